// Pairs by LEMON's blossom matching: a peer to compare speed and scores with.
//
//   c++ -O2 -o lemon lemon.cpp && ./lemon grid21.in [white-anywhere]
//
// Prints the least score and the seconds inside the matching alone (not reading or building).

#include <algorithm>
#include <ctime>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

using Graph = lemon::SmartGraph;
using Weights = Graph::EdgeMap<long long>;

enum Colour { White, Red, Blue, Green, Black };

struct Board {
    int rows = 0, cols = 0;
    std::vector<int> colour;
    std::vector<long long> value;

    int size() const { return rows * cols; }

    bool compatible(int a, int b) const {
        int x = colour[a], y = colour[b];
        if (x == Black || y == Black) return false;
        if (x == White || y == White) return true;
        return (x == Green) == (y == Green);
    }

    // Calls visit(a, b) for every two neighbours that may pair.
    template <class Visit> void neighbours(Visit visit) const {
        for (int a = 0; a < size(); a++) {
            if (a % cols + 1 < cols && compatible(a, a + 1)) visit(a, a + 1);
            if (a + cols < size() && compatible(a, a + cols)) visit(a, a + cols);
        }
    }
};

static bool read(const char *path, Board &board) {
    FILE *file = std::fopen(path, "r");
    if (!file || std::fscanf(file, "%d %d", &board.rows, &board.cols) != 2) return false;
    board.colour.resize(board.size());
    board.value.assign(board.size(), 1);
    for (int &c : board.colour)
        if (std::fscanf(file, "%d", &c) != 1) return false;
    for (long long &v : board.value)
        if (std::fscanf(file, "%lld", &v) != 1) break;
    std::fclose(file);
    return true;
}

// What is saved is maximised: the penalties of an edge's ends less its cost.
struct Problem {
    Graph graph;
    Weights weight{graph};
    std::vector<Graph::Node> node;
    std::vector<long long> penalty;
    long long base = 0;

    explicit Problem(std::vector<long long> alone) : penalty(std::move(alone)) {
        graph.reserveNode(penalty.size());
        for (long long p : penalty) {
            node.push_back(graph.addNode());
            base += p;
        }
    }

    void add(int a, int b, long long cost) {
        long long saved = penalty[a] + penalty[b] - cost;
        if (saved <= 0) return;
        weight[graph.addEdge(node[a], node[b])] = saved;
    }
};

static long long gap(const Board &b, const std::vector<int> &whites, size_t i) {
    return b.value[whites[i]] - (i == 0 ? 0 : b.value[whites[i - 1]]);
}

// The rail: whites by value, two vertices a gap; see the manual page of the game.
static void rail(const Board &board, const std::vector<int> &whites, Problem &problem) {
    int n = board.size();
    auto x = [&](size_t i) { return n + 2 * int(i); };
    auto y = [&](size_t i) { return n + 2 * int(i) + 1; };
    for (size_t i = 0; i < whites.size(); i++) {
        problem.add(x(i), y(i), 0);
        problem.add(y(i), whites[i], i == 0 ? gap(board, whites, 0) : 0);
        if (i == 0) continue;
        long long d = gap(board, whites, i);
        problem.add(x(i), whites[i - 1], d);
        problem.add(x(i), y(i - 1), d + (i == 1 ? gap(board, whites, 0) : 0));
    }
}

int main(int argc, char **argv) {
    Board board;
    if (argc < 2 || !read(argv[1], board)) {
        std::fprintf(stderr, "usage: lemon FILE [white-anywhere]\n");
        return 2;
    }
    bool anywhere = argc > 2 && !std::strcmp(argv[2], "white-anywhere");
    std::vector<long long> alone(board.size());
    std::vector<int> whites;
    for (int i = 0; i < board.size(); i++) {
        alone[i] = board.colour[i] == Black ? 0 : board.value[i];
        if (board.colour[i] == White) whites.push_back(i);
    }
    long long mandatory = 0;
    if (anywhere) {
        std::stable_sort(whites.begin(), whites.end(),
                         [&](int a, int b) { return board.value[a] < board.value[b]; });
        // More than any matching can save otherwise.
        mandatory = 4;
        for (long long v : board.value) mandatory += 4 * v;
        for (int w : whites) alone[w] = mandatory;
        for (size_t i = 0; i < 2 * whites.size(); i++) alone.push_back(i == 0 ? 0 : mandatory);
    }
    Problem problem(alone);
    board.neighbours([&](int a, int b) {
        if (anywhere && board.colour[a] == White && board.colour[b] == White) return;
        problem.add(a, b, std::llabs(board.value[a] - board.value[b]));
    });
    if (anywhere) rail(board, whites, problem);
    lemon::MaxWeightedMatching<Graph, Weights> matching(problem.graph, problem.weight);
    std::clock_t start = std::clock();
    matching.run();
    double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%lld %.6f\n", problem.base - (long long)matching.matchingWeight(), seconds);
}

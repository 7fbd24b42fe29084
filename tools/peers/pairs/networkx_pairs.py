"""Pairs by NetworkX's max_weight_matching: the report's own method, a peer to compare with.

    python3 networkx_pairs.py grid21.in [white-anywhere]

Prints the least score and the seconds inside the matching alone. With white-anywhere every two
whites get an edge: small boards only.
"""

import itertools
import sys
import time

import networkx as nx


def read(path):
    numbers = iter(open(path).read().split())
    rows, cols = int(next(numbers)), int(next(numbers))
    colours = [int(next(numbers)) for _ in range(rows * cols)]
    values = [int(n) for n in numbers] or [1] * (rows * cols)
    return rows, cols, colours, values


def compatible(a, b):
    if 4 in (a, b):
        return False
    return 0 in (a, b) or (a == 3) == (b == 3)


def least_score(rows, cols, colours, values, anywhere=False):
    graph = nx.Graph()

    def add(a, b):
        graph.add_edge(a, b, weight=values[a] + values[b] - abs(values[a] - values[b]))

    for a in range(rows * cols):
        if a % cols + 1 < cols and compatible(colours[a], colours[a + 1]):
            add(a, a + 1)
        if a + cols < rows * cols and compatible(colours[a], colours[a + cols]):
            add(a, a + cols)
    if anywhere:
        for a, b in itertools.combinations([i for i, c in enumerate(colours) if c == 0], 2):
            add(a, b)
    start = time.process_time()
    pairs = nx.max_weight_matching(graph)
    seconds = time.process_time() - start
    total = sum(v for c, v in zip(colours, values) if c != 4)
    return total - sum(graph.edges[p]["weight"] for p in pairs), seconds


if __name__ == "__main__":
    score, seconds = least_score(*read(sys.argv[1]), "white-anywhere" in sys.argv[2:])
    print(score, f"{seconds:.6f}")

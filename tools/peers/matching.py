"""Pairs as matching for two peers: rustworkx, and the min-cost flow of Google's OR-Tools.

    python3 matching.py rustworkx|or-tools FILE

Neighbours on a grid are a bipartite graph, so what is saved is a flow of least cost. Prints one JSON object: the least
score, and the seconds inside the matching alone.
"""

import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "pairs"))
from networkx_pairs import compatible, read  # noqa: E402


def edges(rows, cols, colours, values):
    for a in range(rows * cols):
        for b in ([a + 1] if (a + 1) % cols else []) + ([a + cols] if a + cols < rows * cols else []):
            if compatible(colours[a], colours[b]):
                yield a, b, values[a] + values[b] - abs(values[a] - values[b])


def rustworkx(rows, cols, colours, values):
    import rustworkx as rx

    graph = rx.PyGraph()
    graph.add_nodes_from(range(rows * cols))
    graph.add_edges_from(list(edges(rows, cols, colours, values)))
    start = time.process_time()
    pairs = rx.max_weight_matching(graph, weight_fn=int)
    seconds = time.process_time() - start
    return sum(graph.get_edge_data(a, b) for a, b in pairs), seconds


def or_tools(rows, cols, colours, values):
    from ortools.graph.python import min_cost_flow

    flow = min_cost_flow.SimpleMinCostFlow()
    source, sink = rows * cols, rows * cols + 1
    whites = [a for a in range(rows * cols) if (a // cols + a % cols) % 2 == 0]
    for a in range(rows * cols):
        if (a // cols + a % cols) % 2 == 0:
            flow.add_arc_with_capacity_and_unit_cost(source, a, 1, 0)
        else:
            flow.add_arc_with_capacity_and_unit_cost(a, sink, 1, 0)
    for a, b, saved in edges(rows, cols, colours, values):
        first, second = (a, b) if (a // cols + a % cols) % 2 == 0 else (b, a)
        flow.add_arc_with_capacity_and_unit_cost(first, second, 1, -saved)
    # Whoever is not paired flows past.
    flow.add_arc_with_capacity_and_unit_cost(source, sink, len(whites), 0)
    flow.set_node_supply(source, len(whites))
    flow.set_node_supply(sink, -len(whites))
    start = time.process_time()
    status = flow.solve()
    seconds = time.process_time() - start
    assert status == flow.OPTIMAL, status
    return -flow.optimal_cost(), seconds


def main():
    board = read(sys.argv[2])
    saved, seconds = {"rustworkx": rustworkx, "or-tools": or_tools}[sys.argv[1]](*board)
    total = sum(value for colour, value in zip(board[2], board[3]) if colour != 4)
    print(json.dumps({"answer": total - saved, "seconds": seconds}))


if __name__ == "__main__":
    main()

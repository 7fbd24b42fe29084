"""The five games for CP-SAT of Google's OR-Tools, written from the rules: a peer to compare with.

    python3 cp_sat.py GAME FILE SECONDS

FILE is in the reports' notation (csv, matrix or grid). Prints one JSON object: `answer`, which is the number of
solutions (0, 1, or 2 for several) in Towers, Singles and Unruly and the least score or number of pegs in the others,
or nothing if the time ran out; and `seconds` inside the solver. One thread, as Quadrille has.
"""

import json
import sys
import time

from ortools.sat.python import cp_model


class Solver:
    """CP-SAT with one thread and a limit for all its calls together."""

    def __init__(self, limit):
        self.limit, self.seconds = limit, 0.0
        self.engine = cp_model.CpSolver()
        self.engine.parameters.num_workers = 1
        # Alone, its default strategy leans on the linear relaxation too little to prove a least score.
        self.engine.parameters.linearization_level = 2

    def solve(self, model):
        """True, False, or None when time ran out."""
        self.engine.parameters.max_time_in_seconds = max(0.01, self.limit - self.seconds)
        start = time.process_time()
        status = self.engine.solve(model)
        self.seconds += time.process_time() - start
        return {cp_model.OPTIMAL: True, cp_model.FEASIBLE: None, cp_model.INFEASIBLE: False}.get(status)


def count(model, solver, bits, mend=lambda: False):
    """How many solutions up to two; `mend` may add a rule that the last one breaks, and tells if it did."""
    found = 0
    while found < 2:
        solved = solver.solve(model)
        if solved is None:
            return None
        if not solved:
            return found
        if mend():
            continue
        found += 1
        model.add_bool_or([~bit if solver.engine.value(bit) else bit for bit in bits])
    return found


def fields(path):
    return [line.rstrip("\n").split(",") for line in open(path) if line.strip()]


def towers(path, solver):
    table = fields(path)
    n = len(table) - 2
    model = cp_model.CpModel()
    height = [[model.new_int_var(1, n, "") for _ in range(n)] for _ in range(n)]
    is_ = [[[model.new_bool_var("") for _ in range(n)] for _ in range(n)] for _ in range(n)]
    for r in range(n):
        model.add_all_different(height[r])
        model.add_all_different([height[i][r] for i in range(n)])
        for c in range(n):
            model.add_exactly_one(is_[r][c])
            model.add(height[r][c] == sum((k + 1) * is_[r][c][k] for k in range(n)))
            if table[r + 1][c + 1].strip() not in ("", "0"):
                model.add(height[r][c] == int(table[r + 1][c + 1]))

    def sight(line, clue):
        if clue.strip() in ("", "0"):
            return
        highest, seen = line[0], []
        for tower in line[1:]:
            visible, most = model.new_bool_var(""), model.new_int_var(1, n, "")
            model.add(tower > highest).only_enforce_if(visible)
            model.add(tower < highest).only_enforce_if(~visible)
            model.add_max_equality(most, [highest, tower])
            seen.append(visible)
            highest = most
        model.add(sum(seen) == int(clue) - 1)

    for i in range(n):
        column = [height[r][i] for r in range(n)]
        sight(column, table[0][i + 1])
        sight(column[::-1], table[n + 1][i + 1])
        sight(height[i], table[i + 1][0])
        sight(height[i][::-1], table[i + 1][n + 1])
    return count(model, solver, [bit for row in is_ for cell in row for bit in cell])


def unruly(path, solver):
    table = fields(path)
    model = cp_model.CpModel()
    black = [[model.new_bool_var("") for _ in row] for row in table]
    for row, line in zip(table, black):
        for text, bit in zip(row, line):
            if text.strip() in ("0", "1"):
                model.add(bit == int(text))
    for line in black + [list(column) for column in zip(*black)]:
        model.add(sum(line) == len(line) // 2)
        for three in zip(line, line[1:], line[2:]):
            model.add_bool_or(three)
            model.add_bool_or([~bit for bit in three])
    return count(model, solver, [bit for line in black for bit in line])


def singles(path, solver):
    table = fields(path)
    rows, cols = len(table), len(table[0])
    model = cp_model.CpModel()
    black = {(r, c): model.new_bool_var("") for r in range(rows) for c in range(cols)}
    lines = [[(r, c) for c in range(cols)] for r in range(rows)]
    lines += [[(r, c) for r in range(rows)] for c in range(cols)]
    for line in lines:
        for i, a in enumerate(line):
            for b in line[:i]:
                same = table[a[0]][a[1]].strip() == table[b[0]][b[1]].strip()
                if same and table[a[0]][a[1]].strip() not in ("", ".", "?"):
                    model.add_bool_or([black[a], black[b]])
        for a, b in zip(line, line[1:]):
            model.add_bool_or([~black[a], ~black[b]])

    def around(cell):
        r, c = cell
        return [near for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if near in black]

    def mend():
        """Adds that one of the blacks around each shut-in area must be white, as the report does."""
        open_ = {cell for cell, bit in black.items() if not solver.engine.value(bit)}
        areas = []
        while open_:
            area, todo = set(), [open_.pop()]
            while todo:
                cell = todo.pop()
                area.add(cell)
                for near in around(cell):
                    if near in open_:
                        open_.remove(near)
                        todo.append(near)
            areas.append(area)
        for area in areas if len(areas) > 1 else []:
            border = {near for cell in area for near in around(cell)} - area
            model.add_bool_or([~black[cell] for cell in border])
        return len(areas) > 1

    return count(model, solver, list(black.values()), mend)


def pairs(path, solver):
    numbers = iter(open(path).read().split())
    rows, cols = int(next(numbers)), int(next(numbers))
    colours = [int(next(numbers)) for _ in range(rows * cols)]
    values = [int(number) for number in numbers] or [1] * (rows * cols)
    model = cp_model.CpModel()
    edges = {a: [] for a in range(rows * cols)}
    saved = []
    for a in range(rows * cols):
        for b in ([a + 1] if (a + 1) % cols else []) + ([a + cols] if a + cols < rows * cols else []):
            x, y = colours[a], colours[b]
            if 4 in (x, y) or not (0 in (x, y) or (x == 3) == (y == 3)):
                continue
            pair = model.new_bool_var("")
            edges[a].append(pair)
            edges[b].append(pair)
            saved.append((values[a] + values[b] - abs(values[a] - values[b])) * pair)
    for touching in edges.values():
        model.add_at_most_one(touching)
    total = sum(value for colour, value in zip(colours, values) if colour != 4)
    model.minimize(total - sum(saved))
    return round(solver.engine.objective_value) if solver.solve(model) else None


def pegs(path, solver):
    table = [[int(text) for text in line.replace(",", " ").split()] for line in open(path) if line.strip()]
    cells = {(r, c): v == 1 for r, row in enumerate(table) for c, v in enumerate(row) if v != 2}
    jumps = []
    for r, c in cells:
        for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            over, to = (r + dr, c + dc), (r + 2 * dr, c + 2 * dc)
            if over in cells and to in cells:
                jumps.append(((r, c), over, to))
    start = sum(cells.values())
    model = cp_model.CpModel()
    state = {cell: model.new_constant(int(peg)) for cell, peg in cells.items()}
    made, before = [], None
    for _ in range(start - 1):
        chosen = [model.new_bool_var("") for _ in jumps]
        any_ = model.new_bool_var("")
        model.add(sum(chosen) == any_)
        if before is not None:
            model.add_implication(any_, before)
        after = {cell: model.new_bool_var("") for cell in cells}
        change = {cell: 0 for cell in cells}
        for jump, (from_, over, to) in zip(chosen, jumps):
            model.add_implication(jump, state[from_])
            model.add_implication(jump, state[over])
            model.add(state[to] == 0).only_enforce_if(jump)
            change[from_] -= jump
            change[over] -= jump
            change[to] += jump
        for cell in cells:
            model.add(after[cell] == state[cell] + change[cell])
        state, before = after, any_
        made.append(any_)
    model.minimize(start - sum(made))
    return round(solver.engine.objective_value) if solver.solve(model) else None


def main():
    game, path, limit = sys.argv[1:]
    solver = Solver(float(limit))
    answer = {"towers": towers, "singles": singles, "unruly": unruly, "pairs": pairs, "pegs": pegs}[game](path, solver)
    print(json.dumps({"answer": answer, "seconds": solver.seconds}))


if __name__ == "__main__":
    main()

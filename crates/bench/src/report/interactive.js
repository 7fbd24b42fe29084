// Filters of a campaign's page: by method, tag, size and name; the overview, the curves and the results array follow.
{
  const { columns, limit, runs } = JSON.parse(
    document.getElementById("data").textContent,
  );
  const by = (id) => document.getElementById(id);
  const COLOURS = [
    "#0072B2",
    "#D55E00",
    "#009E73",
    "#A2508A",
    "#C28500",
    "#3A9BD6",
    "#000000",
    "#777777",
  ];
  const DASHES = [
    "",
    "7 3",
    "2 2.5",
    "9 3 2 3",
    "5 2",
    "1 2",
    "12 4",
    "4 2 1 2",
  ];

  const boxes = columns.map((name) => {
    const label = document.createElement("label");
    const box = Object.assign(document.createElement("input"), {
      type: "checkbox",
      checked: true,
    });
    label.append(box, ` ${name} `);
    by("methods").append(label);
    return box;
  });
  const unique = (list) => [...new Set(list)];
  const tags = unique(runs.map((run) => run.tag)).filter(Boolean);
  by("tag").append(
    new Option("all", ""),
    ...tags.map((tag) => new Option(tag, tag)),
  );
  by("tag").parentElement.hidden = tags.length < 2;
  const sizes = unique(runs.map((run) => run.size)).sort((a, b) => a - b);
  for (const id of ["least", "most"])
    by(id).append(...sizes.map((size) => new Option(`${size} cells`, size)));
  by("most").selectedIndex = sizes.length - 1;
  by("least").parentElement.hidden = by("most").parentElement.hidden =
    sizes.length < 2;

  const time = (seconds) => {
    if (seconds === null || Number.isNaN(seconds)) return "";
    const [scaled, unit] =
      seconds < 1e-3
        ? [seconds * 1e6, "µs"]
        : seconds < 1
          ? [seconds * 1e3, "ms"]
          : [seconds, "s"];
    return `${Number(scaled.toPrecision(3))} ${unit}`;
  };
  const median = (sorted) =>
    sorted.length
      ? (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
      : null;

  /** The chosen runs in which every method that has objectives at all has one: means of others cannot be compared. */
  const common = (chosen, shown) => {
    const value = (run, column) => run.samples[column]?.[3] ?? null;
    const valued = shown.filter((column) =>
      chosen.some((run) => value(run, column) !== null),
    );
    return chosen.filter((run) =>
      valued.every((column) => value(run, column) !== null),
    );
  };

  /** What a method made of the chosen runs. */
  const summed = (chosen, shared, column) => {
    const samples = chosen.map((run) => run.samples[column]).filter(Boolean);
    const asked = samples.filter(([, , verdict]) => verdict !== "invalid");
    const solved = asked.filter(([, counts]) => counts);
    const times = solved.map(([seconds]) => seconds).sort((a, b) => a - b);
    const own = asked
      .filter(([, , , , ended]) => ended)
      .map(([seconds]) => seconds)
      .sort((a, b) => a - b);
    const par2 =
      asked.reduce(
        (sum, [seconds, , , , ended]) => sum + (ended ? seconds : 2 * limit),
        0,
      ) / asked.length;
    const values = shared
      .map((run) => run.samples[column]?.[3] ?? null)
      .filter((value) => value !== null);
    const mean = values.length
      ? values.reduce((a, b) => a + b, 0) / values.length
      : null;
    return {
      solved: solved.length,
      asked: asked.length,
      times,
      own,
      par2,
      mean,
    };
  };

  const cell = (row, text, head) => {
    const made = document.createElement(head ? "th" : "td");
    made.textContent = text;
    row.append(made);
  };

  function table(sums, count) {
    const heads = ["method", "solved", "median", "slowest", "PAR-2"];
    const valued = sums.some(({ mean }) => mean !== null);
    if (valued) heads.push(`mean objective (${count} runs in common)`);
    by("counts").replaceChildren();
    const head = by("counts").createTHead().insertRow();
    heads.forEach((text) => cell(head, text, true));
    const body = by("counts").createTBody();
    for (const { name, solved, asked, own, par2, mean } of sums) {
      const row = body.insertRow();
      const texts = [
        name,
        `${solved} of ${asked}`,
        time(median(own)),
        time(own.at(-1) ?? null),
        time(par2),
      ];
      if (valued) texts.push(mean === null ? "" : mean.toFixed(2));
      texts.forEach((text) => cell(row, text, false));
    }
  }

  /** How many were solved within a time. */
  function curves(sums, count) {
    const [width, height, left, bottom] = [760, 320, 60, 40];
    const all = sums
      .flatMap(({ times }) => times)
      .map((t) => Math.max(t, 1e-7));
    by("curves").replaceChildren();
    if (!all.length) return;
    const low = Math.log10(Math.min(...all)) - 0.1;
    const high = Math.max(Math.log10(Math.max(...all)) + 0.1, low + 1);
    const x = (t) =>
      left +
      ((Math.log10(Math.max(t, 1e-7)) - low) / (high - low)) *
        (width - left - 20);
    const y = (n) => height - bottom - (n / count) * (height - bottom - 20);
    const parts = [`<rect width="${width}" height="${height}" fill="#fff"/>`];
    for (let decade = Math.ceil(low); decade <= high; decade++)
      parts.push(
        `<path d="M${x(10 ** decade)} 20V${height - bottom}" stroke="#e3e3e3"/>`,
        `<text x="${x(10 ** decade)}" y="${height - bottom + 18}" text-anchor="middle">${time(10 ** decade)}</text>`,
      );
    for (const share of [0, 0.5, 1])
      parts.push(
        `<path d="M${left} ${y(share * count)}H${width - 20}" stroke="#e3e3e3"/>`,
        `<text x="${left - 8}" y="${y(share * count) + 4}" text-anchor="end">${Math.round(share * count)}</text>`,
      );
    for (const { column, times } of sums) {
      let d = "";
      times.forEach(
        (t, i) => (d += `${i ? "L" : "M"}${x(t)} ${y(i)}V${y(i + 1)}`),
      );
      if (d) d += `H${width - 20}`;
      const look = `stroke="${COLOURS[column % 8]}" stroke-dasharray="${DASHES[column % 8]}"`;
      parts.push(`<path d="${d}" fill="none" stroke-width="2" ${look}/>`);
    }
    const legend = sums.map(
      ({ name, column }, i) =>
        `<text x="${left + 12}" y="${34 + 16 * i}" fill="${COLOURS[column % 8]}" font-weight="600">${name.replace(/[<&]/g, "")}</text>`,
    );
    by("curves").innerHTML =
      `<svg viewBox="0 0 ${width} ${height}" width="${width}" font-size="12" font-family="inherit" role="img" ` +
      `aria-label="instances solved within a time">${parts.join("")}${legend.join("")}</svg>` +
      "<figcaption>Runs of this choice solved within a time (logarithmic axis).</figcaption>";
  }

  /** The results array shows the chosen runs and methods alone. */
  function array(chosen, shown) {
    const body = document.querySelector("#array table");
    if (!body) return;
    const names = new Set(chosen.map((run) => run.name));
    const seeds = body.tHead.rows[0].cells[1]?.textContent === "seed" ? 1 : 0;
    const each = (body.tHead.rows[0].cells.length - 1 - seeds) / columns.length;
    for (const row of body.tBodies[0].rows)
      row.hidden = !names.has(row.cells[0].textContent);
    for (const row of body.rows)
      [...row.cells].forEach((one, at) => {
        one.hidden =
          at > seeds && !shown.includes(Math.floor((at - 1 - seeds) / each));
      });
  }

  function narrow() {
    const words = by("words").value.toLowerCase().split(/\s+/).filter(Boolean);
    const [least, most] = [Number(by("least").value), Number(by("most").value)];
    const chosen = runs.filter(
      (run) =>
        (!by("tag").value || run.tag === by("tag").value) &&
        (sizes.length < 2 || (run.size >= least && run.size <= most)) &&
        words.every((word) => run.name.toLowerCase().includes(word)),
    );
    const shown = columns.flatMap((_, column) =>
      boxes[column].checked ? [column] : [],
    );
    const shared = common(chosen, shown);
    const sums = shown.map((column) => ({
      column,
      name: columns[column],
      ...summed(chosen, shared, column),
    }));
    table(sums, shared.length);
    curves(sums, Math.max(1, chosen.length));
    array(chosen, shown);
    by("shown").textContent = `${chosen.length} of ${runs.length} runs`;
  }

  by("chosen").hidden = false;
  by("chosen").addEventListener("input", narrow);
  narrow();
}

// The tables that docs/measurements.md holds.

/** The mean of some numbers; undefined of none. */
export function mean(numbers) {
  return numbers.length === 0 || numbers.includes(undefined)
    ? undefined
    : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/**
 * Rows of a measure by part and half: `judged` has `isOpen`, `parts` and, under each name of `measures`, the program's
 * value and the baseline's.
 */
export function rowsOf(judged, measures, parts = ["all"]) {
  return parts.flatMap((part) => {
    const some = judged.filter((one) => part === "all" || one.parts.includes(part));
    return measures.map(({ key, ...shown }) => ({ part, ...shown, ...halvesOf(some, key) }));
  });
}

function halvesOf(some, key) {
  const half = (isOpen) => {
    const rows = some.filter((one) => one.isOpen === isOpen && one[key] !== undefined);
    return { n: rows.length, values: [0, 1].map((at) => mean(rows.map((one) => one[key][at]))) };
  };
  return { open: half(true), closed: half(false) };
}

/** Prints what was proved as a Markdown table. */
export function printTable(name, { title, version, note, rows, misses = [] }, seconds) {
  console.log(`## ${name}: ${title}\n`);
  if (note) console.log(`${note}\n`);
  console.log(
    "| Part | Metric | Level | k | n (open, closed) | Open: program, BM25 | Closed: program, BM25 |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const { part, metric, level, k, open, closed } of rows) {
    const cells = [
      part,
      metric,
      level,
      k ?? "",
      `${open.n}, ${closed.n}`,
      pair(open.values),
      pair(closed.values),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log(`\nVersion ${version}, ${seconds.toFixed(0)} s.\n`);
  for (const miss of misses) console.log(miss);
}

function pair(values) {
  return values.map((value) => (value === undefined ? "–" : share(value))).join(", ");
}

function share(value) {
  return value.toFixed(3).replace(/^0/, "");
}

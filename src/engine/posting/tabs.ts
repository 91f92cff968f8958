/** The heading of a table of demands: a column of what must be, and one of what may be. */
function isHead(cells: readonly string[]): boolean {
  return cells.some((cell) => required.test(cell)) && cells.some((cell) => preferred.test(cell));
}

const required = /^\W*(?:essential|required|must)/iu;
const preferred = /^\W*(?:desirable|preferred|nice)/iu;

/** Cells between bars, as a table without its lines has them, get tabs, which the readers know. Positions stay. */
export function withTabs(folded: string): string {
  const rows = folded.split("\n").filter((line) => / \|(?: |$)/.test(line));
  if (rows.length < LEAST_ROWS || !rows.some((row) => isHead(row.split("|").map((cell) => cell.trim()))))
    return folded;
  return folded.replace(/^.* \|(?: .*)?$/gmu, (row) =>
    row
      .replace(/ \|(?: |$)/g, (bar) => (bar.length === 3 ? " \t " : " \t"))
      .replace(/^(\s{0,8})\|(?= )/u, "$1\t"),
  );
}

const LEAST_ROWS = 3;

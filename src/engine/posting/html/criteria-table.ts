/** Where a column of a drawn table starts, in characters. */
interface Column {
  name: string;
  start: number;
}

/** The heading of a table whose columns say how much each row is wanted. */
export interface CriteriaTable {
  columns: readonly Column[];
  isTabbed: boolean;
}

const essential =
  /^(?:essential|required|mandatory|must(?:[ -]have)?|erforderlich|zwingend|muss|exigé|requis|imprescindible|requerido|essencial|obrigatório|richiesto|vereist)$/iu;
const desirable =
  /^(?:desirable|preferred|optional|nice(?:[ -]to[ -]have)?|wünschenswert|kann|souhaité|souhaitable|deseable|desejável|preferibile|gewenst)$/iu;

/**
 * The heading of such a table, drawn with spaces or tabs: "Essential   Desirable   How assessed"; undefined for
 * other lines.
 */
export function criteriaTable(line: string): CriteriaTable | undefined {
  const isTabbed = line.includes("\t");
  const all = isTabbed ? tabbed(line) : spaced(line);
  // "Criteria   Essential   Desirable": the first column names the rows.
  const isNamed =
    !isTabbed && all.length > 2 && ![essential, desirable].some((one) => one.test(all[0]?.name ?? ""));
  const columns = isNamed ? all.slice(1) : all;
  const isHead =
    columns.some(({ name }) => essential.test(name)) && columns.some(({ name }) => desirable.test(name));
  return isHead && columns.every(({ name }) => name.length <= MAX_NAME) ? { columns, isTabbed } : undefined;
}

const MAX_NAME = 40;

/** The heading of a table with tabs between columns, the first of which names the rows. */
export function headOf({ columns, isTabbed }: CriteriaTable): string {
  const names = columns.map(({ name }) => name);
  return (isTabbed ? names : ["", ...names]).join("\t");
}

/** A row below such a heading with a tab between cells, including empty ones; undefined if a line is not a row. */
export function rowOf(line: string, { columns, isTabbed }: CriteriaTable): string | undefined {
  if (isTabbed)
    return line.includes("\t")
      ? line
          .split("\t")
          .map((cell) => cell.trim())
          .join("\t")
      : undefined;
  const cells = spaced(line);
  const left = columns[0]?.start ?? 0;
  // A cell continued in the next line has no name before it.
  const isWithoutName = (cells[0]?.start ?? 0) > left - MAX_SHIFT;
  const [first, ...others] = isWithoutName ? [{ name: "", start: 0 }, ...cells] : cells;
  // A name that extends into the columns has pushed its marks out of place.
  if (first === undefined || first.start + first.name.length > left) return undefined;
  if (others.length === 0 || others.length > columns.length) return undefined;
  const places = others.map((cell) => nearest(cell, columns));
  if (new Set(places).size < places.length) return undefined;
  const row = columns.map((_, column) => others[places.indexOf(column)]?.name ?? "");
  return [first.name, ...row].join("\t");
}

const MAX_SHIFT = 3;

/** True for the name of a group of rows, which stands alone: "Qualifications". */
export function isGroupName(line: string, { columns, isTabbed }: CriteriaTable): boolean {
  const [only, ...others] = spaced(line);
  return (
    !isTabbed &&
    only !== undefined &&
    others.length === 0 &&
    only.start + only.name.length <= (columns[0]?.start ?? 0) &&
    only.name.split(" ").length <= MAX_GROUP &&
    !/[.,;:!?]$/u.test(only.name)
  );
}

const MAX_GROUP = 4;

/** The column whose middle contains a cell. */
function nearest(cell: Column, columns: readonly Column[]): number {
  const middle = ({ name, start }: Column): number => start + name.length / 2;
  const distances = columns.map((column) => Math.abs(middle(column) - middle(cell)));
  return distances.indexOf(Math.min(...distances));
}

function tabbed(line: string): Column[] {
  return line.split("\t").map((name, start) => ({ name: name.trim(), start }));
}

function spaced(line: string): Column[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: name, index }) => ({ name, start: index }));
}

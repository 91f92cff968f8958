import type { AnsweredColumn, Statement } from "./statement.ts";

/** The columns of statements that were answered before, by text. */
export interface KnownColumns {
  of: (text: string) => readonly AnsweredColumn[] | undefined;
  learn: (text: string, columns: readonly AnsweredColumn[]) => void;
  /** One statement for several reads. Undefined if there are too many of these already: each connection prepares each. */
  joined: (texts: readonly string[], make: () => string) => string | undefined;
}

const MOST_TEXTS = 2000;
const MOST_JOINED = 300;
/** PostgreSQL passes at most 100 values to a function. */
const MOST_COLUMNS = 100;

/** Creates the columns that a process knows of its statements. */
export function createKnownColumns(): KnownColumns {
  const known = new Map<string, readonly AnsweredColumn[]>();
  const joined = new Map<string, string>();
  return {
    of: (text) => known.get(text),
    learn: (text, columns) => {
      if (known.size < MOST_TEXTS && isSendable(columns)) known.set(text, columns);
    },
    joined: (texts, make) => {
      const key = texts.join("\n");
      const text = joined.get(key) ?? (joined.size < MOST_JOINED ? make() : undefined);
      if (text !== undefined) joined.set(key, text);
      return text;
    },
  };
}

const numberTypes: ReadonlySet<number> = new Set([20, 21, 23, 26, 700, 701]);
const BOOLEAN = 16;
const jsonTypes: ReadonlySet<number> = new Set([114, 3802]);

/** True if each value passes through JSON unchanged: as a number, a boolean or the text that the driver would give. */
function isSendable(columns: readonly AnsweredColumn[]): boolean {
  return columns.length > 0 && columns.length <= MOST_COLUMNS && columns.every(isKnownType);
}

function isKnownType({ type, parser }: AnsweredColumn): boolean {
  return parser === undefined || numberTypes.has(type) || type === BOOLEAN || jsonTypes.has(type);
}

/** A read whose columns are known. */
export interface KnownRead {
  statement: Statement;
  columns: readonly AnsweredColumn[];
}

/** Makes one statement of several reads: a JSON list of each one's rows. Undefined if they have to be sent apart. */
export function joinReads(reads: readonly KnownRead[], known: KnownColumns): Statement | undefined {
  const text = known.joined(
    reads.map(({ statement }) => statement.text),
    () => `select ${numbered(reads).map(listOf).join(", ")}`,
  );
  if (text === undefined) return undefined;
  return { text, values: reads.flatMap(({ statement }) => statement.values), shape: "values" };
}

function listOf({ statement: { text }, columns }: KnownRead, at: number): string {
  const names = columns.map((_, column) => `c${column}`);
  const cells = columns.map(({ type }, column) =>
    numberTypes.has(type) || type === BOOLEAN ? `c${column}` : `c${column}::text`,
  );
  return `(select json_agg(json_build_array(${cells.join(", ")})) from (${text}) as t (${names.join(", ")})) as a${at}`;
}

/** The reads with their parameters renumbered, as those of one statement. */
function numbered(reads: readonly KnownRead[]): KnownRead[] {
  let before = 0;
  return reads.map(({ statement, columns }) => {
    const text = renumbered(statement.text, before);
    before += statement.values.length;
    return { statement: { ...statement, text }, columns };
  });
}

/** Raises the number of each parameter in a statement. */
function renumbered(text: string, by: number): string {
  return by === 0 ? text : text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`);
}

/** The rows of one of the joined reads, as the driver would have given them. */
export function rowsOfJoined({ statement, columns }: KnownRead, list: unknown): unknown[] {
  const rows: unknown[][] = typeof list === "string" ? JSON.parse(list) : [];
  // Infinity and NaN are texts in JSON.
  for (const row of rows)
    for (const [at, { type }] of columns.entries())
      if (numberTypes.has(type) && typeof row[at] === "string") row[at] = Number(row[at]);
  if (statement.shape === "values") return rows;
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));
}

/** Makes one statement of several writes that touch different tables. The last one's answer counts. */
export function joinWrites(writes: readonly Pick<Statement, "text" | "values">[]): Statement {
  let before = 0;
  const texts = writes.map(({ text, values }) => {
    const own = renumbered(text, before);
    before += values.length;
    return own;
  });
  const last = texts.pop() ?? "";
  const first = texts.map((text, at) => `w${at} as (${text})`).join(", ");
  return {
    text: first === "" ? last : `with ${first} ${last}`,
    values: writes.flatMap(({ values }) => values),
    shape: "rows",
  };
}

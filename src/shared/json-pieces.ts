/**
 * The JSON text of plain data in parts. An iterator stands for an array that is never complete in memory: each
 * part reads one more element. Together the parts are the text that JSON.stringify gives for the arrays, indented
 * by two spaces if `isIndented`.
 */
export function* jsonPieces(value: unknown, isIndented = false, margin = "\n"): Generator<string> {
  const inner = isIndented ? `${margin}  ` : "";
  const outer = isIndented ? margin : "";
  if (isIterator(value)) yield* listPieces(value, { isIndented, inner, outer });
  else if (isPlainObject(value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    if (fields.length === 0) return yield "{}";
    let before = "{";
    for (const [name, field] of fields) {
      yield `${before}${inner}${JSON.stringify(name)}:${isIndented ? " " : ""}`;
      yield* jsonPieces(field, isIndented, inner);
      before = ",";
    }
    yield `${outer}}`;
  } else yield textOf(value, isIndented, margin);
}

interface Layout {
  isIndented: boolean;
  inner: string;
  outer: string;
}

function* listPieces(rows: Iterable<unknown>, { isIndented, inner, outer }: Layout): Generator<string> {
  let before = "[";
  for (const row of rows) {
    yield `${before}${inner}${textOf(row, isIndented, inner)}`;
    before = ",";
  }
  yield before === "[" ? "[]" : `${outer}]`;
}

/** JSON escapes line breaks inside strings, so all line breaks in the text are layout. */
function textOf(value: unknown, isIndented: boolean, margin: string): string {
  return isIndented ? JSON.stringify(value, null, 2).replaceAll("\n", margin) : JSON.stringify(value);
}

function isIterator(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && "next" in value && Symbol.iterator in value;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same text in parts of at least `size` characters, except the last. */
export function* inChunks(pieces: Iterable<string>, size = 64 * 1024): Generator<string> {
  let gathered = "";
  for (const piece of pieces) {
    gathered += piece;
    if (gathered.length < size) continue;
    yield gathered;
    gathered = "";
  }
  if (gathered !== "") yield gathered;
}

/**
 * The JSON text of plain data in pieces, in which an iterator stands for an array that is never whole in memory: with
 * each piece it is read one element further. The pieces make the text that JSON.stringify gives of the arrays,
 * indented by two spaces where `isIndented`.
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

/** Line breaks inside a string are escaped in JSON, so that those of the text are all of its layout. */
function textOf(value: unknown, isIndented: boolean, margin: string): string {
  return isIndented ? JSON.stringify(value, null, 2).replaceAll("\n", margin) : JSON.stringify(value);
}

function isIterator(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && "next" in value && Symbol.iterator in value;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same text in pieces of at least `size` characters, the last one excepted. */
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

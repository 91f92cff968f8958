/** Receives a text in pieces, in order; `end` emits the remaining rows. */
export interface TextSink {
  write: (piece: string) => void;
  end: () => void;
}

export interface RowHandlers {
  /** `line` is the 1-based line the row begins on. */
  row: (cells: string[], line: number) => void;
  bad: (line: number, reason: string) => void;
}

/** Rows of known files are much shorter. A longer one is damaged or hostile. */
const MAX_ROW_LENGTH = 1_000_000;

/** Reads tab-separated lines (LF or CRLF, no quoting). Skips empty lines. Linear in the text. */
export function tabRows({ row, bad }: RowHandlers): TextSink {
  let rest = "";
  let line = 1;
  let dropping = false;
  const take = (text: string) => {
    const content = text.endsWith("\r") ? text.slice(0, -1) : text;
    if (dropping || content.length > MAX_ROW_LENGTH) bad(line, ROW_TOO_LONG);
    else if (content !== "") row(content.split("\t"), line);
    dropping = false;
    line += 1;
  };
  return {
    write: (piece) => {
      const lines = piece.split("\n");
      const last = lines.pop() ?? "";
      for (const text of lines) {
        take(rest + text);
        rest = "";
      }
      rest += last;
      if (rest.length > MAX_ROW_LENGTH) {
        dropping = true;
        rest = "";
      }
    },
    end: () => {
      if (rest !== "" || dropping) take(rest);
      rest = "";
    },
  };
}

export interface CsvStyle {
  /** One character; a comma by default. */
  delimiter?: string;
  /** Empty lines count as rows, so that rows keep their spreadsheet numbers. */
  keepsEmpty?: boolean;
}

/**
 * Reads comma-separated rows by RFC 4180: quoted cells may contain commas, doubled quotes and line breaks.
 * Linear. Not csv-parse: it cannot skip one row that is too long, and counts a CRLF inside quotes as two lines.
 */
export function csvRows(
  { row, bad }: RowHandlers,
  { delimiter = ",", keepsEmpty = false }: CsvStyle = {},
): TextSink {
  const separator = delimiter.charCodeAt(0);
  let state: "open" | "quoted" | "closing" = "open";
  let cells: string[] = [];
  let cell = "";
  let size = 0;
  let line = 1;
  let first = 1;

  const keep = (text: string) => {
    size += text.length;
    if (size <= MAX_ROW_LENGTH) cell += text;
  };
  const endCell = () => {
    cells.push(cell);
    cell = "";
  };
  const endRow = () => {
    if (cell.endsWith("\r")) cell = cell.slice(0, -1);
    endCell();
    if (size > MAX_ROW_LENGTH) bad(first, ROW_TOO_LONG);
    else if (keepsEmpty || cells.length > 1 || cells[0] !== "") row(cells, first);
    cells = [];
    size = 0;
    first = line;
  };
  /** Reads the character at `at` outside quotes; returns the next index. */
  const runtime = (piece: string, at: number): number => {
    const mark = piece[at];
    if (mark === '"' && cell === "") state = "quoted";
    else if (mark === delimiter) endCell();
    else if (mark === "\n") {
      line += 1;
      endRow();
    } else {
      const end = plainEnd(piece, at, separator);
      keep(piece.slice(at, end));
      return end;
    }
    size += 1;
    return at + 1;
  };
  const inside = (piece: string, at: number): number => {
    const quote = piece.indexOf('"', at);
    const text = piece.slice(at, quote < 0 ? piece.length : quote);
    keep(text);
    line += countBreaks(text);
    if (quote < 0) return piece.length;
    state = "closing";
    return quote + 1;
  };
  return {
    write: (piece) => {
      let at = 0;
      while (at < piece.length) {
        if (state === "closing") {
          const doubled = piece[at] === '"';
          state = doubled ? "quoted" : "open";
          if (!doubled) continue;
          keep('"');
          at += 1;
        } else at = state === "quoted" ? inside(piece, at) : runtime(piece, at);
      }
    },
    end: () => {
      if (state === "quoted") bad(first, "a quote is never closed");
      else if (cell !== "" || cells.length > 0) endRow();
    },
  };
}

const ROW_TOO_LONG = "it is longer than a million characters";

/** The end of the run of ordinary characters at `at`, at least one character further. */
function plainEnd(piece: string, at: number, separator: number): number {
  let end = at + 1;
  while (end < piece.length) {
    const code = piece.charCodeAt(end);
    if (code === separator || code === NEWLINE || code === QUOTE) break;
    end += 1;
  }
  return end;
}

const NEWLINE = 10;
const QUOTE = 34;

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

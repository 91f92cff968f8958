import { stripInvisible } from "../../shared/text/invisible-characters.ts";

const MOST_CHARACTERS = 300_000;

/** Collects the lines of a text, with at most one blank line between blocks. */
export interface TextLines {
  add: (line: string) => void;
  gap: () => void;
  /** The text's length so far: where the next line starts. */
  length: () => number;
  text: () => string;
}

/** Starts an empty text. Anything beyond the maximum length is dropped. */
export function createTextLines(): TextLines {
  const lines: string[] = [];
  let length = 0;
  const push = (line: string) => {
    if (length > MOST_CHARACTERS) return;
    lines.push(line);
    length += line.length + 1;
  };
  return {
    add: (line) => {
      const clean = tidy(line);
      if (clean !== "") push(clean);
    },
    gap: () => {
      if (lines.length > 0 && lines.at(-1) !== "") push("");
    },
    length: () => length,
    text: () => lines.join("\n"),
  };
}

/** A line in its stored form: without invisible characters and ligature forms, with single spaces. */
export function tidy(line: string): string {
  return stripInvisible(line.replace(/[\uFB00-\uFB06]/g, (sign) => sign.normalize("NFKC")))
    .replace(/[\r\n\v\f\u0085\u2028\u2029]/g, " ")
    .replace(/[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g, " ")
    .replace(/ ?\t[\t ]*/g, "\t")
    .trim();
}

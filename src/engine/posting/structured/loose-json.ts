import { decodeEntities } from "../html/tokens.ts";

/**
 * The value of a JSON text as sites write it: in CDATA or entities, with comments, extra commas and raw line
 * breaks.
 */
export function parseLoosely(text: string): { value: unknown } | undefined {
  const bare = text
    .trim()
    .replace(/^(?:\/\/)?\s?<!(?:--|\[CDATA\[)/, "")
    .replace(/(?:\/\/)?\s?(?:-->|\]\]>)$/, "")
    .trim();
  const ways = [() => bare, () => repaired(bare), () => repaired(decodeEntities(bare))];
  for (const way of ways) {
    try {
      const value: unknown = JSON.parse(way());
      return { value };
    } catch {
      // Try the next form.
    }
  }
  return undefined;
}

const breaks: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\r": "" };

/** A JSON text without what is invalid between its values and in its strings. */
function repaired(text: string): string {
  const out: string[] = [];
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? "";
    if (char === '"') at = copyText(text, at, out);
    else if (text.startsWith("/*", at)) at = behind(text, "*/", at);
    else if (text.startsWith("//", at)) at = behind(text, "\n", at);
    else {
      if (char === "}" || char === "]") dropComma(out);
      out.push(char < " " ? " " : char);
      at += 1;
    }
  }
  return out.join("").replace(/;\s*$/, "");
}

/** Copies a string with its quotes and returns the position after it. */
function copyText(text: string, from: number, out: string[]): number {
  out.push('"');
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === "\\") {
      at += 1;
      out.push(char, text[at] ?? "");
    } else {
      out.push(char < " " ? (breaks[char] ?? " ") : char);
      if (char === '"') return at + 1;
    }
  }
  return text.length;
}

function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}

/** Removes a comma that nothing followed. */
function dropComma(out: string[]): void {
  let last = out.length - 1;
  while (out[last] === " ") last -= 1;
  if (out[last] === ",") out.length = last;
}

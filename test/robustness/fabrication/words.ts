/** A text in an answer and the path of keys it stands at. */
export interface Leaf {
  path: string;
  text: string;
}

/** All texts and numbers of a JSON value; keys that are no names of ours count as texts too. */
export function leavesOf(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, text: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`));
}

/** One text is asked about many words in a row. */
let last: { text: string; words: readonly string[] } = { text: "", words: [] };

/** The words of a text, lower case, without marks; a number alone is one word. */
export function wordsOf(text: string): readonly string[] {
  if (last.text !== text) last = { text, words: split(text) };
  return last.words;
}

function split(text: string): string[] {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return [text];
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  );
}

/** Whether a text has a word that begins so, or a number that is so. */
export function hasWord(text: string, start: string): boolean {
  const wanted = start.toLowerCase();
  const isNumber = /^\d+$/.test(wanted);
  return wordsOf(text).some((word) => (isNumber ? word === wanted : word.includes(wanted)));
}

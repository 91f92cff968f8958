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
let last = { text: "", said: " " };

/** Whether a text has these words, whole and in a row: "Java" is not in "JavaScript", nor 37 in 1937. */
export function hasWords(text: string, wanted: string): boolean {
  if (last.text !== text) last = { text, said: ` ${wordsOf(text).join(" ")} ` };
  return last.said.includes(` ${wordsOf(wanted).join(" ")} `);
}

/** The words of a text, lower case, without marks; a number alone is one word, and so is each Chinese character. */
export function wordsOf(text: string): string[] {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return [text];
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}+#])+/gu) ?? []
  );
}

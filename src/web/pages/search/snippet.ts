/** The characters of a snippet, and of it those before the first word that was searched for. */
const LENGTH = 160;
const BEFORE = 50;

/** The part of a text around the first of the words, in one line. Empty if it says no more than the title. */
export function snippetOf(text: string, query: string, title: string): string {
  const line = withoutMarks(text).replace(/\s+/g, " ").trim();
  const name = title.replace(/…$/, "").trim();
  const rest = line.startsWith(name) ? line.slice(name.length).trim() : line;
  if (rest === "" || name.includes(rest)) return "";
  const places = wordsOf(query)
    .map((word) => rest.toLowerCase().indexOf(word))
    .filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const begins = first <= BEFORE ? 0 : rest.indexOf(" ", first - BEFORE) + 1;
  const part = rest.slice(begins, begins + LENGTH);
  const ends = begins + part.length < rest.length;
  const whole = ends ? part.slice(0, part.lastIndexOf(" ") > 0 ? part.lastIndexOf(" ") : LENGTH) : part;
  return `${begins > 0 ? "… " : ""}${whole}${ends ? " …" : ""}`;
}

/** A text without what only programs read: Markdown's marks, and the lines that say what kind of record it is. */
function withoutMarks(text: string): string {
  return text
    .replace(/^(?:opportunity|direction): .*(?:\nprovenance: \w+)?$/gm, "")
    .replace(/^(?:#{1,6}|[-*]|>)\s+/gm, "")
    .replace(/^\|?[\s|:-]+\|?$/gm, "")
    .replace(/\s*\|\s*/g, " ")
    .replace(/(\*\*|__)(\S(?:.*?\S)?)\1/g, "$2");
}

/** The words of a query that are worth finding again in a text. */
function wordsOf(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 2);
  return long.length > 0 ? long : [...words];
}

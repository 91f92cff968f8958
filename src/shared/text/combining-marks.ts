/** More combining marks than any real script uses. */
const MOST_MARKS = 8;

// The half-width voicing marks of Japanese become marks by NFKC.
const mark = "[\\p{M}\\uFF9E\\uFF9F]";
// Matching a run of millions at once would overflow the regular expression's stack.
const tooMany = new RegExp(`(${mark}{${MOST_MARKS}})${mark}{1,2000}`, "gu");

/** The source of a pattern that finds more marks on one character than `boundMarks` allows. */
export const tooManyMarks = `${mark}{${MOST_MARKS + 1}}`;

/** Removes marks beyond eight on one character. */
export function boundMarks(text: string): string {
  const shorter = text.replace(tooMany, "$1");
  return shorter.length === text.length ? text : boundMarks(shorter);
}

/** Normalizes a text. It bounds marks first, because `normalize` sorts a run of marks in quadratic time. */
export function normalized(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return boundMarks(text).normalize(form);
}

/** More marks than any script puts on one character. */
const MOST_MARKS = 8;

// The half-width voicing marks of Japanese become marks by NFKC.
const mark = "[\\p{M}\\uFF9E\\uFF9F]";
// A run of millions taken as one match would overflow the stack of the regular expression.
const tooMany = new RegExp(`(${mark}{${MOST_MARKS}})${mark}{1,2000}`, "gu");

/** The source of a pattern that finds more marks on one character than `boundMarks` leaves. */
export const tooManyMarks = `${mark}{${MOST_MARKS + 1}}`;

/** Takes off what is stacked on a character beyond eight marks. */
export function boundMarks(text: string): string {
  const shorter = text.replace(tooMany, "$1");
  return shorter.length === text.length ? text : boundMarks(shorter);
}

/** A text in a normal form of Unicode. Sorting an endless run of marks, as `normalize` does, takes quadratic time. */
export function normalized(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return boundMarks(text).normalize(form);
}

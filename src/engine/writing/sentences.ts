const shortForm =
  /(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|st|sr|sra|jr|prof|no|nr|ca|inc|ltd|co|bzw|std|inkl|z\.b|u\.a|e\.g|i\.e|approx|etc|mme|mlle|approx|art|tel|av|ing|lic|dipl|e\.v)$/iu;

/** A text's sentences. They end at punctuation or a line break, but not at the dot of an abbreviation or ordinal. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[.!?](?=\s|["”’»)]|$)|[。！？]|\n+/gu)) {
    if (mark === "." && isInside(text.slice(Math.max(0, index - 8), index), text.slice(index + 1, index + 4)))
      continue;
    found.push(text.slice(from, index + mark.length));
    from = index + mark.length;
  }
  found.push(text.slice(from));
  return found.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/**
 * True if the dot belongs to an abbreviation ("St. Mary's") or, before a lower-case letter or a month, to an
 * ordinal ("1. März").
 */
function isInside(before: string, after: string): boolean {
  if (shortForm.test(before)) return /^\s+\S/.test(after);
  // "a B.S. in physics", "the U.S. market".
  if (/(?:^|[\s(])(?:\p{L}{1,2}\.){1,3}\p{L}{1,2}$/u.test(before)) return /^\s+[\p{Ll}(\d]/u.test(after);
  // "max. 30 hours".
  if (/(?:^|[\s(])(?:max|min|mind)$/iu.test(before)) return /^\s\d/.test(after);
  // "Feb. 2024".
  if (/(?:^|\s)\p{L}{3,5}$/u.test(before) && /^\s(?:19|20)/.test(after)) return true;
  // "am 15.11. beworben"
  if (/(?:^|\s)\d{1,2}\.\d{1,2}$/.test(before)) return /^\s\p{Ll}/u.test(after);
  return /(?:^|\s)\d{1,2}$/.test(before) && /^\s\p{L}/u.test(after);
}

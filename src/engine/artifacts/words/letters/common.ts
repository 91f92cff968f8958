const MOST_WORDS_TOGETHER = 26;

/** A name with what is known of it in brackets. */
export function asideIn(open: string, close: string, comma = ", ", before = " ") {
  return (name: string, aside: readonly string[]): string =>
    aside.length === 0 ? name : `${name}${before}${open}${aside.join(comma)}${close}`;
}

/** Whether two clauses make one sentence: none has a joint of its own, and together they are short. */
export function shortEnough(clauses: readonly string[], and: string): boolean {
  const words = clauses.join(" ").split(/\s+/).length;
  return (
    words <= MOST_WORDS_TOGETHER && clauses.every((clause) => !clause.includes(and) && !clause.includes(","))
  );
}

/** A number from 3 on by its word. */
export function numberWord(count: number, words: string): string {
  return words.split(" ")[count - 3] ?? String(count);
}

/** A name that a sentence takes without quotes: short, and of letters, digits and the marks of names. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} .+#&/'’()-]{0,59}$/u.test(name);
}

/** The start of a text, at most this many code units, without splitting a surrogate pair. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** A number with its noun: "1 claim", "2 claims", "1 entry", "2 entries". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text whose first letter is a capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

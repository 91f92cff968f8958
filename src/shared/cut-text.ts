/** The start of a text, at most this many code units, without splitting a surrogate pair. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

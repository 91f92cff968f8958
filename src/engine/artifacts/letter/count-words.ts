/** The words of texts. Chinese has no spaces, so two of its characters count as a word. */
export function countWords(texts: readonly string[]): number {
  const all = texts.join(" ");
  const han = all.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = all.replace(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return others + Math.ceil(han / 2);
}

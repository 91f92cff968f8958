/** Puts a text between quotation marks. */
export function quoted(open: string, close: string): (text: string) => string {
  return (text) => `${open}${text}${close}`;
}

/** `a, b and c`. */
export function listed(items: readonly string[], and: string, comma = ", "): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1) ?? ""}`;
}

/** A text with one full stop at its end. */
export function sentence(text: string, stop = "."): string {
  return /[.!?。！？]$/u.test(text) ? text : `${text}${stop}`;
}

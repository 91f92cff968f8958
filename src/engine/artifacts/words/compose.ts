/** Puts a text between quotation marks. */
export function quoted(open: string, close: string): (text: string) => string {
  return (text) => `${open}${text}${close}`;
}

/** `a, b and c`. */
export function listed(items: readonly string[], and: string, comma = ", "): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1) ?? ""}`;
}

/** A month by its name, counted from 1. */
export function monthNamed(names: string, before = " "): (month: number, year: string) => string {
  const months = names.split(" ");
  return (month, year) => `${months[month - 1] ?? month}${before}${year}`;
}

/** A text whose first word is no acronym, within a sentence. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A title written as a sentence is, within one; a title written in capitals is a name. */
export function lowerTitle(title: string): string {
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:(?: | ?\/ ?)\p{Ll}[\p{L}'-]*)*$/u.test(title)
    ? lowerFirst(title)
    : title;
}

/** A text with one full stop at its end. */
export function sentence(text: string, stop = "."): string {
  return /[.!?。！？]$/u.test(text) ? text : `${text}${stop}`;
}

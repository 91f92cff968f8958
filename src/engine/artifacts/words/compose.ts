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

/** A text inside a sentence, in lower case at the start unless its first word is an acronym or "HubSpot". */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L}*\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A sentence-case title inside a sentence. A title in capitals is a name. */
export function lowerTitle(title: string): string {
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:(?: | ?\/ ?)(?:\p{Ll}[\p{L}'-]*|\p{Lu}{2,}))*$/u.test(title)
    ? lowerFirst(title)
    : title;
}

/** A text with exactly one full stop at the end. */
export function sentence(text: string, stop = "."): string {
  return /[.!?。！？]$/u.test(text) ? text : `${text}${stop}`;
}

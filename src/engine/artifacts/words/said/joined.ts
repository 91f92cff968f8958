/** "answered calls, booked patients and ordered supplies", for a list of actions whose last has no "and". */
export function withLastAnd(text: string, and: string, isAction: (part: string) => boolean): string {
  const at = text.lastIndexOf(", ");
  const last = text.slice(at + 2);
  const before = at > 0 ? text.slice(0, at) : "";
  if (before === "" || text.slice(at - 4, at).includes(and) || !isAction(last)) return text;
  return `${before}${text.includes(` ${and} `) ? ", " : " "}${and} ${last}`;
}

/** A part of a list as a line of its own would begin. */
export function asLine(part: string): string {
  return `${part.charAt(0).toUpperCase()}${part.slice(1)} `;
}

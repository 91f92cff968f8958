/** Escapes a text as one line of Markdown without markup. */
export function inline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, "\\$&")
    .replace(/^(?:#{1,6}|[-+]|\d{1,9}(?=[.)] ))(?= |$|[.)])/, (mark) =>
      /\d/.test(mark) ? `${mark}\\` : `\\${mark}`,
    );
}

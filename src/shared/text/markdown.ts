/** A text as one line of plain Markdown. Escapes only what would become markup. */
export function inline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
    .replace(/<(?=[a-z/!?])/gi, "\\<")
    .replace(/[[\]]/g, /\][([:]/.test(text) ? "\\$&" : "$&")
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}_])/gu, "\\_")
    .replace(/\*(?=\S)|(?<=\S)\*/g, "\\*")
    .replace(/`/g, "\\`")
    .replace(/~(?=~)|(?<=~)~/g, "\\~")
    .replace(/\|/g, "\\|")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/^(?:#{1,6}|[-+>]|\d{1,9}(?=[.)] ))(?= |$|[.)])/, (mark) =>
      /\d/.test(mark) ? `${mark}\\` : `\\${mark}`,
    )
    .replace(/^>/, "\\>")
    .replace(/^-(?=[-\s]*$)/, "\\-");
}

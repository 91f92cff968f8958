// HTML as the text that a person's paste of the page holds.

const NAMED = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  rsquo: "’",
  lsquo: "‘",
  ndash: "–",
};

export function plainText(html) {
  return html
    .replace(/<(?:p|div|br|li|ul|ol|h\d|tr)\b[^>]*>/gi, (tag) => (/^<li/i.test(tag) ? "\n- " : "\n"))
    .replace(/<\/(?:p|div|ul|ol|h\d|tr)>/gi, "\n")
    .replace(/<[^>]{1,2000}>/g, "")
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => NAMED[name] ?? whole)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

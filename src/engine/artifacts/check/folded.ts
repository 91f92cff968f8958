/** Letter case, white space and the forms of dashes and quotation marks are no words. */
export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/^https?:\/\/|\/$/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.;,\s]+$/, "")
    .trim();
}

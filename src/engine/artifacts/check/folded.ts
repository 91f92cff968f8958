import { normalized } from "../../../shared/combining-marks.ts";

/** Letter case, white space and the forms of dashes and quotation marks do not count. */
export function folded(text: string): string {
  return normalized(text, "NFKC")
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/^https?:\/\/|\/$/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.;,\s]+$/, "")
    .trim();
}

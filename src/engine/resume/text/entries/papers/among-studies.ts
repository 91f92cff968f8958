import type { Line } from "../../layout/lines.ts";
import { isDegree, isSchool } from "../studies/degrees.ts";

const LONGEST = 110;
const paper =
  /^(?:\p{Lu}[\p{L}\d®&+.-]*\s){0,4}?(?:certified|zertifizierte?[rs]?|certifiée?|certificad[oa])\s\p{Lu}/iu;

/** True if a line among studies names a paper of a trade: "AWS Certified Solutions Architect – Associate (2022)". */
export function isPaperAmongStudies({ piece: { text } }: Line): boolean {
  return (
    text.length <= LONGEST &&
    /^\p{Lu}/u.test(text) &&
    paper.test(text) &&
    !isSchool(text) &&
    !isPlainDegree(text)
  );
}

/** "Associate" at the end of a paper's name is no degree. */
function isPlainDegree(text: string): boolean {
  return isDegree(text.replace(/\s[–—-]?\s?associate(?!\p{L})/iu, " "));
}

import { splitCommas } from "../../../../text/cuts.ts";
import { slice } from "../../../../text/piece.ts";
import type { CertificateDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { isBreak } from "../../sure/breaks.ts";
import { findPeriods } from "../dates/dates.ts";
import { isIssuer } from "../papers/issuers.ts";

const NOUN = "certificate|certification|diploma|zertifikat|diplom|certificat|diplôme|certificado|certificato";
const QUOTED = '["“„«][^"“”„«»]{3,60}["“”»]';
/** 'Refresher: "Return to Practice" certificate': a course with a certificate. */
const COURSE = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L} ]{2,25}: )?((?:${QUOTED} (?:${NOUN})|(?:${NOUN}) ${QUOTED}))(?!\p{L})`,
  "iu",
);

/** Certificates listed under a career break as earned then. */
export function coursesInBreaks(lines: readonly Line[]): CertificateDraft[] {
  let isInBreak = false;
  return lines.flatMap((line) => {
    if (!line.bullet && isBreak(line)) isInBreak = true;
    else if (!line.bullet && line.blankBefore) isInBreak = false;
    return isInBreak && line.bullet ? courseOf(line) : [];
  });
}

function courseOf({ piece }: Line): CertificateDraft[] {
  const found = COURSE.exec(piece.text);
  if (found?.[1] === undefined) return [];
  const from = found[0].length - found[1].length;
  const name = extract(slice(piece, from, found[0].length), 0.85);
  if (name === undefined) return [];
  const issuer = splitCommas(slice(piece, found[0].length)).find(({ text }) => isIssuer(text));
  return [{ name, date: findPeriods(piece)[0]?.start, issuer: extract(issuer, 0.75) }];
}

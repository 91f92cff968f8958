import { holdsIn, type Jurisdiction, jurisdictionsIn } from "../../../places/jurisdictions.ts";
import type { PersonCredential } from "../../types.ts";

/** Licences of several states at once. */
const compact = /\b(?:compact|multi-?\s?state)\b/i;
/** A step on the way to a licence, or one that only allows taking the exam. */
const exam = /\bnclex\b|\bexam(?:ination)?s?\b|\bpassed\b|\bboard[- ]eligible\b/i;
const licence = /licen[sc]|registration|registered nurse \(|approbation|cédula/i;
/** A driving licence is valid elsewhere as well. */
const driving = /driv|\bcdl\b|führerschein|fahrerlaubnis|\bpermis\b|\bcnh\b|prawo jazdy|körkort/i;

/** Where a licence is required: at the place in the demand, or in the opening's countries. */
export interface LicencePlace {
  asked: readonly Jurisdiction[];
  /** True if the demand itself says so. */
  isStated: boolean;
  isCompact: boolean;
}

/** Where the required licence must be valid; undefined if nothing says so or it matters little. */
export function licencePlace(
  text: string,
  kind: string,
  countries: readonly string[],
): LicencePlace | undefined {
  if (driving.test(text)) return undefined;
  const asked = jurisdictionsIn(text);
  const isCompact = compact.test(text);
  if (asked.length > 0) return { asked, isStated: true, isCompact };
  if (kind !== "licence" || countries.length === 0) return undefined;
  return { asked: countries.map((country) => ({ country })), isStated: false, isCompact };
}

/** True if a licence is valid where it is required. If neither names a place, it may be. */
export function isHeldThere(held: PersonCredential, place: LicencePlace | undefined): boolean {
  if (!place) return true;
  const said = `${held.text} ${held.issuer ?? ""}`;
  if (place.isCompact && compact.test(said)) return true;
  const own = jurisdictionsIn(said);
  return own.length === 0 ? !place.isStated : holdsIn(own, place.asked);
}

/** True if the held paper is not yet a licence: an exam that was passed, unless the exam itself is required. */
export function isExamOnly(held: string, asked: string): boolean {
  return exam.test(held) && !licence.test(held) && !exam.test(asked);
}

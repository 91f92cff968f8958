import { holdsIn, type Jurisdiction, jurisdictionsIn } from "../../places/jurisdictions.ts";
import type { PersonCredential } from "../types.ts";

/** Licences of several states at once. */
const compact = /\b(?:compact|multi-?\s?state)\b/i;
/** What is passed on the way to a licence, or only allows to take it. */
const exam = /\bnclex\b|\bexam(?:ination)?s?\b|\bpassed\b|\bboard[- ]eligible\b/i;
const licence = /licen[sc]|registration|registered nurse \(|approbation|cédula/i;
/** A driver's licence holds elsewhere, too. */
const driving = /driv|\bcdl\b|führerschein|fahrerlaubnis|\bpermis\b|\bcnh\b|prawo jazdy|körkort/i;

/** Where a licence is asked for: where the demand says, or in the opening's countries. */
export interface LicencePlace {
  asked: readonly Jurisdiction[];
  /** Whether the demand itself says so. */
  isStated: boolean;
  isCompact: boolean;
}

/** Where the licence of a demand must hold; undefined where that is said nowhere, or matters little. */
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

/** Whether a licence holds where it is asked for; where neither says a place, it may. */
export function isHeldThere(held: PersonCredential, place: LicencePlace | undefined): boolean {
  if (!place) return true;
  const said = `${held.text} ${held.issuer ?? ""}`;
  if (place.isCompact && compact.test(said)) return true;
  const own = jurisdictionsIn(said);
  return own.length === 0 ? !place.isStated : holdsIn(own, place.asked);
}

/** Whether what is held is no licence yet: an exam that was passed, where it is not the exam that is asked for. */
export function isExamOnly(held: string, asked: string): boolean {
  return exam.test(held) && !licence.test(held) && !exam.test(asked);
}

import { counted } from "../../../shared/text/words.ts";
import { isLikelyHeld } from "../../prediction/notes.ts";
import type { Prediction } from "../../prediction/types.ts";
import { yearsCovered } from "../../resume/years.ts";
import type { HeldRole } from "../../roles/held-roles.ts";
import type { KeyFactor } from "../types.ts";

/** From this readiness a role is within reach, 0..100. Our own choice. */
export const WITHIN_REACH = 70;

/** What an answer's sentence about a role is made of. Everything in it is listed in keyFactors. */
export interface Reach {
  role: string;
  prediction: Prediction;
  /** The jobs in this role. */
  held: readonly HeldRole[];
  /** The role's main skills: how many claims show, of how many. */
  skills: { shown: number; of: number };
  /** True if the question names something narrower than the occupation. */
  isNarrower: boolean;
  limits: number;
}

/** Whether a role is held, or can be reached, with what is open. */
export function reachSentence({ role, prediction, held, skills, isNarrower, limits }: Reach): string {
  const { blockers, readiness } = prediction;
  const open =
    limits === 0 ? "" : `; ${counted(limits, "stated limit")} ${limits === 1 ? "is" : "are"} not weighed`;
  const unsure = blockers.filter(({ confirm }) => confirm).length;
  const toCheck = held.length === 0 ? 0 : blockers.filter(isToCheck).length;
  const inWay = blockers.length - unsure - toCheck;
  const things = inWay === 1 ? "one thing is" : `${inWay} things are`;
  if (held.length > 0) {
    const check = unsure + toCheck;
    const papers = check === 1 ? "one licence is" : `${check} licences are`;
    const checked = check === 0 ? "" : `; ${papers} to be checked`;
    const against = inWay === 0 ? "" : `; ${things} in the way`;
    return `${role}: a role held already${yearsOf(held)}${against}${checked}${open}.`;
  }
  if (inWay > 0) return `${role}: not yet; ${things} in the way${open}.`;
  if (unsure > 0)
    return `${role}: undecided; ${unsure === 1 ? "one entry requirement" : `${unsure} entry requirements`} must be confirmed first${open}.`;
  return `${role}: ${reachOf(readiness, skills, isNarrower)}${skillsOf(skills)}; no known entry requirement is missing${open}.`;
}

/** A licence that a role asks for and that may only be missing from the resume of a person who worked in it. */
export function isToCheck(blocker: Prediction["blockers"][number]): boolean {
  return !blocker.confirm && isLikelyHeld(blocker);
}

/** Readiness counts job titles and education too, so it is not enough where the claims show few of the skills. */
function reachOf(readiness: number, { shown, of }: Reach["skills"], isNarrower: boolean): string {
  if (readiness < WITHIN_REACH) return "not within reach yet";
  if (isNarrower) return "near by the jobs held, and what this name adds to the role is not shown";
  return 2 * shown >= of ? "within reach" : "near by the jobs held";
}

function skillsOf({ shown, of }: Reach["skills"]): string {
  return of === 0 ? "" : `; claims show ${shown} of its ${counted(of, "main skill")}`;
}

/** The jobs in a role as factors. */
export function heldFactors(held: readonly HeldRole[]): KeyFactor[] {
  return held.map(({ title, months, claimIds }) => {
    const years = months === undefined ? "" : `, ${counted(yearsCovered([months]), "year")}`;
    return { key: "held", text: `Held: ${title}${years}`, effect: "supports", claimIds: [...claimIds] };
  });
}

function yearsOf(held: readonly HeldRole[]): string {
  const dated = held.flatMap(({ months }) => (months ? [months] : []));
  return dated.length === 0 ? "" : `, for ${counted(yearsCovered(dated), "year")} by the dates of the jobs`;
}

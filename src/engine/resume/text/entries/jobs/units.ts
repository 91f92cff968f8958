import { contains } from "../../../../text/piece.ts";
import { employerScore } from "../../sections/classify.ts";
import { isWithin, type Period } from "../dates/period.ts";
import { FORCES, UNIT } from "./forces.ts";
import type { Job } from "./job.ts";

/** "Charge Nurse, Medical ICU" within the years of the hospital above it: a unit of that hospital. */
export function isUnit({ header, employment: { title, employer } }: Job, heading: Job): boolean {
  const whole = heading.header.period;
  const isPart = heading.employment.title === undefined && isTerm(whole) && isTerm(header.period);
  if (!isPart || title === undefined || employer === undefined || employerScore(employer.text) >= 3)
    return false;
  const line = header.lines.find(({ piece }) => contains(piece, title) && contains(piece, employer));
  const between =
    line?.piece.text.slice(title.end - line.piece.start, employer.start - line.piece.start) ?? "";
  return isWithin(header.period, whole) && between.trim() === ",";
}

/** "First Sergeant, Forward Support Company" within the years in the army. */
export function isOfForces({ header, employment: { title, employer } }: Job, heading: Job): boolean {
  const isWhole = heading.employment.title === undefined && isWithin(header.period, heading.header.period);
  return (
    isWhole &&
    title !== undefined &&
    employer !== undefined &&
    UNIT.test(employer.text) &&
    FORCES.test(heading.employment.employer?.text ?? "")
  );
}

/** True if a period has a start and is no single date. */
function isTerm(period: Period | undefined): boolean {
  return period?.start !== undefined && period.kind !== "single";
}

import { counted } from "../../../shared/text/words.ts";
import type { Fit } from "../../fit/opening.ts";
import type { KeyFactor, Limit } from "../types.ts";
import { round1 } from "../words.ts";

/** A role in a comparison. */
export type Compared = { title: string; fit: Fit };

/** A smaller score difference means nothing. */
const HAIR = 3;

/**
 * Which role leads, by how much and why. If something is unmet, unknown or not weighed, says that the scores do
 * not decide.
 */
export function compareSentence(
  ranked: readonly Compared[],
  mostly: string | undefined,
  against: readonly KeyFactor[],
  limits: readonly Limit[],
  unclear: number,
): string {
  const [left, next] = ranked;
  if (!left || !next) return "";
  const names = ranked.slice(1).map(({ title }) => title);
  const scores = ranked.map(({ fit }) => Math.round(fit.score)).join(" against ");
  const ahead = round1(left.fit.score - next.fit.score);
  const open = openMatter(against, limits, unclear);
  if (ahead === 0)
    return `${left.title} and ${next.title} score the same, ${left.fit.score} of 100${open ? `; ${open}` : ""}.`;
  if (open)
    return `By score alone ${left.title} leads ${joined(names)}: the fit is ${scores} of 100, but that does not decide it: ${open}.`;
  const by = mostly ? `, most of all by ${mostly}` : "";
  return `${left.title} leads ${joined(names)} ${howFar(ahead)}${by}: the fit is ${scores} of 100.`;
}

/** What the scores do not include, the most serious first: the leading role's requirements, then the limits. */
function openMatter(
  against: readonly KeyFactor[],
  limits: readonly Limit[],
  unclear: number,
): string | undefined {
  const parts = [
    ...(unclear > 0
      ? [`${counted(unclear, "role")} of the question ${isOrAre(unclear)} not understood`]
      : []),
    ...(against.length > 0
      ? [`${counted(against.length, "condition")} of it ${isOrAre(against.length)} not met`]
      : []),
    ...(limits.length > 0
      ? [`${counted(limits.length, "stated limit")} ${isOrAre(limits.length)} not weighed`]
      : []),
  ];
  return parts.length === 0 ? undefined : parts.join(", and ");
}

function isOrAre(count: number): string {
  return count === 1 ? "is" : "are";
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Words for the points between two fits. Our own choice. */
function howFar(points: number): string {
  if (points < HAIR) return "by a hair";
  if (points < 10) return "slightly";
  return points < 25 ? "clearly" : "by far";
}

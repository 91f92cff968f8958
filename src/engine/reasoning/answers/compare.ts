import { LISTED_COVERAGE } from "../../fit/constants.ts";
import { round } from "../../fit/numbers.ts";
import { type Fit, fitTo } from "../../fit/opening.ts";
import type { CatalogIndex } from "../../fit/prepare.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { resolveRole, type UnderstoodRole } from "../../roles/resolve-role.ts";
import { cannotBeAnswered, importResume, roleUnknown, takeInterests } from "../cannot.ts";
import type { Answer, KeyFactor, Understood } from "../types.ts";
import { factorName, round1 } from "../words.ts";

type Side = { title: string; fit: Fit };

/** Two roles, factor by factor: who leads, and by what. */
export function compareRoles(person: PersonEvidence, index: CatalogIndex, understood: Understood): Answer {
  const { roles, unknownRoles, subject } = understood;
  const [missing] = unknownRoles;
  if (missing) return roleUnknown(missing.nearest);
  const present = subject === "present_job" ? presentRole(person, index) : undefined;
  const pair = [...(present ? [present] : []), ...roles.filter(({ code }) => code !== present?.code)].slice(
    0,
    2,
  );
  const sides = pair.flatMap((role) => sideOf(person, index, role) ?? []);
  const [left, right] = sides.toSorted((one, other) => other.fit.score - one.fit.score);
  if (pair.length < 2)
    return cannotBeAnswered(
      "a comparison needs two different roles, and the question names one, or one by two names.",
      [importResume],
    );
  if (!left || !right)
    return cannotBeAnswered("too little is known of the user to tell two roles apart.", [
      importResume,
      takeInterests,
    ]);
  const factors = comparedFactors(left, right);
  const lead = factors.find(({ by }) => by > 0);
  const ahead = round1(left.fit.score - right.fit.score);
  const mostly = lead ? `, most of all by ${factorName(lead.key).toLowerCase()}` : "";
  const { title } = right;
  return {
    recommendation:
      ahead === 0
        ? `${left.title} and ${title} score the same (${left.fit.score} of 100).`
        : `${left.title} leads ${title} ${howFar(ahead)}${mostly}: the fit is ${Math.round(left.fit.score)} against ${Math.round(right.fit.score)} of 100.`,
    confidence: round(
      Math.min(left.fit.coverage, right.fit.coverage) * Math.min(...pair.map((role) => role.confidence)),
      2,
    ),
    keyFactors: factors.map(({ factor }) => factor),
    suggestedActions: [left, right].map((side) => ({
      text: `See what the way to ${side.title} takes.`,
      operation: "careerPrediction.create",
      arguments: { targetRole: side.title },
    })),
    target: left.title,
  };
}

/** Points between two fits in words; our own choice. */
function howFar(points: number): string {
  if (points < 3) return "by a hair";
  if (points < 10) return "slightly";
  return points < 25 ? "clearly" : "by far";
}

function sideOf(
  person: PersonEvidence,
  index: CatalogIndex,
  { code, title }: UnderstoodRole,
): Side | undefined {
  const fit = fitTo(person, index, { title, position: index.positions.get(code) });
  return fit && fit.coverage >= LISTED_COVERAGE ? { title, fit } : undefined;
}

/** The occupation of the latest job. */
function presentRole({ titles: [latest] }: PersonEvidence, index: CatalogIndex): UnderstoodRole | undefined {
  return latest ? (resolveRole(latest.text, index).understoodAs ?? undefined) : undefined;
}

/** Each factor both have, the largest difference first; `by` is in points of the score. */
function comparedFactors(left: Side, right: Side): { key: string; by: number; factor: KeyFactor }[] {
  return left.fit.factors
    .flatMap(({ key, weight, score }) => {
      const other = right.fit.factors.find((factor) => factor.key === key);
      if (!other) return [];
      const by = weight * (score - other.score);
      const leader = by >= 0 ? left : right;
      const behind = by >= 0 ? right : left;
      const [most, least] = [Math.max(score, other.score), Math.min(score, other.score)].map(Math.round);
      const text =
        most === least
          ? `${factorName(key)}: both stand at ${most} of 100.`
          : `${factorName(key)}: ${leader.title} leads ${behind.title}, ${most} against ${least} of 100.`;
      const effect = by >= 0 ? "supports" : "speaks_against";
      return [{ key, by, factor: { key: `compare.${key}`, text, effect, claimIds: [] } }];
    })
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
}

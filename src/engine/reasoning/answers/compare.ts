import { counted } from "../../../shared/counted.ts";
import type { EntryRequirement } from "../../catalog/types.ts";
import { LISTED_COVERAGE } from "../../fit/constants.ts";
import { round } from "../../fit/numbers.ts";
import { type Fit, fitTo } from "../../fit/opening.ts";
import type { CatalogIndex } from "../../fit/prepare.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { entryKey, entrySentence } from "../../roles/entry.ts";
import { entryState } from "../../roles/entry-shown.ts";
import { resolveRole, type UnderstoodRole } from "../../roles/resolve-role.ts";
import { cannotBeAnswered, importResume, roleUnknown, takeInterests } from "../cannot.ts";
import type { Answer, KeyFactor, Limit, Understood } from "../types.ts";
import { factorName, round1 } from "../words.ts";
import { limitFactor } from "./limits.ts";

type Side = { title: string; fit: Fit; unmet: readonly EntryRequirement[] };

/** One answer compares no more roles. */
const MOST_ROLES = 5;
/** A smaller difference of scores tells nothing. */
const HAIR = 3;

/** All roles that are named: what each is met by, factor by factor, and which one leads where the data decides it. */
export function compareRoles(
  person: PersonEvidence,
  index: CatalogIndex,
  understood: Understood,
  limits: readonly Limit[] = [],
): Answer {
  const { roles, unknownRoles, subject } = understood;
  const [missing] = unknownRoles;
  if (missing) return roleUnknown(missing.nearest);
  const present = subject === "present_job" ? presentRole(person, index) : undefined;
  const asked = [...(present ? [present] : []), ...roles.filter(({ code }) => code !== present?.code)].slice(
    0,
    MOST_ROLES,
  );
  const sides = asked.flatMap((role) => sideOf(person, index, role) ?? []);
  const ranked = sides.toSorted((one, other) => other.fit.score - one.fit.score);
  const [left, ...others] = ranked;
  if (asked.length < 2)
    return cannotBeAnswered(
      "a comparison needs two different roles, and the question names one, or one by two names.",
      [importResume],
    );
  if (!left || others.length === 0)
    return cannotBeAnswered("too little is known of the user to tell two roles apart.", [
      importResume,
      takeInterests,
    ]);
  const factors = others.flatMap((right) => comparedFactors(left, right));
  const lead = factors.find(({ by }) => by > 0);
  const evidenceOf = (side: Side) => [...entryFactors(side), ...filterFactors(side)];
  return {
    recommendation: sentence(ranked, lead && factorName(lead.key).toLowerCase(), evidenceOf(left), limits),
    confidence: round(
      Math.min(...ranked.map(({ fit }) => fit.coverage)) * Math.min(...asked.map((role) => role.confidence)),
      2,
    ),
    keyFactors: [
      ...factors.map(({ factor }) => factor),
      ...ranked.flatMap(evidenceOf),
      ...limits.map(limitFactor),
    ],
    suggestedActions: ranked.map((side) => ({
      text: `See what the way to ${side.title} takes.`,
      operation: "careerPrediction.create",
      arguments: { targetRole: side.title },
    })),
    target: left.title,
  };
}

/** Who leads, by how far and by what; where something is unmet, unknown or not weighed, that the scores do not decide. */
function sentence(
  ranked: readonly Side[],
  mostly: string | undefined,
  against: readonly KeyFactor[],
  limits: readonly Limit[],
): string {
  const [left, next] = ranked;
  if (!left || !next) return "";
  const names = ranked.slice(1).map(({ title }) => title);
  const scores = ranked.map(({ fit }) => Math.round(fit.score)).join(" against ");
  const ahead = round1(left.fit.score - next.fit.score);
  if (ahead === 0) return `${left.title} and ${next.title} score the same (${left.fit.score} of 100).`;
  const open = openMatter(against, limits);
  if (open)
    return `By score alone ${left.title} leads ${joined(names)}: the fit is ${scores} of 100, but that does not decide it: ${open}.`;
  const by = mostly ? `, most of all by ${mostly}` : "";
  return `${left.title} leads ${joined(names)} ${howFar(ahead)}${by}: the fit is ${scores} of 100.`;
}

/** What the scores do not hold, the most serious first: what the leading role asks for, then the limits. */
function openMatter(against: readonly KeyFactor[], limits: readonly Limit[]): string | undefined {
  const parts = [
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

function entryFactors({ title, unmet }: Side): KeyFactor[] {
  return unmet.map((requirement) => ({
    key: `entry.${entryKey(requirement)}`,
    text: `${title}: ${entrySentence(requirement)}`,
    effect: "speaks_against",
    claimIds: [],
  }));
}

/** Filters of the profile; what the profile says otherwise is among the limits. */
function filterFactors({ title, fit }: Side): KeyFactor[] {
  return fit.hardFilters.failed.map((key) => ({
    key: `filter.${key}`,
    text: `${title}: it is ruled out by a limit of the profile (${key}).`,
    effect: "speaks_against",
    claimIds: [],
  }));
}

/** Points between two fits in words; our own choice. */
function howFar(points: number): string {
  if (points < HAIR) return "by a hair";
  if (points < 10) return "slightly";
  return points < 25 ? "clearly" : "by far";
}

function sideOf(
  person: PersonEvidence,
  index: CatalogIndex,
  { code, title }: UnderstoodRole,
): Side | undefined {
  const fit = fitTo(person, index, { title, position: index.positions.get(code) });
  if (!fit || fit.coverage < LISTED_COVERAGE) return undefined;
  return { title, fit, unmet: entryState(person, code, index).unmet };
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

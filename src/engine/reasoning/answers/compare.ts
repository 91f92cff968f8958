import type { EntryRequirement } from "../../catalog/types.ts";
import { LISTED_COVERAGE } from "../../fit/constants.ts";
import { round } from "../../fit/numbers.ts";
import { confirmSentence } from "../../fit/opening/types.ts";
import { fitTo } from "../../fit/opening.ts";
import type { CatalogIndex } from "../../fit/scales.ts";
import type { PersonEvidence } from "../../fit/types.ts";
import { entryKey, entrySentence } from "../../roles/entry.ts";
import { entryState, entryToConfirm } from "../../roles/entry-shown.ts";
import { resolveRole, type UnderstoodRole } from "../../roles/resolve-role.ts";
import {
  cannotBeAnswered,
  importResume,
  roleUnknown,
  takeInterests,
  unknown,
  unknownRole,
} from "../cannot.ts";
import type { Answer, KeyFactor, Limit, Understood } from "../types.ts";
import { factorName } from "../words.ts";
import { type Compared, compareSentence } from "./compare-sentence.ts";

type Side = Compared & {
  unmet: readonly EntryRequirement[];
  /** The unconfirmed claims that would show an entry requirement, by its key. */
  toConfirm: ReadonlyMap<string, string[]>;
};

/** The most roles in one comparison. */
const MOST_ROLES = 5;
const MOST_MET = 5;

/** All named roles: the evidence for each, factor by factor, and which one leads if the data decides. */
export function compareRoles(
  person: PersonEvidence,
  index: CatalogIndex,
  understood: Understood,
  limits: readonly Limit[] = [],
): Answer {
  const { roles, unknownRoles, subject } = understood;
  const present = subject === "present_job" ? presentRole(person, index) : undefined;
  const asked = [...(present ? [present] : []), ...roles.filter(({ code }) => code !== present?.code)].slice(
    0,
    MOST_ROLES,
  );
  const sides = asked.flatMap((role) => sideOf(person, index, role) ?? []);
  const ranked = sides.toSorted((one, other) => other.fit.score - one.fit.score);
  const [left, ...others] = ranked;
  if (asked.length < 2 && unknownRoles.length > 0) return roleUnknown(unknownRoles, roles);
  if (asked.length < 2)
    return cannotBeAnswered(
      "a comparison needs two different roles, and the question names one, or one by two names.",
      [importResume],
    );
  if (!left || others.length === 0)
    return cannotBeAnswered("too little is known about the user to compare two roles.", [
      importResume,
      takeInterests,
    ]);
  const factors = others.flatMap((right) => comparedFactors(left, right));
  const lead = factors.find(({ by }) => by > 0);
  const evidenceOf = (side: Side) => [...entryFactors(side), ...filterFactors(side)];
  const unscored = asked.filter((role) => !sides.some(({ title }) => title === role.title));
  return {
    recommendation: compareSentence(
      ranked,
      lead && factorName(lead.key).toLowerCase(),
      evidenceOf(left),
      limits,
      unknownRoles.length,
    ),
    confidence: round(
      Math.min(...ranked.map(({ fit }) => fit.coverage)) * Math.min(...asked.map((role) => role.confidence)),
      2,
    ),
    keyFactors: [
      ...factors.map(({ factor }) => factor),
      ...ranked.flatMap(evidenceOf),
      ...ranked.flatMap(metFactors),
      ...unscored.map(({ title }) => unknown("role", `${title}: too little is known to score it.`)),
      ...unknownRoles.map(unknownRole),
      ...limits.map(limitFactor),
    ],
    suggestedActions: ranked.map((side) => ({
      text: `See the steps towards ${side.title}.`,
      operation: "careerPrediction.create",
      arguments: { targetRole: side.title },
    })),
    target: left.title,
  };
}

function entryFactors({ title, unmet, toConfirm }: Side): KeyFactor[] {
  return unmet.map((requirement) => {
    const confirm = toConfirm.get(entryKey(requirement)) ?? [];
    const text = `${title}: ${entrySentence(requirement)}`;
    return confirm.length > 0
      ? {
          ...{ key: `entry.${entryKey(requirement)}`, text: `${text} ${confirmSentence(confirm)}` },
          ...{ effect: "unknown", claimIds: confirm },
        }
      : { key: `entry.${entryKey(requirement)}`, text, effect: "speaks_against", claimIds: [] };
  });
}

/** Filters from the profile. Its other statements are among the limits. */
function filterFactors({ title, fit }: Side): KeyFactor[] {
  return fit.hardFilters.failed.map((key) => ({
    key: `filter.${key}`,
    text: `${title}: it is ruled out by a limit of the profile (${key}).`,
    effect: "speaks_against",
    claimIds: [],
  }));
}

/** What claims show for a role, said once for each compared role. */
function metFactors({ title, fit }: Side): KeyFactor[] {
  const most = fit.matchedSkills.slice(0, MOST_MET);
  const text = most.map(({ skill }) => skill).join(", ");
  return most.length === 0
    ? []
    : [
        {
          ...{ key: "role.met", text: `${title}: what claims show is ${text}.`, effect: "supports" },
          claimIds: [...new Set(most.flatMap(({ claimIds }) => claimIds.slice(0, 1)))],
        },
      ];
}

function sideOf(
  person: PersonEvidence,
  index: CatalogIndex,
  { code, title }: UnderstoodRole,
): Side | undefined {
  const fit = fitTo(person, index, { title, position: index.positions.get(code) });
  if (!fit || fit.coverage < LISTED_COVERAGE) return undefined;
  const { unmet } = entryState(person, code, index);
  return { title, fit, unmet, toConfirm: entryToConfirm(person, code, index) };
}

/** The occupation of the latest job. */
function presentRole({ titles: [latest] }: PersonEvidence, index: CatalogIndex): UnderstoodRole | undefined {
  return latest ? (resolveRole(latest.text, index).understoodAs ?? undefined) : undefined;
}

/** Each factor that both have, the largest difference first. `by` is in points of the score. */
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
          ? `${factorName(key)}: both have ${most} of 100.`
          : `${factorName(key)}: ${leader.title} leads ${behind.title}, ${most} against ${least} of 100.`;
      const effect = by >= 0 ? "supports" : "speaks_against";
      return [{ key, by, factor: { key: `compare.${key}`, text, effect, claimIds: [] } }];
    })
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
}

/** A limit that occupation data cannot check, in the person's words. */
export function limitFactor({ key, text }: Limit): KeyFactor {
  return { key, text: `Stated, and not weighed: ${text}`, effect: "not_weighed", claimIds: [] };
}

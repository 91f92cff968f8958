import type { EntryRequirement } from "../catalog/types.ts";
import { round } from "../fit/numbers.ts";
import { createOwnedSkills, type OwnedSkills } from "../fit/person/owned-skills.ts";
import type { CatalogIndex } from "../fit/scales.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { entryKey, unmetEntry } from "../roles/entry.ts";
import { entryToConfirm } from "../roles/entry-shown.ts";
import { heldAs } from "../roles/held-roles.ts";
import { resolveRole, type UnderstoodRole } from "../roles/resolve-role.ts";
import { titleMatches } from "../roles/title-matches.ts";
import { findUnreadLanguage } from "../text/text-language.ts";
import { heldTitle, PREDICTION_FORMULA } from "./constants.ts";
import { experienceScores } from "./experience.ts";
import { assumptionsOf, blockersOf } from "./notes.ts";
import { rankAsked } from "./rank-steps.ts";
import { readinessOf, readinessParts } from "./readiness.ts";
import { demandedCredentials, type Requirements, requirementsOf } from "./requirements.ts";
import { monthsFor, stepsTo } from "./steps.ts";
import type { Prediction, PredictionRequest } from "./types.ts";

const MAX_ALTERNATIVES = 3;
const MAX_CANDIDATES = 40;
/** The minimum similarity of an alternative role: cosine of its words with the target's. */
const MIN_LIKENESS = 0.12;

/**
 * Predicts the target role (nothing if its name is not understood), and on request up to three similar roles that
 * are closer. Deterministic.
 */
export function predict(
  person: PersonEvidence,
  index: CatalogIndex,
  request: PredictionRequest,
): Prediction[] {
  const { understoodAs } = resolveRole(request.targetRole, index);
  if (!understoodAs) return [];
  const position = index.positions.get(understoodAs.code) ?? 0;
  const view = createView(person, index);
  const target = roleFor(
    view,
    position,
    request.targetRole,
    understoodAs.confidence,
    request,
    understoodAs.step,
  );
  return request.includeAlternatives ? [target, ...nearer(view, position, target, request)] : [target];
}

interface View {
  person: PersonEvidence;
  index: CatalogIndex;
  holdings: OwnedSkills;
  experience: Float64Array;
  titles: ReadonlyMap<string, number>;
  demandedBefore: ReadonlySet<string>;
  entryBefore: ReadonlySet<string>;
  /** The language of the resume, if no reader knows it. */
  unread: string | undefined;
}

function createView(person: PersonEvidence, index: CatalogIndex): View {
  const titles = new Map<string, number>();
  for (const { text } of person.titles.slice(0, 12))
    for (const { code, relevance } of titleMatches(text, index, 20))
      titles.set(code, Math.max(relevance, titles.get(code) ?? 0));
  const experience = experienceScores(person, index);
  const held = index.occupations.filter(({ entry }) => (titles.get(entry.code) ?? 0) >= heldTitle.from);
  const demandedBefore = new Set(held.flatMap((occupation) => demandedCredentials(occupation, index.skills)));
  const entryBefore = new Set(
    held.flatMap(({ entry }) => (index.entryRequirements.get(entry.code) ?? []).map(entryKey)),
  );
  const holdings = createOwnedSkills(person.skills, index.skills);
  const unread = findUnreadLanguage(person.texts.map(({ text }) => text).join("\n"))?.language;
  return { person, index, holdings, experience, titles, demandedBefore, entryBefore, unread };
}

function roleFor(
  view: View,
  position: number,
  targetRole: string,
  relevance: number,
  request: PredictionRequest,
  step?: UnderstoodRole["step"],
): Prediction {
  const { person, index, holdings } = view;
  const occupation = index.occupations[position];
  if (occupation === undefined) throw new RangeError("The catalogue has no occupation at this position.");
  const { code, title } = occupation.entry;
  const isHeld = heldAs(person, code, index).some((held) => !held.isUnpaid);
  const asked = requirementsOf(occupation, holdings, person.education, index.skills, view.demandedBefore);
  const required = isHeld ? asHeld(asked) : asked;
  const known = {
    hasSkills: person.skills.length > 0,
    experience: numberAt(view.experience, position),
    title: view.titles.get(code) ?? 0,
  };
  const rank = rankAsked(step, person, index);
  const parts = readinessParts(required, known, rank.share);
  const steps = [
    ...rank.steps,
    ...stepsTo(required, person.education, { title: known.title, isHeld, unread: view.unread }),
  ];
  const estimatedMonths = monthsFor(steps);
  const unmet = unmetEntry(person, code, index);
  // Who worked in an occupation had the degree for it. A licence can end, so it is asked for.
  const isOpen = ({ kind }: EntryRequirement) => !isHeld || kind === "licence";
  const context = {
    ...{ person, occupation, required, known, parts, relevance, estimatedMonths, request },
    ...{ entry: unmet.filter(isOpen), entryByJob: unmet.filter((one) => !isOpen(one)) },
    entryBefore: view.entryBefore,
    toConfirm: entryToConfirm(person, code, index),
  };
  return {
    targetRole,
    occupationId: code,
    title,
    readiness: readinessOf(parts),
    ...(parts.length > 0 && { estimatedMonths }),
    steps,
    blockers: blockersOf(context),
    assumptions: assumptionsOf(context, index.data.experimental),
    confidence: confidenceOf(relevance, parts, index.data.experimental),
    parts,
    formula: PREDICTION_FORMULA,
  };
}

/** Nobody who works or worked in an occupation lacks the level of education for it. */
function asHeld({ educationShort, ...required }: Requirements): Requirements {
  return { ...required, educationShort: educationShort === undefined ? undefined : 0 };
}

function numberAt(values: Float64Array, position: number): number | undefined {
  const value = values[position] ?? Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}

/** Relevance of the role × weight of the parts with data, 0..1. The catalogue's estimates count as .8. */
function confidenceOf(relevance: number, parts: readonly { key: string }[], isEstimate: boolean): number {
  const weights = new Map([
    ["skills", 0.4],
    ["experience", 0.35],
    ["education", 0.15],
    ["credentials", 0.1],
  ]);
  const known = parts.reduce((sum, { key }) => sum + (weights.get(key) ?? 0), 0);
  return round(Math.min(0.9, relevance * known) * (isEstimate ? 0.8 : 1), 2);
}

/** Roles with similar words for which the person is readier, the best mean of both first. */
function nearer(view: View, position: number, target: Prediction, request: PredictionRequest): Prediction[] {
  const { words, occupations } = view.index;
  const likeness = words.cosines(words.documents[position] ?? new Map());
  const near = [...likeness.entries()]
    .filter(([other, like]) => other !== position && like >= MIN_LIKENESS && !isHeld(view, other))
    .sort((left, right) => right[1] - left[1] || left[0] - right[0])
    .slice(0, MAX_CANDIDATES);
  return near
    .map(([other, like]) => {
      const title = occupations[other]?.entry.title ?? "";
      return { like, role: { ...roleFor(view, other, title, 1, request), alternativeTo: target.targetRole } };
    })
    .filter(({ role }) => role.readiness > target.readiness)
    .sort(
      (left, right) =>
        rank(right) - rank(left) || (left.role.title ?? "").localeCompare(right.role.title ?? ""),
    )
    .slice(0, MAX_ALTERNATIVES)
    .map(({ role }) => role);
}

/** True if the person already has this role. Then it is not an alternative. */
function isHeld({ index, titles }: View, position: number): boolean {
  return (titles.get(index.occupations[position]?.entry.code ?? "") ?? 0) >= heldTitle.from;
}

function rank({ like, role }: { like: number; role: Prediction }): number {
  return like + role.readiness / 100;
}

import { counted } from "../../shared/text/words.ts";
import type { EntryRequirement } from "../catalog/types.ts";
import type { PreparedOccupation } from "../fit/baseline.ts";
import { hardFilters } from "../fit/filters.ts";
import { confirmSentence } from "../fit/opening/types.ts";
import type { FilterResult, PersonEvidence } from "../fit/types.ts";
import { entryKey, entrySentence, impliedDegree, isNamed } from "../roles/entry.ts";
import { heldTitle } from "./constants.ts";
import { readConstraints } from "./constraints.ts";
import { horizonMonths } from "./horizon.ts";
import type { Known, ReadinessPart } from "./readiness.ts";
import type { Requirements } from "./requirements.ts";
import { educationWords } from "./steps.ts";
import type { PredictionNote, PredictionRequest } from "./types.ts";

const ADD_IT = "Earlier jobs ask for it too: add it if it is held.";

/** True if a blocker may only be missing from the resume. */
export function isLikelyHeld({ text }: Pick<PredictionNote, "text">): boolean {
  return text.endsWith(ADD_IT);
}

/** The data of a prediction. */
export interface PredictionContext {
  person: PersonEvidence;
  occupation: PreparedOccupation;
  required: Requirements;
  known: Known;
  parts: readonly ReadinessPart[];
  relevance: number;
  estimatedMonths: { min: number; max: number };
  request: PredictionRequest;
  /** Legal or usual entry requirements without evidence. */
  entry: readonly EntryRequirement[];
  /** Entry requirements that only a job in this occupation shows. */
  entryByJob: readonly EntryRequirement[];
  /** The unconfirmed claims that would show one, by its key. */
  toConfirm: ReadonlyMap<string, string[]>;
  /** Keys of the entry requirements of previous occupations. */
  entryBefore: ReadonlySet<string>;
}

/** The blockers: failed filters, entry requirements, credentials, education, time. */
export function blockersOf(context: PredictionContext): PredictionNote[] {
  const { person, parts, estimatedMonths, request, entry, required } = context;
  const failed = filtersOf(context).filter(({ outcome }) => outcome === "fail");
  const months = request.timeHorizon === undefined ? undefined : horizonMonths(request.timeHorizon);
  const limit = person.constraints.reskillingMonths;
  return [
    ...failed.map(({ key, reason }) => ({ key: `filter:${key}`, text: reason })),
    ...entry.map((requirement) => entryNote(requirement, context)),
    // Said once: by the entry requirement, if it names the same.
    ...required.missingCredentials
      .filter(({ name }) => !entry.some((requirement) => isNamed(name, requirement)))
      .map(({ skill, name }) =>
        note(`credential:${skill}`, `The role demands ${name}, and nothing stored shows it.`),
      ),
    ...educationNote(context),
    // Without data about the person there is no estimate in months.
    ...(parts.length === 0
      ? []
      : tooLong(estimatedMonths.min, [
          ["timeHorizon", months, (time) => `the time asked about is ${time}`],
          ["reskillingMonths", limit, (time) => `the profile sets aside ${time} for retraining`],
        ])),
  ];
}

function educationNote({ person, required, entry }: PredictionContext): PredictionNote[] {
  const { educationShort, educationNeeded } = required;
  if (!educationShort || educationNeeded === undefined || entry.some(({ kind }) => kind === "degree"))
    return [];
  const have = educationWords(person.education ?? "none");
  const asks = `Entry usually asks for ${educationWords(educationNeeded)}`;
  return [note("education", `${asks}, and the highest that is stored is ${have}.`)];
}

/** Each time limit that an estimate exceeds, and who set it. */
function tooLong(
  least: number,
  limits: readonly [key: string, months: number | undefined, says: (time: string) => string][],
): PredictionNote[] {
  return limits.flatMap(([key, limit, says]) =>
    limit !== undefined && least > limit
      ? [
          note(
            key,
            `The way takes at least ${inMonths(least)} by this estimate, and ${says(inMonths(limit))}.`,
          ),
        ]
      : [],
  );
}

function inMonths(count: number): string {
  return counted(count, "month");
}

/** An entry requirement. A person who worked in such a job may hold it without having said so. */
function entryNote(
  requirement: EntryRequirement,
  { person: { lapsed = [] }, entryBefore, required, toConfirm }: PredictionContext,
): PredictionNote {
  const confirm = toConfirm.get(entryKey(requirement)) ?? [];
  if (confirm.length > 0) {
    const text = `${entrySentence(requirement)} ${confirmSentence(confirm)}`;
    return { ...note(`entry:${entryKey(requirement)}`, text), confirm };
  }
  // Degrees are usually listed, so an unlisted one is missing.
  const isImplied =
    requirement.kind !== "degree" &&
    !lapsed.some(({ text }) => isNamed(text, requirement)) &&
    (entryBefore.has(entryKey(requirement)) ||
      required.impliedCredentials.some(({ name }) => isNamed(name, requirement)));
  const hint = isImplied ? ` ${ADD_IT}` : "";
  return note(`entry:${entryKey(requirement)}`, `${entrySentence(requirement)}${hint}`);
}

/** A prediction's assumptions, and what is unknown. */
export function assumptionsOf(context: PredictionContext, isEstimate: boolean): PredictionNote[] {
  const { occupation, known, parts, relevance, request, required, entry, entryByJob } = context;
  const { title } = occupation.entry;
  const has = (key: string) => parts.some((part) => part.key === key);
  const unknown = filtersOf(context).filter(({ outcome }) => outcome === "unknown");
  return [
    ...(relevance < 1 ? [note("role", `The target is understood as ${title}.`)] : []),
    note(
      "not_a_probability",
      "Readiness is the share of the role's requirements with evidence, not a chance of being hired.",
    ),
    note(
      "pace",
      "Months assume part-time learning beside work, two skills at a time, and leave out the search.",
    ),
    ...(isEstimate
      ? [note("catalogue", "The role's requirements come from the built-in catalogue, an estimate.")]
      : []),
    ...(known.title >= heldTitle.from
      ? [note("held_title", `Having worked as ${title} is taken to cover most of its skills.`)]
      : []),
    ...entryByJob.map((requirement) => note(`held:${entryKey(requirement)}`, impliedDegree(requirement))),
    ...required.impliedCredentials
      .filter(({ name }) => ![...entry, ...entryByJob].some((requirement) => isNamed(name, requirement)))
      .map(({ skill, name }) =>
        note(
          `credential:${skill}`,
          `Earlier jobs demand ${name} too; nothing stored shows it, so check that it is valid.`,
        ),
      ),
    ...(has("skills") ? [] : [note("no_skills", "No skills are stored, so nothing is said about them.")]),
    ...(has("experience")
      ? []
      : [note("no_experience", "No jobs are stored, so nothing is said about experience.")]),
    ...(has("education") || (required.educationNeeded ?? "none") === "none"
      ? []
      : [
          note(
            "no_education",
            `The education reached is not known; entry usually asks for ${educationWords(required.educationNeeded ?? "none")}.`,
          ),
        ]),
    ...unknown.map(({ key, reason }) => note(`filter:${key}`, reason)),
    ...readConstraints(request.constraints).misread.map((key) =>
      note(`filter:${key}`, `The constraint ${key} was not understood and not applied.`),
    ),
    ...horizonNote(request.timeHorizon),
  ];
}

function filtersOf({ person, occupation, request }: PredictionContext): FilterResult[] {
  const { code, title, education } = occupation.entry;
  return hardFilters(person.constraints, readConstraints(request.constraints).filters, {
    majorGroup: code.slice(0, 2),
    title,
    ...(education && { education }),
  });
}

function horizonNote(text: string | undefined): PredictionNote[] {
  if (text === undefined || text.trim() === "" || horizonMonths(text) !== undefined) return [];
  return [note("timeHorizon", "The time horizon was not understood; write it as months or years.")];
}

function note(key: string, text: string): PredictionNote {
  return { key, text };
}

import file from "../../../db/catalog/paths.json" with { type: "json" };
import { traitNames } from "../../engine/catalog/types.ts";
import type { CatalogIndex } from "../../engine/fit/scales.ts";
import type { PersonEvidence } from "../../engine/fit/types.ts";
import type { Sharer } from "../../engine/paths/consented.ts";
import { findSimilarPaths, type SimilarPathsResult } from "../../engine/paths/find-similar.ts";
import { groupsOf } from "../../engine/paths/groups.ts";
import type { CareerPath } from "../../engine/paths/types.ts";
import { entries, skillNames, textOf } from "../../engine/resume/json-resume.ts";
import { yearsWorked } from "../../engine/resume/years.ts";
import { seniorities } from "../../engine/seniority.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { SharedRecord } from "../../store/ports/features.ts";
import { personEvidence } from "../evidence/person.ts";

const LEAST_GROUP = 5;

export interface SimilarPathsRequest {
  targetRole?: string | undefined;
  minSimilarity?: number | undefined;
  limit?: number | undefined;
}

/** The paths most like the user's: built-in examples, and groups of other users who share theirs. */
export async function similarPaths(
  ctx: HandlerContext,
  request: SimilarPathsRequest,
): Promise<SimilarPathsResult> {
  const index = ctx.catalog();
  const person = await personEvidence(ctx);
  const sharers = (await ctx.tx.pool.others()).map((shared) => toSharer(shared, ctx.now));
  const groups = groupsOf(sharers, {
    k: LEAST_GROUP,
    family: familyOf(index),
    skill: (name) => index.skills.entry(index.skills.resolve(name)?.id ?? "")?.name,
  });
  const { targetRole, minSimilarity, limit } = request;
  return findSimilarPaths(
    comparable(person),
    [...examplePaths(), ...groups],
    {
      ...(targetRole !== undefined && { targetRole }),
      ...(minSimilarity !== undefined && { minSimilarity }),
      ...(limit !== undefined && { limit }),
    },
    titleProximity(index),
  );
}

function comparable({ interests, styles, titles }: PersonEvidence) {
  return {
    titles: titles.map(({ text }) => text),
    ...(interests && { riasec: interests }),
    ...(styles && { workStyle: Object.fromEntries(traitNames.map((trait, at) => [trait, styles[at] ?? 0])) }),
  };
}

/** The built-in example paths. Every answer labels them as examples. */
function examplePaths(): CareerPath[] {
  return file.paths.map(({ seniority, ...path }) => {
    const level = seniorities.find((name) => name === seniority);
    return { ...path, ...(level && { seniority: level }) };
  });
}

const MONTHS = 12;

/**
 * Careers that other users agreed to share, as moves: titles and months only. Employers, names and texts are
 * never read.
 */
function toSharer({ preferences, document, riasec, workStyle }: SharedRecord, now: Date): Sharer {
  return {
    shareCareerPath: preferences.shareCareerPath,
    shareAssessmentResults: preferences.shareAssessmentResults,
    shareSkillProgression: preferences.shareSkillProgression,
    transitions: preferences.shareCareerPath
      ? moves(document ?? {}, preferences.shareSkillProgression, now)
      : [],
    ...(preferences.shareAssessmentResults && riasec && { riasec }),
    ...(preferences.shareAssessmentResults && workStyle && { workStyle }),
  };
}

/** From each job to the next. A move is a success if the new job lasts or lasted a year. */
function moves(document: Record<string, unknown>, withSkills: boolean, now: Date): Sharer["transitions"] {
  const jobs = entries(document, "work")
    .filter((job) => textOf(job.position) !== "" && textOf(job.startDate) !== "")
    .sort((left, right) => textOf(left.startDate).localeCompare(textOf(right.startDate)));
  const last = jobs.length - 1;
  return jobs.slice(1).map((job, at) => {
    const before = jobs[at] ?? {};
    const months = (entry: Record<string, unknown>) =>
      Math.round((yearsWorked({ work: [entry] }, now) ?? 0) * MONTHS);
    const isLatest = at + 1 === last;
    return {
      from: textOf(before.position),
      to: textOf(job.position),
      months: months(before),
      success: months(job) >= MONTHS,
      ...(withSkills && isLatest && { skillsAcquired: skillNames(document).slice(0, 20) }),
    };
  });
}

const LEAST_RELEVANCE = 0.5;

/** How near two titles are by occupation: 1 for the same, less for the same broad, minor or major group. */
function titleProximity({ titles }: CatalogIndex): (left: string, right: string) => number {
  const codes = new Map<string, string | undefined>();
  const codeOf = (title: string) => {
    if (!codes.has(title)) codes.set(title, groupCode(title) ?? named(title));
    return codes.get(title);
  };
  const named = (title: string) => {
    const best = titles.search(title, 1)[0];
    return best && best.relevance >= LEAST_RELEVANCE ? best.code : undefined;
  };
  return (left, right) => {
    const a = codeOf(left);
    const b = codeOf(right);
    if (a === undefined || b === undefined) return left.toLowerCase() === right.toLowerCase() ? 1 : 0;
    if (a === b) return 1;
    if (a.slice(0, 6) === b.slice(0, 6)) return 0.9;
    if (a.slice(0, 4) === b.slice(0, 4)) return 0.7;
    return a.slice(0, 2) === b.slice(0, 2) ? 0.4 : 0;
  };
}

/** The code in a family's name, such as `Healthcare practitioners (29-1)`. */
function groupCode(title: string): string | undefined {
  return /\((\d{2}-\d)\)$/.exec(title)?.[1];
}

const majorGroups: Record<string, string> = {
  11: "Management",
  13: "Business and finance",
  15: "Computer and mathematical work",
  17: "Architecture and engineering",
  19: "Science",
  21: "Community and social service",
  23: "Legal work",
  25: "Education",
  27: "Arts, design and media",
  29: "Healthcare practice",
  31: "Healthcare support",
  33: "Protective service",
  35: "Food service",
  37: "Cleaning and grounds",
  39: "Personal care and service",
  41: "Sales",
  43: "Office and administration",
  45: "Farming, fishing and forestry",
  47: "Construction and extraction",
  49: "Installation, maintenance and repair",
  51: "Production",
  53: "Transportation",
  55: "Military",
};

/**
 * The family that stands for a title before it is shared: its SOC minor group. Undefined if the title names no
 * occupation.
 */
function familyOf({ titles }: CatalogIndex): (title: string) => string | undefined {
  return (title) => {
    const best = titles.search(title, 1)[0];
    if (!best || best.relevance < LEAST_RELEVANCE) return undefined;
    const name = majorGroups[best.code.slice(0, 2)];
    return name && `${name} (${best.code.slice(0, 4)})`;
  };
}

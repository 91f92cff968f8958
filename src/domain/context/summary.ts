import { isBreakEntry } from "../../engine/resume/break-entry.ts";
import { type ResumeDocument, textOf, toResume } from "../../engine/resume/json-resume.ts";
import { yearsWorked } from "../../engine/resume/years.ts";
import { isObject } from "../../shared/json.ts";
import { shortened } from "../../shared/text/words.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import type { Tx } from "../../store/ports/store.ts";
import { currentAssessments } from "../assessments/assessments.ts";
import type { Assessments } from "../assessments/schema.ts";
import { goalsOf } from "../career-health/goals.ts";
import { currentNotes, limitsIn, statedNotes } from "../evidence/stated-limits.ts";
import { completeness } from "../profile/profile.ts";
import type { Profile } from "../profile/schema.ts";
import { openItems } from "./open-items.ts";
import type { Constraints, ContextSummary } from "./schema.ts";

const MOST_GOALS = 5;
const LONGEST_GOAL = 200;

/** The summary's parts, or undefined for a user without any data. */
export async function summarize(tx: Tx, now: Date, skillsLimit: number): Promise<ContextSummary | undefined> {
  // Asked together: each question may take a way to a database and back.
  const [stored, record, assessments, isEmpty, notes, items, profileCompleteness] = await Promise.all([
    tx.profile.get(),
    tx.resume.get(),
    currentAssessments(tx, now),
    hasNothingStored(tx),
    statedNotes(tx),
    openItems(tx, now),
    completeness(tx, now),
  ]);
  if (isEmpty) return undefined;
  const resume = record ? toResume(record.document, record.parsedAt) : undefined;
  const profile = stored?.profile ?? {};
  const currentJobTitle = profile.current_job_title ?? currentJob(resume?.experience ?? []);
  const years = yearsWorked(record?.document, now, profile.years_of_experience);
  const completed = Object.values(assessments).map((result) => result?.completed_at);
  const lastUpdated = [stored?.updatedAt, record?.parsedAt, ...completed]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  return {
    constraints: constraintsKnown(profile, record && homeIn(record.document), notes),
    goals: goalsIn(profile.career_goals),
    openItems: { ...items, notes: notes.length },
    ...(currentJobTitle && { currentJobTitle }),
    ...(profile.current_industry && { currentIndustry: profile.current_industry }),
    ...(years !== undefined && { yearsOfExperience: years }),
    profileCompleteness,
    ...(lastUpdated && { lastUpdated }),
    apiVersion: "v1",
    resume: {
      hasResume: record !== undefined,
      skillsTop: (resume?.skills ?? []).slice(0, skillsLimit),
      experienceCount: resume?.experience?.length ?? 0,
      educationCount: resume?.education?.length ?? 0,
    },
    assessments: assessmentsSummary(assessments),
  };
}

/** Goals in the person's words, with their deadline. */
function goalsIn(goals: unknown): ContextSummary["goals"] {
  const stated = goalsOf(goals, "", { changed: undefined, progress: [] });
  return stated.slice(0, MOST_GOALS).map(({ text, dueAt }) => ({
    text: shortened(text, LONGEST_GOAL),
    ...(dueAt && { dueAt }),
  }));
}

/** Where the person lives, from the head of the resume. */
function homeIn({ basics }: ResumeDocument): string | undefined {
  const location = isObject(basics) && isObject(basics.location) ? basics.location : {};
  const parts = [location.city, location.region, location.countryCode].map(textOf).filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** True if there is no data about the user: no profile, resume, memory or timeline event. */
export async function hasNothingStored(tx: Tx): Promise<boolean> {
  if ((await tx.profile.get()) || (await tx.resume.get()) || !(await tx.timeline.isEmpty())) return false;
  return (await tx.memories.list({ limit: 1 })).rows.length === 0;
}

function assessmentsSummary(assessments: Assessments): ContextSummary["assessments"] {
  const results = Object.values(assessments).filter((result) => result !== undefined);
  return {
    availableModules: results.map((result) => result.module_id),
    moduleCount: results.length,
    highlights: results.map((result) => ({
      moduleId: result.module_id,
      moduleCategory: result.module_category,
      semanticModel: result.semantic_model,
      timeScope: result.time_scope,
      salientDimensions: result.salient_dimensions.map((key) => ({
        key,
        label: result.dimension_labels[key] ?? key,
      })),
      completedAt: result.completed_at,
    })),
    lastCompletedAt:
      results
        .map((result) => result.completed_at)
        .sort()
        .at(-1) ?? null,
  };
}

/** The current job in the resume: a start and no end. If there are several, the one started last. */
function currentJob(
  experience: { title: string; company?: string; startDate?: string; endDate?: string }[],
): string | undefined {
  return experience
    .filter(({ title, startDate, endDate }) => title && startDate && !endDate)
    .filter(({ title, company }) => !isBreakEntry({ position: title, name: company }))
    .sort((left, right) => (right.startDate ?? "").localeCompare(left.startDate ?? ""))[0]?.title;
}

const MOST_SAID = 5;
const LONGEST_SAID = 160;
const LONGEST_TEXT = 300;

/** The person's limits by topic: from the profile, and from sentences of notes that set a limit. */
function constraintsKnown(
  profile: Profile,
  home: string | undefined,
  notes: readonly MemoryNode[],
): Constraints {
  const { current, formerly } = currentNotes(notes);
  const said = current
    .flatMap(limitsIn)
    .slice(0, MOST_SAID)
    .map((limit) => {
      const before = formerly.get(limit.memoryId);
      return {
        ...{ ...limit, text: shortened(limit.text, LONGEST_SAID) },
        ...(before !== undefined && { formerly: shortened(before, LONGEST_SAID) }),
      };
    });
  const { min_salary: min, salary_currency: currency, target_salary_range: range } = profile;
  return (
    filled({
      place: filled({ home, targets: profile.target_locations, workStyle: profile.preferred_work_style }),
      pay: filled({ min, range, currency }),
      relocation: filled({ willing: profile.willing_to_relocate }),
      schedule: filled({ acceptsOvertime: profile.accept_overtime }),
      family: profile.family_constraints?.slice(0, LONGEST_TEXT),
      authorization: filled({
        places: profile.work_authorization,
        needsSponsorship: profile.needs_sponsorship,
      }),
      said: said.length > 0 ? said : undefined,
    }) ?? {}
  );
}

/** An object without unknown fields; undefined if none is left. */
function filled<Fields extends object>(fields: Fields): Fields | undefined {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return known.length > 0 ? fields : undefined;
}

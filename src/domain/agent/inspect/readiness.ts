import type { HandlerContext } from "../../../operation/handler.ts";
import { counted } from "../../../shared/text/words.ts";
import { currentAssessments } from "../../assessments/assessments.ts";
import type { FitBrief } from "../../fit-briefs/schema.ts";
import { goalTexts } from "../../memories/from-profile.ts";
import { type OperationLink, overviewLink, suggestion } from "../../operation-links.ts";
import { type CheckKey, labels, recoveryCall, recoverySteps } from "../apply/recovery.ts";
import type { InspectGoal } from "./schema.ts";
import { openingTitle } from "./titles.ts";

/** A condition that an agent can check in stored data, and the call that would fulfil it. */
export interface Check {
  key: CheckKey;
  label: string;
  passed: boolean;
  detail: string;
  recovery: ReturnType<typeof recoveryCall>;
}

/** What each goal needs. */
const needs: Record<InspectGoal["type"], CheckKey[]> = {
  discover_directions: ["resume", "interests", "goals", "constraints"],
  evaluate_opportunity: ["resume", "skills", "opportunity", "constraints"],
  generate_fit_brief: ["resume", "skills", "opportunity"],
  prepare_execution_artifacts: ["resume", "skills", "opportunity", "fit_brief"],
  compare_paths: ["resume", "interests", "directions"],
};

/** The checks of a goal, from stored data alone. Checks of openings are about the named ones, if any. */
export async function readinessChecks(
  ctx: HandlerContext,
  goal: InspectGoal["type"],
  named: Named = nothingNamed,
): Promise<Check[]> {
  const checks = [];
  for (const key of needs[goal]) {
    const { passed, detail } = await checkers[key](ctx, named);
    checks.push({
      key,
      label: labels[key],
      passed,
      detail,
      recovery: recoveryCall(ctx.operations, recoverySteps[key]),
    });
  }
  return checks;
}

/** The openings that a question is about, with their documents. */
type Named = {
  jobsWorkspaceRefs: readonly string[];
  artifactRefs: readonly string[];
  /** The question names something that is neither stored nor in the catalogue. */
  isMissed?: boolean;
};
const nothingNamed: Named = { jobsWorkspaceRefs: [], artifactRefs: [] };
const missed = { passed: false, detail: "none that the query names" };

const DAY = 10;

type Checker = (ctx: HandlerContext, named: Named) => Promise<{ passed: boolean; detail: string }>;

const checkers: Record<CheckKey, Checker> = {
  resume: async ({ tx }) => {
    const record = await tx.resume.get();
    return {
      passed: record !== undefined,
      detail: record ? `read on ${record.parsedAt.slice(0, DAY)}` : "none",
    };
  },
  skills: async ({ tx }) => {
    const count = (await tx.resume.claims()).filter(({ kind }) => kind === "skill").length;
    return { passed: count > 0, detail: counted(count, "skill") };
  },
  interests: async ({ tx, now }) => {
    const taken = (await currentAssessments(tx, now)).riasec !== undefined;
    return { passed: taken, detail: taken ? "taken" : "not taken" };
  },
  goals: async ({ tx }) => {
    const goals = goalTexts((await tx.profile.get())?.profile.career_goals);
    return { passed: goals.length > 0, detail: `${goals.length} stored` };
  },
  constraints: async ({ tx }) => {
    const profile = (await tx.profile.get())?.profile ?? {};
    const known = limits.filter(([field]) => profile[field] !== undefined).map(([, name]) => name);
    return { passed: known.length > 0, detail: known.join(", ") || "none" };
  },
  opportunity: async ({ tx }, { jobsWorkspaceRefs: [first], isMissed }) => {
    if (isMissed) return missed;
    const named = first === undefined ? undefined : await tx.jobs.get(first);
    const [job] = named ? [named] : (await tx.jobs.list({ limit: 1, where: { type: "opportunity" } })).rows;
    return { passed: job !== undefined, detail: job ? withId(openingTitle(job), job.id) : "none" };
  },
  fit_brief: async ({ tx }, { jobsWorkspaceRefs, artifactRefs, isMissed }) => {
    if (isMissed) return missed;
    if (jobsWorkspaceRefs.length > 0) {
      const [own] = await tx.briefs.existing(artifactRefs);
      const brief = own === undefined ? undefined : await tx.briefs.get(own);
      return { passed: brief !== undefined, detail: brief ? briefNamed(brief) : "none for this opening" };
    }
    const [latest] = (await tx.briefs.list({ limit: 1 })).rows;
    return { passed: latest !== undefined, detail: latest ? briefNamed(latest) : "none" };
  },
  directions: async ({ tx }) => {
    const checkpoints = await tx.checkpoints.list({ limit: 2 });
    const directions = await tx.jobs.list({ limit: 2, where: { type: "direction" } });
    const count = Math.max(checkpoints.rows.length, directions.rows.length);
    return { passed: count >= 2, detail: `${count} found` };
  },
};

/** Limits on place and pay, as people call them. */
const limits = [
  ["target_locations", "places wanted"],
  ["min_salary", "least salary wanted"],
  ["target_salary_range", "salary wanted"],
  ["willing_to_relocate", "whether to relocate"],
] as const;

function briefNamed({ id, query, targetValue }: FitBrief): string {
  return withId(targetValue ?? query, id);
}

/** A readable name, with the id for the next call. */
function withId(name: string, id: string): string {
  return `${name} (${id})`;
}

/** For what is missing, calls that can be sent unchanged and show the starting point of the recovery call. */
export async function suggestFor(
  { tx }: HandlerContext,
  missing: readonly Check[],
): Promise<OperationLink[]> {
  const suggestions = [];
  for (const { key, recovery } of missing) {
    const reason = `${recovery.reason} (${recovery.method} ${recovery.path})`;
    if (key === "interests") {
      suggestions.push(suggestion("assessments.questions", reason, { moduleId: "riasec" }));
    } else if (key === "opportunity" || key === "fit_brief") {
      suggestions.push(suggestion("jobsWorkspace.list", reason));
    } else if (key === "directions") suggestions.push(suggestion("checkpoints.list", reason));
    else if (key === "skills" && (await tx.resume.get())) suggestions.push(suggestion("resume.get", reason));
    else suggestions.push(await overviewLink(tx, reason));
  }
  return suggestions.slice(0, 3);
}

import type { RunContext } from "../../operation/operation.ts";
import { currentAssessments } from "../assessments/assessments.ts";
import type { SuggestedCall } from "../checkpoints/schema.ts";
import { goalTexts } from "../memory/from-profile.ts";
import type { InspectGoal } from "./inspect-schema.ts";

/** Something an agent can know of stored state: whether it is there, and the call that would bring it. */
export interface Check {
  key: string;
  label: string;
  passed: boolean;
  detail: string;
  mend: SuggestedCall;
}

type CheckKey =
  | "resume"
  | "skills"
  | "interests"
  | "goals"
  | "constraints"
  | "opportunity"
  | "fit_brief"
  | "directions";

/** What each goal needs. */
const needs: Record<InspectGoal["type"], CheckKey[]> = {
  discover_directions: ["resume", "interests", "goals", "constraints"],
  evaluate_opportunity: ["resume", "skills", "opportunity", "constraints"],
  generate_fit_brief: ["resume", "skills", "opportunity"],
  prepare_execution_artifacts: ["resume", "skills", "opportunity", "fit_brief"],
  compare_paths: ["resume", "interests", "directions"],
};

/** The checks of a goal, computed from stored state alone. */
export async function readinessChecks(ctx: RunContext, goal: InspectGoal["type"]): Promise<Check[]> {
  const checks = [];
  for (const key of needs[goal]) checks.push(await checkers[key](ctx));
  return checks;
}

const call = (method: SuggestedCall["method"], path: string, reason: string): SuggestedCall => ({
  method,
  path,
  reason,
});

const checkers: Record<CheckKey, (ctx: RunContext) => Promise<Check>> = {
  resume: async ({ tx }) => {
    const record = await tx.resume.get();
    const mend = call("PUT", "/api/v1/resume", "Import the user's resume.");
    return check(
      "resume",
      "A resume is stored",
      record !== undefined,
      record ? `parsed ${record.parsedAt}` : "none",
      mend,
    );
  },
  skills: async ({ tx }) => {
    const count = (await tx.resume.claims()).filter(({ kind }) => kind === "skill").length;
    const mend = call("PUT", "/api/v1/resume", "Import a resume that names skills, with mode merge.");
    return check("skills", "The resume names skills", count > 0, `${count} skills`, mend);
  },
  interests: async ({ tx, now }) => {
    const taken = (await currentAssessments(tx, now)).riasec !== undefined;
    const mend = call(
      "GET",
      "/api/v1/assessments/riasec/questions",
      "Take the interest assessment with the user.",
    );
    return check("interests", "The interest assessment is taken", taken, taken ? "taken" : "not taken", mend);
  },
  goals: async ({ tx }) => {
    const goals = goalTexts((await tx.profile.get())?.profile.career_goals);
    const mend = call("PATCH", "/api/v1/profile", "Ask what the user wants and write career_goals.");
    return check("goals", "Career goals are known", goals.length > 0, `${goals.length} stored`, mend);
  },
  constraints: async ({ tx }) => {
    const profile = (await tx.profile.get())?.profile ?? {};
    const known = ["target_locations", "min_salary", "willing_to_relocate"].filter(
      (field) => profile[field] !== undefined,
    );
    const mend = call(
      "PATCH",
      "/api/v1/profile",
      "Ask for places, pay and relocation; filters stay unknown without them.",
    );
    return check(
      "constraints",
      "Place or pay limits are known",
      known.length > 0,
      known.join(", ") || "none",
      mend,
    );
  },
  opportunity: async ({ tx }) => {
    const { rows } = await tx.jobs.list({ limit: 1, where: { type: "opportunity" } });
    const mend = call("POST", "/api/v1/agent/apply", "Send normalize_opportunity with the posting's text.");
    return check(
      "opportunity",
      "An opportunity is in the workspace",
      rows.length > 0,
      rows[0]?.id ?? "none",
      mend,
    );
  },
  fit_brief: async ({ tx }) => {
    const { rows } = await tx.briefs.list({ limit: 1 });
    const mend = call("POST", "/api/v1/agent/apply", "Send generate_fit_brief for the opportunity.");
    return check("fit_brief", "A fit brief is stored", rows.length > 0, rows[0]?.id ?? "none", mend);
  },
  directions: async ({ tx }) => {
    const checkpoints = await tx.checkpoints.list({ limit: 2 });
    const directions = await tx.jobs.list({ limit: 2, where: { type: "direction" } });
    const count = Math.max(checkpoints.rows.length, directions.rows.length);
    const mend = call("POST", "/api/v1/agent/explore", "Explore directions and checkpoint two of them.");
    return check("directions", "Two paths are there to compare", count >= 2, `${count} found`, mend);
  },
};

function check(key: CheckKey, label: string, passed: boolean, detail: string, mend: SuggestedCall): Check {
  return { key, label, passed, detail, mend };
}

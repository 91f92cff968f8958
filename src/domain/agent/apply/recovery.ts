import type { Directory } from "../../../operation/directory.ts";

/** The subjects of a readiness check. */
export type CheckKey =
  | "resume"
  | "skills"
  | "interests"
  | "goals"
  | "constraints"
  | "opportunity"
  | "fit_brief"
  | "directions";

export const labels: Record<CheckKey, string> = {
  resume: "A resume is stored",
  skills: "The resume names skills",
  interests: "The interest assessment is taken",
  goals: "Career goals are known",
  constraints: "Place or pay limits are known",
  opportunity: "An opportunity is in the workspace",
  fit_brief: "A fit brief is stored",
  directions: "Two paths are there to compare",
};

/** The call that supplies what is missing. `needs` lists the fields that only the user can fill in. */
export interface RecoverySteps {
  operation: string;
  /** Values for the path. */
  input?: Record<string, string>;
  needs: string[];
  reason: string;
}

/** A recovery step with its REST call, as answers show it. */
export function recoveryCall(operations: Directory, { operation, input, ...rest }: RecoverySteps) {
  return { operation, ...operations.route(operation, input), ...rest };
}

export const recoverySteps: Record<CheckKey, RecoverySteps> = {
  resume: {
    operation: "resume.import",
    needs: ["format", "content"],
    reason: "Import the user's resume.",
  },
  skills: {
    operation: "resume.import",
    needs: ["format", "content", "mode"],
    reason: "Import a resume that names skills, with mode merge.",
  },
  interests: {
    operation: "assessments.submit",
    input: { moduleId: "riasec" },
    needs: ["answers"],
    reason: "Take the interest assessment with the user.",
  },
  goals: {
    operation: "profile.update",
    needs: ["career_goals"],
    reason: "Ask what the user wants and write career_goals.",
  },
  constraints: {
    operation: "profile.update",
    needs: ["target_locations", "min_salary", "willing_to_relocate"],
    reason: "Ask for places, pay and relocation; filters stay unknown without them.",
  },
  opportunity: {
    operation: "agent.apply",
    needs: ["actions"],
    reason: "Send normalize_opportunity with the posting's text.",
  },
  fit_brief: {
    operation: "agent.apply",
    needs: ["actions"],
    reason: "Send generate_fit_brief for the opportunity.",
  },
  directions: {
    operation: "agent.explore",
    needs: ["goal"],
    reason: "Explore directions and checkpoint two of them.",
  },
};

export function isCheckKey(key: string): key is CheckKey {
  return Object.hasOwn(recoverySteps, key);
}

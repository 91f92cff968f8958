import type { NextCall } from "../../operation/handler.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { ContextSummary, RecommendedCall } from "./schema.ts";

/** The recommended calls, and those of them that can be sent as they are. */
export interface Recommended {
  calls: RecommendedCall[];
  next: NextCall[];
}

interface Recommendation extends RecommendedCall {
  applies: boolean;
  /** Absent where the arguments are the user's to give: a resume, a goal. */
  next?: NextCall;
}

/** The calls that would add most to the picture, most important first; they follow from what is missing or waits. */
export async function recommend(tx: Tx, summary: ContextSummary): Promise<Recommended> {
  const profile = (await tx.profile.get())?.profile ?? {};
  const open = await tx.alerts.list({ limit: 1, includeRead: false, includeDismissed: false });
  const all = recommendations(summary, profile.career_goals !== undefined, open.rows.length > 0);
  const applying = all.filter(({ applies }) => applies);
  return {
    calls: applying.map(({ when, method, path }) => ({ when, method, path })),
    next: applying.flatMap(({ next }) => next ?? []),
  };
}

// What `when` says is not said again: `why` is as short as it can be.
function recommendations(
  { resume: { hasResume }, assessments: { availableModules } }: ContextSummary,
  hasGoals: boolean,
  hasAlerts: boolean,
): Recommendation[] {
  return [
    {
      applies: !hasResume,
      when: "The user has a resume at hand; none is stored.",
      method: "PUT",
      path: "/api/v1/resume",
    },
    {
      applies: !hasGoals,
      when: "The user says what they want next; no goals are known.",
      method: "PATCH",
      path: "/api/v1/profile",
    },
    {
      applies: !availableModules.includes("riasec"),
      when: "The user has ten minutes; their interests have not been assessed.",
      method: "GET",
      path: "/api/v1/assessments/riasec/questions",
      next: { operation: "assessments.questions", input: { moduleId: "riasec" }, why: "Their interests." },
    },
    {
      applies: hasAlerts,
      when: "Open alerts wait to be looked at.",
      method: "GET",
      path: "/api/v1/alerts",
      next: { operation: "alerts.list", input: {}, why: "Open alerts." },
    },
    {
      applies: hasResume || availableModules.length > 0,
      when: "The user asks what work would fit.",
      method: "POST",
      path: "/api/v1/career-match",
      next: { operation: "careerMatch.find", input: {}, why: "Work that would fit." },
    },
    {
      applies: hasResume,
      when: "Details of the resume or claim ids are needed.",
      method: "GET",
      path: "/api/v1/resume",
      next: { operation: "resume.get", input: {}, why: "Claim ids." },
    },
  ];
}

import type { HandlerContext, NextCall } from "../../operation/handler.ts";
import type { ContextSummary, RecommendedCall } from "./schema.ts";

/** The recommended calls, and those of them that can be sent as they are. */
export interface Recommended {
  calls: RecommendedCall[];
  next: NextCall[];
}

interface Recommendation {
  applies: boolean;
  when: string;
  operation: string;
  input?: Record<string, string>;
  /** Absent where the arguments are the user's to give: a resume, a goal. */
  why?: string;
}

/** The calls that would add most to the picture, most important first; they follow from what is missing or waits. */
export async function recommend(
  { tx, operations }: Pick<HandlerContext, "tx" | "operations">,
  summary: ContextSummary,
): Promise<Recommended> {
  const profile = (await tx.profile.get())?.profile ?? {};
  const open = await tx.alerts.list({ limit: 1, includeRead: false, includeDismissed: false });
  const all = recommendations(summary, profile.career_goals !== undefined, open.rows.length > 0);
  const applying = all.filter(({ applies }) => applies);
  return {
    calls: applying.map(({ when, operation, input }) => ({ when, ...operations.route(operation, input) })),
    next: applying.flatMap(({ operation, input = {}, why }) =>
      why === undefined ? [] : [{ operation, input, why }],
    ),
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
      operation: "resume.import",
    },
    {
      applies: !hasGoals,
      when: "The user says what they want next; no goals are known.",
      operation: "profile.update",
    },
    {
      applies: !availableModules.includes("riasec"),
      when: "The user has ten minutes; their interests have not been assessed.",
      operation: "assessments.questions",
      input: { moduleId: "riasec" },
      why: "Their interests.",
    },
    {
      applies: hasAlerts,
      when: "Open alerts wait to be looked at.",
      operation: "alerts.list",
      why: "Open alerts.",
    },
    {
      applies: hasResume || availableModules.length > 0,
      when: "The user asks what work would fit.",
      operation: "careerMatch.find",
      why: "Work that would fit.",
    },
    {
      applies: hasResume,
      when: "Details of the resume or claim ids are needed.",
      operation: "resume.get",
      why: "Claim ids.",
    },
  ];
}

import type { HandlerContext, NextCall } from "../../operation/handler.ts";
import type { ContextData, ContextSummary, RecommendedCall } from "./schema.ts";

/** The recommended calls, and which of them can be sent unchanged. */
export interface Recommended {
  calls: RecommendedCall[];
  next: NextCall[];
}

interface Recommendation {
  applies: boolean;
  when: string;
  operation: string;
  input?: Record<string, string>;
  /** The user has to supply the arguments: a resume, a goal. */
  isTheirs?: true;
}

/**
 * The calls that would add most to the picture, most important first. They follow from what is missing or
 * pending.
 */
export async function recommend(
  { tx, operations }: Pick<HandlerContext, "tx" | "operations">,
  summary: ContextSummary,
): Promise<Recommended> {
  const profile = (await tx.profile.get())?.profile ?? {};
  const all = recommendations(summary, profile.career_goals !== undefined);
  const applying = all.filter(({ applies }) => applies);
  return {
    calls: applying.map(({ when, operation, input }) => ({ when, ...operations.route(operation, input) })),
    next: applying.flatMap(({ when, operation, input = {}, isTheirs }) =>
      isTheirs ? [] : [{ operation, input, why: when }],
    ),
  };
}

function recommendations(
  { resume: { hasResume }, assessments: { availableModules }, openItems }: ContextSummary,
  hasGoals: boolean,
): Recommendation[] {
  return [
    {
      applies: !hasResume,
      when: "The user has a resume at hand; none is stored.",
      operation: "resume.import",
      isTheirs: true,
    },
    {
      applies: !hasGoals,
      when: "The user says what they want next; no goals are known.",
      operation: "profile.update",
      isTheirs: true,
    },
    {
      applies: !availableModules.includes("riasec"),
      when: "The user has ten minutes; their interests have not been assessed.",
      operation: "assessments.questions",
      input: { moduleId: "riasec" },
    },
    {
      applies: openItems.unreadAlerts > 0,
      when: "Open alerts wait to be looked at.",
      operation: "alerts.list",
    },
    {
      applies: hasResume || availableModules.length > 0,
      when: "The user asks what work would fit.",
      operation: "careerMatch.find",
    },
    {
      applies: hasResume,
      when: "Details of the resume or claim ids are needed.",
      operation: "resume.get",
    },
  ];
}

/** The data without recommendations that are already in `next`. */
export function besideNext(data: ContextData, next: readonly NextCall[]): ContextData {
  const said = new Set(next.map(({ why }) => why));
  const recommendedNextCalls = data.recommendedNextCalls.filter(({ when }) => !said.has(when));
  return { ...data, recommendedNextCalls };
}

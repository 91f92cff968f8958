import { REASONING_FORMULA } from "../../engine/reasoning/reason.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { roleSaid } from "../roles/role-answer.ts";
import { similarPaths } from "../similar-paths/similar.ts";
import { answerAll } from "./answer.ts";

const PATHS = 3;

interface Question {
  query: string;
  context?: Parameters<typeof answerAll>[2] | undefined;
}

/** The answer to a career question, with similar paths if it names a role. */
export async function reason(ctx: HandlerContext, { query, context = {} }: Question) {
  const { target, understood, nearest, memoriesUsed, ...draft } = await answerAll(ctx, query, context);
  const paths =
    target === undefined ? [] : (await similarPaths(ctx, { limit: PATHS, targetRole: target })).matches;
  return {
    data: { reasoning: { ...draft, similarPaths: paths } },
    next: draft.suggestedActions.map(({ text: why, operation, arguments: input }) => ({
      ...{ operation, input, why },
    })),
    metadata: {
      understood,
      ...(nearest && roleSaid({ understoodAs: null, nearest })),
      memoriesUsed,
      tokensUsed: 0,
      processingTime: ctx.elapsedMs(),
      formula: REASONING_FORMULA,
    },
  };
}

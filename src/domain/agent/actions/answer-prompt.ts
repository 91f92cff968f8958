import { reason } from "../../../engine/reasoning/reason.ts";
import type { Answer } from "../../../engine/reasoning/types.ts";
import { understandQuestion } from "../../../engine/reasoning/understand.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { inline } from "../../../shared/markdown.ts";
import { knownFor } from "../../career-reasoning/known.ts";
import { personEvidence } from "../../evidence/person.ts";
import type { ReportContent } from "./reports.ts";

const MOST_FACTORS = 3;
/** Code points; a longer prompt is a commission, and no question. */
const LONGEST = 500;

/** A report that begins with the answer to its prompt, where the prompt asks something that has one. */
export async function answeringFirst(
  ctx: HandlerContext,
  prompt: string | undefined,
  content: ReportContent,
): Promise<ReportContent> {
  const answer = prompt === undefined ? undefined : await answerTo(ctx, prompt);
  if (!answer) return content;
  const factors = answer.keyFactors.slice(0, MOST_FACTORS);
  const lead = [
    inline(answer.recommendation),
    factors.map(({ text }) => `- ${inline(text)}`).join("\n"),
  ].filter(Boolean);
  const [title = "", ...rest] = content.contentMarkdown.split("\n\n");
  return {
    ...content,
    summary: `${answer.recommendation} ${content.summary}`,
    contentMarkdown: [title, ...lead, ...rest].join("\n\n"),
    evidenceRefs: [...new Set([...content.evidenceRefs, ...factors.flatMap(({ claimIds }) => claimIds)])],
  };
}

/** The answer from what is stored; undefined for what is no question of a kind that has one. */
async function answerTo(ctx: HandlerContext, prompt: string): Promise<Answer | undefined> {
  const asked = prompt.trim();
  if (!/[?？]/.test(asked) || [...asked].length > LONGEST) return undefined;
  const index = ctx.catalog();
  const understood = understandQuestion(asked, index);
  const isOpen = understood.intent === "other" && understood.subject === null;
  if (isOpen || understood.intent === "recall") return undefined;
  const known = { memories: [], ...(await knownFor(ctx, understood)) };
  return reason(await personEvidence(ctx), index, understood, known, false);
}

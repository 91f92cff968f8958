import type { HandlerContext } from "../../../operation/handler.ts";
import { inline } from "../../../shared/text/markdown.ts";
import { answerAll } from "../../career-reasoning/answer.ts";
import type { ResolvedTarget } from "../target.ts";
import type { ReportContent } from "./reports.ts";

const MOST_FACTORS = 8;
/** Code points. A longer prompt is an assignment, not a question. */
const LONGEST = 500;

/**
 * A report that starts with the answer to its prompt about its target, if the prompt is a question that can be
 * answered.
 */
export async function answeringFirst(
  ctx: HandlerContext,
  { prompt, subject }: { prompt: string | undefined; subject: ResolvedTarget | undefined },
  content: ReportContent,
): Promise<ReportContent> {
  const answer = prompt === undefined ? undefined : await answerTo(ctx, prompt, subject);
  if (!answer) return content;
  // The line about an opening quotes the posting on pay and place, and a report does not mark those words as
  // quoted.
  const factors = answer.keyFactors.filter(({ key }) => !/^opening\.[^.]+$/.test(key)).slice(0, MOST_FACTORS);
  const said = answer.recommendation.replaceAll("keyFactors", "the points below");
  const points = factors.map(({ text }) => `- ${inline(text)}`);
  const [title = "", ...rest] = content.contentMarkdown.split("\n\n");
  return {
    ...content,
    summary: `${said} ${content.summary}`,
    contentMarkdown: [
      ...[title, inline(said)],
      ...(points.length === 0 ? [] : [points.join("\n")]),
      ...withoutLines(rest, new Set(points)),
    ].join("\n\n"),
    evidenceRefs: [...new Set([...content.evidenceRefs, ...factors.flatMap(({ claimIds }) => claimIds)])],
  };
}

/** The page's parts without lines that were already said and without empty headings. */
function withoutLines(parts: readonly string[], said: ReadonlySet<string>): string[] {
  const lessened = parts.map((part) =>
    part.startsWith("- ")
      ? part
          .split("\n")
          .filter((line) => !said.has(line))
          .join("\n")
      : part,
  );
  return lessened.filter((part, at) => part !== "" && !(part.startsWith("## ") && lessened[at + 1] === ""));
}

/** The answer from stored data, or undefined if this kind of question has none. */
async function answerTo(ctx: HandlerContext, prompt: string, subject: ResolvedTarget | undefined) {
  const asked = prompt.trim();
  if (asked === "" || [...asked].length > LONGEST) return undefined;
  const answer = await answerAll(
    ctx,
    asked,
    {},
    { job: subject?.job, role: subject?.role?.understoodAs ?? undefined },
  );
  const { intent, subject: matter, roles } = answer.understood;
  if (intent === "other" && matter === null) return undefined;
  const isQuestion = /[?？]/.test(asked) || (intent === "compare" && roles.length > 1);
  return isQuestion ? answer : undefined;
}

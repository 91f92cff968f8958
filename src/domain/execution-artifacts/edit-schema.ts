import { z } from "zod";
import { text } from "../common.ts";

/** The most characters of all edited lines together, so that proving them is quick. */
const MOST_CHARACTERS = 10_000;

/** A line of a document as the person wants it. */
const EditedLine = z.strictObject({
  was: text(4000).describe("The line's exact text in contentData.sections."),
  text: text(4000).nullable().describe("Its new text. Null removes the line."),
  section: z
    .int()
    .min(0)
    .optional()
    .describe("The number of its section, from 0, where two lines say the same."),
  claimIds: z
    .array(text(200))
    .max(30)
    .optional()
    .describe("Claims that carry it, besides the document's own; all claims by default."),
  under: text(200)
    .optional()
    .describe("With accept: the claim id of the job, voluntary work or project it is about."),
});
export type EditedLine = z.infer<typeof EditedLine>;

export const editFields = {
  lines: z
    .array(EditedLine)
    .min(1)
    .max(40)
    .optional()
    .describe("Lines to change, each proved by the claims."),
  accept: z
    .boolean()
    .default(false)
    .describe("true only by the user's yes: what no claim carries becomes a claim in their own word."),
};

/** Refuses more text than can be proved quickly. */
export function requireShort({
  value,
  issues,
}: z.core.ParsePayload<{ lines?: EditedLine[] | undefined }>): void {
  const length = (value.lines ?? []).reduce((sum, line) => sum + (line.text?.length ?? 0), 0);
  if (length <= MOST_CHARACTERS) return;
  const message = `must have at most ${MOST_CHARACTERS} characters together.`;
  issues.push({ code: "custom", path: ["lines"], message, input: value });
}

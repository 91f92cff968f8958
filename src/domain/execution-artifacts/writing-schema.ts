import { z } from "zod";
import { blockKinds } from "../../engine/writing/types.ts";
import { OpportunityInput } from "../agent/schema.ts";
import { text } from "../common.ts";
import { artifactKinds } from "./schema.ts";

/** The kinds of messages to people. A cover letter is an outreach note as well. */
const forms = ["note", "letter", "cover_letter"] as const;

const Block = z.strictObject({
  kind: z.enum(blockKinds),
  text: text(4000),
  claimIds: z.array(text(200)).max(30).optional(),
});

export const writingFields = {
  artifactKind: z.enum(artifactKinds),
  opportunity: OpportunityInput.optional().describe(
    "The opening it is for, with its text; or jobsWorkspaceItemId. Without either it must not mention one.",
  ),
  jobsWorkspaceItemId: text(200).optional().describe("From list_jobs."),
  title: text(300).optional().describe("For lists; by default made from the opening."),
  form: z.enum(forms).optional().describe("For an outreach_note only. A cover letter is one."),
  blocks: z
    .array(Block)
    .min(1)
    .max(120)
    .describe(
      "In order; claimIds: of the claims (get_resume) that support what a block says about the user. Greeting, wish, request and the opening's own words need none.",
    ),
};

const Writing = z.strictObject(writingFields);
export type Writing = z.infer<typeof Writing>;

/** Returned if a sentence is refused. Nothing is stored until all sentences are supported. */
export const Refusal = z.strictObject({
  stored: z.literal(false),
  refused: z.array(
    z.strictObject({
      index: z.int().describe("Of the block or edited line, from 0; -1 is the title."),
      text: z.string(),
      why: z.string(),
      nearest: z.array(z.strictObject({ claimId: z.string(), text: z.string() })),
    }),
  ),
});

/** The most characters of all blocks together: more than any letter or resume needs. */
const MOST_CHARACTERS = 20_000;

/** Refuses texts that are too long together, an opening given twice, and a form that the kind does not have. */
export function requireOneOpening({ value, issues }: z.core.ParsePayload<Writing>): void {
  if (value.opportunity && value.jobsWorkspaceItemId) {
    const message = "must not be sent with opportunity: send the opening once.";
    issues.push({ code: "custom", path: ["jobsWorkspaceItemId"], message, input: value });
  }
  if (lengthOf(value) > MOST_CHARACTERS) {
    const message = `must have at most ${MOST_CHARACTERS} characters together.`;
    issues.push({ code: "custom", path: ["blocks"], message, input: value });
  }
  if (value.form && value.artifactKind !== "outreach_note") {
    const message = "is of an outreach_note only; leave it out.";
    issues.push({ code: "custom", path: ["form"], message, input: value });
  }
}

export function lengthOf({ blocks }: Pick<Writing, "blocks">): number {
  return blocks.reduce((sum, { text: { length } }) => sum + length, 0);
}

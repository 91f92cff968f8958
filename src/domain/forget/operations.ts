import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import { text } from "../common.ts";
import { erase } from "./erase.ts";
import { findTopic } from "./find.ts";
import { ForgetPreview, ForgetPreviewMetadata, ForgetReceipt, forgettableKinds } from "./schema.ts";
import { hashOf, newToken } from "./token.ts";

const HOLDS_MS = 10 * 60 * 1000;

export const previewForget = defineOperation({
  name: "forget.preview",
  title: "Preview forgetting",
  description:
    "Finds everything stored about a topic, in every store, so that the user can see what forget would delete. Deletes nothing; the token is for forget, within ten minutes.",
  scope: "read:account",
  effect: "read",
  input: z.strictObject({
    topic: text(300).describe(
      "The matter in a few words, such as my illness. Matters joined by and are found each.",
    ),
  }),
  output: ForgetPreview,
  metadata: ForgetPreviewMetadata,
  http: {
    route: "POST /api/v1/forget/preview",
    related: ["forget.run"],
  },
  mcp: {
    tool: "preview_forget",
    words: ["forget", "erase everything about", "remove all mention"],
    untrusted: ["title", "excerpt", "matched", "id"],
  },
  policy: {
    keeps: true,
  },
  handler: async ({ tx, now }, { topic }) => {
    const { found, copies, searched } = await findTopic(tx, topic);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + HOLDS_MS).toISOString();
    const things = [...found.map(({ kind, id }) => ({ kind, id })), ...copies];
    await tx.forgetPreviews.add({ hash: hashOf(token), found: things, expiresAt }, now.toISOString());
    const isEmpty = Object.keys(searched).length === 0;
    return {
      data: { token, found },
      metadata: { searched, ...(found.length === 0 && { note: isEmpty ? NOTHING_STORED : NO_MATCH }) },
      next: found.length > 0 ? [runOf(token)] : isEmpty ? [] : whereToLook,
      noStore: true,
    };
  },
});

const NOTHING_STORED = "Nothing is stored yet, so there is nothing to forget.";
// The topic may be a stranger's words, so it is not repeated.
const NO_MATCH =
  "Nothing stored speaks of it: no text has all words of a matter, or other words for them that are known here. Fewer words find more, and so do those in which it was written down.";

const whereToLook: NextCall[] = [
  { operation: "memories.list", input: {}, why: "The notes in their own words, by which they are found." },
  { operation: "context.get", input: {}, why: "What else is known, in short." },
];

function runOf(token: string): NextCall {
  const why = "Deletes all of that, for good; with ids only these. Show the user the list first, and ask.";
  return { operation: "forget.run", input: { token }, why };
}

export const runForget = defineOperation({
  name: "forget.run",
  title: "Forget",
  description:
    "Deletes for good what a preview found, with every copy: index, history, stored answers and the bytes of the file. Only by the user's word after they saw the list. It cannot be undone.",
  scope: "write:account",
  effect: "delete",
  input: z.strictObject({
    token: z.string().min(1).max(200).describe("The token of preview_forget."),
    ids: z
      .array(z.string().max(500))
      .min(1)
      .max(10_000)
      .optional()
      .describe("Only these of the list; all of it unless given."),
  }),
  output: ForgetReceipt,
  http: {
    route: "POST /api/v1/forget",
    related: ["forget.preview"],
  },
  mcp: {
    tool: "forget",
    words: ["forget", "erase everything about", "remove all mention"],
    confirm: {
      describe: async () => "what the preview listed, for good",
    },
  },
  policy: {
    final: "What was forgotten is not kept anywhere.",
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { token, ids }) => {
    const now = ctx.now.toISOString();
    const found = await ctx.tx.forgetPreviews.take(hashOf(token), now);
    if (!found) {
      throw fail(
        "validation.bad_request",
        "token must be that of a preview of the last ten minutes which was not used yet; make a new preview.",
        { see: "forget.preview" },
      );
    }
    const listed = new Set(found.flatMap(({ kind, id }) => (isCopy(kind) ? [] : id)));
    const unlisted = (ids ?? []).filter((id) => !listed.has(id));
    if (unlisted.length > 0) {
      throw fail("validation.bad_request", "ids names what the preview did not list; nothing was deleted.", {
        see: "forget.preview",
      });
    }
    const things = ids ? found.filter(({ kind, id }) => isCopy(kind) || ids.includes(id)) : found;
    return { data: { deleted: await erase(ctx, things, found), at: now } };
  },
});

/** Copies go with whatever is forgotten of their topic. */
function isCopy(kind: string): boolean {
  return !forgettableKinds.some((known) => known === kind);
}

import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import type { FoundThing, ListedThing } from "../../store/ports/changes.ts";
import { text } from "../common.ts";
import { erase } from "./erase.ts";
import { findTopic } from "./find.ts";
import { leftOf } from "./left.ts";
import { checkAgain, openingsWithout } from "./lost-briefs.ts";
import { hashOf, newToken, topicOf } from "./preview-token.ts";
import {
  ForgetPreview,
  ForgetPreviewMetadata,
  ForgetReceipt,
  type Found,
  forgettableKinds,
  type Left,
} from "./schema.ts";

const HOLDS_MS = 10 * 60 * 1000;

export const previewForget = defineOperation({
  name: "forget.preview",
  title: "Preview forgetting",
  description:
    "Finds everything stored about a topic, to show the user what forget would delete; what may be about something else is certain: false. Deletes nothing; the token is for forget, within ten minutes.",
  scope: "read:account",
  effect: "read",
  input: z.strictObject({
    topic: text(300).describe(
      'The topic in a few words, such as my illness. Topics joined by "and" are searched separately.',
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
  handler: async ({ tx, now, pause }, { topic }) => {
    const { found, copies, searched, judge } = await findTopic({ tx, pause }, topic);
    const token = newToken(topic);
    const expiresAt = new Date(now.getTime() + HOLDS_MS).toISOString();
    const things = found.map(({ kind, id, certain }) => ({
      ...{ kind, id },
      ...(!certain && { isUncertain: true as const }),
    }));
    const preview = { hash: hashOf(token), found: [...things, ...copies], expiresAt };
    const isEmpty = Object.keys(searched).length === 0;
    const left = found.length === 0 ? await leftOf({ tx, pause }, judge.literal) : [];
    const note = left.length > 0 ? onlyIn(left) : isEmpty ? NOTHING_STORED : NO_MATCH;
    return {
      data: { token, found },
      metadata: { searched, ...(found.length === 0 && { note }) },
      next: found.length > 0 ? [runOf(token, found)] : isEmpty ? [] : whereToLook,
      keep: (written) => written.forgetPreviews.add(preview, now.toISOString()),
      noStore: true,
    };
  },
});

const NOTHING_STORED = "Nothing is stored yet, so there is nothing to forget.";
// The topic may be someone else's text, so it is not repeated.
const NO_MATCH =
  "Nothing found: no text has all the words of the topic, or known synonyms. Try fewer words, or the words used when it was written.";

function onlyIn(left: readonly Left[]): string {
  const kinds = [...new Set(left.map(({ kind }) => kind.replaceAll("_", " ")))].join(", ");
  return `Nothing about it can be forgotten, but its words are here: ${kinds}.`;
}

const whereToLook: NextCall[] = [
  { operation: "memories.list", input: {}, why: "The notes in their own words, by which they are found." },
  { operation: "context.get", input: {}, why: "What else is known, in short." },
];

function runOf(token: string, found: readonly Found[]): NextCall {
  const some = found.some(({ certain }) => !certain);
  const which = some
    ? "what is certain, and the records named in ids"
    : "all of that, and with ids only these";
  const why = `Deletes ${which}. It cannot be undone: show the user the list first, and ask.`;
  return { operation: "forget.run", input: { token }, why };
}

export const runForget = defineOperation({
  name: "forget.run",
  title: "Forget",
  description:
    "Deletes what a preview found, with every copy: index, history, stored answers and the bytes of the file. Only after the user saw the list and agreed. It cannot be undone. left names where its words remain; say that nothing is left only where it is empty.",
  scope: "write:account",
  effect: "delete",
  input: z.strictObject({
    token: z.string().min(1).max(2000).describe("The token of preview_forget."),
    ids: z
      .array(z.string().max(500))
      .min(1)
      .max(10_000)
      .optional()
      .describe("Only these of the list; by default all that is certain."),
  }),
  output: ForgetReceipt,
  http: {
    route: "POST /api/v1/forget",
    related: ["forget.preview"],
  },
  mcp: {
    tool: "forget",
    words: ["forget", "erase everything about", "remove all mention"],
    untrusted: ["excerpt", "id"],
    confirm: {
      describe: async (_, { ids }) =>
        Array.isArray(ids)
          ? `${ids.length === 1 ? "one thing" : `${ids.length} things`} of the list of the preview, with every copy`
          : "what is certain in the preview's list, with every copy; uncertain records stay",
    },
  },
  policy: {
    final: "Forgotten data is not stored anywhere.",
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { token, ids }) => {
    const at = ctx.now.toISOString();
    const listed = await ctx.tx.forgetPreviews.take(hashOf(token), at);
    if (!listed) {
      throw fail(
        "validation.bad_request",
        "token must be that of a preview of the last ten minutes which was not used yet; make a new preview.",
        { see: "forget.preview" },
      );
    }
    const known = new Set(listed.flatMap(({ kind, id }) => (isCopy(kind) ? [] : id)));
    if ((ids ?? []).some((id) => !known.has(id))) {
      throw fail(
        "validation.bad_request",
        "ids has records that the preview did not list. Nothing was deleted.",
        { see: "forget.preview" },
      );
    }
    const isChosen = ({ id, isUncertain }: ListedThing) => (ids ? ids.includes(id) : !isUncertain);
    const { judge, ...now } = await findTopic(ctx, topicOf(token) ?? "");
    // A record changed since the list was shown may have other content now.
    const still = new Set([...now.found, ...now.copies].map(keyOf));
    const things = listed.filter(
      (thing) => (isCopy(thing.kind) || isChosen(thing)) && still.has(keyOf(thing)),
    );
    const unchecked = await openingsWithout(ctx.tx, things);
    const deleted = await erase(ctx, { things: [...things, ...now.copies], listed, judge });
    await ctx.tx.forgetPreviews.removeWhere((id) => judge.literal(id.replaceAll("_", " ")) !== undefined);
    return {
      data: { deleted, left: await leftOf(ctx, judge.literal), at },
      next: unchecked.map(checkAgain),
    };
  },
});

function keyOf({ kind, id }: FoundThing): string {
  return `${kind} ${id}`;
}

/** Copies are erased with everything forgotten about their topic. */
function isCopy(kind: string): boolean {
  return !forgettableKinds.some((known) => known === kind);
}

import { z } from "zod";
import { takeBack } from "../../operation/changes/inverse.ts";
import { CHANGE_DAYS, isDerived } from "../../operation/changes/keep-change.ts";
import { isBeside } from "../../operation/changes/summary.ts";
import { kindOf, rankOf } from "../../operation/changes/things.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { page } from "../../operation/page.ts";
import { isObject } from "../../shared/json.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { ChangeRecord, ThingInverse } from "../../store/ports/changes.ts";
import { pageFields, text } from "../common.ts";
import { goalChanged, profileUpdated } from "../profile/schema.ts";
import { shortRow } from "../short-row.ts";
import { reindex } from "./reindex.ts";
import { Change } from "./schema.ts";

const rowFields = ["id", "operation", "at", "client", "summary", "undoable"] as const;

/** Labels of written records may contain other people's words. */
const changeFields = ["summary", "client"];

export const listChanges = defineOperation({
  name: "changes.list",
  title: "List changes",
  description:
    "What was changed in the user's data within 30 days, newest first, by which client, and whether it can be undone. Use it to see what an agent did, or to take something back.",
  scope: "read:account",
  effect: "read",
  input: z.strictObject(pageFields),
  output: page(Change),
  http: {
    route: "GET /api/v1/changes",
    related: ["changes.undo"],
  },
  mcp: {
    tool: "list_changes",
    concise: { of: (changes) => changes.map((change) => shortRow(change, rowFields)) },
    words: ["history of changes", "what was changed", "what did you change", "undo", "revert"],
    untrusted: changeFields,
  },
  handler: async ({ tx, now }, input) => {
    const { rows, nextCursor } = await tx.changes.list({ ...input, since: listedSince(now) });
    return { data: rows.map(shownChange), nextCursor };
  },
});

export const undoChangeOperation = defineOperation({
  name: "changes.undo",
  title: "Undo change",
  description:
    "Takes one change back: everything it wrote is as it was before. Possible while nothing changed the same again; the undo is itself a change, and can be undone.",
  scope: "write:account",
  effect: "create",
  input: z.strictObject({ id: text(200).describe("The change's id, from list_changes.") }),
  output: z.strictObject({
    undone: Change,
    changeId: z.string().describe("The change that took it back: undo that to have it again."),
  }),
  errors: {
    throws: ["resource.not_found"],
  },
  http: {
    route: "POST /api/v1/changes/{id}/undo",
    status: 200,
    related: ["changes.list"],
  },
  mcp: {
    tool: "undo_change",
    words: ["undo", "take back", "revert", "roll back"],
    untrusted: changeFields,
  },
  policy: {
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { id }) => ({ data: await undoChange(ctx, id) }),
});

/** Changes before this time are no longer kept, deleted or not. */
function listedSince(now: Date): string {
  return new Date(now.getTime() - CHANGE_DAYS * DAY_MS).toISOString();
}

function shownChange({ id, operation, at, client, summary, why, undoneBy }: ChangeRecord): Change {
  const bar = undoneBy === null ? why : `It was undone by ${undoneBy}.`;
  return { id, operation, at, client, summary, undoable: bar === null, ...(bar !== null && { why: bar }) };
}

/**
 * Restores everything that a change wrote. Throws resource.not_found for an unknown change, and a conflict if it
 * cannot be undone, was already undone, or a later change wrote the same record.
 */
async function undoChange(ctx: HandlerContext, id: string): Promise<{ undone: Change; changeId: string }> {
  const { tx, now } = ctx;
  const change = await tx.changes.get(id);
  if (!change || change.at < listedSince(now)) {
    throw fail("resource.not_found", "No change of the last 30 days has this id.", { see: "changes.list" });
  }
  const { undoable, why } = shownChange(change);
  if (!undoable) throw conflict(why ?? "This change cannot be undone.");
  const restored = await Promise.all(change.inverse.map((thing) => earlier(ctx, change, thing)));
  // Changes stored by an earlier version do not say.
  for (const { thing, value, present } of restored) {
    const bar = kindOf(thing.kind).barred?.(value, present);
    if (bar !== undefined) throw conflict(bar);
  }
  for (const { thing, value } of inOrder(restored)) {
    // The result of the kind's `read`, changed at certain places.
    await kindOf(thing.kind).write(tx, thing.id, value as never);
  }
  await reindex(ctx, change.inverse);
  const changeId = ctx.changeId();
  await tx.changes.markUndone(id, changeId);
  await tellOf(ctx, restored);
  return { undone: shownChange({ ...change, undoneBy: changeId }), changeId };
}

interface Restored {
  thing: ThingInverse;
  present: unknown;
  value: unknown;
}

async function earlier({ tx }: HandlerContext, change: ChangeRecord, thing: ThingInverse): Promise<Restored> {
  const { kind, id, patches } = thing;
  const present = await kindOf(kind).read(tx, id);
  const isLoose = isBeside(kind) && !change.inverse.every((each) => isBeside(each.kind));
  const back = takeBack(present, patches, (path) => isLoose || isDerived(kind, path));
  if ("value" in back) return { thing, present, value: back.value };
  const later = await tx.changes.laterThan(change.id, thing, back.conflict);
  throw conflict(
    later
      ? `The same was changed again later, by ${later.id} (${later.operation}): undo that change first.`
      : "This data has changed since, so undoing would lose something.",
  );
}

function conflict(message: string) {
  return fail("validation.bad_request", message, { status: 409, see: "changes.list" });
}

/** These go first, so that restored rows find their places free; a resume before what cites its claims. */
function inOrder(restored: readonly Restored[]): Restored[] {
  const placeOf = ({ value }: Restored) => (isObject(value) ? Number(value.place ?? 0) : -1);
  return [...restored].sort(
    (left, right) =>
      Number(left.value !== undefined) - Number(right.value !== undefined) ||
      rankOf(left.thing.kind) - rankOf(right.thing.kind) ||
      placeOf(left) - placeOf(right),
  );
}

/**
 * Notifies subscribers of the profile fields that changed. The timeline is restored as it was, so it gets no new
 * entry.
 */
async function tellOf(ctx: HandlerContext, restored: readonly Restored[]): Promise<void> {
  const fields = restored.flatMap(({ thing: { kind, patches } }) => {
    if (kind === "resume") return ["resume"];
    if (kind === "user") return patches.map(({ path }) => String(path[0]));
    return kind === "profile"
      ? patches.flatMap(({ path: [part, name] }) => (part === "fields" ? String(name) : []))
      : [];
  });
  if (fields.length === 0) return;
  const changedFields = [...new Set(fields)].sort();
  await ctx.publish(profileUpdated, { changedFields });
  if (!changedFields.includes("career_goals")) return;
  const profile = restored.find(({ thing }) => thing.kind === "profile");
  await ctx.publish(goalChanged, { previous: goalsOf(profile?.present), current: goalsOf(profile?.value) });
}

function goalsOf(profile: unknown): unknown {
  const fields = isObject(profile) && isObject(profile.fields) ? profile.fields : {};
  return fields.career_goals ?? null;
}

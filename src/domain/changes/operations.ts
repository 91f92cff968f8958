import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { page } from "../../operation/page.ts";
import { pageFields, text } from "../common.ts";
import { shortRow } from "../short-row.ts";
import { Change } from "./schema.ts";
import { listedSince, shownChange, undoChange } from "./undo.ts";

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

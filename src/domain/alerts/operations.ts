import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { page } from "../../operation/page.ts";
import { pageFields, text } from "../common.ts";
import { shortRow } from "../short-row.ts";
import { callsFor, recordDismissal } from "./evaluate.ts";
import { Alert } from "./schema.ts";

const rowFields = [
  "id",
  "alertType",
  "severity",
  "message",
  "actionSuggestions",
  "isRead",
  "createdAt",
] as const;

export const listAlerts = defineOperation({
  name: "alerts.list",
  title: "List alerts",
  description:
    "Open career alerts, newest first: skill gaps, stagnating goals, market misalignment, inactivity. Read and dismissed ones on request.",
  scope: "read:alerts",
  effect: "read",
  input: z.strictObject({
    includeRead: z.boolean().default(false).describe("Also alerts already read."),
    includeDismissed: z.boolean().default(false).describe("Also alerts already dismissed."),
    ...pageFields,
  }),
  output: page(Alert),
  http: {
    route: "GET /api/v1/alerts",
    related: ["context.get"],
  },
  mcp: {
    tool: "list_alerts",
    words: ["warnings", "notifications"],
    resource: {
      uri: "career://alerts",
      name: "alerts",
      title: "Open alerts",
      description: "Unread career alerts, newest first.",
      position: 1,
    },
    toolset: "core",
    concise: { of: (alerts) => alerts.map((alert) => shortRow(alert, rowFields)) },
  },
  policy: {
    cache: true,
    before: ["refreshAlerts"],
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.alerts.list(input);
    const [newest] = rows;
    return {
      data: rows,
      nextCursor,
      next: newest
        ? [
            ...(await callsFor(tx, newest.id)),
            {
              operation: "alerts.update",
              input: { id: newest.id, action: "read" },
              why: "Mark the newest alert as read once the user has seen it.",
            },
          ]
        : [],
    };
  },
});

export const updateAlert = defineOperation({
  name: "alerts.update",
  title: "Read or dismiss alert",
  description: "Marks one alert as read or dismissed. The first reading time stays.",
  scope: "write:alerts",
  effect: "update",
  input: z.strictObject({
    id: text(200).describe("The alert's id, from list_alerts."),
    action: z.enum(["read", "dismiss"]),
  }),
  output: Alert,
  errors: {
    fields: { id: { missing: "alerts.missing_id" }, action: "alerts.invalid_action" },
    throws: ["alerts.not_found"],
  },
  http: {
    route: "PATCH /api/v1/alerts",
    query: ["id"],
    related: ["alerts.list"],
  },
  mcp: {
    tool: "update_alert",
    words: ["dismiss", "tick off", "mark as read"],
    toolset: "core",
  },
  handler: async ({ tx, now }, { id, action }) => {
    const alert = await tx.alerts.get(id);
    if (!alert) throw fail("alerts.not_found", "No alert has this id.", { see: "alerts.list" });
    const changed: Alert =
      action === "dismiss"
        ? { ...alert, isDismissed: true }
        : { ...alert, isRead: true, readAt: alert.readAt ?? now.toISOString() };
    await tx.alerts.put(changed);
    if (action === "dismiss") await recordDismissal(tx, id, now.toISOString());
    return { data: changed };
  },
});

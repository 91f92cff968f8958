import { z } from "zod";
import { defineEvent } from "../../operation/event.ts";
import { DateTime } from "../common.ts";

const alertTypes = ["skill_gap", "goal_stagnation", "market_misalignment", "inactivity"] as const;
const severities = ["info", "warning", "critical"] as const;

export const Alert = z.strictObject({
  id: z.string(),
  userId: z.string(),
  alertType: z.enum(alertTypes),
  severity: z.enum(severities),
  message: z.string(),
  actionSuggestions: z.array(z.string()).optional(),
  relatedMetricId: z.string().optional(),
  isRead: z.boolean(),
  isDismissed: z.boolean(),
  createdAt: DateTime,
  readAt: DateTime.optional(),
});
export type Alert = z.infer<typeof Alert>;

export const insightGenerated = defineEvent({
  type: "insight.generated",
  data: z.strictObject({ kind: z.enum(["alert", "fit_brief", "report"]), id: z.string() }),
});

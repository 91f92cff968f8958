import { z } from "zod";
import { HEALTH_FORMULA } from "../../engine/health/health.ts";
import { defineOperation } from "../../operation/definition.ts";
import { page } from "../../operation/page.ts";
import { callsFor } from "../alerts/evaluate.ts";
import { NotEnoughKnown, pageFields } from "../common.ts";
import { shortRow, truncateIds } from "../short-row.ts";
import { careerHealth, notEnoughKnown } from "./health.ts";
import { CareerHealth, HealthDay } from "./schema.ts";

export const getCareerHealth = defineOperation({
  name: "careerHealth.get",
  title: "Get career health",
  description:
    "How fresh skills are, how goals progress, how the user compares with target roles and how active the career is, each 0 to 100 with its inputs; open alerts and what to do next.",
  scope: "read:career_health",
  effect: "read",
  input: z.strictObject({}),
  output: CareerHealth,
  metadata: z.strictObject({
    userId: z.string(),
    formula: z.string(),
    notEnoughKnown: NotEnoughKnown.optional(),
  }),
  http: {
    route: "GET /api/v1/career-health",
    related: ["alerts.list", "context.get"],
  },
  mcp: {
    tool: "get_career_health",
    toolset: "core",
    words: ["how am I doing", "progress"],
    resource: {
      uri: "career://career-health",
      name: "career-health",
      title: "Career health",
      description:
        "How fresh skills are, how goals move, how active the career is, each 0 to 100 with its inputs.",
      position: 5,
    },
    concise: {
      of: conciseHealth,
    },
  },
  policy: {
    catalog: true,
    before: ["refreshAlerts"],
  },
  handler: async (ctx) => {
    const data = await careerHealth(ctx);
    const unknown = notEnoughKnown(data);
    const [newest] = data.alerts;
    return {
      data,
      metadata: {
        userId: ctx.actor.userId,
        formula: HEALTH_FORMULA,
        ...(unknown.length > 0 && { notEnoughKnown: unknown }),
      },
      next: newest ? await callsFor(ctx.tx, newest.id) : [],
    };
  },
});

export const listHealthHistory = defineOperation({
  name: "careerHealth.history",
  title: "Get career health over time",
  description:
    "The user's career health, newest day first: a row for each UTC day on which the service looked, at most two years back. A score that is null or absent was not known that day. Compare rows of one formula only. Today's is get_career_health.",
  scope: "read:career_health",
  effect: "read",
  input: z.strictObject({
    ...pageFields,
    since: z.iso.date().optional().describe("Only this day and later ones, YYYY-MM-DD."),
  }),
  output: page(HealthDay),
  metadata: z.strictObject({
    keptSince: z.iso.date().nullable().describe("The first day that is kept; null where none is."),
  }),
  http: {
    route: "GET /api/v1/career-health/history",
    related: ["careerHealth.get"],
  },
  mcp: {
    tool: "get_career_health_history",
    words: ["over time", "has it improved", "since last month"],
    concise: {
      of: (days) => days.map((day) => shortRow(day, ["day", "overallScore", "metrics", "formula"])),
    },
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }, input) => {
    const { rows, nextCursor } = await tx.healthDays.list(input);
    return { data: rows, nextCursor, metadata: { keptSince: (await tx.healthDays.oldest()) ?? null } };
  },
});

/** Career health with only the first evidence ids, and alerts as text. */
function conciseHealth({ alerts, ...rest }: CareerHealth) {
  const few = alerts.map(({ id, alertType, severity, message }) => ({ id, alertType, severity, message }));
  return Object.assign({ alerts: few }, truncateIds(rest));
}

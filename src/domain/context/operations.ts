import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import { shownUser } from "../profile/profile.ts";
import { contextFields } from "../untrusted-fields.ts";
import { assembleContext } from "./context.ts";
import { besideNext } from "./recommend.ts";
import { ContextData, ContextMetadata, ContextQuery } from "./schema.ts";
import { graphSize } from "./sections.ts";

export const getContext = defineOperation({
  name: "context.get",
  title: "Get career context",
  description:
    "Start here: the user's limits, goals and open matters, then who they are professionally, in under 8 KB, and which calls to make next. Expand sections by name; metadata.warnings says what was omitted.",
  scope: "read:context",
  effect: "read",
  input: ContextQuery,
  output: ContextData,
  metadata: ContextMetadata,
  errors: {
    fields: { view: "context.invalid_view" },
    throws: ["context.not_found"],
  },
  http: {
    route: "GET /api/v1/context",
    related: ["profile.get", "resume.get", "alerts.list", "timeline.list"],
    links: { openapi: "/openapi.json", reference: "/docs" },
  },
  mcp: {
    tool: "get_context",
    words: ["overview", "where do I stand", "what is known about me"],
    resource: {
      uri: "career://context",
      name: "context",
      title: "Career context",
      description: "Who the user is professionally, in under 8 KB. Start every session with it.",
      position: 2,
    },
    toolset: "core",
    untrusted: contextFields,
    reportSize: true,
    besideNext,
    whenMissing: { type: "context.not_found", answer: nothingKnown },
  },
  policy: {
    cache: { ttlMs: 60_000 },
    catalog: ({ view, expand, careerGraph }) =>
      view === "full" ||
      (Array.isArray(expand) &&
        (expand.includes("careerHealth") || (expand.includes("careerGraph") && careerGraph === "full"))),
    before: ["refreshAlerts"],
  },
  handler: async (ctx, query) => {
    const assembled = await assembleContext(ctx, query);
    if (!assembled) {
      throw fail(
        "context.not_found",
        "Nothing is stored about this user yet; import a resume or write a profile.",
        { see: ["resume.import", "profile.update"] },
      );
    }
    const { data, expanded, warnings, next } = assembled;
    return {
      data,
      next,
      noStore: query.expand.includes("dynamicContext"),
      metadata: {
        userId: ctx.actor.userId,
        view: query.view,
        expanded,
        careerGraph: expanded.includes("careerGraph") ? graphSize(query) : "none",
        resumeSkillsLimit: query.resumeSkillsLimit,
        alertsLimit: query.alertsLimit,
        durationMs: ctx.elapsedMs(),
        warnings,
      },
    };
  },
});

/** What a model gets for a person without data: how to start. */
function nothingKnown(userId: string): { data: unknown; next: NextCall[] } {
  return {
    data: {
      user: shownUser(undefined, userId),
      summary: {
        constraints: null,
        goals: null,
        openItems: null,
        currentJobTitle: null,
        resume: null,
        assessments: null,
      },
    },
    next: [
      {
        operation: "resume.import",
        input: { format: "text" },
        why: "Ask for their resume; its text is content. Nothing is known of them yet.",
      },
      {
        operation: "profile.update",
        input: {},
        why: "Ask for their limits and write what they say: place, pay, relocation, schedule, family, work permit.",
      },
      {
        operation: "assessments.questions",
        input: { moduleId: "riasec" },
        why: "Ten minutes: what work would interest them.",
      },
    ],
  };
}

import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { SentDateTime, text } from "../common.ts";
import { openingFields } from "../untrusted-fields.ts";
import { Application, Contact, JobEvent, JobEventKind } from "./application-schema.ts";
import { applicationInShort } from "./concise.ts";
import { followUpCall } from "./next-follow-up.ts";
import { recordJobEvent } from "./record-job-event.ts";

export const createJobEvent = defineOperation({
  name: "jobEvents.create",
  title: "Record job event",
  description:
    "Records what happened to an application, or a task for it: a stage (applied, interview, offer, rejected, ghosted for no answer), a note, a follow_up with its due time. Record only what the user said.",
  scope: "write:jobs_workspace",
  effect: "create",
  input: z.strictObject({
    id: text(200).describe("The item's id, from list_jobs."),
    kind: JobEventKind,
    at: SentDateTime.optional().describe("When it happened; now unless given. A time to come is its dueAt."),
    dueAt: SentDateTime.optional().describe(
      "When it is due or takes place. Midnight UTC is the whole day; time is local: 14:30 CET.",
    ),
    time: z.string().optional(),
    note: text(5000).optional().describe("In the user's words."),
    contact: Contact.optional(),
    artifactRefs: z
      .array(text(200))
      .max(100)
      .optional()
      .describe("What was sent: ids of artifacts or briefs."),
    done: text(200)
      .optional()
      .describe("Id of the due event that this settles. A later stage settles it, too."),
  }),
  output: z.strictObject({ jobsWorkspaceItemId: z.string(), event: JobEvent, application: Application }),
  errors: {
    throws: ["jobs_workspace.not_found"],
  },
  http: {
    route: "POST /api/v1/jobs-workspace/{id}/events",
    related: ["followUps.list", "jobsWorkspace.list"],
  },
  mcp: {
    tool: "record_job_event",
    words: [
      "applied",
      "interview",
      "offer",
      "rejected",
      "withdrawn",
      "deadline",
      "stage",
      "contact",
      "remind me",
    ],
    untrusted: openingFields,
    concise: {
      // The answer shows the event beside the application.
      of: ({ application, event, ...rest }) => {
        const { events, ...shown } = applicationInShort(application);
        return {
          ...rest,
          event,
          application: { ...shown, events: events.filter(({ id }) => id !== event.id) },
        };
      },
      full: ({ id }) => ({ operation: "jobsWorkspace.get", input: { id } }),
    },
  },
  policy: {
    after: ["evaluateAlerts"],
  },
  handler: async (ctx, { id, ...said }) => {
    const job = await ctx.tx.jobs.get(id);
    if (!job)
      throw fail("jobs_workspace.not_found", "No opening or direction has this id.", {
        see: "jobsWorkspace.list",
      });
    const { event, application } = await recordJobEvent(ctx, job, said);
    const why = "Takes this event back, where it was recorded wrongly.";
    return {
      data: { jobsWorkspaceItemId: id, event, application },
      next: [
        ...followUpCall(id, event, application),
        { operation: "changes.undo", input: { id: ctx.changeId() }, why },
      ],
    };
  },
});

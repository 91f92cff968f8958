import { z } from "zod";
import { sheetStages } from "../../engine/sheets/types.ts";
import { DateTime, text } from "../common.ts";

export const Stage = z.enum(sheetStages);
export type Stage = z.infer<typeof Stage>;

/** What can happen to an item: stages, and notes beside them. */
export const JobEventKind = z.enum([...sheetStages, "note", "follow_up"]);

/** Stages after which nothing remains to be done. */
export const endedStages: ReadonlySet<string> = new Set<Stage>([
  "accepted",
  "rejected",
  "withdrawn",
  "ghosted",
]);

/** A contact person of an item. */
export const Contact = z.strictObject({
  name: text(200).optional(),
  role: text(200).optional(),
  email: z.email().max(320).optional(),
});
export type Contact = z.infer<typeof Contact>;

export const JobEvent = z.strictObject({
  id: z.string(),
  kind: JobEventKind,
  at: DateTime,
  recordedAt: DateTime,
  dueAt: DateTime.optional(),
  /** The local time, only with a `dueAt` of a whole day. A zone follows it where one is known: "14:30 CET". */
  time: z.string().optional(),
  /** Only with `dueAt`: true if it is still to be done. */
  open: z.boolean().optional(),
  note: z.string().optional(),
  contact: Contact.optional(),
  artifactRefs: z.array(z.string()).optional(),
  /** The due event that this one completes. */
  done: z.string().optional(),
});
export type JobEvent = z.infer<typeof JobEvent>;

/** How far an item has come, computed from its events. */
export const Application = z.strictObject({
  stage: Stage.nullable(),
  since: DateTime.nullable(),
  nextDue: DateTime.nullable(),
  events: z.array(JobEvent),
  contacts: z.array(Contact),
});
export type Application = z.infer<typeof Application>;

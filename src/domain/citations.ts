import { z } from "zod";
import { isObject } from "../shared/json.ts";
import type { DocumentRepository, StoredDocument } from "../store/ports/documents.ts";
import type { Tx } from "../store/ports/store.ts";
import { Checkpoint } from "./checkpoints/schema.ts";
import { Artifact } from "./execution-artifacts/schema.ts";
import { FitBrief } from "./fit-briefs/schema.ts";
import { Job } from "./jobs-workspace/schema.ts";
import { Report } from "./reports/schema.ts";

/** The kinds of things that documents cite by id. */
export const citableKinds = [
  "memory",
  "timeline_event",
  "assessment",
  "fit_brief",
  "report",
  "execution_artifact",
  "job",
  "checkpoint",
] as const;

/** A stored thing by its kind and id. */
const Cited = z.strictObject({ kind: z.enum(citableKinds), id: z.string() });
export type Cited = z.infer<typeof Cited>;

/** Whether a thing is of a kind that documents cite. */
export function isCitable(thing: { kind: string; id: string }): thing is Cited {
  return citableKinds.some((kind) => kind === thing.kind);
}

/** What a delete answers: who cites what is gone. They keep standing, with the citation marked. */
export const Deleted = z.strictObject({ deleted: z.literal(true), citedBy: z.array(Cited) });

/** Marks what was deleted in all that cites it, takes copies of it out, and gives who cites it, each once. */
export async function markGone(tx: Tx, gone: readonly Cited[]): Promise<Cited[]> {
  const citing = new Map<string, Cited>();
  for (const cited of gone) {
    const found = [
      ...(await inDiary(tx, cited)),
      ...(await inDocuments("fit_brief", tx.briefs, FitBrief, cited)),
      ...(await inDocuments("report", tx.reports, Report, cited)),
      ...(await inDocuments("execution_artifact", tx.artifacts, Artifact, cited)),
      ...(await inDocuments("job", tx.jobs, Job, cited)),
      ...(await inDocuments("checkpoint", tx.checkpoints, Checkpoint, cited)),
    ];
    for (const one of found) citing.set(one.id, one);
  }
  return [...citing.values()];
}

/** The document without marks of citations that a change has taken out of it. */
export function withoutOldMarks<Document extends Record<string, unknown>>(document: Document): Document {
  const marks = marksOf(document);
  if (marks.length === 0) return document;
  const { goneRefs: _, ...rest } = document;
  return { ...document, goneRefs: marks.filter((mark) => isObject(mark) && holds(rest, mark.id)) };
}

async function inDocuments<Document extends StoredDocument>(
  kind: Cited["kind"],
  repository: DocumentRepository<Document>,
  schema: z.ZodType<Document>,
  gone: Cited,
): Promise<Cited[]> {
  const citing = (await repository.naming(gone.id)).filter((document) => holds(document, gone.id));
  for (const document of citing) {
    const whole = schema.parse(withoutCopies(document, gone.id));
    await repository.put({ ...whole, goneRefs: marked(document, gone) });
  }
  return citing.map(({ id }) => ({ kind, id }));
}

/** The diary cites by `relatedMemoryNodeId` alone. Its shape is closed, so that the mark stands in the event's own data. */
async function inDiary({ timeline }: Tx, gone: Cited): Promise<Cited[]> {
  const citing = gone.kind === "memory" ? await timeline.ofMemory(gone.id) : [];
  for (const event of citing) {
    const goneRefs = marked(event.eventData, gone);
    await timeline.put({ ...event, eventData: { ...event.eventData, goneRefs } });
  }
  return citing.map(({ id }) => ({ kind: "timeline_event", id }));
}

/** The citations in a document that lead nowhere, as earlier deletes marked them. */
function marksOf(document: object): unknown[] {
  return "goneRefs" in document && Array.isArray(document.goneRefs) ? document.goneRefs : [];
}

function marked(document: object, gone: Cited): unknown[] {
  const others = marksOf(document).filter((mark) => !isObject(mark) || mark.id !== gone.id);
  return [...others, { ...gone, gone: true }];
}

/** Whether one of the texts in a value is this id as a whole. */
function holds(value: unknown, id: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => holds(item, id));
  return isObject(value) ? Object.values(value).some((item) => holds(item, id)) : value === id;
}

/** The value with each entry of a claim map that copies what is gone replaced by the citation alone. */
function withoutCopies(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutCopies(item, id));
  if (!isObject(value)) return value;
  if (value.claimId === id) return { claimId: id, gone: true };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutCopies(item, id)]));
}

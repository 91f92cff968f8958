import { z } from "zod";
import { isObject } from "../shared/json.ts";
import type { DocumentRepository, StoredDocument } from "../store/ports/documents.ts";
import type { Tx } from "../store/ports/store.ts";
import { Checkpoint } from "./checkpoints/schema.ts";
import { Artifact } from "./execution-artifacts/schema.ts";
import { FitBrief } from "./fit-briefs/schema.ts";
import { Job } from "./jobs-workspace/schema.ts";
import { Report } from "./reports/schema.ts";

/** The kinds of records that documents cite by id. */
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

/** A stored record, by kind and id. */
const Cited = z.strictObject({ kind: z.enum(citableKinds), id: z.string() });
export type Cited = z.infer<typeof Cited>;

/** True if documents cite records of this kind. */
export function isCitable(thing: { kind: string; id: string }): thing is Cited {
  return citableKinds.some((kind) => kind === thing.kind);
}

/** What a delete answers: the documents that cite the deleted record. They stay, with the citation marked. */
export const Deleted = z.strictObject({ deleted: z.literal(true), citedBy: z.array(Cited) });

/**
 * Marks the deleted record in every document that cites it and removes copies of it. Returns each citing document
 * once.
 */
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

/** The document without citation marks that a change has removed from it. */
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

/**
 * A timeline event cites only by `relatedMemoryNodeId`. Its schema is closed, so the mark goes into the event's
 * own data.
 */
async function inDiary({ timeline }: Tx, gone: Cited): Promise<Cited[]> {
  const citing = gone.kind === "memory" ? await timeline.ofMemory(gone.id) : [];
  for (const event of citing) {
    const goneRefs = marked(event.eventData, gone);
    await timeline.put({ ...event, eventData: { ...event.eventData, goneRefs } });
  }
  return citing.map(({ id }) => ({ kind: "timeline_event", id }));
}

/** The citations in a document whose target was deleted, as earlier deletes marked them. */
function marksOf(document: object): unknown[] {
  return "goneRefs" in document && Array.isArray(document.goneRefs) ? document.goneRefs : [];
}

function marked(document: object, gone: Cited): unknown[] {
  const others = marksOf(document).filter((mark) => !isObject(mark) || mark.id !== gone.id);
  return [...others, { ...gone, gone: true }];
}

/** True if one of the strings in a value is exactly this id. */
function holds(value: unknown, id: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => holds(item, id));
  return isObject(value) ? Object.values(value).some((item) => holds(item, id)) : value === id;
}

/** The value with every claim-map entry that copies the deleted text replaced by the citation alone. */
function withoutCopies(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutCopies(item, id));
  if (!isObject(value)) return value;
  if (value.claimId === id) return { claimId: id, gone: true };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutCopies(item, id)]));
}

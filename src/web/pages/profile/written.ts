import { listChanges } from "../../../domain/changes/operations.ts";
import { listArtifacts } from "../../../domain/execution-artifacts/operations.ts";
import type { Claim } from "../../../domain/resume/schema.ts";
import { listTimeline } from "../../../domain/timeline/operations.ts";
import { citedBy } from "../../../engine/artifacts/claimed.ts";
import { rowsOf } from "../../parts/pager.tsx";
import { PAGES_CLIENT, type Person } from "../../person.ts";

const MOST_EVENTS = 100;
/** Documents are read completely. */
const MOST_DOCUMENTS = 300;

/** Who wrote something, if known, and when. */
export interface Written {
  at: string;
  by?: string;
}

/** When claims were written, and by whom. */
export type WrittenOf = (claim: Pick<Claim, "id">) => Written | undefined;

/** Reads who wrote a resume's claims: who corrected or imported it. */
export async function whoWrote(person: Person, parsedAt: string | undefined): Promise<WrittenOf> {
  const events = await person.ask(listTimeline, { eventType: "resume.corrected", limit: MOST_EVENTS });
  const changes = await person.ask(listChanges, { limit: MOST_EVENTS });
  const clients = new Map(
    changes.data
      .filter(({ operation }) => operation.startsWith("resume."))
      .map(({ at, client }) => [at, client === PAGES_CLIENT ? "you, on these pages" : client]),
  );
  const written = (at: string): Written => {
    const by = clients.get(at);
    return { at, ...(by !== undefined && { by }) };
  };
  const corrected = new Map<string, string>();
  for (const { timestamp, eventData } of events.data) {
    const ids = Array.isArray(eventData.claimIds) ? eventData.claimIds : [];
    for (const id of ids) if (typeof id === "string" && !corrected.has(id)) corrected.set(id, timestamp);
  }
  return ({ id }) => {
    const at = corrected.get(id) ?? parsedAt;
    return at === undefined ? undefined : written(at);
  };
}

export interface CitingDocument {
  id: string;
  title: string;
}

/** The documents that cite each claim, by id, and whether older ones were not read. */
export async function whatCites(
  person: Person,
): Promise<{ citing: ReadonlyMap<string, CitingDocument[]>; hasMore: boolean }> {
  const citing = new Map<string, CitingDocument[]>();
  const { rows, next } = await rowsOf(person, listArtifacts, MOST_DOCUMENTS);
  for (const { id, title, contentData } of rows)
    for (const claimId of citedBy(contentData.sections))
      citing.set(claimId, [...(citing.get(claimId) ?? []), { id, title }]);
  return { citing, hasMore: next !== undefined };
}

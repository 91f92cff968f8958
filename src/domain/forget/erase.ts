import { claimsOf } from "../../engine/resume/claims.ts";
import { placeOfPath, valueAt, withoutValue } from "../../engine/resume/edit/places.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isObject } from "../../shared/json.ts";
import type { FoundThing } from "../../store/ports/changes.ts";
import { reindex } from "../changes/reindex.ts";
import { isCitable, markGone } from "../citations.ts";
import { Profile } from "../profile/schema.ts";
import { lastFirst } from "../resume/edit.ts";
import { fieldsFor } from "../resume/fields.ts";
import { UNREAD } from "./collect.ts";

/** The kind of a resume as it was imported, before it was corrected. */
export const ORIGINAL = "resume_original";

/**
 * Deletes things with all copies of what they say, and gives how many of each kind. `listed` is all that was found: of
 * the changes in it those go, too, that would bring a part of the profile or resume back which is forgotten.
 */
export async function erase(
  ctx: HandlerContext,
  things: readonly FoundThing[],
  listed: readonly FoundThing[],
): Promise<Record<string, number>> {
  const { tx } = ctx;
  const counts: Record<string, number> = {};
  const idsOf = (kind: string) => things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  const count = async (kind: string, remove: (id: string) => Promise<boolean | number>) => {
    for (const id of idsOf(kind)) {
      const removed = Number(await remove(id));
      if (removed > 0) counts[kind] = (counts[kind] ?? 0) + removed;
    }
  };
  await count("memory", (id) => tx.memories.remove(id));
  await count("timeline_event", (id) => removeEvent(ctx, id));
  await count("fit_brief", (id) => tx.briefs.remove(id));
  await count("report", (id) => tx.reports.remove(id));
  await count("execution_artifact", (id) => tx.artifacts.remove(id));
  await count("job", (id) => tx.jobs.remove(id));
  await count("checkpoint", (id) => tx.checkpoints.remove(id));
  await count("assessment", async (id) => Math.min(1, (await tx.assessments.remove(id)).length));
  const fields = await removeFields(ctx, idsOf("profile_field"));
  if (fields > 0) counts.profile_field = fields;
  const entries = await removeEntries(ctx, idsOf("resume_entry"));
  if (entries > 0 || idsOf(ORIGINAL).length > 0) await dropOriginal(ctx);
  if (entries > 0) counts.resume_entry = entries;
  await markGone(tx, things.filter(isCitable));
  const parts = new Set(things.flatMap(({ kind }) => wholeOf[kind] ?? []));
  await reindex(ctx, [...things, ...[...parts].map((kind) => ({ kind, id: "" }))]);
  const ofParts = await changesOf(ctx, listed, parts);
  const changes = await tx.changes.erase([...idsOf("change"), ...ofParts], things.filter(isCitable));
  if (changes > 0) counts.change = changes;
  await tx.account.forgetCopies(things);
  return counts;
}

/** What the parts that can be forgotten are parts of. */
const wholeOf: Readonly<Record<string, string>> = { profile_field: "profile", resume_entry: "resume" };

/** The changes among those listed that wrote one of these wholes. */
async function changesOf(
  { tx }: HandlerContext,
  listed: readonly FoundThing[],
  wholes: ReadonlySet<string>,
): Promise<string[]> {
  const ids = listed.filter(({ kind }) => kind === "change").map(({ id }) => id);
  const changes = await Promise.all(ids.map((id) => tx.changes.get(id)));
  return changes.flatMap((change) =>
    change?.inverse.some(({ kind }) => wholes.has(kind)) ? [change.id] : [],
  );
}

async function removeEvent({ tx }: HandlerContext, id: string): Promise<boolean> {
  const event = await tx.timeline.get(id);
  if (event?.relatedMemoryNodeId !== undefined) await tx.memories.remove(event.relatedMemoryNodeId);
  return tx.timeline.remove(id);
}

async function removeFields({ tx, now }: HandlerContext, ids: readonly string[]): Promise<number> {
  const stored = await tx.profile.get();
  if (!stored || ids.length === 0) return 0;
  const places = ids.map((id) => id.split("/").map((part, at) => (at === 0 ? part : Number(part))));
  const there = places.filter((place) => valueAt(stored.profile, place) !== undefined);
  const left = [...there].sort(lastFirst).reduce<unknown>(withoutValue, stored.profile);
  await tx.profile.put(Profile.parse(left), now.toISOString());
  return there.length;
}

async function removeEntries({ tx }: HandlerContext, ids: readonly string[]): Promise<number> {
  const record = await tx.resume.get();
  if (!record || ids.length === 0) return 0;
  const known = await tx.resume.claims();
  const gone = known.filter(({ id }) => ids.includes(id));
  const document = withoutPlaces(
    record.document,
    gone.map(({ path }) => path),
  );
  const before = new Map(known.map((claim) => [claim.identity, claim]));
  const claims = claimsOf(document).flatMap((draft) => {
    const claim = before.get(draft.identity);
    return claim ? [{ ...claim, ...draft }] : [];
  });
  const unread = record.unread.filter((_, at) => !ids.includes(`${UNREAD}${at}`));
  await tx.resume.put({ ...record, document, fields: fieldsFor(record, document), unread, source: null });
  await tx.resume.replaceClaims(claims);
  return gone.length + record.unread.length - unread.length;
}

/** What was imported before it was corrected, and the text that it was read from, may say what goes. */
async function dropOriginal({ tx }: HandlerContext): Promise<void> {
  const record = await tx.resume.get();
  if (record?.imported || record?.source) await tx.resume.put({ ...record, imported: null, source: null });
}

function withoutPlaces(document: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> {
  const left = paths.map(placeOfPath).sort(lastFirst).reduce<unknown>(withoutValue, document);
  return isObject(left) ? left : {};
}

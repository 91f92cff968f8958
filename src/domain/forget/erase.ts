import type { HandlerContext } from "../../operation/handler.ts";
import type { FoundThing } from "../../store/ports/changes.ts";
import { reindex } from "../changes/reindex.ts";
import { isCitable, markGone } from "../citations.ts";
import { removeEntries } from "./erase-resume.ts";
import type { JudgeTopic } from "./judge.ts";
import { removeFields } from "./profile-fields.ts";

/** The kind of a resume as imported, before corrections. */
export const ORIGINAL = "resume_original";

/** The name of a key whose name was forgotten. */
const NAMELESS = "key";

/**
 * Deletes records with all copies of their text and returns the counts by kind. `listed` is everything found.
 * Changes in it that could restore a forgotten part of the profile or resume are deleted too.
 */
export async function erase(
  ctx: HandlerContext,
  {
    things,
    listed,
    judge,
  }: { things: readonly FoundThing[]; listed: readonly FoundThing[]; judge: JudgeTopic },
): Promise<Record<string, number>> {
  const { tx } = ctx;
  const counts: Record<string, number> = {};
  const idsOf = (...kinds: string[]) => things.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const note = (kind: string, removed: number) => {
    if (removed > 0) counts[kind] = (counts[kind] ?? 0) + removed;
  };
  for (const [kind, remove] of Object.entries(removers))
    for (const id of idsOf(kind)) note(kind, Number(await remove(ctx, id)));
  note("profile_field", await removeFields(ctx, idsOf("profile_field"), judge));
  const entries = await removeEntries(ctx, idsOf("resume_entry", "resume_source"), judge);
  note("resume_entry", entries);
  note("resume_source", idsOf("resume_source").length);
  if (idsOf(ORIGINAL).length > 0) await dropOriginal(ctx);
  await markGone(tx, things.filter(isCitable));
  const parts = new Set(things.flatMap(({ kind }) => wholeOf[kind] ?? []));
  await reindex(ctx, [...things, ...[...parts].map((kind) => ({ kind, id: "" }))]);
  const ofParts = await changesOf(ctx, listed, parts);
  note("change", await tx.changes.erase([...idsOf("change"), ...ofParts], things.filter(isCitable)));
  await tx.account.forgetCopies(things);
  return counts;
}

type Remover = (ctx: HandlerContext, id: string) => Promise<boolean | number>;

/** How whole records are deleted and names are replaced. */
const removers: Readonly<Record<string, Remover>> = {
  memory: ({ tx }, id) => tx.memories.remove(id),
  timeline_event: removeEvent,
  fit_brief: ({ tx }, id) => tx.briefs.remove(id),
  report: ({ tx }, id) => tx.reports.remove(id),
  execution_artifact: ({ tx }, id) => tx.artifacts.remove(id),
  job: ({ tx }, id) => tx.jobs.remove(id),
  checkpoint: ({ tx }, id) => tx.checkpoints.remove(id),
  assessment: async ({ tx }, id) => Math.min(1, (await tx.assessments.remove(id)).length),
  alert: ({ tx }, id) => tx.alerts.remove(id),
  webhook: ({ tx }, id) => tx.webhooks.remove(id),
  api_key: ({ tx }, id) => tx.keys.rename(id, NAMELESS),
  account: async ({ tx }, id) => {
    await tx.user.rename(id === "account/email" ? { email: null } : { name: null });
    return true;
  },
};

/** The records that forgettable parts belong to. */
const wholeOf: Readonly<Record<string, string>> = {
  profile_field: "profile",
  resume_entry: "resume",
  resume_source: "resume",
};

/** The listed changes that wrote to one of these records. */
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

/** The import before corrections contains the erased text. */
async function dropOriginal({ tx }: HandlerContext): Promise<void> {
  const record = await tx.resume.get();
  if (record?.imported) await tx.resume.put({ ...record, imported: null });
}

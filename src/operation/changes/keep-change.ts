import type { ChangeRecord } from "../../store/ports/changes.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import { inverseOf } from "./inverse.ts";
import type { Recorder, Touched } from "./recorder.ts";
import { type Changed, summaryOf } from "./summary.ts";
import { kindOf } from "./things.ts";

/** How long a change is listed and can be taken back. */
export const CHANGE_DAYS = 30;

/** The operation, who called it and when, and the id that the change gets. */
export interface ChangeFacts {
  operation: Operation;
  /** As the user's changes name whoever made it. */
  client: string;
  now: Date;
  changeId: () => string;
}

/** Keeps what takes a call's writes back, in their own transaction. Nothing is kept where nothing differs. */
export async function keepChange(
  tx: Tx,
  recorder: Recorder,
  { operation, client, now, changeId }: ChangeFacts,
): Promise<void> {
  if (recorder.isErased()) return;
  const things = await differing(tx, recorder.touched());
  if (things.length === 0) return;
  const why =
    operation.policy.final ?? recorder.barred() ?? things.find((thing) => thing.why !== undefined)?.why;
  const change: ChangeRecord = {
    id: changeId(),
    operation: operation.name,
    at: now.toISOString(),
    client,
    summary: operation.policy.final ? operation.title : summaryOf(operation.title, things),
    why: why ?? null,
    // What cannot be taken back keeps no old values; which things it wrote is still known.
    inverse: things.map(({ kind, id, patches }) => ({ kind, id, patches: why === undefined ? patches : [] })),
    undoneBy: null,
  };
  await tx.changes.add(change);
}

async function differing(
  tx: Tx,
  touched: readonly Touched[],
): Promise<(Changed & { why: string | undefined })[]> {
  const found = await Promise.all(
    touched.map(async ({ kind, id, before }) => {
      const after = await kindOf(kind).read(tx, id);
      const why = kindOf(kind).barred?.(before, after);
      return { kind, id, patches: inverseOf(before, after), value: after ?? before, why };
    }),
  );
  return found.filter(({ kind, patches }) => patches.some(({ path }) => !isDerived(kind, path)));
}

/** Whether a place of a thing follows from others, or says when. */
export function isDerived(kind: string, path: readonly (string | number)[]): boolean {
  const { derived } = kindOf(kind);
  return derived !== undefined && path.some((part) => derived.has(String(part)));
}

import type { ChangeRecord } from "../../store/ports/changes.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import { inverseOf } from "./inverse.ts";
import type { Recorder, Touched } from "./recorder.ts";
import { type Changed, summaryOf } from "./summary.ts";
import { kindOf } from "./things.ts";

/** How long a change is listed and can be undone. */
export const CHANGE_DAYS = 30;

/** The operation, its caller and time, and the id of the change. */
export interface ChangeFacts {
  operation: Operation;
  /** The caller's name in the user's list of changes. */
  client: string;
  now: Date;
  changeId: () => string;
}

/** Stores the undo data of a call's writes, in the same transaction. Stores nothing if nothing changed. */
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
    // A change that cannot be undone stores no old values, only which records it wrote.
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

/** True if a path is derived from others or is a timestamp. */
export function isDerived(kind: string, path: readonly (string | number)[]): boolean {
  const { derived } = kindOf(kind);
  return derived !== undefined && path.some((part) => derived.has(String(part)));
}

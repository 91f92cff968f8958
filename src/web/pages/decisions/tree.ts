import { listCheckpoints } from "../../../domain/checkpoints/operations.ts";
import type { Checkpoint } from "../../../domain/checkpoints/schema.ts";
import { rowsOf as listedRows } from "../../parts/pager.tsx";
import type { Person } from "../../person.ts";

/** The most places collected for one page. */
const MOST = 300;

/** The saved places, newest first. `next` is the start of the older ones. */
export async function checkpointsOf(person: Person, cursor?: string) {
  const { rows: all, next } = await listedRows(person, listCheckpoints, MOST, cursor);
  return { all, next };
}

/** A saved place in drawing order: its forks follow, one step further in. */
export interface Node {
  checkpoint: Checkpoint;
  depth: number;
  /** The row of its origin. */
  from: number | undefined;
}

/** The places as a tree in rows. One whose origin is missing starts its own tree. */
export function rowsOf(all: readonly Checkpoint[]): Node[] {
  const ids = new Set(all.map(({ id }) => id));
  const forks = new Map<string, Checkpoint[]>();
  for (const one of all) {
    const source = one.sourceCheckpointId ?? "";
    if (source !== one.id && ids.has(source)) forks.set(source, [...(forks.get(source) ?? []), one]);
  }
  const rows: Node[] = [];
  const seen = new Set<string>();
  const add = (first: Checkpoint) => {
    const waiting: Node[] = [{ checkpoint: first, depth: 0, from: undefined }];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const { checkpoint, depth } = node;
      if (seen.has(checkpoint.id)) continue;
      seen.add(checkpoint.id);
      rows.push(node);
      const from = rows.length - 1;
      // The oldest is drawn first.
      for (const fork of forks.get(checkpoint.id) ?? [])
        waiting.push({ checkpoint: fork, depth: depth + 1, from });
    }
  };
  for (const one of all) if (!ids.has(one.sourceCheckpointId ?? "")) add(one);
  for (const one of all) if (!seen.has(one.id)) add(one);
  return rows;
}

/** The direct children of a row. */
export function childrenOf(rows: readonly Node[], row: number): number[] {
  return rows.flatMap(({ from }, at) => (from === row ? [at] : []));
}

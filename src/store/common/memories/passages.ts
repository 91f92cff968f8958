import type { Passage, Turn } from "../../../engine/retrieval/passages.ts";
import { speakerOf } from "../../../engine/retrieval/question/speakers.ts";

/** A node as shown in a passage. */
export interface TurnRow {
  position: number;
  id: string;
  thread: string | null;
  length: number;
  importance: number;
  createdAt: string;
  beginning: string;
  speaker: unknown;
}

/** Twice the distance at which a neighbour's words count: each neighbour's length needs its own neighbours. */
export const REACH = 6;
/** The speaker's name and the manner of what is said are read from the first characters. */
export const BEGINNING = 600;
/** Longer threads count as this long. */
export const THREAD_CAP = 1000;

/**
 * Makes passages from windows of nodes and joins those that overlap in a thread. `textOf` returns the indexed text of a
 * found node, `lengthOf` the number of nodes in its thread.
 */
export function passagesOf(
  windows: readonly TurnRow[][],
  textOf: (position: number) => string | undefined,
  lengthOf: (position: number) => number,
): Passage[] {
  return chainOf(windows).map((rows) => {
    const [first] = rows;
    const thread = first?.thread ?? undefined;
    return {
      thread,
      threadLength: thread === undefined || !first ? 1 : lengthOf(first.position),
      turns: rows.map((row) => turnOf(row, textOf(row.position))),
    };
  });
}

/** Joins windows of the same thread that overlap. */
function chainOf(windows: readonly TurnRow[][]): TurnRow[][] {
  const rows = new Map<number, TurnRow>();
  const next = new Map<number, number>();
  for (const window of windows)
    for (const [at, row] of window.entries()) {
      rows.set(row.position, row);
      const following = window[at + 1];
      if (following) next.set(row.position, following.position);
    }
  const followers = new Set(next.values());
  const starts = [...rows.keys()].filter((position) => !followers.has(position));
  return starts.map((start) => {
    const chain: TurnRow[] = [];
    for (let at: number | undefined = start; at !== undefined; at = next.get(at)) {
      const row = rows.get(at);
      if (row) chain.push(row);
    }
    return chain;
  });
}

function turnOf(row: TurnRow, text: string | undefined): Turn {
  const { id, length, importance, createdAt, beginning, speaker } = row;
  return { id, length, importance, createdAt, text, beginning, speaker: speakerOf(beginning, speaker) };
}

import type { Passage, Turn } from "../../../engine/retrieval/passages.ts";
import { speakerOf } from "../../../engine/retrieval/speakers.ts";

/** A node as a passage shows it. */
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

/** Twice as far as a word in a neighbour counts: the neighbours of a found node need their own for their length. */
export const REACH = 6;
/** What tells the speaker stands in the first characters. */
export const BEGINNING = 80;
/** A longer thread is just "long". */
export const THREAD_CAP = 1000;

/**
 * Passages of windows of nodes: those of the same thread that overlap are joined. `textOf` gives the indexed text of a
 * node that was found, `lengthOf` how many nodes the thread of a node has.
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
  return { id, length, importance, createdAt, text, speaker: speakerOf(beginning, speaker) };
}

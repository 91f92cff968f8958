import type { NewMemoryNode } from "../../ports/memories.ts";

/** The position of a node in its thread. */
export interface Place {
  thread: string | null;
  /** Its number in the thread, or -1 if none was stated. Nodes with -1 come first, in order of arrival. */
  turn: number;
}

const NO_TURN = -1;
/** Prefix of threads that nodes name themselves. Other threads are named after their source. */
const NAMED = "thread ";
const SOURCE = "source ";
/** The same, for nodes that also state their number. */
const PLACED = "placed ";
/** Longer numbers belong to ids. */
const MOST_DIGITS = 9;

/**
 * The place of a node, from its `threadId` and `position`. Otherwise a number at the end of `sourceId` is the position
 * and the rest is the thread ("chat-7/12" is number 12 of "chat-7/").
 */
export function placeOf(
  node: Pick<NewMemoryNode, "threadId" | "position" | "sourceType" | "sourceId">,
): Place {
  const { threadId, position = NO_TURN, sourceType = "", sourceId } = node;
  if (threadId !== undefined) return { thread: NAMED + threadId, turn: position };
  if (sourceId === undefined) return { thread: null, turn: position };
  if (position !== NO_TURN) return { thread: `${PLACED}${sourceType}\n${sourceId}`, turn: position };
  const start = endOfRest(sourceId);
  const number = sourceId.slice(start);
  const isNumbered = number !== "" && number.length <= MOST_DIGITS;
  const rest = isNumbered ? sourceId.slice(0, start) : sourceId;
  return { thread: `${SOURCE}${sourceType}\n${rest}`, turn: isNumbered ? Number(number) : NO_TURN };
}

/** The place that the node itself stated. */
export function saidPlace({ thread, turn }: Place): Pick<NewMemoryNode, "threadId" | "position"> {
  const isSaid = turn !== NO_TURN && !thread?.startsWith(SOURCE);
  return {
    ...(thread?.startsWith(NAMED) && { threadId: thread.slice(NAMED.length) }),
    ...(isSaid && { position: turn }),
  };
}

function endOfRest(text: string): number {
  let end = text.length;
  while (end > 0 && /\d/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

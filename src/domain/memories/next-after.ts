import { isIndexEntry } from "./made-from.ts";
import type { DynamicContext } from "./schema.ts";

/** The call that follows a search: to list all if nothing was found, or to settle two notes that differ. */
export function nextAfter(data: DynamicContext) {
  return isMiss(data) ? [listAll] : conflictIn(data);
}

function isMiss({ relevantMemories, recentEvents }: DynamicContext): boolean {
  return relevantMemories.length + recentEvents.length === 0;
}

/** Two notes of different days that say nearly the same: only the user knows which of them holds. */
function conflictIn({ relevantMemories }: DynamicContext) {
  const older = relevantMemories.find(
    (memory) => memory.newer !== undefined && !memory.contradictedBy && !isIndexEntry(memory),
  );
  if (!older) return [];
  const why =
    "A later note says nearly the same. If both cannot be true, ask the user which one holds, then correct or delete the other.";
  return [{ operation: "memories.update", input: { id: older.id }, why }];
}

export const overview = {
  operation: "context.get",
  input: {},
  why: "The question names no subject to search for. This shows what is stored.",
};

const listAll = {
  operation: "memories.list",
  input: {},
  why: "No memory and no recent event has these words; documents, openings and the resume's text were not searched. This lists all that is remembered.",
};

import { stanceOf } from "../../engine/notes/stances.ts";
import { supersededBy } from "../../engine/notes/superseded.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { DynamicContext } from "./schema.ts";

type Memories = DynamicContext["relevantMemories"];

/** The newest notes that may contradict one that was found. */
const MOST_NOTES = 200;

/** Adds to each found note the newer one that contradicts it, even if the search did not find that one. */
export async function withContradictions(tx: Tx, found: Memories): Promise<Memories> {
  // Few notes take a position, so other notes are read only for these.
  if (!found.some(({ contentText }) => stanceOf(contentText))) return found;
  const { rows } = await tx.memories.list({ limit: MOST_NOTES, nodeType: "note" });
  const newer = supersededBy(rows.map(({ id, contentText: text, createdAt: at }) => ({ id, text, at })));
  return found.map((note) => {
    const by = newer.get(note.id);
    if (!by) return note;
    const { id, text: contentText, at: createdAt } = by;
    return { ...note, contradictedBy: { id, contentText, ...(createdAt !== undefined && { createdAt }) } };
  });
}

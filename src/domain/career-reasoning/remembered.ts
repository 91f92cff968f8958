import { supersededBy } from "../../engine/notes/superseded.ts";
import { pertinent, specificTerms } from "../../engine/reasoning/pertinent.ts";
import { past } from "../../engine/reasoning/question-shapes.ts";
import { ownBoss, rankWords } from "../../engine/reasoning/question-words.ts";
import type { Remembered } from "../../engine/reasoning/types.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { readQuestion } from "../../engine/retrieval/question.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { Tx } from "../../store/ports/store.ts";
import { isOwnWriting } from "../memories/from-agent.ts";
import { isIndexEntry } from "../memories/made-from.ts";
import { retrieve } from "../memories/retrieve.ts";
import type { DynamicContext } from "../memories/schema.ts";

const MEMORIES = 5;
/** Of the newest notes those that may contradict one that was found. */
const MOST_NOTES = 200;
const DAY = 10;

type Found = DynamicContext["relevantMemories"][number];
/** A note that bears on a question; `isMost` where it holds more than half of what the question is about. */
export type Note = Remembered & {
  sourceId: string | undefined;
  isMost: boolean;
  /** It indexes something else: a resume, a goal, an opening. */
  isEntry: boolean;
};

/** Notes that bear on a question; of a resume only what speaks of it itself, not what stands beside that. */
export async function remembered(
  { tx, now }: HandlerContext,
  query: string,
  timeRange: "recent" | "all",
): Promise<Note[]> {
  const found = (await retrieve(tx, now, { query, limit: MEMORIES, timeRange }))?.relevantMemories ?? [];
  const notes = pertinent(
    found.filter((note) => !isOwnWriting(note) && isMeant(note, query)),
    query,
  );
  const specific = new Set(specificTerms(query).map(({ word }) => word));
  const mentions = mentioner(readQuestion(query).terms);
  const memories = notes.map((note): Note => {
    const { id, contentText, relevance, content, sourceId, matchedTerms } = note;
    return {
      ...{ id, sourceId, text: contentText, relevance },
      claimIds: Array.isArray(content.claimIds) ? content.claimIds.map(String) : [],
      isEntry: isIndexEntry(note),
      isMost: matchedTerms.filter((word) => specific.has(word)).length > specific.size / 2,
    };
  });
  const spoken = memories.filter(({ claimIds, text }) => claimIds.length === 0 || mentions(text));
  return withNewer(tx, spoken);
}

/** A title has the words of a rank and not the person's boss; what somebody did is no goal and no opening. */
function isMeant(note: Found, query: string): boolean {
  if (!isIndexEntry(note)) return true;
  const isByRank = note.matchedTerms.every((word) => rankWords.test(word));
  if (isByRank && ownBoss.test(query)) return false;
  const isAhead = note.nodeType === "goal" || note.sourceType === "job";
  return !(isAhead && past.test(query) && !aboutAhead.test(query));
}

const aboutAhead = /(?<!\p{L})(?:appl|goal|want|wish|aim|plan|offer|interview|hear|bewerb|ziel)/iu;

/** Marks what a newer note contradicts, and puts the newer one before it, found or not. */
async function withNewer(tx: Tx, notes: readonly Note[]): Promise<Note[]> {
  if (notes.length === 0) return [];
  const { rows } = await tx.memories.list({ limit: MOST_NOTES, nodeType: "note" });
  const all = rows.map(({ id, contentText, createdAt, sourceId }) => ({
    id,
    text: contentText,
    at: createdAt,
    sourceId,
  }));
  const newer = supersededBy(all);
  const dayOf = new Map(all.map(({ id, at }) => [id, at?.slice(0, DAY)]));
  const isOld = ({ id }: Note) => newer.has(id);
  const replacing = notes.filter(isOld).flatMap((old): Note[] => {
    const now = newer.get(old.id);
    const isFound = !now || notes.some(({ id }) => id === now.id);
    if (isFound) return [];
    return [
      {
        id: now.id,
        text: now.text,
        sourceId: now.sourceId,
        relevance: old.relevance,
        claimIds: [],
        isMost: old.isMost,
        isEntry: false,
      },
    ];
  });
  const distinct = [...new Map(replacing.map((note) => [note.id, note])).values()];
  return [
    ...distinct,
    ...notes.filter((note) => !isOld(note)),
    ...notes.filter(isOld).map((note) => ({ ...note, takenBack: dayOf.get(note.id) })),
  ];
}

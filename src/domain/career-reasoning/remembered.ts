import { pertinent, specificTerms } from "../../engine/reasoning/pertinent.ts";
import { ownQuestion } from "../../engine/reasoning/questions/own-question.ts";
import { dueWords, past, saidToUs } from "../../engine/reasoning/questions/question-shapes.ts";
import { ownBoss, rankWords } from "../../engine/reasoning/questions/question-words.ts";
import { withoutWindow } from "../../engine/reasoning/questions/time-window.ts";
import type { Remembered, Understood } from "../../engine/reasoning/types.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { readQuestion } from "../../engine/retrieval/question/question.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isOwnWriting } from "../memories/from-agent.ts";
import { isIndexEntry } from "../memories/made-from.ts";
import { retrieve } from "../memories/retrieve.ts";
import type { DynamicContext } from "../memories/schema.ts";

const MEMORIES = 5;
const DAY = 10;

type Found = DynamicContext["relevantMemories"][number];
/** A note relevant to a question. `isMost` is true if it covers more than half of the question. */
export type Note = Remembered & {
  sourceId: string | undefined;
  isMost: boolean;
  /** It is an index of another record: a resume, a goal, an opening. */
  isEntry: boolean;
};

interface RememberedNotes {
  notes: Note[];
  /** What was checked, if none of them seems to answer. */
  noAnswer?: string | undefined;
}

/** Notes relevant to a question. In a resume only the matching entries count, not their neighbours. */
export async function remembered(
  { tx, now }: HandlerContext,
  whole: string,
  timeRange: "recent" | "all",
): Promise<RememberedNotes> {
  const query = whole.replace(saidToUs, " ");
  const question = readQuestion(query);
  const context = await retrieve(tx, now, { question, limit: MEMORIES, timeRange });
  const found = context?.relevantMemories ?? [];
  const notes = pertinent(
    found.filter((note) => !isOwnWriting(note) && isMeant(note, query)),
    query,
  );
  const specific = new Set(specificTerms(ownQuestion(query)?.topic ?? query).map(({ word }) => word));
  const mentions = mentioner(question.terms);
  const memories = notes.map((note): Note => {
    const { id, contentText, relevance, content, sourceId, matchedTerms } = note;
    return {
      ...{ id, sourceId, text: contentText, relevance },
      claimIds: Array.isArray(content.claimIds) ? content.claimIds.map(String) : [],
      isEntry: isIndexEntry(note),
      isUnread: note.nodeType === "unread",
      isMost: matchedTerms.filter((word) => specific.has(word)).length > specific.size / 2,
      hasAll: specific.size > 1 && matchedTerms.filter((word) => specific.has(word)).length === specific.size,
    };
  });
  const spoken = memories.filter(({ text }) => mentions(text));
  return { notes: withNewer(spoken, found), noAnswer: context?.noAnswer?.why };
}

/** A title contains words of rank but is not the person's boss. Past work is neither a goal nor an opening. */
function isMeant(note: Found, query: string): boolean {
  if (!isIndexEntry(note)) return true;
  const isByRank = note.matchedTerms.every((word) => rankWords.test(word));
  if (isByRank && ownBoss.test(query)) return false;
  const isAhead = note.nodeType === "goal" || note.sourceType === "job";
  const isOfUser = past.test(query) || ownQuestion(query)?.topic !== undefined;
  return !(isAhead && isOfUser && !aboutAhead.test(query));
}

const aboutAhead = /(?<!\p{L})(?:appl|goal|want|wish|aim|plan|offer|interview|hear|bewerb|ziel)/iu;

/** Puts a newer note before the one it contradicts, even if the search did not find it. */
function withNewer(notes: readonly Note[], found: readonly Found[]): Note[] {
  const byId = new Map(found.map((note) => [note.id, note]));
  const newerOf = ({ id }: Note) => byId.get(id)?.contradictedBy;
  const added = notes.flatMap((old): Note[] => {
    const newer = newerOf(old);
    if (!newer || notes.some(({ id }) => id === newer.id)) return [];
    return [{ ...old, id: newer.id, text: newer.contentText, claimIds: [], isEntry: false }];
  });
  return [
    ...new Map(added.map((note) => [note.id, note])).values(),
    ...notes.filter((note) => !newerOf(note)),
    ...notes.filter(newerOf).map((note) => ({
      ...note,
      takenBack: byId.get(note.id)?.createdAt?.slice(0, DAY) ?? "an earlier day",
    })),
  ];
}

/** True for texts with what a question names besides its words for dates. */
function namedBesideDates(query: string): (text: string) => boolean {
  return mentioner(specificTerms(withoutWindow(query).replace(dueWords, " ")));
}

/** Of what is due, a line of the resume speaks only if it has more of the question than its words for dates. */
export function isAbout(query: string, { subject }: Pick<Understood, "subject">): (note: Note) => boolean {
  if (subject !== "due") return () => true;
  const named = namedBesideDates(query);
  return ({ claimIds, text }) => claimIds.length === 0 || named(text);
}

/** "When does the lease end?" is answered by the note about the lease, not by other dates. */
export function isDueByNote(
  { subject }: Pick<Understood, "subject">,
  query: string,
  notes: readonly Note[],
  openings: number,
): boolean {
  if (subject !== "due" || openings > 0) return false;
  const named = namedBesideDates(query);
  return notes.some(({ isEntry, claimIds, text }) => (!isEntry || claimIds.length > 0) && named(text));
}

import { stanceOf } from "../../engine/notes/stances.ts";
import { supersededBy } from "../../engine/notes/superseded.ts";
import { plainText } from "../../engine/plain-text.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { coverTerms } from "../../engine/retrieval/cover-terms.ts";
import { dropNearDuplicates } from "../../engine/retrieval/duplicates.ts";
import { markOlder } from "../../engine/retrieval/older.ts";
import { type Question, readQuestion } from "../../engine/retrieval/question/question.ts";
import {
  candidateLimit,
  meanRelevance,
  type RankedMemory,
  rankByImportance,
  rankTurns,
} from "../../engine/retrieval/rank.ts";
import { type NoAnswer, noAnswerTo } from "../../engine/retrieval/unanswered/judge.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { Tx } from "../../store/ports/store.ts";
import { isIndexEntry } from "./made-from.ts";
import type { DynamicContext, MemoryNode } from "./schema.ts";

export interface RetrievalRequest {
  question?: Question | undefined;
  /** The most memories to return; 0 omits them. */
  limit: number;
  timeRange: "recent" | "all";
}

const RECENT_DAYS = 90;
const RECENT_EVENTS = 10;
/** How many of the latest records are searched for a question. */
const SEARCHED_EVENTS = 200;
/** How many of the latest records are shown without a question. */
const UNASKED = 200;

/** The memories that answer a question, recent events and the profile. Undefined if there is nothing to search. */
export async function retrieve(
  tx: Tx,
  now: Date,
  request: RetrievalRequest,
): Promise<DynamicContext | undefined> {
  const since =
    request.timeRange === "recent" ? new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString() : undefined;
  // Asked together: each question may take a way to a database and back.
  const [known, found, recentEvents, stored] = await Promise.all([
    tx.memories.list({ limit: 1 }),
    memoriesFor(tx, now, request, since),
    eventsFor(tx, request, since),
    tx.profile.get(),
  ]);
  if (known.rows.length === 0 && (await tx.timeline.isEmpty())) return undefined;
  const noAnswer = unlessInEvents(found.noAnswer, recentEvents);
  return {
    profile: stored?.profile ?? {},
    relevantMemories: await withContradictions(tx, found.memories),
    ...(noAnswer && { noAnswer: { isCertain: noAnswer.isCertain, why: noAnswer.why } }),
    recentEvents,
    metadata: {
      contextRelevanceScore: found.score,
      memoriesUsed: found.memories.length,
      generatedAt: now.toISOString(),
      ...(request.question && { query: request.question.text }),
    },
  };
}

/** The latest events. With a question, only those that mention it. */
async function eventsFor(
  tx: Tx,
  { question }: RetrievalRequest,
  since: string | undefined,
): Promise<DynamicContext["recentEvents"]> {
  if (!question) return (await tx.timeline.list({ limit: RECENT_EVENTS, since })).rows;
  const mentions = mentioner(question.terms);
  const { rows } = await tx.timeline.list({ limit: SEARCHED_EVENTS, since });
  return rows.filter((event) => mentions(eventText(event))).slice(0, RECENT_EVENTS);
}

function eventText({ eventType, eventData }: DynamicContext["recentEvents"][number]): string {
  return `${eventType.replaceAll(/[._]/g, " ")} ${plainText(eventData)}`;
}

interface Found {
  memories: DynamicContext["relevantMemories"];
  score: number;
  noAnswer?: NoAnswer | undefined;
}

/** An event that has one of the words that no memory has may answer the question. */
function unlessInEvents(
  noAnswer: NoAnswer | undefined,
  events: DynamicContext["recentEvents"],
): NoAnswer | undefined {
  if (!noAnswer || events.length === 0) return noAnswer;
  const mentions = mentioner(readQuestion(noAnswer.missingWords.join(" ")).terms);
  return events.some((event) => mentions(eventText(event))) ? undefined : noAnswer;
}

async function memoriesFor(
  tx: Tx,
  now: Date,
  request: RetrievalRequest,
  since: string | undefined,
): Promise<Found> {
  if (request.limit === 0) return { memories: [], score: 0 };
  const { question, limit } = request;
  return question ? asked(tx, now, question, { limit, since }) : unasked(tx, now, request, since);
}

async function asked(
  tx: Tx,
  now: Date,
  question: Question,
  { limit, since }: { limit: number; since: string | undefined },
): Promise<Found> {
  const { terms } = question;
  if (terms.length === 0) return { memories: [], score: 0 };
  const searched = { terms, limit: candidateLimit(limit), since };
  const { passages, ...statistics } = await tx.memories.search(searched);
  const ranked = rankTurns(question, passages, statistics, { now: now.toISOString(), since });
  // Fetches more than are shown, to leave room for duplicates and for text that is only next to a match.
  const known = withGround(await withNodes(tx, ranked.slice(0, 4 * limit)));
  const distinct = dropNearDuplicates(known, ({ contentText }) => contentText, known.length);
  const covering = coverTerms(markOlder(distinct), limit);
  const memories = covering.map(({ ownTerms: _, ...memory }) => memory);
  return {
    memories,
    score: meanRelevance(memories),
    noAnswer: noAnswerTo(question, passages, statistics),
  };
}

interface RankedNode {
  node: MemoryNode;
  ranked: RankedMemory;
}

async function withNodes(tx: Tx, ranked: readonly RankedMemory[]): Promise<RankedNode[]> {
  const nodes = await Promise.all(ranked.map(({ id }) => tx.memories.get(id)));
  return ranked.flatMap((one, at) => {
    const node = nodes[at];
    return node ? [{ node, ranked: one }] : [];
  });
}

/**
 * What was said next to a match in a conversation can answer it. Entries of a resume or profile are list items:
 * one answers by its own words, or as part of a matching entry, such as a bullet of the requested job.
 */
function withGround(found: readonly RankedNode[]) {
  const owners = found.flatMap(({ node, ranked }) => (ranked.isBeside ? [] : pathsOf(node)));
  const isPart = (node: MemoryNode) =>
    pathsOf(node).some((path) => owners.some((owner) => path.startsWith(`${owner}.`)));
  return found
    .filter(({ node, ranked }) => !ranked.isBeside || !isIndexEntry(node) || isPart(node))
    .map(({ node, ranked: { relevance, matchedTerms, ownTerms } }) => ({
      ...node,
      relevance,
      matchedTerms,
      ownTerms,
    }));
}

function pathsOf({ content: { path } }: MemoryNode): string[] {
  return typeof path === "string" ? [path] : [];
}

/** Without a question nothing is relevant: the most important recent memories are shown. */
async function unasked(
  tx: Tx,
  now: Date,
  { limit }: RetrievalRequest,
  since: string | undefined,
): Promise<Found> {
  const { rows } = await tx.memories.list({ limit: UNASKED });
  const inRange = rows.filter(({ createdAt }) => since === undefined || createdAt >= since);
  const ranked = rankByImportance(inRange, { now: now.toISOString(), limit });
  return { memories: ranked.map((node) => ({ ...node, relevance: 0, matchedTerms: [] })), score: 0 };
}

type Memories = DynamicContext["relevantMemories"];

/** The newest notes that may contradict one that was found. */
const MOST_NOTES = 200;

/** Adds to each found note the newer one that contradicts it, even if the search did not find that one. */
async function withContradictions(tx: Tx, found: Memories): Promise<Memories> {
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

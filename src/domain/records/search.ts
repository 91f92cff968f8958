import { counter } from "../../engine/retrieval/bags.ts";
import type { Passage } from "../../engine/retrieval/passages.ts";
import { asksForAll, type Question, readQuestion } from "../../engine/retrieval/question/question.ts";
import { markedTerms } from "../../engine/retrieval/question/said-without-words.ts";
import { candidateLimit, rankByImportance, rankTurns } from "../../engine/retrieval/rank.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import type { Tx } from "../../store/ports/store.ts";
import { documentThing, isOwnMemory, type Kind, kinds, memoryThing, type Thing } from "./kinds.ts";

/** Results of one search. */
const MOST = 15;
/** The latest memories that are shown if a query has no search words. */
const UNASKED = 200;
const IMPORTANCE = 0.5;

/** The results and the words searched for; no words if the query asks for everything. */
export interface SearchedRecords {
  found: Thing[];
  words: string[];
}

/**
 * The best results of every kind that the caller may read. If the query asks for everything, the most important
 * ones.
 */
export async function searchRecords(ctx: HandlerContext, query: string): Promise<SearchedRecords> {
  const question = readQuestion(query);
  if (asksForAll(question)) return { found: await mattering(ctx), words: [] };
  return { found: await answering(ctx, question), words: question.terms.map(({ word }) => word) };
}

/** The kinds that the caller may read, but memories, which have an index of their own. */
function otherKinds({ actor }: HandlerContext): Kind[] {
  return kinds.filter(({ scope }) => actor.scopes.has(scope));
}

/** The records that no index holds. */
async function unindexed(ctx: HandlerContext): Promise<Thing[]> {
  const all = otherKinds(ctx).filter(({ documents }) => documents === undefined);
  return (await Promise.all(all.map(({ some }) => some?.(ctx.tx) ?? []))).flat();
}

/** The documents that match best, and the index's statistics. */
async function indexed(ctx: HandlerContext, terms: Question["terms"]) {
  const searched = otherKinds(ctx).flatMap(({ documents }) => documents ?? []);
  const hits = await ctx.tx.documentSearch.search({
    terms: markedTerms(terms),
    kinds: searched,
    limit: candidateLimit(MOST),
  });
  const things = hits.found.map(({ kind, json }) => documentThing(kind, json));
  return { ...hits, things };
}

async function answering(ctx: HandlerContext, question: Question): Promise<Thing[]> {
  const { tx, now } = ctx;
  const { terms } = question;
  // Asked together: each question takes a way to the database and back.
  const [memories, documents, others] = await Promise.all([
    tx.memories.search({ terms, limit: candidateLimit(MOST) }),
    indexed(ctx, terms),
    unindexed(ctx),
  ]);
  const count = counter(terms);
  const counted = others
    .map((thing) => ({ thing, counts: count(wordsOf(thing)) }))
    .filter(({ counts: { own, synonyms } }) => [...own, ...synonyms].some((times) => times > 0));
  const numberOf = (kind: "own" | "synonyms", index: number) =>
    counted.filter(({ counts }) => (counts[kind][index] ?? 0) > 0).length;
  const summed = (kind: "own" | "synonyms", field: "frequencies" | "synonymFrequencies") =>
    Object.fromEntries(
      terms.map(({ word }, index) => [
        word,
        (memories[field][word] ?? 0) + (documents[field][word] ?? 0) + numberOf(kind, index),
      ]),
    );
  const statistics = {
    nodes: memories.nodes + documents.nodes + others.length,
    frequencies: summed("own", "frequencies"),
    synonymFrequencies: summed("synonyms", "synonymFrequencies"),
  };
  const things = [...documents.things, ...counted.map(({ thing }) => thing)];
  const passages = [...memories.passages, ...things.map(passageOf)];
  const ranked = rankTurns(question, passages, statistics, { now: now.toISOString() });
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return firstOf(ranked, async ({ id }) => byId.get(id) ?? ownMemory(tx, id));
}

/** The first results that can be shown, in order. Each round asks for as many as are missing. */
async function firstOf<Ranked>(
  ranked: readonly Ranked[],
  read: (one: Ranked) => Promise<Thing | undefined>,
): Promise<Thing[]> {
  const found: Thing[] = [];
  for (let from = 0; found.length < MOST && from < ranked.length; ) {
    const some = ranked.slice(from, from + MOST - found.length);
    from += some.length;
    for (const thing of await Promise.all(some.map(read))) if (thing) found.push(thing);
  }
  return found;
}

async function mattering(ctx: HandlerContext): Promise<Thing[]> {
  const { tx, now } = ctx;
  const others = (await Promise.all(otherKinds(ctx).map(({ some }) => some?.(tx) ?? []))).flat();
  const { rows } = await tx.memories.list({ limit: UNASKED });
  const memories = rows.filter(isOwnMemory);
  const things = [...memories.map(weighed), ...others.map((thing) => ({ ...thing, importance: IMPORTANCE }))];
  return rankByImportance(things, { now: now.toISOString(), limit: MOST });
}

function weighed(node: MemoryNode) {
  return { ...memoryThing(node), importance: node.importance };
}

async function ownMemory(tx: Tx, id: string): Promise<Thing | undefined> {
  const node = await tx.memories.get(id);
  return node && isOwnMemory(node) ? memoryThing(node) : undefined;
}

function passageOf(thing: Thing): Passage {
  const { id, createdAt } = thing;
  const said = wordsOf(thing);
  const turn = { id, text: said, length: said.length, importance: IMPORTANCE, createdAt };
  return { threadLength: 1, turns: [turn] };
}

function wordsOf({ title, text, called = "" }: Thing): string {
  return `${title}\n${called}\n${text}`;
}

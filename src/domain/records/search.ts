import { asksForAll } from "../../engine/retrieval/asks-for-all.ts";
import { counter } from "../../engine/retrieval/bags.ts";
import type { Passage } from "../../engine/retrieval/passages.ts";
import { type Question, readQuestion } from "../../engine/retrieval/question.ts";
import { candidateLimit, rankByImportance, rankTurns } from "../../engine/retrieval/rank.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import type { Tx } from "../../store/ports/store.ts";
import { type Held, isOwnMemory, type Kind, kinds, memoryThing, type Thing } from "./kinds.ts";

/** Results of one search. */
const MOST = 15;
/** The latest memories, shown if a query has no search words. */
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

/** The kinds but memories, which have an index. */
function otherKinds({ actor }: HandlerContext): Kind[] {
  return kinds.filter(({ scope }) => actor.scopes.has(scope));
}

/** Of all but memories those that may hold some of the terms. */
async function holding(ctx: HandlerContext, terms: Question["terms"]): Promise<Held> {
  const held = await Promise.all(
    otherKinds(ctx).map(async ({ all, holding }) => {
      if (holding) return holding(ctx.tx, terms);
      const things = (await all?.(ctx.tx)) ?? [];
      return { things, all: things.length };
    }),
  );
  return {
    things: held.flatMap(({ things }) => things),
    all: held.reduce((sum, { all }) => sum + all, 0),
  };
}

async function answering(ctx: HandlerContext, question: Question): Promise<Thing[]> {
  const { tx, now } = ctx;
  const { terms } = question;
  const { things: others, all } = await holding(ctx, terms);
  const hits = await tx.memories.search({ terms, limit: candidateLimit(MOST) });
  const count = counter(terms);
  const counted = others
    .map((thing) => ({ thing, counts: count(wordsOf(thing)) }))
    .filter(({ counts: { own, synonyms } }) => [...own, ...synonyms].some((times) => times > 0));
  const numberOf = (kind: "own" | "synonyms", index: number) =>
    counted.filter(({ counts }) => (counts[kind][index] ?? 0) > 0).length;
  const statistics = {
    nodes: hits.nodes + all,
    frequencies: added(hits.frequencies, terms, (index) => numberOf("own", index)),
    synonymFrequencies: added(hits.synonymFrequencies, terms, (index) => numberOf("synonyms", index)),
  };
  const passages = [...hits.passages, ...counted.map(({ thing }) => passageOf(thing))];
  const ranked = rankTurns(question, passages, statistics, { now: now.toISOString() });
  const byId = new Map(others.map((thing) => [thing.id, thing]));
  const found: Thing[] = [];
  for (const { id } of ranked) {
    if (found.length === MOST) break;
    const thing = byId.get(id) ?? (await ownMemory(tx, id));
    if (thing) found.push(thing);
  }
  return found;
}

async function mattering(ctx: HandlerContext): Promise<Thing[]> {
  const { tx, now } = ctx;
  const others = (await Promise.all(otherKinds(ctx).map(({ all }) => all?.(tx) ?? []))).flat();
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

function added(
  known: Readonly<Record<string, number>>,
  terms: Question["terms"],
  more: (index: number) => number,
): Record<string, number> {
  return Object.fromEntries(terms.map(({ word }, index) => [word, (known[word] ?? 0) + more(index)]));
}

import { bm25, countPhrase } from "../../common/bm25.ts";
import type { Unit } from "../connection/unit.ts";
import { type Phrase, placesIn } from "./phrases.ts";

interface Scored {
  /** The nodes that have any of the phrases. */
  matching: readonly number[];
  phrases: readonly Phrase[];
  /** How many nodes the user has, and how many words these have. */
  corpus: { nodes: number; words: number };
  limit: number;
  since?: string | undefined;
}

/** The nodes that fit the phrases best, and of two that fit alike the newer first. */
export async function bestOf(
  unit: Unit,
  userId: string,
  { matching, phrases, corpus, limit, since }: Scored,
): Promise<number[]> {
  if (matching.length === 0) return [];
  const nodes = await unit.rows<{ position: number; length: number }>(
    `select position, length from memory_nodes
     where user_id = $1 and position = any($2::bigint[]) and created_at >= $3`,
    [userId, matching, since ?? ""],
  );
  const words = [...new Set(phrases.flatMap((phrase) => phrase.words))];
  const places = await placesIn(unit, userId, words, matching);
  const meanLength = corpus.words / corpus.nodes;
  const having = phrases.map((phrase) => phrase.nodes.length);
  return nodes
    .map(({ position, length }) => {
      const hits = phrases.map((phrase) => countPhrase(phrase.words, (word) => places(position, word)));
      return { position, score: bm25({ hits, length }, { things: corpus.nodes, having, meanLength }) };
    })
    .sort((left, right) => right.score - left.score || right.position - left.position)
    .slice(0, limit)
    .map(({ position }) => position);
}

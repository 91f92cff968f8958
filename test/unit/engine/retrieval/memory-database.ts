import { readQuestion } from "../../../../src/engine/retrieval/question/question.ts";
import { candidateLimit, rankTurns } from "../../../../src/engine/retrieval/rank.ts";
import type { MemoryHits, MemoryRepository, NewMemoryNode } from "../../../../src/store/ports/memories.ts";
import { openClient } from "../../../../src/store/sqlite/connection/client.ts";
import { memoryRepository } from "../../../../src/store/sqlite/memories/repository.ts";

/** A fresh database with two users, in memory unless a file is named. */
export function openMemories(file = ":memory:") {
  const client = openClient(file);
  const addUser = client.sqlite.prepare("insert into users (id, created_at) values (?, ?)");
  for (const user of ["ada", "ben"]) addUser.run(user, "2024-01-01T00:00:00.000Z");
  const of = memoryRepository(client.db, () => undefined);
  return { ...client, of, ada: of("ada"), ben: of("ben") };
}

export function node(id: string, contentText: string, more: Partial<NewMemoryNode> = {}): NewMemoryNode {
  return {
    id,
    nodeType: "note",
    content: {},
    contentText,
    importance: 0.5,
    createdAt: "2024-05-01T00:00:00.000Z",
    ...more,
  };
}

/** Asks as the service does: terms, passages, ranking. */
export async function ask(memories: MemoryRepository, text: string, limit = 10) {
  const question = readQuestion(text);
  const found = await memories.search({ terms: question.terms, limit: candidateLimit(limit) });
  return rankTurns(question, found.passages, found, { now: "2025-06-01T00:00:00.000Z" }).slice(0, limit);
}

/** Words to look for as they are, without synonyms. */
export function plainTerms(...words: string[]) {
  return words.map((word) => ({ word, synonyms: [] }));
}

/** The ids of the notes in which a word was found. */
export function foundIds({ passages }: MemoryHits): string[] {
  return passages.flatMap(({ turns }) => turns.flatMap(({ id, text }) => (text === undefined ? [] : [id])));
}

// The program's search over memories, on its own store in memory.
import { join } from "node:path";
import { importSource } from "../import-source.mjs";
import { root } from "../processes.mjs";

const SOURCE = `
export { retrieve } from "./domain/memories/retrieve.ts";
export { RETRIEVAL_FORMULA } from "./engine/retrieval/rank.ts";
export { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
export { createSystemTimers } from "./platform/runtime.ts";
export { openSqliteStore } from "./store/sqlite/store.ts";
`;
const program = await importSource(SOURCE, join(root, "src"));
const USER = "local";

export const retrievalVersion = program.RETRIEVAL_FORMULA;

/**
 * Opens a store with turns, as an agent would note them: `speaker`, `text`, `at` (RFC 3339), `thread`, `position` and
 * an `id`. Gives a search for the best `limit` memories, and for why they may not answer.
 */
export async function openMemories(turns) {
  const store = program.openSqliteStore(":memory:", {
    timers: program.createSystemTimers(),
    builtInCatalog: program.readBuiltInCatalog,
  });
  await store.access.createUser({ id: USER, name: null, email: null, createdAt: "2020-01-01T00:00:00.000Z" });
  const threads = new Map();
  for (const turn of turns) threads.set(turn.thread, [...(threads.get(turn.thread) ?? []), turn]);
  await store.write(USER, async (tx) => {
    for (const [thread, some] of threads)
      await tx.memories.replaceSource("conversation", thread, some.map(memoryOf));
  });
  const retrieve = (query, { now, limit }) =>
    store.read(USER, (tx) => program.retrieve(tx, new Date(now), { query, limit, timeRange: "all" }));
  return {
    search: async (query, when) => (await retrieve(query, when))?.relevantMemories ?? [],
    noAnswerTo: async (query, when) => (await retrieve(query, when))?.noAnswer,
    close: () => store.close(),
  };
}

function memoryOf({ id, speaker, text, at, thread, position }) {
  return {
    id,
    nodeType: "note",
    content: { speaker },
    contentText: `${speaker}: ${text}`,
    importance: 0.5,
    createdAt: at,
    threadId: thread,
    position,
  };
}

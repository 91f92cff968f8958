// Fills a store with made-up notes, with the store's own code, many in one transaction.
import { join } from "node:path";
import { importSource } from "./import-source.mjs";
import { root } from "./processes.mjs";

const SOURCE = `
import { readBuiltInCatalog } from "../../platform/built-in-catalog.ts";
import { createSystemTimers } from "../../platform/runtime.ts";
import { openClient } from "./connection/client.ts";
import { createScheduler } from "./connection/scheduler.ts";
import { openPostgresStore } from "../postgres/store.ts";
import { openSqliteStore } from "./store.ts";
const timers = createSystemTimers();
export const openStore = (place) =>
  place.startsWith("postgres:")
    ? openPostgresStore(place, { builtInCatalog: readBuiltInCatalog })
    : openSqliteStore(place, { timers, builtInCatalog: readBuiltInCatalog });
export const schedulerOf = (client) => createScheduler(client, timers);
export { openClient };
`;
const WORDS = 4000;
const WORDS_IN_NOTE = 24;
const NOTES_IN_SOURCE = 10;
const SOURCES_IN_UNIT = 200;
const SOURCE_TYPE = "conversation";
const BEGAN = Date.parse("2020-01-01T00:00:00.000Z");
const HOUR_MS = 3_600_000;

/** Adds `count` notes to the user `local` of a SQLite file or of the database of an address. */
export async function fillMemories(place, count) {
  const store = await (await storeModule()).openStore(place);
  const random = randomFrom(7);
  const sources = Math.ceil(count / NOTES_IN_SOURCE);
  try {
    for (let first = 0; first < sources; first += SOURCES_IN_UNIT) {
      await store.write("local", async (tx) => {
        const end = Math.min(sources, first + SOURCES_IN_UNIT);
        for (let source = first; source < end; source += 1) await addSource(tx, source, count, random);
      });
    }
  } finally {
    await store.close();
  }
}

/** Distinct questions, each of a rare, a medium and a common word. */
export function questions(count) {
  const random = randomFrom(11);
  const between = (low, high) => word(low + Math.floor(random() * (high - low)));
  return Array.from({ length: count }, () =>
    [between(1000, WORDS), between(100, 1000), between(0, 100)].join(" "),
  );
}

/** Adds all notes of a source at once: one by one, each would reindex its neighbours. */
function addSource(tx, source, count, random) {
  const first = source * NOTES_IN_SOURCE;
  const length = Math.min(NOTES_IN_SOURCE, count - first);
  const notes = Array.from({ length }, (_, place) => note(first + place, random));
  return tx.memories.replaceSource(SOURCE_TYPE, `talk_${source}`, notes);
}

function note(place, random) {
  // The frequency of a word falls with its rank (Zipf's law).
  const words = Array.from({ length: WORDS_IN_NOTE }, () => word(Math.floor(WORDS ** random()) - 1));
  return {
    id: `mem_bench_${place}`,
    nodeType: "note",
    content: {},
    contentText: words.join(" "),
    importance: 0.5,
    createdAt: new Date(BEGAN + (place % 50_000) * HOUR_MS).toISOString(),
  };
}

/** A unique word of three syllables for each rank. */
function word(rank) {
  const heads = "bdfgklmnprstvwz";
  const vowels = "aeiou";
  const letters = [];
  for (let rest = rank + 1, at = 0; at < 3; at += 1) {
    letters.push(heads[rest % heads.length], vowels[Math.floor(rest / heads.length) % vowels.length]);
    rest = Math.floor(rest / (heads.length * vowels.length)) + at + 1;
  }
  return letters.join("");
}

/** A seeded generator of numbers 0..1: the same in every run. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

let loaded;

/** The store's own code, because the program has no command that writes this many notes. */
export function storeModule() {
  loaded ??= importSource(SOURCE, join(root, "src", "store", "sqlite"));
  return loaded;
}

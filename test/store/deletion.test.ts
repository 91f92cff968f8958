import { expect, onTestFinished, test } from "vitest";
import type { Store } from "../../src/store/ports/store.ts";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import { fakeTimers } from "../support/fake-timers.ts";
import { openTestStore } from "../support/store.ts";
import { tempDatabase } from "../support/temp-file.ts";
import { traces, wordsMarked } from "../support/traces.ts";

const AT = "2026-03-02T09:00:00.000Z";
/** How long replaced text may stay in the log. */
const SOON_MS = 2000;
const NOTES = 150;
const people = { ada: "zqvka", ben: "zqvkb" };

/** Two people with many notes written in turns, so that their rows share pages and pages were split. */
async function twoPeople() {
  const file = tempDatabase();
  const timers = fakeTimers();
  const store = openTestStore(file, { timers });
  onTestFinished(() => store.close());
  for (const id of Object.keys(people))
    await store.access.createUser({ id, name: null, email: null, createdAt: AT });
  for (let number = 0; number < NOTES; number += 1) {
    for (const [userId, mark] of Object.entries(people)) await note(store, userId, number, wordsMarked(mark));
  }
  return { file, store, timers };
}

async function note(store: Store, userId: string, number: number, word: () => string) {
  const text = Array.from({ length: 1 + ((number * 7) % 40) }, word).join(" ");
  const id = `${userId}${number}`;
  await store.write(userId, async (tx) => {
    const more = { nodeType: "note", content: { said: word() }, importance: 0.5, createdAt: AT };
    await tx.memories.add({ id: `mem_${id}`, contentText: text, ...more });
    await tx.timeline.append({
      ...{ id: `tle_${id}`, userId, eventType: "x", impactScore: 0.3, timestamp: AT },
      eventData: { text: text.slice(0, 200) },
    });
  });
}

function kept(store: Store, userId: string) {
  return store.read(userId, async (tx) => (await tx.memories.list({ limit: NOTES + 1 })).rows.length);
}

test("of an erased user no word is left in the files, while another program has them open", async () => {
  const { file, store } = await twoPeople();
  const other = openDatabase(file);
  onTestFinished(() => void other.close());
  other.prepare("select count(*) from memory_nodes").get();
  expect(traces(file, people.ada)).not.toEqual([]);
  await store.write("ada", (tx) => tx.account.erase());

  expect(traces(file, people.ada)).toEqual([]);
  expect(await kept(store, "ben")).toBe(NOTES);
  expect(traces(file, people.ben).length).toBeGreaterThan(NOTES);
  expect(await store.file.integrityProblems()).toEqual([]);
  other.exec("insert into memory_search (memory_search, rank) values ('integrity-check', 1)");
});

test("where a reader holds the old state, the words go as soon as it lets go", async () => {
  const { file, store, timers } = await twoPeople();
  const reader = openDatabase(file, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec("begin");
  reader.prepare("select count(*) from memory_nodes").get();
  await store.write("ada", (tx) => tx.account.erase());
  expect(traces(file, people.ada)).not.toEqual([]);
  await timers.advance(SOON_MS);
  expect(traces(file, people.ada)).not.toEqual([]);
  reader.exec("commit");
  await timers.advance(SOON_MS - 1);
  expect(traces(file, people.ada)).not.toEqual([]);
  await timers.advance(1);
  expect(traces(file, people.ada)).toEqual([]);
});

test("a deleted memory leaves nothing in tables and log at once, and nothing at all after the daily rewriting", async () => {
  const { file, store } = await twoPeople();
  const word = wordsMarked("zqvkc");
  await note(store, "ada", 9999, word);
  await store.write("ada", (tx) => tx.memories.remove("mem_ada9999"));
  const other = openDatabase(file, { readonly: true });
  onTestFinished(() => void other.close());
  const texts = (column: string, table: string) =>
    other.prepare(`select ${column} from ${table}`).pluck().all().join();
  expect(texts("content_text", "memory_nodes")).not.toContain("zqvkc");
  expect(texts("text", "memory_search")).not.toContain("zqvkc");
  expect(traces(`${file}-wal`, "zqvkc")).toEqual([]);

  // The diary tells of the same words, and stays.
  const diary = await store.read("ada", (tx) => tx.timeline.list({ limit: 1000 }));
  const said = diary.rows.find(({ id }) => id === "tle_ada9999")?.eventData.text;
  await store.file.vacuumIfNeeded();
  const left = new Set(traces(file, "zqvkc").map((word) => word.trim()));
  expect([...left].filter((word) => !String(said).includes(word))).toEqual([]);
});

test("a corrected memory and a deleted event leave nothing of what they said", async () => {
  const { file, store } = await twoPeople();
  await note(store, "ada", 9999, wordsMarked("zqvkf"));
  await store.write("ada", async (tx) => {
    const stored = await tx.memories.get("mem_ada9999");
    if (!stored) throw new Error("The memory is there.");
    await tx.memories.update({ ...stored, content: {}, contentText: "Something else." });
    await tx.timeline.remove("tle_ada9999");
  });
  expect(traces(`${file}-wal`, "zqvkf")).toEqual([]);
  await store.file.vacuumIfNeeded();
  expect(traces(file, "zqvkf")).toEqual([]);
});

test("what a change replaced is out of the log some seconds later", async () => {
  const { file, store, timers } = await twoPeople();
  const [first, second] = [wordsMarked("zqvkd")(), wordsMarked("zqvke")()];
  for (const goal of [first, second])
    await store.write("ada", (tx) => tx.profile.put({ career_goals: goal }, AT));
  expect(traces(file, "zqvkd")).not.toEqual([]);
  await timers.advance(SOON_MS);
  expect(traces(file, "zqvkd")).toEqual([]);
  expect(traces(file, "zqvke")).not.toEqual([]);
});

test("of a long text that was replaced nothing is left in any file some seconds later", async () => {
  const { file, store, timers } = await twoPeople();
  const word = wordsMarked("zqvkg");
  // Too long for a page: pages that are freed again, and keep their bytes unless these are overwritten.
  const long = Array.from({ length: 3000 }, word).join(" ");
  await store.write("ada", (tx) => tx.profile.put({ bio_summary: long }, AT));
  await store.write("ada", (tx) => tx.profile.put({ bio_summary: "Short." }, AT));
  await timers.advance(SOON_MS);
  expect(traces(file, "zqvkg")).toEqual([]);
});

test("an account's deletion rewrites the database: no page is left over, and nothing is left to do", async () => {
  const { file, store } = await twoPeople();
  const other = openDatabase(file, { readonly: true });
  onTestFinished(() => void other.close());
  const pragma = (name: string) => other.pragma(name, { simple: true });
  const pages = Number(pragma("page_count"));
  await store.write("ada", (tx) => tx.account.erase());
  expect(pragma("freelist_count")).toBe(0);
  expect(Number(pragma("page_count"))).toBeLessThan(pages * 0.75);
  // The mark that a later start would rewrite by.
  expect(pragma("application_id")).toBe(0);
});

test("an account that shared pages with others, which were split as it grew, leaves no word of its own", async () => {
  const file = tempDatabase();
  const store = openTestStore(file);
  onTestFinished(() => store.close());
  const ids = Array.from({ length: 60 }, (_, at) => `usr_${at}`);
  for (const id of ids) {
    await store.access.createUser({ id, name: null, email: null, createdAt: AT });
    await store.write(id, (tx) => tx.profile.put({ bio_summary: "b".repeat(200) }, AT));
  }
  const word = wordsMarked("zqvkh");
  const grown = ids.filter((_, at) => at % 5 === 2);
  for (let size = 10; size <= 150; size += 10) {
    for (const id of grown)
      await store.write(id, (tx) =>
        tx.profile.put({ bio_summary: Array.from({ length: size }, word).join(" ") }, AT),
      );
  }
  for (const id of grown) await store.write(id, (tx) => tx.account.erase());
  expect(traces(file, "zqvkh")).toEqual([]);
});

test("what could not be wiped before a program ended is wiped by the next one", async () => {
  const file = tempDatabase();
  const first = openTestStore(file);
  await first.access.createUser({ id: "ada", name: null, email: null, createdAt: AT });
  const reader = openDatabase(file, { readonly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from users").get();
  await note(first, "ada", 1, wordsMarked("zqvkf"));
  await first.write("ada", (tx) => tx.account.erase());
  await first.close();
  expect(traces(file, "zqvkf")).not.toEqual([]);
  reader.exec("commit");

  const second = openTestStore(file);
  onTestFinished(async () => {
    await second.close();
    reader.close();
  });
  await second.file.vacuumIfNeeded();
  expect(traces(file, "zqvkf")).toEqual([]);
});

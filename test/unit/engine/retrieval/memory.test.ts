import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { eraseMemories } from "../../../../src/store/sqlite/memories/full-text-index.ts";
import { tempDatabase } from "../../../support/temp-file.ts";
import { ask, foundIds, node, openMemories, plainTerms } from "./memory-database.ts";

const talk = { sourceType: "conversation", sourceId: "one" };
const idsFor = async (memories: Parameters<typeof ask>[0], text: string) =>
  (await ask(memories, text)).map(({ id }) => id);

/** The same in a file, and what stands in it. */
function inFile() {
  const file = tempDatabase();
  const opened = openMemories(file);
  const bytes = () => {
    opened.sqlite.pragma("wal_checkpoint(TRUNCATE)");
    return readFileSync(file);
  };
  return { ...opened, bytes };
}

describe("search", () => {
  test("finds by stem, by kind, by source and by the date in words", async () => {
    const { ada } = openMemories();
    await ada.add(
      node("a", "Negotiated a raise", {
        nodeType: "salary_talk",
        sourceType: "diary",
        createdAt: "2023-03-12T08:00:00.000Z",
      }),
    );
    for (const question of ["negotiations", "raises", "salary", "diary", "March 2023"])
      expect(await idsFor(ada, question), question).toEqual(["a"]);
    expect(await idsFor(ada, "April")).toEqual([]);
  });

  test("finds a node by its neighbours in the same source, after itself", async () => {
    const { ada } = openMemories();
    await ada.add(node("q", "Which instrument do you play?", talk));
    await ada.add(node("a", "The violin, for twenty years.", talk));
    await ada.add(node("c", "How wonderful!", talk));
    await ada.add(node("x", "Nothing to see.", { ...talk, sourceId: "two" }));
    expect(await idsFor(ada, "violin")).toEqual(["a", "c", "q"]);
    expect(await idsFor(ada, "instrument")).toEqual(["q", "a", "c"]);
  });

  test("keeps users apart, their term counts too", async () => {
    const { ada, ben } = openMemories();
    await ada.add(node("a", "violin"));
    await ben.add(node("b", "violin"));
    const found = await ada.search({ terms: plainTerms("violin"), limit: 10 });
    expect(foundIds(found)).toEqual(["a"]);
    expect(found).toMatchObject({ nodes: 1, frequencies: { violin: 1 } });
    expect(await ada.get("b")).toBeUndefined();
    expect(await ada.remove("b")).toBe(false);
    expect(await ben.get("b")).toBeDefined();
  });

  test("takes any text as a term, and none as nothing", async () => {
    const { ada } = openMemories();
    await ada.add(node("a", "violin"));
    for (const terms of [['"'], ["NEAR(", "*"], ["text:violin OR"], ["^"], [""]])
      expect(Array.isArray((await ada.search({ terms: plainTerms(...terms), limit: 5 })).passages)).toBe(
        true,
      );
    expect((await ada.search({ terms: [], limit: 5 })).passages).toEqual([]);
  });

  test("looks no further back than asked", async () => {
    const { ada } = openMemories();
    await ada.add(node("old", "violin", { createdAt: "2020-01-01T00:00:00.000Z" }));
    await ada.add(node("new", "violin", { createdAt: "2024-01-01T00:00:00.000Z" }));
    const since = "2023-01-01T00:00:00.000Z";
    expect(foundIds(await ada.search({ terms: plainTerms("violin"), limit: 5, since }))).toEqual(["new"]);
  });

  test("drops a term that most nodes hold where a rare one is asked for too", async () => {
    const { ada } = openMemories();
    const texts = Array.from({ length: 1500 }, (_, index) => `meeting number ${index}`);
    texts[700] = "meeting about the violin";
    const nodes = texts.map((text, index) => node(`n${index}`, text));
    for (const one of nodes) await ada.add(one);
    const both = await ada.search({ terms: plainTerms("meeting", "violin"), limit: 5 });
    expect(foundIds(both)).toEqual(["n700"]);
    expect(both.frequencies).toEqual({ meeting: 1000, violin: 1 });
    expect(foundIds(await ada.search({ terms: plainTerms("meeting"), limit: 5 }))).toHaveLength(5);
  });
});

describe("a thread", () => {
  const found = async (nodes: ReturnType<typeof node>[], text: string) => {
    const { ada } = openMemories();
    for (const one of nodes) await ada.add(one);
    const { passages } = await ada.search({ terms: plainTerms(text), limit: 5 });
    return passages.map(({ turns }) => turns.map(({ id }) => id));
  };

  test("is read in the order of its positions, whatever order they came in", async () => {
    const at = (position: number) =>
      node(`n${position}`, position === 3 ? "violin" : "other", { threadId: "talk", position });
    expect(await found([at(4), at(3), at(1), at(2)], "violin")).toEqual([["n1", "n2", "n3", "n4"]]);
  });

  test("is what its source's id says before a number at the end", async () => {
    const at = (sourceId: string, text = "other") => node(sourceId, text, { sourceType: "chat", sourceId });
    const nodes = [at("s1-t10"), at("s1-t9", "violin"), at("s2-t8"), at("s1-t8")];
    expect(await found(nodes, "violin")).toEqual([["s1-t8", "s1-t9", "s1-t10"]]);
  });

  test("shows where found notes stand in it once, not once for each of them", async () => {
    const nodes = [..."abcdefghij"].map((id, position) =>
      node(id, "cf".includes(id) ? "violin" : "other", { threadId: "talk", position }),
    );
    expect((await found(nodes, "violin")).map((ids) => ids.join(""))).toEqual(["abcdefghij"]);
  });

  test("is told back as it was said, and only then", async () => {
    const { ada } = openMemories();
    await ada.add(node("a", "x", { threadId: "talk", position: 0 }));
    await ada.add(node("b", "x", { sourceType: "chat", sourceId: "talk-7" }));
    await ada.add(node("c", "x", { sourceType: "chat", sourceId: "talk-7", position: 3 }));
    expect(await ada.get("a")).toMatchObject({ threadId: "talk", position: 0 });
    expect(await ada.get("b")).not.toHaveProperty("position");
    expect(await ada.get("b")).not.toHaveProperty("threadId");
    expect(await ada.get("c")).toMatchObject({ sourceId: "talk-7", position: 3 });
  });
});

test("Chinese and Japanese are found by their words", async () => {
  const { ada } = openMemories();
  await ada.add(node("zh", "我在数据分析部门工作三年，不想再上夜班"));
  await ada.add(node("ja", "来年から看護師として働きたい"));
  await ada.add(node("en", "Night shifts wear me out"));
  // In the thesaurus it is a word for night shifts, too; the word itself counts more.
  expect(await idsFor(ada, "夜班")).toEqual(["zh", "en"]);
  expect(await idsFor(ada, "数据分析做了多久？")).toEqual(["zh"]);
  expect(await idsFor(ada, "看護師になりたいですか")).toEqual(["ja"]);
  expect(await idsFor(ada, "分析数")).toEqual(["zh"]);
  expect(await idsFor(ada, "护士")).toEqual([]);
});

describe("removing", () => {
  const secret = "xylophone";

  test("takes a node out of its neighbours' entries and out of the file's bytes", async () => {
    const { ada, bytes } = inFile();
    await ada.add(node("a", "Bought first", talk));
    await ada.add(node("b", `The ${secret} is broken`, talk));
    await ada.add(node("c", "Seen last", talk));
    expect(bytes().includes(secret)).toBe(true);
    expect(await ada.remove("b")).toBe(true);
    expect(await ada.remove("b")).toBe(false);
    expect(await idsFor(ada, secret)).toEqual([]);
    expect(await idsFor(ada, "bought"), "those left are neighbours now").toEqual(["a", "c"]);
    expect(await idsFor(ada, "seen last")).toEqual(["c", "a"]);
    expect(bytes().includes(secret)).toBe(false);
    expect(bytes().includes("xylophon"), "the stem in the index").toBe(false);
  });

  test("by source leaves other sources alone", async () => {
    const { ada } = openMemories();
    await ada.add(node("a", `${secret} one`, talk));
    await ada.add(node("b", `${secret} two`, talk));
    await ada.add(node("c", `${secret} three`, { ...talk, sourceId: "two" }));
    expect(await ada.removeBySource("conversation", "one")).toBe(2);
    expect(await idsFor(ada, secret)).toEqual(["c"]);
  });

  test("a deleted user's words leave the index with the rows", async () => {
    const { ada, ben, sqlite, bytes } = inFile();
    await ada.add(node("a", secret));
    await ben.add(node("b", "violin"));
    sqlite.prepare("delete from users where id = 'ada'").run();
    expect(bytes().includes("xylophon")).toBe(false);
    expect(sqlite.prepare("select count(*) as n from memory_search").get()).toEqual({ n: 1 });
    sqlite.exec("insert into memory_search (memory_search) values ('integrity-check')");
  });
});

test("many nodes of a user are erased at once, the words of others stay", async () => {
  const { ada, ben, sqlite, bytes } = inFile();
  const all = Array.from({ length: 300 }, (_, index) => node(`a${index}`, `zither ${index}`));
  await ada.replaceSource("conversation", "one", all);
  await ben.add(node("b", "The violin of a friend"));
  eraseMemories(sqlite, "ada");
  expect(bytes().includes("zither")).toBe(false);
  expect(await idsFor(ben, "violin")).toEqual(["b"]);
  expect((await ada.list({ limit: 5 })).rows).toEqual([]);
  sqlite.exec("insert into memory_search (memory_search) values ('integrity-check')");
  const setting = sqlite.prepare("select v from memory_search_config where k = 'secure-delete'").get();
  expect(setting).toEqual({ v: 1 });
});

describe("a source", () => {
  const fact = (id: string, text: string) => node(id, text);

  test("is replaced; a node that says the same keeps its id and its time", async () => {
    const { ada } = openMemories();
    const earlier = { createdAt: "2023-06-01T00:00:00.000Z" };
    await ada.replaceSource("resume", "r", [fact("a", "Ran a shop"), node("b", "Speaks Welsh", earlier)]);
    await ada.replaceSource("resume", "r", [fact("c", "Drives trains"), fact("d", "Speaks Welsh")]);
    expect(await ada.get("a")).toBeUndefined();
    expect(await ada.get("d")).toBeUndefined();
    expect(await ada.get("b")).toMatchObject({ ...earlier, sourceType: "resume", sourceId: "r" });
    expect(await idsFor(ada, "shop")).toEqual([]);
    expect(await idsFor(ada, "trains"), "and has new neighbours").toEqual(["c", "b"]);
  });

  test("that says the same as before is not written at all", async () => {
    const { ada, sqlite } = openMemories();
    await ada.replaceSource("resume", "r", [fact("a", "Ran a shop"), fact("b", "Speaks Welsh")]);
    const changes = () => sqlite.prepare("select total_changes() as n").get();
    const before = changes();
    await ada.replaceSource("resume", "r", [fact("x", "Ran a shop"), fact("y", "Speaks Welsh")]);
    expect(changes()).toEqual(before);
  });
});

test("nodes page newest first, each once, and by kind", async () => {
  const { ada } = openMemories();
  for (const [index, day] of ["05", "01", "03", "03", "02"].entries())
    await ada.add(
      node(`n${index}`, "x", {
        createdAt: `2024-05-${day}T00:00:00.000Z`,
        nodeType: index === 1 ? "goal" : "note",
      }),
    );
  const first = await ada.list({ limit: 2 });
  const second = await ada.list({ limit: 2, cursor: first.nextCursor ?? "" });
  const third = await ada.list({ limit: 2, cursor: second.nextCursor ?? "" });
  const ids = [first, second, third].map(({ rows }) => rows.map(({ id }) => id));
  expect(ids).toEqual([["n0", "n3"], ["n2", "n4"], ["n1"]]);
  expect(third.nextCursor).toBeNull();
  expect((await ada.list({ limit: 2, nodeType: "goal" })).rows.map(({ id }) => id)).toEqual(["n1"]);
});

test("a node comes back as it was given", async () => {
  const { ada } = openMemories();
  const given = node("a", "x", { content: { deep: { list: [1, null, "é"] } }, importance: 0.25, ...talk });
  await ada.add(given);
  expect(await ada.get("a")).toEqual({ ...given, userId: "ada", accessCount: 0 });
});

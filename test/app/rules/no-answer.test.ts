import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { askRaw } from "../../support/mcp/raw.ts";
import { signedIn } from "../../support/web.ts";

type Person = Awaited<ReturnType<Harness["newPerson"]>>;

async function noted(h: Harness, { key }: Person, notes: readonly object[]) {
  for (const body of notes) await h.send("POST", "/api/v1/memories", { key, body });
}

async function search(h: Harness, { key }: Person, query: string) {
  const { body } = await h.send("GET", `/api/v1/career-context?query=${encodeURIComponent(query)}`, { key });
  return asObject(body.data);
}

const talk = [
  "Imani: I adopted a kitten from the shelter last week.",
  "Jonas: Your kitten sounds lovely! I repaired my old tractor on Sunday.",
  "Imani: Well done. My sister came to see us, too.",
].map((contentText, position) => ({ contentText, threadId: "At the market", position }));

async function withTalk() {
  const h = await start();
  const person = await h.newPerson();
  await noted(h, person, talk);
  return { h, person };
}

test("a question about the other speaker gets what is related, and that it is someone else's", async () => {
  const { h, person } = await withTalk();
  const { noAnswer, relevantMemories } = await search(h, person, "What did Jonas adopt from the shelter?");
  expect(noAnswer).toMatchObject({
    isCertain: true,
    why: "What is stored about someone else is nearer to this question than what is stored about Jonas.",
  });
  expect(asList(relevantMemories).map((one) => at(one, "contentText"))).toContain(talk[0]?.contentText);
});

test.each([
  "What did Imani adopt from the shelter?",
  "What did Jonas repair on Sunday?",
  "Who has a kitten, Jonas or Imani?",
])("a question that is answered gets no such remark: %s", async (query) => {
  const { h, person } = await withTalk();
  const found = await search(h, person, query);
  expect(found).not.toHaveProperty("noAnswer");
  expect(asList(found.relevantMemories)[0]).toMatchObject({ threadId: "At the market" });
});

const own = [
  { contentText: "The evening class at the library costs 240 pounds." },
  { contentText: "I passed the SQL exam with 91 points." },
  { contentText: "My manager Tobias signed the training form." },
];

test("a question with a name or with words that no memory has is told so, over REST, MCP, the context and reasoning", async () => {
  const h = await start();
  const person = await h.newPerson();
  const { key } = person;
  await noted(h, person, own);
  const java = { isCertain: true, why: 'No stored memory has "Java".' };
  const query = "How many points did I get in the Java exam?";

  expect((await search(h, person, query)).noAnswer).toEqual(java);

  const params = { name: "search_career_context", arguments: { query } };
  const tool = await askRaw(h, key, "modern", "tools/call", params);
  expect(at(tool, "result", "structuredContent", "data", "noAnswer")).toEqual(java);
  expect(asList(at(tool, "result", "structuredContent", "data", "relevantMemories"))).not.toEqual([]);

  const path = `/api/v1/context?expand=dynamicContext&query=${encodeURIComponent(query)}`;
  const context = await h.send("GET", path, { key });
  expect(at(context.body, "data", "sections", "dynamicContext", "noAnswer")).toEqual(java);

  const reasoned = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
  const { recommendation, confidence } = asObject(at(reasoned.body, "data", "reasoning"));
  expect(recommendation).toMatch(/^The stored notes may not answer this: no stored memory has "Java"\. /);
  expect(confidence).toBeLessThan(0.3);

  const words = await search(h, person, "What did the dentist say about my tooth?");
  expect(words.noAnswer).toMatchObject({ why: 'No stored memory has "dentist" or "tooth".' });
});

test("a word that only a recent event has is not missing", async () => {
  const h = await start();
  const person = await h.newPerson();
  await noted(h, person, own);
  const body = { eventType: "note", eventData: { what: "Bought a guitar for the wedding" } };
  await h.send("POST", "/api/v1/timeline", { key: person.key, body });
  const found = await search(h, person, "Which guitar did I buy for the wedding?");
  expect(found).not.toHaveProperty("noAnswer");
});

test("of two notes that say nearly the same the later is first, and the earlier names it", async () => {
  const h = await start();
  const person = await h.newPerson();
  await noted(h, person, [
    { contentText: "My best time over ten kilometres is 52 minutes.", createdAt: "2025-03-01T10:00:00.000Z" },
    { contentText: "My best time over ten kilometres is 49 minutes.", createdAt: "2025-09-01T10:00:00.000Z" },
  ]);
  const query = "What is my best time over ten kilometres?";
  const { relevantMemories } = await search(h, person, query);
  const params = { name: "search_career_context", arguments: { query } };
  const tool = await askRaw(h, person.key, "modern", "tools/call", params);
  const next = at(tool, "result", "structuredContent", "next");
  const [first, second] = asList(relevantMemories).map(asObject);
  expect(first).toMatchObject({ contentText: expect.stringContaining("49") });
  expect(first).not.toHaveProperty("newer");
  expect(second?.newer).toBe(first?.id);
  expect(next).toEqual([
    expect.objectContaining({
      arguments: { operation: "memories.update", arguments: { id: second?.id } },
      why: expect.stringContaining("ask the user which one holds"),
    }),
  ]);
});

test("a contradicted note names the newer one until that is deleted", async () => {
  const h = await start();
  const person = await h.newPerson();
  const { key } = person;
  await noted(h, person, [
    { contentText: "I want to work from home.", createdAt: "2025-03-01T10:00:00.000Z" },
    { contentText: "I don't want to work from home.", createdAt: "2025-09-01T10:00:00.000Z" },
  ]);
  const older = async () => {
    const { relevantMemories } = await search(h, person, "Do I want to work from home?");
    return asList(relevantMemories)
      .map(asObject)
      .find(({ contentText }) => contentText === "I want to work from home.");
  };
  const by = asObject((await older())?.contradictedBy);
  expect(by.contentText).toBe("I don't want to work from home.");
  expect(by.createdAt).toBe("2025-09-01T10:00:00.000Z");
  await h.send("DELETE", `/api/v1/memories/${String(by.id)}`, { key });
  expect(await older()).not.toHaveProperty("contradictedBy");
});

test("the page shows what was checked, and the conversation of each memory", async () => {
  const { h, person } = await withTalk();
  const browser = await signedIn(h, person.userId);
  const page = await browser.get("/memory?q=What+did+Jonas+adopt+from+the+shelter%3F");
  expect(page).toContain("is nearer to this question than what is stored about Jonas.");
  expect(page).toContain("At the market");
});

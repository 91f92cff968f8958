import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { askRaw } from "../../support/mcp/raw.ts";

type Person = Awaited<ReturnType<Harness["newPerson"]>>;

async function search(h: Harness, { key }: Person, query: string) {
  const { body } = await h.send("GET", `/api/v1/career-context?query=${encodeURIComponent(query)}`, { key });
  const memories = asList(at(body, "data", "relevantMemories")).map(asObject);
  const events = asList(at(body, "data", "recentEvents")).map(asObject);
  return {
    texts: memories.map(({ contentText }) => contentText),
    events: events.map(({ eventData }) => asObject(eventData).what),
    body,
  };
}

async function talk(h: Harness, { key }: Person, texts: string[], threadId: string) {
  for (const [position, contentText] of texts.entries())
    await h.send("POST", "/api/v1/memories", { key, body: { contentText, threadId, position } });
}

test("a note says where it stands in a conversation, is found by what stands beside it, and says so again", async () => {
  const h = await start();
  const person = await h.newPerson();
  await talk(h, person, ["Which shifts can you work?", "None at night.", "Good to know."], "talk-1");
  await talk(h, person, ["Which tools do you know?", "Pliers and a crimper."], "talk-2");
  const { texts, body } = await search(h, person, "Which shifts?");
  expect(texts).toEqual(["Which shifts can you work?", "None at night.", "Good to know."]);
  expect(at(body, "data", "relevantMemories", 1)).toMatchObject({ threadId: "talk-1", position: 1 });
});

test("other words for a matter of careers find it, in both directions", async () => {
  const h = await start();
  const all = await h.newPerson();
  const { key } = all;
  for (const contentText of ["My wage should be 60,000 or more", "I was ill in spring", "My boss is kind"])
    await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  expect((await search(h, all, "salary")).texts).toEqual(["My wage should be 60,000 or more"]);
  expect((await search(h, all, "compensation wishes")).texts).toEqual(["My wage should be 60,000 or more"]);
  expect((await search(h, all, "sick")).texts).toEqual(["I was ill in spring"]);
  expect((await search(h, all, "my supervisor")).texts).toEqual(["My boss is kind"]);
  expect((await search(h, all, "Krankheit")).texts).toEqual(["I was ill in spring"]);
});

test("events are shown where they match, and a miss says how to list all", async () => {
  const h = await start();
  const person = await h.newPerson();
  const { key } = person;
  for (const what of ["Sold the violin", "Talked about pay"])
    await h.send("POST", "/api/v1/timeline", { key, body: { eventType: "note", eventData: { what } } });
  expect((await search(h, person, "salary")).events).toEqual(["Talked about pay"]);
  const missed = await search(h, person, "zither");
  expect(missed.events).toEqual([]);
  expect(missed.texts).toEqual([]);
  const params = { name: "search_career_context", arguments: { query: "zither" } };
  const overMcp = await askRaw(h, key, "modern", "tools/call", params);
  expect(at(overMcp, "result", "structuredContent", "next")).toContainEqual(
    expect.objectContaining({ arguments: expect.objectContaining({ operation: "memories.list" }) }),
  );
});

test.each([{ position: -1 }, { position: 1.5 }, { position: 3_000_000_000 }, { threadId: "" }])(
  "a place %j is refused",
  async (place) => {
    const h = await start();
    const { key } = await h.newPerson();
    const { status } = await h.send("POST", "/api/v1/memories", {
      key,
      body: { contentText: "x", ...place },
    });
    expect(status).toBe(400);
  },
);

test("of a resume and goals only what speaks of the query is found, or is part of a job that does", async () => {
  const h = await start();
  const person = await h.newPerson();
  const { key } = person;
  const job = {
    position: "Porter",
    name: "Alder Ward",
    startDate: "2019",
    highlights: ["Night duty", "Ran the store room"],
  };
  const other = {
    position: "Gardener",
    name: "Elm Park",
    startDate: "2015",
    endDate: "2018",
    highlights: ["Cut hedges"],
  };
  const content = { basics: { name: "N. N." }, work: [job, other], languages: [{ language: "Polish" }] };
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content } });
  const goals = ["No more nights", "Learn to weld"];
  await h.send("PATCH", "/api/v1/profile", { key, body: { career_goals: goals } });
  expect((await search(h, person, "nights")).texts.toSorted()).toEqual([
    "Goal: No more nights",
    "Night duty",
  ]);
  const { texts } = await search(h, person, "What did I do at Alder Ward?");
  expect(texts).toHaveLength(3);
  expect(texts).toEqual(expect.arrayContaining(["Night duty", "Ran the store room"]));
});

test.each([
  ["Nachtschichten", "Nachtschicht will ich nicht mehr machen"],
  ["Gehalt", "Mein Vorgesetzter hat eine Gehaltserhöhung versprochen"],
  ["Meisterschulen", "Im Herbst beginnt die Meisterschule"],
  ["viagens", "Não quero mais viajar longe"],
  ["férias", "As férias são em agosto"],
  ["filhos", "Quero mais tempo com minha filha"],
  ["fin de semana", "No trabajo los fines de semana"],
  ["weekends", "No trabajo los fines de semana"],
  ["mudanza", "Me gustaría mudarme a otra ciudad"],
  ["工资", "老板答应给我加薪"],
  ["上司", "老板答应给我加薪"],
  ["night shift", "我不想再上夜班了"],
  ["back pain", "Lumbar disc surgery in 2021"],
  ["operation", "Lumbar disc surgery in 2021"],
  ["enfermedad", "Estoy de baja por ansiedad"],
])("%s is found across its forms, kinds and languages", async (query, contentText) => {
  const h = await start();
  const person = await h.newPerson();
  for (const text of [contentText, "Likes maps and quiet rooms"])
    await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText: text } });
  expect((await search(h, person, query)).texts).toEqual([contentText]);
});

test("a licence to drive is no bachelor's degree", async () => {
  const h = await start();
  const person = await h.newPerson();
  await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText: "Bachelor in 2014" } });
  expect((await search(h, person, "driving licence")).texts).toEqual([]);
});

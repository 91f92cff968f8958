import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";

async function titles(h: Harness, key: string, query: string): Promise<unknown[]> {
  const { body } = await h.send("GET", `/api/v1/search?query=${encodeURIComponent(query)}`, { key });
  return asList(at(body, "data", "results")).map((result) => asObject(result).title);
}

async function withOpenings(postings: Record<string, string>) {
  const h = await start();
  const { key, userId } = await h.newPerson();
  for (const [title, postingText] of Object.entries(postings))
    await h.send("POST", "/api/v1/jobs-workspace", {
      key,
      body: { type: "opportunity", title, sourceType: "manual", metadata: { postingText } },
    });
  return { h, key, userId };
}

test("an amount answers a question about pay, and a name of the kind finds every opening", async () => {
  const { h, key } = await withOpenings({
    Welder: "You weld rails. £37,400 a year.",
    Baker: "You bake bread from four o'clock on.",
    Florist: "Floristin für die Werkstatt; 夜班 möglich",
  });
  expect(await titles(h, key, "What is the salary?")).toEqual(["Welder"]);
  expect((await titles(h, key, "vacancies")).toSorted()).toEqual(["Baker", "Florist", "Welder"]);
  expect(await titles(h, key, "夜班")).toEqual(["Florist"]);
  expect(await titles(h, key, "baking bread")).toEqual(["Baker"]);
});

test("an opening is found by what was changed in it, and not once it is deleted", async () => {
  const { h, key } = await withOpenings({ Welder: "You weld rails.", Baker: "You bake bread." });
  const { body } = await h.send("GET", "/api/v1/jobs-workspace", { key });
  const baker = asList(at(body, "data"))
    .map(asObject)
    .find(({ title }) => title === "Baker");
  const path = `/api/v1/jobs-workspace/${baker?.id}`;
  await h.send("PATCH", path, { key, body: { metadata: { postingText: "You make croissants." } } });
  expect(await titles(h, key, "croissants")).toEqual(["Baker"]);
  expect(await titles(h, key, "bread")).toEqual([]);
  await h.send("DELETE", path, { key });
  expect(await titles(h, key, "croissants")).toEqual([]);
});

test("a key finds only the kinds that it may read", async () => {
  const { h, userId } = await withOpenings({ Welder: "You weld rails." });
  const key = await h.newKey(userId, { scopes: ["read:career_context", "read:reports"] });
  expect(await titles(h, key, "weld rails")).toEqual([]);
});

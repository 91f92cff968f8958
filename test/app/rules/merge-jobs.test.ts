import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";

const BOARDS = ["https://board.example.org/jobs/1", "https://other.example.com/offer?id=7"] as const;

/** The same opening as two items, each with an event of its own. */
async function twoItems() {
  const h = await start();
  const { key } = await h.newPerson();
  const ask = async (method: string, path: string, body?: Json) =>
    (await h.send(method, `/api/v1/jobs-workspace${path}`, { key, ...(body && { body }) })).body;
  const ids: string[] = [];
  for (const sourceUrl of BOARDS) {
    const item = { type: "opportunity", title: "Cheese Maker", company: "Moss Dairy", sourceType: "manual" };
    ids.push(textAt(await ask("POST", "", { ...item, metadata: { sourceUrl } }), "data", "id"));
  }
  const [first = "", second = ""] = ids;
  await ask("POST", `/${first}/events`, { kind: "saved", at: "2026-02-01T09:00:00Z" });
  await ask("POST", `/${second}/events`, {
    kind: "applied",
    at: "2026-02-20T09:00:00Z",
    note: "by their form",
  });
  return { h, key, ask, first, second };
}

test("two items of one opening become one with both addresses and all events, and come apart again", async () => {
  const { ask, first, second } = await twoItems();
  const merged = await ask("POST", `/${first}/merge`, { other: second });
  expect(merged.data).toMatchObject({
    id: first,
    metadata: { sourceUrl: BOARDS[0], otherUrls: [BOARDS[1]] },
    application: { stage: "applied", events: [{ kind: "saved" }, { kind: "applied" }] },
  });
  expect(asList((await ask("GET", "")).data).map(({ id }) => id)).toEqual([first]);

  const apart = await ask("POST", `/${first}/split`, { part: second });
  expect(apart.data).toMatchObject({
    item: { id: first, metadata: { sourceUrl: BOARDS[0] }, application: { stage: "saved" } },
    taken: { id: second, metadata: { sourceUrl: BOARDS[1] }, application: { stage: "applied" } },
  });
  expect(at(apart, "data", "item", "metadata")).toEqual({ sourceUrl: BOARDS[0] });
  expect(asList((await ask("GET", "")).data)).toHaveLength(2);
});

test("a merge is undone as any change is: both are as they were", async () => {
  const { h, key, ask, first, second } = await twoItems();
  const before = [(await ask("GET", `/${first}`)).data, (await ask("GET", `/${second}`)).data];
  await ask("POST", `/${first}/merge`, { other: second });
  const [change] = asList((await h.send("GET", "/api/v1/changes", { key })).body.data);
  expect((await h.send("POST", `/api/v1/changes/${change?.id}/undo`, { key })).status).toBe(200);
  expect([(await ask("GET", `/${first}`)).data, (await ask("GET", `/${second}`)).data]).toEqual(before);
});

test("an item is not merged with itself, with nothing, or with a direction", async () => {
  const { ask, first } = await twoItems();
  expect((await ask("POST", `/${first}/merge`, { other: first })).type).toBe("validation.bad_request");
  expect((await ask("POST", `/${first}/merge`, { other: "job_none" })).type).toBe("jobs_workspace.not_found");
  const item = { type: "direction", title: "Farming", sourceType: "manual" };
  const direction = textAt(await ask("POST", "", item), "data", "id");
  expect((await ask("POST", `/${first}/merge`, { other: direction })).type).toBe("validation.bad_request");
  expect((await ask("POST", `/${first}/split`, { part: "job_none" })).type).toBe("jobs_workspace.not_found");
});

test("what both had stays with both when they come apart, and what one brought goes with it", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const ask = async (method: string, path: string, body?: Json) =>
    (await h.send(method, `/api/v1/jobs-workspace${path}`, { key, ...(body && { body }) })).body;
  const [board, other] = BOARDS;
  const item = { type: "opportunity", title: "Cheese Maker", sourceType: "manual" };
  const put = async (more: Json) => textAt(await ask("POST", "", { ...item, ...more }), "data", "id");
  const first = await put({ metadata: { sourceUrl: board, colour: "red" } });
  const second = await put({
    company: "Moss Dairy",
    metadata: { sourceUrl: board, otherUrls: [other], pay: "fair" },
  });
  const before = Object((await ask("GET", `/${first}`)).data);

  await ask("POST", `/${first}/merge`, { other: second });
  expect((await ask("GET", `/${first}`)).data).toMatchObject({ company: "Moss Dairy" });
  const apart = await ask("POST", `/${first}/split`, { part: second });
  expect(at(apart, "data", "item", "metadata")).toEqual({ sourceUrl: board, colour: "red" });
  expect(at(apart, "data", "item", "company") ?? null).toBe(before.company ?? null);
  expect(apart.data).toMatchObject({
    taken: {
      id: second,
      company: "Moss Dairy",
      metadata: { sourceUrl: board, otherUrls: [other], pay: "fair" },
    },
  });
  expect(at(apart, "data", "taken")).not.toHaveProperty("brought");
});

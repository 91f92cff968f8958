import { expect, test } from "vitest";
import { DAY_MS } from "../../../src/shared/time.ts";
import { ask, refusal } from "../../support/checked.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, textAt } from "../../support/json.ts";
import { done, type Person } from "../../support/samples/persona.ts";

const PULSE = "currentStatePulse";
const HISTORY = "assessments.history";

async function taken(h: Harness, person: Person, moduleId: string, value: number): Promise<void> {
  const { body } = await h.send("GET", `/api/v1/assessments/${moduleId}/questions`, { key: person.key });
  const answers = asList(at(body, "data", "items")).map((item) => [
    textAt(item, "id"),
    item.reversed === true ? 6 - value : value,
  ]);
  const path = `/api/v1/assessments/${moduleId}/submissions`;
  await done(h, person, "POST", path, { answers: Object.fromEntries(answers) });
}

async function twice() {
  const h = await start();
  const person = await h.newPerson();
  await taken(h, person, PULSE, 2);
  h.runtime.advance(31 * DAY_MS);
  await taken(h, person, PULSE, 4);
  await taken(h, person, "riasec", 3);
  return { h, person };
}

test("every time is listed, newest first, in the shape of the result, and what expired says so", async () => {
  const { h, person } = await twice();
  const [newest, oldest, ...more] = asList(await ask(h, person, HISTORY, { moduleId: PULSE }));
  expect(more).toEqual([]);
  const { body } = await h.send("GET", `/api/v1/assessments/${PULSE}`, { key: person.key });
  expect(newest).toMatchObject({
    isExpired: false,
    completedAt: at(body, "data", "completed_at"),
    scores: at(body, "data", "scores"),
    salientDimensions: at(body, "data", "salient_dimensions"),
    quality: at(body, "data", "quality"),
  });
  expect(oldest).toMatchObject({
    isExpired: true,
    completedAt: "2026-03-02T09:00:00.000Z",
    expiresAt: "2026-04-01T09:00:00.000Z",
  });
  expect(oldest?.scores).not.toEqual(newest?.scores);
});

test("what does not expire is not expired, and comes in pages", async () => {
  const { h, person } = await twice();
  h.runtime.advance(400 * DAY_MS);
  await taken(h, person, "riasec", 5);
  const send = (query: string) =>
    h.send("GET", `/api/v1/assessments/riasec/history?limit=1${query}`, { key: person.key });
  const first = await send("");
  const rest = await send(`&cursor=${String(at(first.body, "metadata", "nextCursor"))}`);
  const both = [first, rest].flatMap(({ body }) => asList(body.data));
  expect(both.map(({ isExpired }) => isExpired)).toEqual([false, false]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(2);
  expect(at(rest.body, "metadata", "nextCursor")).toBeNull();
});

test("an assessment that was not taken, or was deleted, has an empty list, and one that is none is not found", async () => {
  const { h, person } = await twice();
  expect(await ask(h, person, HISTORY, { moduleId: "values" })).toEqual([]);
  await h.send("DELETE", `/api/v1/assessments/${PULSE}`, { key: person.key });
  expect(await ask(h, person, HISTORY, { moduleId: PULSE })).toEqual([]);
  expect(asList(await ask(h, person, HISTORY, { moduleId: "riasec" }))).toHaveLength(1);
  expect(await refusal(h, person, HISTORY, { moduleId: "runes" })).toEqual({
    status: 404,
    type: "assessments.not_found",
  });
});

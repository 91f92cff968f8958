import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";

const KEPT_MS = 60_000;

test("an answer that ages is kept for a minute, until something is written, and for its user alone", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const other = await h.newPerson();
  const sameUser = await h.newKey(userId);
  const note = (by: string, contentText: string) =>
    h.send("POST", "/api/v1/memories", { key: by, body: { contentText } });
  await note(key, "Plays the violin.");
  await note(other.key, "Plays the horn.");
  const hit = async (by = key, query = "violin") => {
    const { status, body } = await h.send("GET", `/api/v1/career-context?query=${query}`, { key: by });
    return [status, at(body, "metadata", "cacheHit"), at(body, "metadata", "contextRelevance") !== 0];
  };
  expect(await hit()).toEqual([200, false, true]);
  expect(await hit()).toEqual([200, true, true]);
  expect(await hit(sameUser)).toEqual([200, true, true]);
  expect(await hit(key, "cello")).toEqual([200, false, false]);
  expect(await hit(other.key)).toEqual([200, false, false]);

  h.runtime.advance(KEPT_MS - 1);
  expect(await hit()).toEqual([200, true, true]);
  h.runtime.advance(1);
  expect(await hit()).toEqual([200, false, true]);
  expect(await hit()).toEqual([200, true, true]);

  await note(key, "Bought a cello.");
  expect(await hit()).toEqual([200, false, true]);
  expect(await hit(key, "cello")).toEqual([200, false, true]);
});

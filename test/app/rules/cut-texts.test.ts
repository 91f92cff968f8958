import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, textAt } from "../../support/json.ts";

/** Longer than what is kept, cut in the middle of a character whether what stands before is odd or even. */
const long = ["", "a"].map((first) => first + "🧑".repeat(5000));

test("what is remembered of a text that is longer ends in a whole character", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const done = async (method: string, path: string, body: unknown) => {
    const { status, text } = await h.send(method, `/api/v1/${path}`, { key, body });
    expect(status, text.slice(0, 300)).toBeLessThan(300);
  };
  await done("PATCH", "profile", { career_goals: long });
  for (const text of long) await done("POST", "timeline", { eventType: "said", eventData: { text } });
  const work = long.map((position) => ({ position, name: "n", highlights: [position] }));
  await done("PUT", "resume", { format: "json_resume", content: { basics: { name: long[1] }, work } });
  const { body } = await h.send("GET", "/api/v1/memories?limit=100", { key });
  const remembered = asList(body.data).map(({ contentText }) => String(contentText));
  expect(remembered.filter((text) => text.length > 7990).length).toBeGreaterThan(4);
  for (const text of remembered) expect(text).not.toMatch(/\uFFFD|\p{Surrogate}/u);
  const profile = await h.send("GET", "/api/v1/context", { key });
  expect(textAt(profile.body, "data", "user", "name")).toMatch(/^a(🧑)+$/u);
});

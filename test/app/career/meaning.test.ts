import { expect, test } from "vitest";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";

async function asked(query: string, notes: readonly string[]) {
  const { h, person } = await startAt(personNamed("nurse"), "nothing");
  for (const contentText of notes) await done(h, person, "POST", "/api/v1/memories", { contentText });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  return asList(asObject(at(body, "data", "reasoning")).keyFactors).map((factor) => textAt(factor, "text"));
}

test.each([
  ["When does the clinic decide?", "Harrow Clinic will let me know by Friday."],
  ["What did I say about commuting?", "The bus takes 50 minutes each way."],
  ["What did I say about commuting?", "I want to travel at most half an hour to work."],
  ["What did I say about money?", "My salary should be at least 40,000."],
  ["What did I say about my boss?", "My manager shouts at us."],
  ["What did I say about my children?", "I pick up my son at four."],
])("%s is answered by %s", async (query, note) => {
  const texts = await asked(query, [note, "The garden needs water."]);
  expect(texts).toEqual([`Stored: ${note}`]);
});

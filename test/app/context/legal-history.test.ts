import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";

test.each([
  ["criminal record", "A conviction for fraud from 2012 is spent."],
  ["Do I have a criminal record?", "A conviction for fraud from 2012 is spent."],
  ["What about my sick leave?", "Was off sick from March to June."],
  ["my debts", "Ich habe Schulden bei der Bank."],
  ["What did I say about my old boss?", "My boss Marta Quilligan shouted at me."],
])("%j finds %j by search, by reasoning and in what could be forgotten", async (query, contentText) => {
  const h = await start();
  const { key } = await h.newPerson();
  for (const text of [contentText, "Prefers tea.", "Wants to teach."])
    await h.send("POST", "/api/v1/memories", { key, body: { contentText: text } });
  const search = await h.send("GET", `/api/v1/career-context?query=${encodeURIComponent(query)}`, { key });
  const reasoned = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
  const preview = await h.send("POST", "/api/v1/forget/preview", { key, body: { topic: query } });
  expect(search.text).toContain(contentText);
  expect(reasoned.text).toContain(contentText);
  expect(preview.text).toContain(contentText);
});

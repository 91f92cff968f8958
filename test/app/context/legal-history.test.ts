import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";

test.each([
  ["criminal record", "A conviction for fraud from 2012 is spent."],
  ["Do I have a criminal record?", "A conviction for fraud from 2012 is spent."],
  ["What about my sick leave?", "Was off sick from March to June."],
  ["my debts", "Ich habe Schulden bei der Bank."],
  ["What did I say about my old boss?", "My boss Marta Quilligan shouted at me."],
  ["criminal record", "I got a caution for shoplifting when I was 19."],
  ["my health", "Asthma since childhood, so no dusty halls."],
  ["my illness", "Nach der Chemotherapie arbeite ich langsamer."],
  ["la mia salute", "Una malattia agli occhi, dal 2019."],
  ["mijn gezondheid", "In 2021 een jaar ziek geweest."],
  ["condanna penale", "Condannato nel 2011, pena estinta."],
  ["my mental health", "Bipolar, well treated since 2016."],
  ["la mia famiglia", "Mia figlia va a scuola fino alle 13."],
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

import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const german = [
  "Ines Kalder",
  "",
  "Berufserfahrung",
  "Krankenpflegerin, Klinikum Ostfeld, 01/2018 – heute",
  "- Pflege und Überwachung von Patienten auf der Station mit Telemetrie",
  "- Anleitung der neuen Kolleginnen und Kollegen bei der Wundversorgung",
  "",
  "Kenntnisse",
  "Wundversorgung, Patientenbeobachtung",
].join("\n");

const english = [
  "Ines Calder",
  "",
  "Experience",
  "Registered Nurse, Wharfe Hospital, 2018-01 – present",
  "- Care for the telemetry patients of the ward and teach new nurses",
].join("\n");

const NURSE = "29-1141.00";
const NURSE_IN_GERMAN = "Krankenpfleger/in";

async function personWith(h: Harness, content: string) {
  const person = await h.newPerson();
  const stored = await h.send("PUT", "/api/v1/resume", {
    key: person.key,
    body: { format: "text", content },
  });
  expect(stored.status).toBeLessThan(300);
  return person;
}

const questions = [
  ["POST", "/api/v1/career-match", { query: "Krankenpfleger" }],
  ["GET", "/api/v1/career-graph", undefined],
  ["POST", "/api/v1/agent/explore", { goal: { direction: "registered nurse" } }],
] as const;

test.each(questions)(
  "%s %s names occupations in the language of the resume too",
  async (method, path, body) => {
    const h = await start();
    const { key } = await personWith(h, german);
    const { body: answer } = await h.send(method, path, { key, ...(body && { body }) });
    expect(at(answer, "metadata", "localTitles", NURSE)).toBe(NURSE_IN_GERMAN);
    // The occupations' own titles stay what they are.
    expect(JSON.stringify(at(answer, "data"))).toContain("Registered Nurses");
  },
);

test.each(questions)(
  "%s %s says nothing more to somebody whose resume is in English",
  async (method, path, body) => {
    const h = await start();
    const { key } = await personWith(h, english);
    const { status, body: answer } = await h.send(method, path, { key, ...(body && { body }) });
    expect(status).toBeLessThan(300);
    expect(at(answer, "metadata")).not.toHaveProperty("localTitles");
  },
);

test("only occupations of the answer are named, and the page shows them beside the titles", async () => {
  const h = await start();
  const { key, userId } = await personWith(h, german);
  const { body } = await h.send("POST", "/api/v1/career-match", { key, body: { limit: 15 } });
  const codes = ["highFit", "worthExploring", "riskyMismatch"].flatMap((list) =>
    asList(at(body, "data", list)).map((match) => at(match, "occupationCode")),
  );
  const named = Object.entries(Object(at(body, "metadata", "localTitles")));
  expect(named.length).toBeGreaterThan(3);
  expect(codes).toEqual(expect.arrayContaining(named.map(([code]) => code)));
  const page = await (await signedIn(h, userId)).get("/match");
  for (const [, title] of named) expect(page).toContain(`<span class="soft"> ${title}</span></h3>`);
});

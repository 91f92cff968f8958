import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { done, type Person } from "../../support/samples/persona.ts";

const notes = {
  travel: "No more travelling, my youngest started school.",
  nights: "I can't do nights any more, doctor's orders.",
  distance: "I won't drive more than an hour and a half each way.",
  days: "My wrists are sore, I want to cut down to 3 days.",
  agency: "No agency work please.",
  notti: "Non posso più fare le notti, il dottore me l'ha sconsigliato.",
  casa: "Só aceito híbrido ou home office.",
  nocki: "Nie chcę już pracować na nocki, tylko dzienna zmiana.",
  pay: "I want at least 70k, I'm on 66 plus the van now.",
};
const opening =
  "Project Manager\nSample Group, Frankfurt\nNights and weekends.\nRequirements:\n- Willing to travel and work away from home\n- Programming in CAM\n- 5 days a week on site\n";

async function person(h: Harness, said: readonly string[], resume?: string): Promise<Person> {
  const one = await h.newPerson();
  if (resume) await done(h, one, "PUT", "/api/v1/resume", { content: resume });
  for (const contentText of said) await done(h, one, "POST", "/api/v1/memories", { contentText });
  await done(h, one, "POST", "/api/v1/agent/apply", {
    actions: [{ type: "normalize_opportunity" }],
    opportunity: { inputMode: "pasted_text", rawText: opening },
  });
  return one;
}

async function ask(h: Harness, { key }: Person, query: string) {
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
  const reasoning = asObject(at(body, "data", "reasoning"));
  return asList(reasoning.keyFactors).map(asObject);
}

describe("a question on the user's own will is answered by what they said, not by an opening", () => {
  test.each([
    ["Am I willing to travel?", "travel"],
    ["Would I travel for work?", "travel"],
    ["Can I work nights?", "nights"],
    ["How far am I willing to drive?", "distance"],
    ["How many days a week do I want to work?", "days"],
    ["Posso lavorare di notte?", "notti"],
    ["Quero trabalhar de casa?", "casa"],
    ["Czy mogę pracować w nocy?", "nocki"],
    ["What money am I on and what do I want?", "pay"],
  ] as const)("%s", async (query, note) => {
    const h = await start();
    const one = await person(h, [notes[note], notes.agency]);
    expect((await ask(h, one, query)).map(({ text }) => text)).toEqual([`Stored: ${notes[note]}`]);
  });

  test("what an opening asks for is never support", async () => {
    const h = await start();
    const one = await person(h, [], "Sam Sample\n\nSKILLS\nTurning\n");
    for (const query of ["Do I know CAM?", "Do I have sample group experience?", "Am I willing to travel?"])
      expect((await ask(h, one, query)).map(({ effect }) => effect)).not.toContain("supports");
  });
});

test("a day in a note is a deadline or an interview in other languages too", async () => {
  const h = await start();
  const one = await person(h, ["W czwartek 10 grudnia 2099 o 15:30 rozmowa w Przykładex, z panią Karin."]);
  for (const query of ["Kiedy mam rozmowę i z kim?", "Jakie mam najbliższe terminy?"])
    expect((await ask(h, one, query)).map(({ text }) => text)).toEqual([
      expect.stringContaining("10 grudnia 2099"),
    ]);
});

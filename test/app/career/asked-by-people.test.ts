import { describe, expect, test } from "vitest";
import { applied, pasted } from "../../support/agent.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { prepared } from "../../support/prepared.ts";
import { done } from "../../support/samples/persona.ts";

const resume = `Ada Example
ada@example.org

EXPERIENCE
Field Technician at Hollis Valves, Leeds, 2018 - present
- Hands on experience in Zeltkit for the last 1.5 years
- Ran the Zeltkit migration
Driver at Camwell, York, 2012 - 2014

CERTIFICATIONS
OSHA 10, 2022
Safety Card Foundation Level, 2020

LANGUAGES
German (basic), French (good)

SKILLS
Java, Hydraulics
`;
const notes = [
  "Python (learning)",
  "Conventional milling (no CNC)",
  "Some college, logistics, but I didn't finish.",
  "My notice period is 2 months.",
  "Fully vaccinated (hepatitis B, flu).",
  "I was in the US Army from 2005 to 2009.",
  "Got a rejection from Meadowside, they wanted someone with recent experience.",
  "Interview at Corrib Pumps on 8 December at 2:30 pm with Fergal Madden, at gate 3.",
  "I'm not touching hazmat again.",
  "I can't start before 8.45 because of the school run.",
  "No further than 30 km from York.",
];
const postings = [
  `Servicetechniker (m/w/d)
Rheinwerk Mobility GmbH, Stuttgart
Etwa 60 % Reisetätigkeit, Übernachtungen unter der Woche gehören dazu.
Please send your documents by 15.12.2026 to Ms. Katrin Vogel, jobs@rheinwerk.example
We are unable to offer visa sponsorship.`,
  `Team Leader Logistics
CORRIB PUMPS LTD - Leeds
You lead a team of six people. One day a week from home.
Requirements: German, 3 years of experience in logistics, driving licence
We sponsor permits for the right person.`,
  "Delivery Driver - Home Daily\nHeartland Dairy, York\nRequirements: clean driving record",
];

const known = prepared(async (h) => {
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  for (const contentText of notes) await done(h, person, "POST", "/api/v1/memories", { contentText });
  for (const text of postings)
    await applied(h, person, {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: pasted(text),
    });
  return { person };
});

async function ask(query: string): Promise<{ said: string; factors: string[] }> {
  const { h, person } = await known();
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const { recommendation, keyFactors } = asObject(at(body, "data", "reasoning"));
  const factors = asList(keyFactors).map(({ text, effect }) => `[${effect}] ${text}`);
  return { said: String(recommendation), factors };
}

describe("what people ask of themselves", () => {
  test.each([
    ["Have I ever managed a team?", "[unknown] No claim shows"],
    ["Ai-je déjà managé une équipe ?", "[unknown] No claim shows"],
    ["Habe ich schon Leute geführt?", "[unknown] No claim shows"],
    ["Do I know Python?", "[unknown] Stored: Python (learning)"],
    ["Kann ich CNC programmieren?", "[speaks_against] Stored: Conventional milling (no CNC)"],
    ["Can I program CNC?", "[speaks_against] Stored: Conventional milling (no CNC)"],
    ["Hab ich nen OSHA 10?", "[supports] In the resume: OSHA 10"],
    ["Heb ik een OSHA 10 certificaat?", "[supports] In the resume: OSHA 10"],
    ["Kann ich schweißen?", "[unknown] No claim shows Schweißen"],
    ["Do I have OSHA 30?", "[unknown] In the resume: OSHA 10"],
    ["Do I have Safety Card Advanced?", "[unknown] In the resume: Safety Card Foundation Level"],
    ["Do I have hazmat?", "[unknown] Stored: I'm not touching hazmat again."],
    ["Did I finish college?", "[speaks_against] Stored: Some college, logistics, but I didn't finish"],
    ["Est-ce que je parle couramment l'allemand ?", "[unknown] In the resume: German (basic)"],
    ["How long have I worked with Zeltkit?", "[supports] In the resume: Hands on experience in Zeltkit"],
    ["Zeltkit: how long?", "[supports] In the resume: Hands on experience in Zeltkit"],
    ["Combien de temps ai-je travaillé chez Camwell ?", "years at Camwell"],
    ["Am I a veteran?", "[supports] Stored: I was in the US Army"],
    ["¿Estoy vacunada?", "[supports] Stored: Fully vaccinated"],
    ["Wann kann ich anfangen?", "[supports] Stored: My notice period is 2 months"],
    ["What time can I start in the mornings?", "[supports] Stored: I can't start before 8.45"],
    ["Est-ce que je peux accepter un poste à Lyon ?", "[supports] Stored: No further than 30 km"],
    ["Why was I turned down at Meadowside?", "[supports] Stored: Got a rejection from Meadowside"],
  ])("%s", async (query, first) => {
    const { said, factors } = await ask(query);
    expect(factors.join("\n"), said).toContain(first);
    expect(said).not.toMatch(/may not answer|cannot answer/);
    expect(factors.filter((one) => one.startsWith("[supports]")).join()).not.toContain("jobs workspace");
  });
});

describe("what people ask of their openings", () => {
  test.each([
    ["When is my interview at Corrib and who is it with?", /has a day|mentions this/, "Fergal Madden"],
    ["Wo ist der Termin bei Corrib?", /day|date/, "gate 3"],
    ["Muss ich bei Rheinwerk reisen?", /mentions this/, "60 % Reisetätigkeit"],
    ["Bei welchen Stellen muss ich reisen?", /one mentions this/, "60 % Reisetätigkeit"],
    ["Which jobs get me home every night?", /mention this/, "Home Daily"],
    ["Which companies sponsor my visa?", /one mentions this.*1 names it only beside/, "We sponsor permits"],
    ["What's the latest I can apply to Rheinwerk?", /2026-12-15|keyFactors has its lines/, "15.12.2026"],
    ["Quelles offres proposent du télétravail ?", /one mentions/, "Team Leader Logistics"],
    ["Est-ce que je remplis les conditions chez Corrib ?", /^The fit brief of this opening/, "Team Leader"],
  ])("%s", async (query, answer, text) => {
    const { said, factors } = await ask(query);
    expect(said, factors.join("\n")).toMatch(answer);
    expect(factors.join("\n")).toContain(text);
  });
});

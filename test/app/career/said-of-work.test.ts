import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const resume = `Jane Sample
jane@example.org

EXPERIENCE
Site Engineer, Larsen Example Infra Ltd., Leeds, June 2019 - present
- Checked 38 piers with a team of 6
- Coordinated drawings with the client
Trainee, Hotel Muster am See, May 2016 - May 2019
- Kept the books

EDUCATION
BSc Civil Engineering, Example University, 2016
MSc Structures, Example University, expected June 2099

CERTIFICATIONS
OSHA 10, 2022
`;

async function ask(query: string, notes: readonly string[] = []) {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  for (const contentText of notes) await done(h, person, "POST", "/api/v1/memories", { contentText });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const reasoning = asObject(at(body, "data", "reasoning"));
  const factors = asList(reasoning.keyFactors).map((one) => textAt(one, "text"));
  return { said: textAt(reasoning, "recommendation"), factors };
}

describe("what the user did at an employer is answered with its lines", () => {
  test.each([
    "What did I do at Larsen Example?",
    "What were my tasks at Larsen Example Infra?",
    "Was habe ich bei Larsen Example gemacht?",
    "¿Qué hice en Larsen Example Infra?",
    "Qu'est-ce que j'ai fait chez Larsen Example?",
    "Qu'ai-je fait à Larsen Example Infra?",
    "O que eu fiz na Larsen Example Infra?",
  ])("%s", async (query) => {
    const { said, factors } = await ask(query);
    expect(said).toBe("The resume has 2 lines on the work there; keyFactors has the words.");
    expect(factors).toEqual([
      "In the resume: Site Engineer at Larsen Example Infra Ltd. (2019-06 – present)",
      "In the resume: Checked 38 piers with a team of 6",
      "In the resume: Coordinated drawings with the client",
    ]);
  });

  test("an employer that the resume does not name is not answered by another", async () => {
    const { factors } = await ask("What did I do at Brightwater Council?");
    expect(factors.join("\n")).not.toContain("piers");
  });
});

describe("whether the user holds a paper or a degree", () => {
  test.each([
    ["Do I have a CSCS card?", "No claim shows CSCS card"],
    ["Am I OSHA 30 certified?", "only something close: OSHA 10"],
    ["Am I OSHA 10 certified?", "The resume shows it: OSHA 10"],
    ["Do I have a degree?", "The resume shows it: BSc"],
    ["Do I have a bachelor's degree?", "The resume shows it: BSc"],
    ["Do I have a PhD?", "No claim shows PhD"],
    ["¿Tengo doctorado?", "No claim shows doctorado"],
    ["Habe ich einen Führerschein?", "No claim shows Führerschein"],
    ["Ai-je un permis de conduire?", "No claim shows permis de conduire"],
  ])("%s", async (query, said) => {
    expect((await ask(query)).said).toContain(said);
  });

  test("a plan beside it does not support it", async () => {
    const { said } = await ask("Do I have a CSCS card?", ["Planning to take the CSCS card test in January."]);
    expect(said).toMatch(/^No claim shows CSCS card; one stored note mentions it/);
  });
});

describe("whether the user may work somewhere by law is not stored", () => {
  test.each([
    "Am I allowed to work as a civil engineer in the UK?",
    "Can I legally work as a civil engineer in the UK?",
    "Darf ich in Deutschland als Koch arbeiten?",
    "¿Puedo ejercer como abogada en Estados Unidos?",
    "Est-ce que j'ai le droit de travailler comme pharmacienne en Ontario?",
    "Tenho o direito de trabalhar como engenheira em Portugal?",
  ])("%s", async (query) => {
    const { said, factors } = await ask(query, ["Not yet registered in the UK or in Ontario."]);
    expect(said).toMatch(
      /^The stored data cannot answer this: who may work in an occupation and a country is law, which is not stored;/,
    );
    expect(factors).toContain("In the resume: OSHA 10 (2022)");
  });
});

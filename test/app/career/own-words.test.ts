import { describe, expect, test } from "vitest";
import { fillDemo } from "../../../src/app/demo/fill.ts";
import { applied, pasted } from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { prepared } from "../../support/prepared.ts";
import { done, type Person } from "../../support/samples/persona.ts";

type Room = { h: Harness; person: Person };

/** All that an answer says: its sentence and its factors. */
async function said({ h, person }: Room, query: string): Promise<string> {
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const { recommendation, keyFactors } = asObject(at(body, "data", "reasoning"));
  return [recommendation, ...asList(keyFactors).map((factor) => asObject(factor).text)].join("\n");
}

const driver = prepared(async (h) => {
  const person = await h.newPerson();
  const content = `Rui Manuel Exemplo
EXPERIÊNCIA PROFISSIONAL
Motorista de autocarro — Transportes Exemplo, Lisboa
Maio 2017 - presente
- Formei 6 motoristas novos na linha 728

CARTAS E CERTIFICADOS
Carta de condução categoria D, válida até 14-09-2027
Cartão de tacógrafo

LÍNGUAS
Português (língua materna), Alemão (A1)
`;
  await done(h, person, "PUT", "/api/v1/resume", { content });
  await done(h, person, "POST", "/api/v1/memories", { contentText: "Ganho 1180 euros base" });
  const limit = { contentText: "not further than 12 miles from home", nodeType: "limit" };
  await done(h, person, "POST", "/api/v1/memories", limit);
  const postings = [
    "Motorista de Turismo\nCosta Exemplo, Cascais\nSalário: 1.400 € a 1.600 € brutos/mês\nRequisitos\n- Inglês fluente\n- Alemão B1\nHorário: turnos rotativos, incluindo domingos\nCandidaturas até 20 de março de 2026",
    "Formador\nEscola Exemplar, Lisboa. Hybrid working, two days in the office.\nRequisitos\n- CCP (Certificado de Competências Pedagógicas)\nOferecemos: 1.500 € brutos por mês, segunda a sexta\nPrazo de candidatura: 9 de março de 2026",
  ];
  for (const text of postings)
    await applied(h, person, {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: pasted(text),
    });
  return { person };
});

describe("questions in the user's own words, in several languages", () => {
  test.each([
    ["Quando caduca a minha carta?", /2027-09-14/],
    ["quand expire ma carta ?", /2027-09-14/],
    ["e o cartão de tacógrafo, até quando?", /without an end date: Cartão de tacógrafo/],
    ["há quantos anos conduzo autocarros?", /8\.9 years as Motorista de autocarro/],
    ["seit wann bin ich bei Exemplo?", /8\.9 years at Transportes Exemplo/],
    ["co robiłem w Exemplo?", /Formei 6 motoristas/],
    ["qual destas vagas paga mais?", /highest pay: up to 19200 EUR.*^Motorista de Turismo/ms],
    ["wo krieg ich am meisten?", /highest pay: up to 19200 EUR/],
    ["alguma destas vagas é ao domingo?", /one mentions this.*incluindo domingos/s],
    ["które najpierw?", /soonest, on 2026-03-09/],
    ["welche zuerst?", /soonest, on 2026-03-09/],
    ["quanto ganho agora?", /Ganho 1180 euros base/],
    ["what am I on now?", /Ganho 1180 euros base/],
    ["o que devo aprender a seguir?", /not shown: CCP/],
    ["co powinienem nadrobić?", /not shown: CCP/],
    ["Is it true that I trained motoristas at 728?", /Formei 6 motoristas novos/],
    ["What German level does the Costa Exemplo job need?", /asks for: Alemão B1/],
    ["j'ai le CCP ?", /No claim shows CCP.*asks for: CCP/s],
    ["which can I do from home?", /some words of this.*hybrid/s],
    [
      "qual vaga fica mais perto de casa?",
      /how far one place is from another is not computed.*12 miles from home/s,
    ],
  ])("%s", async (query, fact) => {
    expect(await said(await driver(), query)).toMatch(fact);
  });

  test.each(["correct that", "forget that", "vergiss das", "oublie ça", "corrija isso", "zapomnij to"])(
    "%s lists what it may be, and that nothing changed",
    async (query) => {
      const answer = await said(await driver(), query);
      expect(answer).toMatch(/A question (?:changes|deletes) nothing/);
      expect(answer).toContain("Stored: Ganho 1180 euros base");
    },
  );

  test("days at home do not speak against a limit in miles from home", async () => {
    expect(await said(await driver(), "which of these first?")).not.toContain(
      'Speaks against it: The user said: "not further than 12 miles from home"',
    );
  });
});

describe("the demo person", () => {
  const demo = prepared(async (h) => {
    const person = await h.newPerson();
    await fillDemo(h.service, person.userId);
    return { person };
  });

  test("has one number of years everywhere", async () => {
    const { h, person } = await demo();
    const { body } = await h.send("GET", "/api/v1/context", { key: person.key });
    const years = at(body, "data", "summary", "yearsOfExperience");
    expect(await said(await demo(), "What do you know about me?")).toContain(
      `Years of work by the dates: ${String(years)}\n`,
    );
    expect(await said(await demo(), "How many years of experience do I have?")).toContain(
      `${String(years)} years`,
    );
  });

  test("is not answered by due dates when a licence ends", async () => {
    const answer = await said(await demo(), "Quand expire ma licence ?");
    expect(answer).toContain("no end date is stored");
    expect(answer).not.toContain("Due on");
  });

  test("has no expectation of pay stored, after all was searched", async () => {
    expect(await said(await demo(), "What is my salary expectation?")).toContain(
      "No note, field of the profile or line of the resume says what the user earns or wants",
    );
  });
});

test("a related product is named as related", async () => {
  const { h, person } = await driver();
  await done(h, person, "PUT", "/api/v1/resume", {
    content: "Ada Example\nSKILLS\nSQL Server, Python\n",
  });
  expect(await said({ h, person }, "Do I know SQL?")).toContain(
    "No claim names SQL; the resume has something related: SQL Server",
  );
  expect(await said({ h, person }, "kenne ich Python?")).toContain("The resume shows it: Python");
});

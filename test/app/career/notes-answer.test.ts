import { describe, expect, test } from "vitest";
import { applied, pasted } from "../../support/agent.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const resume = `Ada Example
ada@example.org

WORK
Brightwater Shop, Leeds - Store Manager (Sept 2021 to present)
• Lead 14 people
• Mitglied im Gesellenprüfungsausschuss seit 2020
`;
const notes = [
  "Interview at Freshfield with Dana on 4 December 2026 at 4:15 pm, bring two forms of ID.",
  "The night course at Owens College costs $1,350, and the union takes plumbers from March 2027.",
  "I earn £31,000 now. In Ireland I will not go below EUR 38,000 a year.",
  "Max 4 night shifts a month, more is a no.",
  "Ich pendle höchstens 40 Minuten mit dem Auto.",
  "Na Black Friday nosso sistema aguentou 9 mil transações por segundo sem cair.",
  "Enviei o currículo para a Camila da Nuvora em 26 de novembro.",
];
const openings = [
  "Store Director\nFreshfield Foods - Saltaire\nShifts: days and nights, 6 nights per month.\nRequirements:\n- 3 years in food retail\nApply by 18 December 2026.",
  "Baker\nLoafworks - Bradford\nShifts: days and nights, 3 nights per month.\nRequirements:\n- 2 years as a baker",
];

async function ask(query: string) {
  const h = await start({
    runtime: fakeRuntime({ now: Date.parse("2026-11-30T10:00:00Z"), ids: 0, monotonicMs: 0 }),
  });
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  for (const contentText of notes) await done(h, person, "POST", "/api/v1/memories", { contentText });
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  for (const text of openings) await applied(h, person, { actions, opportunity: pasted(text) });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const reasoning = at(body, "data", "reasoning");
  return {
    said: String(at(reasoning, "recommendation")),
    texts: asList(at(reasoning, "keyFactors")).map(({ text }) => String(text)),
  };
}

describe("a note answers what looks like another question", () => {
  test.each([
    ["What do I need to bring to Freshfield?", "two forms of ID"],
    ["How much is the course for plumbers at Owens College?", "$1,350"],
    ["When can I join the plumbers of the union?", "March 2027"],
    ["Wie weit würde ich pendeln?", "40 Minuten"],
    ["Enviei o currículo para a Camila?", "26 de novembro"],
  ])("%s", async (query, words) => {
    const { said, texts } = await ask(query);
    expect(said).toMatch(/mentions? (?:this|its subject|some of its words)/);
    expect(texts[0]).toContain(words);
  });
});

describe("the day of an interview that only a note has", () => {
  test.each([
    "When is my interview with Dana?",
    "Wann ist mein Gespräch mit Dana?",
    "¿Cuándo es mi entrevista con Dana?",
    "Quand est mon entretien avec Dana ?",
    "Quando é minha entrevista com a Dana?",
  ])("%s", async (query) => {
    const { said, texts } = await ask(query);
    expect(said).not.toContain("No date");
    expect(texts[0]).toContain("4 December 2026");
  });
});

test.each(["What should I do next?", "O que devo fazer esta semana?"])(
  "%s names the day of a note that comes before other dates",
  async (query) => {
    const { said, texts } = await ask(query);
    expect(said).toContain("One matter is dated within a week");
    expect(texts[0]).toMatch(/^On 2026-12-04, by a note: Interview at Freshfield/);
  },
);

test.each([
  ["What is due next?", /stored items? ha(?:ve|s) a day; (?:the first|it) is on 2026-12-04/],
  ["Was steht diese Woche an?", /^One stored item has a day; it is on 2026-12-04/],
  [
    "What is due this month?",
    /^No due date of an opening and no day in a note is of that time; the next is on 2026-12-04/,
  ],
  [
    "Was steht nächste Woche an?",
    /^No due date of an opening and no day in a note is of that time; the next is/,
  ],
])("%s lists the days of notes with those of openings", async (query, answer) => {
  const { said, texts } = await ask(query);
  expect(said).toMatch(answer);
  expect(texts[0]).toContain("by a note: Interview at Freshfield");
});

describe("the user's own pay", () => {
  test.each([
    "What's the lowest salary I'd accept in Ireland?",
    "What is the least I'd work for?",
    "Unter welchem Gehalt fange ich nicht an?",
    "Was verdiene ich zurzeit?",
    "¿Cuál es el salario mínimo que acepto?",
    "Quel est le salaire minimum que j'accepte ?",
    "Quanto eu ganho hoje?",
  ])("%s", async (query) => {
    const { said, texts } = await ask(query);
    expect(said).toBe("One stored note says something about the user's pay; keyFactors has the words.");
    expect(texts[0]).toContain("EUR 38,000");
  });
});

describe("whether openings keep the limits", () => {
  test.each([
    "Which openings have too many night shifts for me?",
    "Which jobs can't I take?",
    "Welche Stellen passen nicht zu meinen Grenzen?",
    "Welche Stellen halten meine Grenzen nicht ein?",
    "Que vagas não posso aceitar?",
    "¿Qué ofertas no encajan con mis límites?",
    "Quelles offres ne correspondent pas à mes limites ?",
    "Quais vagas não cabem nos meus limites?",
  ])("%s", async (query) => {
    const { said, texts } = await ask(query);
    expect(said).toMatch(/^Of 2 stored openings, one fails a stated limit and comes first in keyFactors/);
    expect(texts[0]).toContain("Store Director");
    expect(texts[1]).toContain("6 nights per month");
  });
});

test("a question with half its words in a note gets no sure answer", async () => {
  expect((await ask("How long is my notice of leaving Owens?")).said).not.toMatch(/mentions this/);
});

test("other forms of a word are found in the resume, and the answer is not sure", async () => {
  const { said, texts } = await ask("Seit wann sitze ich im Prüfungsausschuss?");
  expect(said).toMatch(/^The stored data may not answer this/);
  expect(texts[0]).toContain("seit 2020");
});

import { describe, expect, test } from "vitest";
import { askedOfOpenings } from "../../support/asked-of-openings.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { done, type Person } from "../../support/samples/persona.ts";

const english = `Wanda Sample
wanda@example.org

WORK
Brickline Stores, Leeds - Warehouse Team Leader (Sept 2021 - Aug 2024)
• Look after a shift of 9
• Plan the loading bay
Kirkgate Parcels, York - Picker, Jan 2014 - Dec 2015

CERTIFICATES
AFGSU niveau 2 (2023)
`;
const spanish = `Inés Ejemplo
ines@example.org

EXPERIENCIA
Tutora, Colegio Ficticio, Sevilla (enero de 2018 - diciembre de 2020)
Limpiadora, Hotel Inventado, Cádiz (enero de 2015 - diciembre de 2016)
`;
const picker =
  "Picker\nSample Freight, Leeds\n£14 per hour\nWe cannot offer visas.\nStart date: 4 January 2027\nYou report to an umbrella company.\nRequirements:\n- Forklift licence\n";
const porter =
  "Night Porter\nExample Clinic, York\n£150 a day\nVisa sponsorship is available.\nRequirements:\n- Wound care\n";
const aide =
  "Aide-soignante de nuit\nClinique Exemple, Lyon\nPoste à pourvoir au 1er mars 2027\nProfil :\n- Diplôme d'État d'aide-soignante\n";
const camarera =
  "Camarera de pisos\nHotel Ejemplo, Marbella\nIncorporación: febrero de 2027\nRequisitos:\n- Experiencia de un año\n";
const koch =
  "Koch (m/w/d)\nBeispiel Gasthof, Bremen\nEintritt ab sofort\nIhr Profil:\n- Abgeschlossene Ausbildung als Koch\n";

async function withResume(content: string): Promise<{ h: Harness; person: Person }> {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content });
  return { h, person };
}

async function ask(query: string, content = english, note?: string) {
  const { h, person } = await withResume(content);
  if (note) await done(h, person, "POST", "/api/v1/memories", { contentText: note });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  return asObject(at(body, "data", "reasoning"));
}

async function askOf(openings: readonly string[], query: string) {
  const { h, person } = await withResume(english);
  const { said, factors } = await askedOfOpenings(h, person, { query, openings });
  return { said, texts: factors.map(({ text }) => text), factors };
}

describe("a question about the user's own work", () => {
  test.each([
    "have i got experience of managing people",
    "Have I managed people?",
    "Do I have any experience supervising staff?",
  ])("%s is judged as a demand for leading people", async (query) => {
    expect((await ask(query)).recommendation).toBe("The resume shows it: 3 years as Warehouse Team Leader.");
  });

  test.each([
    ["¿Cuántos años llevo de tutora?", "By the dates of the jobs: 3 years as Tutora."],
    ["¿Cuánto tiempo llevo trabajando como tutora?", "By the dates of the jobs: 3 years as Tutora."],
    ["Há quantos anos sou tutora?", "By the dates of the jobs: 3 years as Tutora."],
    ["¿Cuántos años llevo de electricista?", /^No claim shows electricista/],
    ["¿Cuántos años llevo de jefa de cocina?", /^No claim shows jefa de cocina/],
  ])("%s asks for years", async (query, said) => {
    const note = "Me gustaría ser electricista.";
    expect((await ask(query, spanish, note)).recommendation).toEqual(
      typeof said === "string" ? said : expect.stringMatching(said),
    );
  });

  test.each([
    "Quelle est ma dernière expérience ?",
    "mein letzter Job",
    "mi último trabajo",
    "meu último emprego",
    "my most recent role",
    "mijn laatste baan",
    "il mio ultimo lavoro",
    "moja ostatnia praca",
  ])("%s is answered by the latest job", async (query) => {
    const { keyFactors } = await ask(query);
    expect(asList(keyFactors).map((factor) => asObject(factor).text)).toEqual([
      expect.stringContaining("Warehouse Team Leader at Brickline Stores"),
    ]);
  });

  test.each([
    ["Est-ce que j'ai l'AFGSU ?", /^The resume shows it: AFGSU niveau 2/],
    ["Est-ce que j'ai l'AFGSU niveau 1 ?", /^The resume shows only something close/],
  ])("%s is answered by a paper of that name, at any level if none is named", async (query, said) => {
    expect((await ask(query)).recommendation).toMatch(said);
  });

  test("a note that answers when an interview is, is said to", async () => {
    const note = "J'ai un entretien à la Clinique Exemple le 9 janvier à 10h";
    const { recommendation } = await ask("Quand est mon entretien ?", english, note);
    expect(recommendation).toBe("One stored note mentions this; keyFactors has the exact words.");
  });
});

describe("what postings deny", () => {
  test("of jobs without a word for openings, those that have it are named", async () => {
    const { said } = await askOf([picker, porter], "Which jobs have visa sponsorship?");
    expect(said).toBe(
      'Of 2 stored openings, one mentions this and comes first in keyFactors, with its exact words; 1 names it only beside a word such as "not", and keyFactors has the words.',
    );
  });

  test.each(["Which opening sponsors visas?", "Which openings offer visas?"])(
    "%s is not answered by a posting that has none",
    async (query) => {
      const { said, factors } = await askOf([picker, porter], query);
      expect(said).toBe(
        'Of 2 stored openings, one mentions this and comes first in keyFactors, with its exact words; 1 names it only beside a word such as "not", and keyFactors has the words.',
      );
      expect(factors[0]).toMatchObject({ text: expect.stringContaining("Night Porter"), effect: "supports" });
      expect(factors.at(-1)).toMatchObject({
        text: expect.stringContaining("We cannot offer visas"),
        effect: "speaks_against",
      });
    },
  );

  test("a denial alone is quoted, and no opening is said to have it", async () => {
    const { said } = await askOf([picker, koch], "Which openings offer visas?");
    expect(said).toBe(
      'Of 2 stored openings, none says that it has this; 1 names it only beside a word such as "not", and keyFactors has the words; the other postings were searched whole.',
    );
  });
});

describe("a question about stored openings", () => {
  test.each(["Quelles offres sont à temps partiel ?", "Which offers are part time?"])("%s", async (query) => {
    expect((await askOf([picker, porter], query)).said).toBe(
      "Of 2 stored openings, none has the words of this question; the postings were searched whole.",
    );
  });

  test.each([
    "which of these break my rules",
    "Welche Stellen verletzen meine Regeln?",
    "Quelles offres enfreignent mes règles ?",
    "¿Qué ofertas incumplen mis reglas?",
  ])("%s is answered from the limits", async (query) => {
    expect((await askOf([picker, porter], query)).said).toMatch(/^No limit of work was found/);
  });

  test.each([
    ["can i do the umbrella one", "Picker"],
    ["should i take the night one", "Night Porter"],
  ])("%s means the one opening with the word", async (query, title) => {
    const { said, texts } = await askOf([picker, porter], query);
    expect(said).toMatch(/^The fit brief of this opening scores/);
    expect(texts[0]).toContain(title);
  });

  test("the one of a word that no opening has is not understood", async () => {
    const { said } = await askOf([picker, porter], "can i do the seaside one");
    expect(said).toMatch(/^The stored data cannot answer this/);
  });

  test.each([
    ["Quand commence le poste de nuit ?", "The posting says: Poste à pourvoir au 1er mars 2027"],
    ["¿Cuándo empezaría en Marbella?", "The posting says: Incorporación: febrero de 2027"],
    ["Wann fängt die Stelle als Koch an?", "The posting says: Eintritt ab sofort"],
    ["When does the picker job start?", "The posting says: Start date: 4 January 2027"],
  ])("%s is answered by the posting's line on the start", async (query, line) => {
    const { said, texts } = await askOf([picker, aide, camarera, koch], query);
    expect(said).toBe("The stored opening mentions this; keyFactors has the exact words.");
    expect(texts.at(-1)).toBe(line);
  });

  test.each(["When does the Bundesliga season start?", "When should I start as a picker?"])(
    "%s does not ask when the job starts",
    async (query) => {
      const { texts } = await askOf([picker, koch], query);
      expect(texts.join()).not.toMatch(/4 January|sofort/);
    },
  );

  test("pay by the day is said with the days of a year", async () => {
    expect((await askOf([picker, porter], "Which job pays more?")).said).toContain(
      "up to 39000 GBP a year, against up to 29120, at 2080 hours or 260 days a year",
    );
  });
});

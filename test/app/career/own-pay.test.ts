import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

async function ask(query: string, notes: readonly string[], resume?: string) {
  const h = await start();
  const person = await h.newPerson();
  if (resume) await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  for (const contentText of notes) await done(h, person, "POST", "/api/v1/memories", { contentText });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const reasoning = asObject(at(body, "data", "reasoning"));
  const factors = asList(reasoning.keyFactors).map((one) => textAt(one, "text"));
  return { said: textAt(reasoning, "recommendation"), factors };
}

describe("a question about the user's own pay", () => {
  test.each([
    ["What do you know about my salary?", "I make $21.80 an hour now and need at least $24."],
    ["How much do I earn?", "My minimum is 40,000 pounds a year."],
    [
      "Que sais-tu de mon salaire?",
      "Je gagne présentement 61 $ de l'heure et je ne descendrai pas sous 58 $.",
    ],
    ["Combien est-ce que je gagne?", "Je gagne 61 $ de l'heure."],
    ["¿Qué sabes de mi sueldo?", "Gano 38 mil libres al mes y no acepto menos de 45 mil netos."],
    ["¿Cuánto gano?", "Gano 38 mil libres al mes."],
    [
      "Was weißt du über mein Gehalt?",
      "Unter 3.800 netto mach ich es nicht, derzeit verdiene ich 3.600 netto.",
    ],
    ["Wie viel verdiene ich?", "Derzeit verdiene ich 3.600 netto."],
    ["O que sabes sobre o meu salário?", "Ganho 1.900 euros por mês."],
  ])("%s is answered with what a note says", async (query, note) => {
    const { said, factors } = await ask(query, [note, "I like quiet offices with 2 windows."]);
    expect(said).toBe("One stored note says something about the user's pay; keyFactors has the words.");
    expect(factors).toEqual([`Stored: ${note}`]);
  });

  test("a line of the resume and the profile count too", async () => {
    const resume =
      "Jane Sample\njane@example.org\n\nEXPERIENCE\nSite Engineer, Example Civils, 2019 - present\n- Saved 45 lakhs on formwork\n\nCurrent CTC: 12 LPA\nNotice period: 60 days\n";
    const { factors } = await ask("What do you know about my salary?", [], resume);
    expect(factors.join("\n")).toContain("12 LPA");
    expect(factors.join("\n")).not.toContain("formwork");
  });

  test("without any, it says so", async () => {
    const { said } = await ask("What do you know about my salary?", ["I like quiet offices."]);
    expect(said).toBe(
      "No note, field of the profile or line of the resume says what the user earns or wants.",
    );
  });

  test("a question about the pay of an occupation does not deny that a wish is stored", async () => {
    const { said, factors } = await ask("How much do welders earn?", [
      "I won't work for less than 38k a year.",
    ]);
    expect(said).toMatch(/^The stored data cannot answer this: pay of occupations is not stored;/);
    expect(said).not.toContain("no wish");
    expect(factors).toContain("Stored: I won't work for less than 38k a year.");
  });
});

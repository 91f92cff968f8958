import { describe, expect, test } from "vitest";
import { applied, pasted } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import type { Person } from "../../support/samples/persona.ts";

const resume = `Hannah Whitcombe
hannah@example.org

EMPLOYMENT
Private Tutor, Example Tuition, Stroud
September 2022 – present
- GCSE and A-level biology tuition for six pupils a week

Teacher of Science, Archway Vale School, Stroud
September 2016 – July 2020
- Form tutor for Year 9
- Coordinated a team of six science teachers

EDUCATION
PGCE Secondary Science, University of Bristol, 2010 – 2011

CERTIFICATES
Qualified Teacher Status (QTS), 2011
Paediatric First Aid, valid until January 2031

SKILLS
SIMS, Excel (basic)

LANGUAGES
English (native), French (B1)
`;
const postings = [
  "Teacher of Science (Biology)\nWycliffe Vale School, Stonehouse\nSalary £32,916 - £51,048 a year\nRequirements\n- Qualified Teacher Status\n- Experience of leading a team\n- Experience with SIMS or Arbor\nClosing date: 11 December 2031",
  "Laboratory Technician\nSevern Trent Labs, Coventry\nThis role is based on site. No remote work is possible.\nRequirements\n- Advanced Excel\n- Aseptic technique\nSalary £24,800 a year",
  "Senior Course Writer (Remote)\nNorthfold Learning Oy\n\nFully remote within the UK.\nRequirements\n- Degree in biology\n- Moodle\nSalary £41,000 a year",
  "Deputy Headteacher\nStichting Viva Onderwijs, Cheltenham\nRequirements\n- NPQSL\n- 3 years as a senior leader\nSalary £71,330 a year",
];
const notes = [
  "My manager Graham Pyke told me on 3 October that part-timers are on £43,000 pro rata.",
  "I keep bees and sell honey for about £900 a year.",
];

async function returning(): Promise<{ h: Harness; person: Person }> {
  const h = await start();
  const person = await h.newPerson();
  const { key } = person;
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "text", content: resume } });
  for (const contentText of notes) await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  for (const text of postings) await applied(h, person, { actions, opportunity: pasted(text) });
  return { h, person };
}

async function ask(query: string) {
  const { h, person } = await returning();
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const reasoning = at(body, "data", "reasoning");
  return {
    said: String(at(reasoning, "recommendation")),
    factors: asList(at(reasoning, "keyFactors")).map(({ text, effect }) => `[${effect}] ${text}`),
  };
}

describe("what the user has is answered by the rules of openings", () => {
  test.each([
    ["Do I have QTS?", "The resume shows it: Qualified Teacher Status (QTS) (2011)."],
    ["Do I have a PGCE?", /^The resume shows it: PGCE/],
    [
      "Do I have experience of leading a team?",
      "The resume shows it: Coordinated a team of six science teachers.",
    ],
    ["Have I ever been a manager?", /^No claim shows manager/],
    ["How many years have I been a tutor?", /^By the dates of the jobs: [\d.]+ years as Private Tutor\.$/],
    [
      "How long did I work at Archway Vale School?",
      "By the dates of the jobs: 3.9 years at Archway Vale School.",
    ],
    ["Do I have the Abitur?", /^No claim (?:shows|names) Abitur/],
  ])("%s", async (query, said) => {
    expect((await ask(query)).said).toEqual(typeof said === "string" ? said : expect.stringMatching(said));
  });

  test.each([
    "What do you know about my certificates?",
    "Which licences do I have?",
    "Was weißt du über meine Zertifikate?",
  ])("%s lists the papers", async (query) => {
    const { factors } = await ask(query);
    expect(factors).toContain("[supports] In the resume: Paediatric First Aid (until 2031-01)");
    expect(factors.join("\n")).toContain("Qualified Teacher Status (QTS)");
  });

  test.each(["Welche Sprachen spreche ich?", "Que línguas falo?", "Which languages do I speak?"])(
    "%s",
    async (query) => {
      expect((await ask(query)).factors).toContain("[supports] In the resume: French (B1)");
    },
  );
});

describe("what another person said about the pay", () => {
  test.each([
    "What did my boss say about my pay?",
    "What did Graham promise about my salary?",
    "Was hat mein Chef über mein Gehalt gesagt?",
  ])("%s is answered by the note", async (query) => {
    const { said, factors } = await ask(query);
    expect(said).toBe("One stored note says what was said about the pay; keyFactors has the words.");
    expect(factors).toEqual([`[supports] Stored: ${notes[0]}`]);
  });

  test("nobody of this name is not taken for another", async () => {
    const { said } = await ask("What did Renata say about my pay?");
    expect(said).toBe("No stored note on the user's pay names this person.");
  });
});

describe("questions about openings", () => {
  test.each(["Which job first?", "Qual vaga primeiro?", "Welche Stelle zuerst?"])("%s", async (query) => {
    const { said, factors } = await ask(query);
    expect(said).toMatch(
      /^Of 4 stored openings, the first of keyFactors is due or closes soonest, on 2031-12-11/,
    );
    expect(factors[0]).toContain("Wycliffe Vale");
  });

  test.each(["Which openings are remote?", "Quais vagas são remotas?"])(
    "%s is not answered by what is denied",
    async (query) => {
      const { said, factors } = await ask(query);
      expect(said).toMatch(/^Of 4 stored openings, one mentions this/);
      expect(factors[0]).toMatch(/^\[supports\] Senior Course Writer/);
      expect(factors.join("\n")).not.toContain("No remote work");
    },
  );

  test.each(["Am I qualified for the Wycliffe Vale job?", "Estou qualificada para a vaga da Wycliffe Vale?"])(
    "%s counts what is met",
    async (query) => {
      const { said, factors } = await ask(query);
      expect(said).toMatch(/^The fit brief of this opening scores .*, 3 of 3 requirements met;/);
      expect(factors).toContain("[supports] Met: Experience with SIMS or Arbor, by SIMS");
    },
  );

  test("a level that is asked for is said", async () => {
    const { factors } = await ask("What is missing for the Severn Trent job?");
    expect(factors).toContain("[gap] Near: Excel (Advanced), by Excel (basic)");
  });

  test.each([
    ["What is missing for the Northfold job?", "Senior Course Writer"],
    ["What is missing for the deputy head job?", "Deputy Headteacher"],
    ["What is missing for the job at Viva?", "Deputy Headteacher"],
    ["Am I too junior for the Deputy Headteacher job?", "Deputy Headteacher"],
  ])("%s is about %s", async (query, title) => {
    const { said, factors } = await ask(query);
    expect(said).not.toMatch(/names a role|not understood|Nothing in/);
    expect(factors[0]).toContain(title);
  });

  test.each([
    "When does the Wycliffe Vale job close?",
    "Bis wann kann ich mich bei Wycliffe Vale bewerben?",
    "Até quando posso me candidatar à vaga da Wycliffe Vale?",
  ])("%s is answered by the day", async (query) => {
    const { said } = await ask(query);
    expect(said).toBe("By what is stored of this opening, the last day to apply is 2031-12-11.");
  });

  test("a paper's end is no opening's", async () => {
    const { said } = await ask("When does my Paediatric First Aid expire?");
    expect(said).toBe("By the resume it is valid until 2031-01: Paediatric First Aid (until 2031-01).");
  });

  test("a comparison names both, and the pay is said once", async () => {
    const both = await ask("Compare Northfold and Wycliffe Vale");
    expect(both.said).toMatch(/^Of 2 stored openings/);
    const { factors } = await ask("Which job pays most?");
    expect(factors.filter((text) => text.includes("71330") || text.includes("71,330"))).toHaveLength(1);
  });
});

import { describe, expect, test } from "vitest";
import { applied, pasted } from "../../support/agent.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const resume = `Ada Example
ada@example.org | Active Secret clearance (exp. 09/2029)

WORK
Brightwater Shop, Leeds - Store Manager (Sept 2021 to present)
• Lead 14 people
Northgate Bakery, York - Baker (July 2013 - Aug 2017)
• Night work
Hillside Bakery, York - Deputy Manager (Nov 2017 - Aug 2021)
• Opened the shop

CERTIFICATES
First Aid (2024, valid until May 2027)
Fire Warden, valid until May 2020
Forklift Licence (2019)

LANGUAGES
English (native), German (A1), French (A2, learning)
`;
const opening = `Store Director
Freshfield Foods - Saltaire
You lead a shop with 40 people.
Requirements:
- 3 years in food retail
Apply by 18 December 2026. First interviews on 11 and 12 January 2027, start 1 March 2027.`;
const other = `Baker
Loafworks - Bradford
Requirements:
- 2 years as a baker
Closing date: 10 December 2026.`;

async function ask(query: string, content = resume) {
  const h = await start({
    runtime: fakeRuntime({ now: Date.parse("2026-11-30T10:00:00Z"), ids: 0, monotonicMs: 0 }),
  });
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content });
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  for (const text of [opening, other]) await applied(h, person, { actions, opportunity: pasted(text) });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const reasoning = at(body, "data", "reasoning");
  return {
    said: String(at(reasoning, "recommendation")),
    texts: asList(at(reasoning, "keyFactors")).map(({ text }) => String(text)),
  };
}

describe("papers by the end of their validity", () => {
  test.each([
    "Which certificates expire next year?",
    "Which certs expire in 2027?",
    "Quels certificats expirent l'année prochaine ?",
    "¿Qué certificados me caducan el año que viene?",
    "Welche Zertifikate laufen nächstes Jahr ab?",
  ])("%s", async (query) => {
    const { said, texts } = await ask(query);
    expect(said).toBe("By the resume, one paper ends in 2027; keyFactors has it.");
    expect(texts).toEqual([expect.stringContaining("First Aid")]);
  });

  test.each(["Which of my certificates has expired?", "¿Qué certificado está caducado?"])(
    "%s",
    async (query) => {
      const { said, texts } = await ask(query);
      expect(said).toBe("By the resume, one paper has expired; keyFactors has it.");
      expect(texts).toEqual([expect.stringContaining("Fire Warden")]);
    },
  );

  test("none of them in a year", async () => {
    const { said } = await ask("Which certificates expire in 2031?");
    expect(said).toBe("No paper that was read from the resume ends in 2031.");
  });
});

describe("interviews", () => {
  test.each([
    "When are the interviews?",
    "When are the interviews at Freshfield?",
    "Quand sont les entretiens ?",
    "¿Cuándo son las entrevistas?",
    "Wann sind die Vorstellungsgespräche?",
  ])("%s", async (query) => {
    const { said, texts } = await ask(query);
    expect(said).toBe(
      "No date of an interview is stored with an opening; one posting names a date for interviews, and keyFactors has its words.",
    );
    expect(texts.join("\n")).toContain("First interviews on 11 and 12 January 2027");
    expect(texts.join("\n")).not.toMatch(/Due on/);
  });

  test("no posting names one", async () => {
    const { said, texts } = await ask("When are the interviews at Loafworks?");
    expect(said).toBe(
      "No date of an interview is stored with an opening, and none was found in the texts of the postings that were searched.",
    );
    expect(texts).toEqual([]);
  });
});

describe("what the user did in a year", () => {
  test.each([
    ["What was I doing in 2018?", "Deputy Manager"],
    ["Que faisais-je en 2015 ?", "Baker at Northgate"],
    ["¿Qué hacía en 2014?", "Baker at Northgate"],
    ["Was habe ich 2019 gemacht?", "Deputy Manager"],
    ["What was I doing before Brightwater?", "Deputy Manager"],
  ])("%s", async (query, title) => {
    const { said, texts } = await ask(query);
    expect(said).toMatch(/^By the dates of the resume/);
    expect(texts).toEqual([expect.stringContaining(title)]);
  });
});

describe("when the user began or left somewhere", () => {
  test.each([
    ["When did I start at Northgate?", "this began in 2013-07"],
    ["When did I leave Hillside Bakery?", "this ended in 2021-08"],
    ["When did I leave Brightwater?", "this has not ended"],
    ["When did I start as a baker?", "this began in 2013-07"],
    ["Wann habe ich bei Northgate Bakery angefangen?", "this began in 2013-07"],
    ["Quand ai-je quitté Northgate ?", "this ended in 2017-08"],
    ["¿Cuándo empecé en Northgate?", "this began in 2013-07"],
    ["Kiedy zacząłem w Northgate?", "this began in 2013-07"],
  ])("%s", async (query, when) => {
    expect((await ask(query)).said).toBe(`By the dates of the resume, ${when}.`);
  });

  test.each(["When can I start at Loafworks?", "When did Ada leave Northgate?"])(
    "%s asks for something else",
    async (query) => {
      expect((await ask(query)).said).not.toContain("By the dates of the resume");
    },
  );
});

test.each(["What did Ada do in 2018?", "What did I say in 2018?"])(
  "%s is about something else",
  async (query) => {
    expect((await ask(query)).said).not.toMatch(/^By the dates/);
  },
);

describe("the resume as a whole", () => {
  test("names its gaps", async () => {
    const { said, texts } = await ask("Do I have a gap in my CV?");
    expect(said).toBe("By the dates of the resume, there is one gap; keyFactors has it.");
    expect(texts).toEqual([expect.stringMatching(/^2 months without a job before Deputy Manager/)]);
  });

  test("a paper that is valid until this month or year is not among what to fix", async () => {
    const now = resume
      .replace("until May 2020", "until November 2026")
      .replace("(2019)", "(2019, valid until 2026)");
    expect((await ask("What should I fix in my CV?", now)).texts.join("\n")).not.toContain("No longer valid");
  });

  test("counts the months since the last job, and no job without dates", async () => {
    const ended = resume
      .replace("Sept 2021 to present", "Sept 2021 - May 2026")
      .replace("(July 2013 - Aug 2017)", "");
    const { said, texts } = await ask("Do I have a gap in my CV?", ended);
    expect(said).toBe(
      "By the dates of the resume, there is one gap; keyFactors has it; 1 job without dates is not counted.",
    );
    expect(texts).toEqual([expect.stringMatching(/^5 months without a job since Store Manager/)]);
  });

  test.each(["What should I fix in my CV?", "qu'est ce que je dois améliorer dans mon cv ?"])(
    "%s",
    async (query) => {
      const { said, texts } = await ask(query);
      expect(said).toMatch(/^How well the resume is written is not judged; /);
      expect(texts.join("\n")).toContain("No longer valid: Fire Warden");
    },
  );

  test("is searched as it was imported", async () => {
    const { said, texts } = await ask("What clearance do I have?");
    expect(said).toBe("The resume's text mentions this; keyFactors has the exact words.");
    expect(texts).toEqual([expect.stringContaining("Active Secret clearance (exp. 09/2029)")]);
  });
});

test("health insurance is no career health", async () => {
  expect((await ask("Why do I need health insurance?")).said).not.toMatch(/Career health/);
});

describe("a language with a low level", () => {
  test.each([
    ["Do I speak German?", "The resume names it: German, A1."],
    ["Do I speak French?", "The resume names it: French, A2, learning."],
  ])("%s", async (query, answer) => {
    expect((await ask(query)).said).toBe(answer);
  });
});

test.each(["Can you apply to Freshfield for me?", "Réserve-moi un rendez-vous chez Freshfield"])(
  "%s is an act, whatever opening it names",
  async (query) => {
    expect((await ask(query)).said).toMatch(/^This service cannot/);
  },
);

test("the resume's text is said to be searched only where there is one and the key may read it", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const said = async (asking: string) => {
    const body = { query: "Did anyone reply about lions?" };
    const answer = await h.send("POST", "/api/v1/career-reasoning", { key: asking, body });
    return String(at(answer.body, "data", "reasoning", "recommendation"));
  };
  const store = (content: unknown) => h.send("PUT", "/api/v1/resume", { key, body: { content } });
  await store({ basics: { name: "N. N." } });
  expect(await said(key)).toContain("the resume's text were not searched");
  await store(resume);
  expect(await said(key)).toContain("nor does the resume");
  const narrow = await h.newKey(userId, { scopes: ["read:career_reasoning"] });
  expect(await said(narrow)).not.toContain("nor does the resume");
});

import { expect, test } from "vitest";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";

type Asked = Awaited<ReturnType<typeof asked>>;

async function asked(h: Harness, { key }: Person, query: string) {
  const { status, body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  const reasoning = asObject(at(body, "reasoning") ?? at(body, "data", "reasoning"));
  return {
    understood: asObject(at(body, "metadata", "understood")),
    nearest: at(body, "metadata", "nearest"),
    said: textAt(reasoning, "recommendation"),
    whole: JSON.stringify(reasoning),
    confidence: Number(reasoning.confidence),
    factors: asList(reasoning.keyFactors),
  };
}

const nurse = () => startAt(personNamed("nurse"), "everything");
const titles = ({ understood }: Asked) => asList(understood.roles).map(({ title }) => title);

test.each([
  ["Is my salary too low?", "pay"],
  ["Verdiene ich zu wenig? Ist mein Gehalt zu niedrig?", "pay"],
  ["¿Mi salario es demasiado bajo?", "pay"],
  ["Should I ask for a raise?", "pay"],
  ["Where is the best place to work as a nurse?", "place"],
  ["asdf qwerty", null],
  ["Hello, how are you today?", null],
  ["Hallo, wie geht es dir?", null],
  ["Hola, ¿qué tal?", null],
  ["Should my brother become an electrician?", "another_person"],
  ["Kann meine Schwester Elektrikerin werden?", "another_person"],
  ["¿Puede mi hermano ser electricista?", "another_person"],
])("%s cannot be answered, and no role is made up for it", async (query, subject) => {
  const { h, person } = await nurse();
  const answer = await asked(h, person, query);
  expect(answer.understood).toMatchObject({ intent: "other", subject });
  expect(answer.said).toMatch(/^The stored data cannot answer this: /);
  expect(answer.confidence).toBeLessThanOrEqual(0.2);
  expect(answer.whole).not.toMatch(/Registered Nurses|Nurse Practitioners|of 100/);
});

test("a question about pay says what of it is stored: the user's own wish", async () => {
  const { h, person } = await nurse();
  await done(h, person, "PATCH", "/api/v1/profile", { min_salary: 61_000 });
  const { said, factors } = await asked(h, person, "Is my salary too low?");
  expect(said).toContain("pay of occupations is not stored");
  expect(factors.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^The stored wish is at least 61,000(?: [A-Z]{3})? a year\.$/),
  );
});

test.each([
  ["Why is my health score low?"],
  ["Warum ist meine Bewertung der Karriere-Gesundheit so niedrig?"],
  ["¿Por qué mi puntuación de salud es baja?"],
])("%s is answered from the parts of health, which add up", async (query) => {
  const { h, person } = await nurse();
  const { understood, said, factors } = await asked(h, person, query);
  expect(understood).toEqual({ intent: "why_score", roles: [], subject: "health" });
  const health = await h.send("GET", "/api/v1/career-health", { key: person.key });
  const overall = Number(at(health.body, "data", "overallScore"));
  expect(said).toMatch(new RegExp(`^Career health is ${overall} of 100(?:; most is lost by .+)?\\.$`));
  const taken = factors.map(({ text }) => Number(/takes ([\d.]+) of the 100/.exec(String(text))?.[1] ?? 0));
  expect(taken.reduce((sum, points) => sum + points, 0)).toBeCloseTo(100 - overall, 0);
});

test("a role's score is explained by the factors of its match", async () => {
  const { h, person } = await nurse();
  const { understood, said, factors } = await asked(h, person, "Why does electrician score so low for me?");
  expect(understood).toMatchObject({ intent: "why_score", subject: "match" });
  const { body } = await h.send("POST", "/api/v1/career-match", {
    key: person.key,
    body: { query: "Electricians" },
  });
  const lists = ["highFit", "worthExploring", "riskyMismatch"].flatMap((list) =>
    asList(at(body, "data", list)),
  );
  const item: Json = lists.find(({ title }) => title === "Electricians") ?? {};
  expect(said).toContain(`Electricians: the fit is ${item.matchScore} of 100; what moves it most is `);
  expect(factors.filter(({ key }) => String(key).startsWith("fit."))).toHaveLength(
    asList(item.factors).length,
  );
});

test.each([
  ["Should I stay or move into informatics?"],
  ["Soll ich bleiben oder in die Informatics wechseln?"],
])("%s says that it does not know what is meant, and what is near", async (query) => {
  const { h, person } = await nurse();
  const answer = await asked(h, person, query);
  expect(answer.understood).toMatchObject({ intent: "compare", roles: [], subject: "present_job" });
  expect(asList(answer.nearest).length).toBeGreaterThan(0);
  expect(answer.confidence).toBeLessThanOrEqual(0.2);
  expect(answer.whole).not.toContain("Registered Nurses");
});

test("staying is compared with the role that is named", async () => {
  const { h, person } = await nurse();
  const { said, understood } = await asked(h, person, "Should I stay or become a nurse educator?");
  expect(understood).toMatchObject({ intent: "compare", subject: "present_job" });
  expect(said).toMatch(
    /^By score alone Registered Nurses leads Nursing Instructors and Teachers, Postsecondary: .+ not decide it: /,
  );
});

test.each([
  ["Compare data analyst and software developer for me"],
  ["data analyst vs software developer"],
  ["Vergleiche data analyst mit software developer"],
  ["¿Es mejor data analyst o software developer?"],
  ["Vergleiche Datenanalystin und Softwareentwickler für mich"],
  ["Compara analista de datos y desarrollador de software"],
])("%s compares these two, factor by factor", async (query) => {
  const { h, person } = await startAt(personNamed("engineer"), "everything");
  const answer = await asked(h, person, query);
  expect(answer.understood.intent).toBe("compare");
  expect(titles(answer)).toEqual(["Business Intelligence Analysts", "Software Developers"]);
  const [, way, by, most, least] =
    /^Software Developers leads Business Intelligence Analysts (by a hair|slightly|clearly|by far), most of all by (.+): the fit is (\d+) against (\d+) of 100\.$/.exec(
      answer.said,
    ) ?? [];
  const ahead = Number(most) - Number(least);
  expect(way).toBe(ahead < 3 ? "by a hair" : ahead < 10 ? "slightly" : ahead < 25 ? "clearly" : "by far");
  const leads = answer.factors.flatMap(
    ({ text }) => /^(.+): (.+) leads .+, (\d+) against (\d+) of 100\.$/.exec(String(text)) ?? [],
  );
  expect(leads.slice(1, 3)).toEqual([
    expect.stringMatching(new RegExp(`^${by}$`, "i")),
    "Software Developers",
  ]);
  expect(Number(leads[3])).toBeGreaterThan(Number(leads[4]));
});

test.each([
  ["Can I become a nurse manager without a degree?"],
  ["Kann ich ohne Studium nurse manager werden?"],
  ["¿Puedo ser nurse manager sin título?"],
  ["Kann ich ohne Studium Pflegedienstleiterin werden?"],
  ["¿Puedo ser directora de enfermería sin título?"],
])("%s is answered for that role", async (query) => {
  const { h, person } = await nurse();
  const answer = await asked(h, person, query);
  expect(answer.understood).toMatchObject({ intent: "can_i_become", subject: "degree" });
  expect(titles(answer)).toEqual(["Medical and Health Services Managers"]);
  expect(answer.said).toContain("Medical and Health Services Managers");
  expect(answer.factors.map(({ key }) => key)).toContain("readiness");
});

test("without a degree on file, the degree that entry asks for is what blocks", async () => {
  const { h, person } = await nurse();
  const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
  const { education: _, ...content } = asObject(at(body, "data", "document"));
  await done(h, person, "PUT", "/api/v1/resume", { format: "json_resume", content });
  const answer = await asked(h, person, "Can I become a nurse manager without a degree?");
  expect(answer.said).toMatch(/: not yet; /);
  expect(answer.factors[0]).toMatchObject({
    text: expect.stringContaining("a bachelor's degree in health administration, nursing or business"),
    effect: "speaks_against",
  });
});

test.each([
  ["What did I say about night shifts?"],
  ["Was habe ich über night shifts gesagt?"],
  ["¿Qué dije sobre night shifts?"],
])("%s gives the words as stored, and their id", async (query) => {
  const { h, person } = await nurse();
  const { understood, factors, confidence } = await asked(h, person, query);
  expect(understood).toMatchObject({ intent: "recall", roles: [] });
  const { body } = await h.send("GET", "/api/v1/memories?limit=100", { key: person.key });
  const note = asList(at(body, "data")).find(({ contentText }) =>
    String(contentText).includes("night shifts"),
  );
  expect(factors).toContainEqual(
    expect.objectContaining({ key: `memory.${note?.id}`, text: `Stored: ${note?.contentText}` }),
  );
  expect(confidence).toBeGreaterThan(0.2);
});

test("a brief that the service wrote is no evidence of what was said", async () => {
  const { h, person } = await nurse();
  const rawText =
    "Submarine nurse at Example Navy\nLocation: Kiel\nRequirements\n- 3 years of nursing\n- IV therapy";
  await done(h, person, "POST", "/api/v1/agent/apply", {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", rawText },
  });
  const { body } = await h.send("GET", "/api/v1/memories?limit=100", { key: person.key });
  const brief = asList(at(body, "data")).find(({ nodeType }) => nodeType === "fit_brief");
  expect(String(brief?.contentText).toLowerCase()).toContain("submarine");
  const { factors } = await asked(h, person, "What did I say about submarine nurses?");
  expect(factors.map(({ key }) => key)).not.toContain(`memory.${brief?.id}`);
});

test("what was never noted is said to be missing", async () => {
  const { h, person } = await nurse();
  const { said, confidence } = await asked(h, person, "What did I say about submarines?");
  expect(said).toContain("no stored note has these words");
  expect(confidence).toBeLessThanOrEqual(0.2);
});

test.each([["What should I do next?"], ["Was soll ich als nächstes tun?"], ["¿Cuál es el siguiente paso?"]])(
  "%s is answered towards the goal that is stored",
  async (query) => {
    const { h, person } = await nurse();
    const { understood, said } = await asked(h, person, query);
    expect(understood).toMatchObject({ intent: "what_next", roles: [] });
    expect(said).toMatch(/^First towards the stored goal, Nurse Practitioners: /);
  },
);

async function opening({ h, person }: Awaited<ReturnType<typeof nurse>>, title: string, company: string) {
  const body = { type: "opportunity", title, company, sourceType: "manual" };
  const { body: made } = await h.send("POST", "/api/v1/jobs-workspace", { key: person.key, body });
  return textAt(made, "data", "id");
}

test("what is due within a week comes before what a goal asks for", async () => {
  const one = await nurse();
  const id = await opening(one, "Ward Educator", "Example Infirmary");
  const day = 24 * 60 * 60 * 1000;
  for (const [days, note] of [
    [-1, "Thank the panel"],
    [3, "Ask when they decide"],
    [30, "Look again"],
  ] as const) {
    const dueAt = new Date(one.h.runtime.now().getTime() + days * day).toISOString();
    await done(one.h, one.person, "POST", `/api/v1/jobs-workspace/${id}/events`, {
      ...{ kind: "note", dueAt, note },
    });
  }
  const { said, factors, whole } = await asked(one.h, one.person, "What should I do this week?");
  expect(said).toMatch(
    /^2 matters are due within a week, 1 of them overdue; .*First towards the stored goal/,
  );
  expect(factors.slice(0, 2).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Overdue since .*Ward Educator at Example Infirmary: Thank the panel$/),
    expect.stringMatching(/^Due on .*Ask when they decide$/),
  ]);
  expect(whole).not.toContain("Look again");
});

test("without a goal, and with nothing due within a week, the next date is named", async () => {
  const one = await startAt(personNamed("nurse"), "nothing");
  const id = await opening(one, "Ward Educator", "Example Infirmary");
  const dueAt = new Date(one.h.runtime.now().getTime() + 12 * 24 * 60 * 60 * 1000).toISOString();
  await done(one.h, one.person, "POST", `/api/v1/jobs-workspace/${id}/events`, {
    ...{ kind: "note", dueAt, note: "Ask when they decide" },
  });
  const { said, factors } = await asked(one.h, one.person, "What should I do next?");
  expect(said).toBe(
    `The next date is ${dueAt.slice(0, 10)}; further steps cannot be named: neither the question nor a goal names a role.`,
  );
  expect(factors[0]?.text).toMatch(/^Due on .*Ward Educator at Example Infirmary: Ask when they decide$/);
});

test("two offers that are stored are compared by what is known of them", async () => {
  const one = await nurse();
  await opening(one, "Ward Educator", "Example Infirmary");
  await opening(one, "Clinic Coordinator", "Sample Health");
  await opening(one, "Bus Driver", "Testing Lines");
  const query =
    "Compare these two offers: Ward Educator at Example Infirmary and Clinic Coordinator at Sample Health";
  const { said, factors } = await asked(one.h, one.person, query);
  expect(said).toMatch(
    /^Of 2 stored openings, some have no fit brief with a score, so the stored data does not decide between them\.$/,
  );
  const shown = factors.filter(({ key }) => String(key).startsWith("opening."));
  expect(shown.map(({ text }) => text).sort()).toEqual([
    "Clinic Coordinator at Sample Health: looking at it, no fit brief yet",
    "Ward Educator at Example Infirmary: looking at it, no fit brief yet",
  ]);
});

test("a question for what was noted is answered with the note", async () => {
  const { h, person } = await nurse();
  await done(h, person, "POST", "/api/v1/memories", { contentText: "I do not work nights." });
  const { understood, factors } = await asked(h, person, "Do I work nights?");
  expect(understood.intent).toBe("recall");
  expect(factors[0]?.text).toBe("Stored: I do not work nights.");
});

test.each([
  "Is my salary too low?",
  "Can I become a nurse manager without a degree?",
  "Why is my health score low?",
])("%s is answered without a sentence said twice", async (query) => {
  const { h, person } = await nurse();
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const text = textAt(body, "data", "reasoning", "reasoning").toLowerCase();
  const sentences = text.split(/(?<=[.!?])\s+/).map((one) => one.replace(/[.!?]+$/, ""));
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
});

test("without a goal, the next step names no role", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const { said, whole } = await asked(h, person, "What should I do next?");
  expect(said).toContain("neither the question nor a goal names a role");
  expect(whole).not.toContain("Registered Nurses");
});

test("nobody gets no readiness, and is told what would help", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "nothing");
  const { said, confidence } = await asked(h, person, "Can I become an electrician?");
  expect(said).toContain("nothing is known of the user's skills, jobs and education");
  expect(confidence).toBeLessThanOrEqual(0.2);
});

test("a role that is not understood is said once, and the call that would help stands in next", async () => {
  const { h, person } = await nurse();
  const query = "Should I stay or move into informatics?";
  const { said, factors, whole } = await asked(h, person, query);
  expect(said).toMatch(/^The stored data cannot answer this: a role of the question/);
  expect(said).not.toContain("nearest");
  expect(factors.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^"informatics" is not understood as a role; the nearest titles of the catalogue/),
  ]);
  expect(whole.match(/sure enough|by this name/g)).toHaveLength(1);
  const { structured } = await callTool(await h.mcp(person.key), "reason_about_career", { query });
  const [call] = asList(structured.next);
  expect(call).toMatchObject({ tool: "match_careers", why: "If you mean one of these, ask with its title." });
  const answer = await callTool(await h.mcp(person.key), String(call?.tool), asObject(call?.arguments));
  expect(answer.isError).toBe(false);
});

test.each([
  ["Can I become a nurse manager?"],
  ["Why is my health score low?"],
  ["What should I do next?"],
  ["What did I say about nights?"],
  ["Is my salary too low?"],
  ["asdf qwerty"],
])("%s leads over MCP to calls that can be sent as they are", async (query) => {
  const { h, person } = await nurse();
  const client = await h.mcp(person.key);
  const { structured } = await callTool(client, "reason_about_career", { query });
  const next = asList(structured.next);
  expect(next.length).toBeGreaterThan(0);
  for (const { tool, arguments: args } of next)
    expect((await callTool(client, String(tool), asObject(args))).isError, String(tool)).toBe(false);
});

test("a simulation adds the time to the role that is asked about, and only if asked for", async () => {
  const { h, person } = await nurse();
  const texts = async (includeSimulation: boolean) => {
    const { body } = await h.send("POST", "/api/v1/career-reasoning", {
      key: person.key,
      body: {
        query: "Why is my score for Nurse Practitioners so low?",
        context: { includeSimulation },
      },
    });
    return asList(at(body, "data", "reasoning", "keyFactors"))
      .filter(({ key }) => key === "simulation")
      .map(({ text }) => text);
  };
  expect(await texts(false)).toEqual([]);
  expect(await texts(true)).toEqual([
    expect.stringMatching(/^Readiness for Nurse Practitioners is \d+ of 100\. .* months\.$/),
  ]);
});

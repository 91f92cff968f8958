import { expect, test } from "vitest";
import { applied, resultsOf } from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";

const day = 24 * 60 * 60 * 1000;

async function asked({ h, person }: { h: Harness; person: Person }, query: string) {
  const { key } = person;
  const { status, body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  const { recommendation, confidence, keyFactors, reasoning } = asObject(at(body, "data", "reasoning"));
  const factors = asList(keyFactors);
  return {
    understood: asObject(at(body, "metadata", "understood")),
    said: String(recommendation),
    sentence: String(reasoning),
    confidence: Number(confidence),
    factors,
    texts: factors.map(({ text }) => String(text)),
  };
}

const nurse = (stage: "everything" | "nothing" = "everything") => startAt(personNamed("nurse"), stage);
type Started = Awaited<ReturnType<typeof nurse>>;

async function noted({ h, person }: Started, ...notes: string[]) {
  for (const contentText of notes) await done(h, person, "POST", "/api/v1/memories", { contentText });
}

/** Two openings that were read and have briefs: an offer, and an interview further off. */
async function withOpenings() {
  const one = await nurse();
  const { h, person } = one;
  await done(h, person, "PATCH", "/api/v1/profile", { willing_to_relocate: false });
  const made: Json = {};
  for (const [company, asks, kind, days] of [
    ["Harrowfield Clinic", "- Wound care\n- Vaccination certificate\nPay: £38,000 a year", "offer", 9],
    ["Dalesway Trust", "- Full driving licence\n- Night shifts on rota", "interview", 3],
  ] as const) {
    const rawText = `Practice Nurse\n${company}, Leeds\nRequirements:\n${asks}\n`;
    const body = {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: { inputMode: "pasted_text", title: "Practice Nurse", company, rawText },
    };
    const [read, brief] = resultsOf(await applied(h, person, body));
    const id = textAt(read, "outputs", "jobsWorkspaceRefs", 0);
    const dueAt = new Date(h.runtime.now().getTime() + days * day).toISOString();
    await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, {
      ...{ kind, dueAt, note: `Said by ${company}` },
    });
    made[company] = { id, score: at(brief, "outputs", "inline", "fitBrief", "score") };
  }
  return { one, made };
}

test.each([
  ["Was hat mein Chef versprochen?", "Mein Chef hat mir eine Zulage versprochen."],
  ["Who is my manager?", "My manager is Gillian Stone."],
  ["What is my current salary?", "My current salary is 41,000 a year."],
  ["Did I ask for a raise?", "I asked for a raise in June."],
  ["Tell me about my commute", "The commute takes 50 minutes by train."],
  ["¿Qué me ofreció mi jefa?", "Mi jefa me ofreció un aumento."],
  ["O que meu chefe prometeu?", "Meu chefe prometeu um aumento."],
  ["老板答应了什么？", "老板答应明年给我加薪"],
  ["Since when am I a beekeeper?", "I have been a beekeeper since 2016."],
])("%s is answered by what was noted, and no role is read into it", async (query, note) => {
  const one = await nurse("nothing");
  await noted(one, note, "Something else about the garden.");
  const { understood, texts } = await asked(one, query);
  expect(understood).toMatchObject({ intent: "recall", roles: [] });
  expect(texts).toEqual([`Stored: ${note}`]);
});

test.each([["Do I have a driving licence?"], ["Where did I study?"], ["Did I ever work in finance?"]])(
  "%s is not answered by a note that has one of its words for something else",
  async (query) => {
    const one = await nurse("nothing");
    await noted(one, "My bachelor thesis was about bees.", "I prefer to work from home.");
    const { confidence, understood } = await asked(one, query);
    expect(understood.roles).toEqual([]);
    if (!query.includes("study")) expect(confidence).toBeLessThanOrEqual(0.2);
  },
);

test("a question for what stands in the profile is answered by it", async () => {
  const one = await nurse("nothing");
  const profile = { min_salary: 36_000, salary_currency: "GBP", family_constraints: "no weekends" };
  await done(one.h, one.person, "PATCH", "/api/v1/profile", { ...profile, willing_to_relocate: false });
  for (const [query, text] of [
    ["What is my minimum salary?", "In the profile: least salary wanted: 36000 GBP a year"],
    ["Do I work weekends?", "In the profile: family constraints: no weekends"],
    ["Do I want to relocate?", "In the profile: willing to relocate: no"],
  ] as const) {
    const answer = await asked(one, query);
    expect(answer.texts, query).toContain(text);
    expect(answer.understood.intent).toBe("recall");
  }
});

test.each([
  ["Why is the Harrowfield job rated like that?"],
  ["Should I apply at Harrowfield?"],
  ["What's wrong with the Harrowfield Clinic offer?"],
  ["Why is Practice Nurse at Harrowfield so low?"],
])("%s is answered by the fit brief of that opening", async (query) => {
  const { one, made } = await withOpenings();
  const { understood, said, sentence, texts } = await asked(one, query);
  expect(understood).toMatchObject({ intent: "why_score", subject: "fit_brief", roles: [] });
  expect(said).toContain(`scores ${at(made, "Harrowfield Clinic", "score")} of 100`);
  expect(texts[0]).toMatch(/^Practice Nurse at Harrowfield Clinic: offer, fit .*38000 GBP.*noted: Said by/);
  // Words of a posting stand in factors, never in sentences of the service's own.
  expect(sentence).not.toContain("Harrowfield");
});

test("what is missing for an opening is what it asks for, not what the goal does", async () => {
  const { one } = await withOpenings();
  const { understood, texts } = await asked(one, "What am I missing for the Harrowfield job?");
  expect(understood).toMatchObject({ intent: "how_to_close", subject: "opening" });
  expect(texts).toContain("Asked for, and not shown: Vaccination certificate");
  expect(texts.join()).not.toContain("Nurse Practitioners");
});

test.each([
  ["Should I take Harrowfield or Dalesway?"],
  ["Which opening fits me best?"],
  ["Which of my offers is better?"],
])("%s compares what is stored of the openings", async (query) => {
  const { one } = await withOpenings();
  const { understood, said, texts } = await asked(one, query);
  expect(understood).toMatchObject({ intent: "compare", roles: [] });
  expect(said).toMatch(
    // Nothing of either is decided, so that their scores are the occupation's alone.
    /^Of 2 stored openings, the first two come to the same by their fit briefs/,
  );
  expect(texts.filter((text) => /^Practice Nurse at /.test(text))).toHaveLength(2);
});

test.each([
  ["What is due this week?", ["Dalesway"]],
  ["When is my next interview?", ["Dalesway"]],
  ["¿Cuándo es mi próxima entrevista?", ["Dalesway"]],
  ["Quand est mon prochain entretien ?", ["Dalesway"]],
  ["下次面试是什么时候？", ["Dalesway"]],
  ["When does the Harrowfield offer expire?", ["Harrowfield"]],
  ["Which deadlines are coming up?", ["Dalesway", "Harrowfield"]],
  ["Wann ist etwas fällig?", ["Dalesway", "Harrowfield"]],
  ["¿Cuándo vence algo?", ["Dalesway", "Harrowfield"]],
  ["Quelles échéances ai-je ?", ["Dalesway", "Harrowfield"]],
  ["什么时候到期？", ["Dalesway", "Harrowfield"]],
])("%s is answered with dates, soonest first", async (query, companies) => {
  const { one } = await withOpenings();
  const { understood, said, factors } = await asked(one, query);
  expect(understood).toMatchObject({ intent: "what_next", subject: "due" });
  expect(said).toMatch(/is due on \d{4}-\d\d-\d\d/);
  const due = factors.filter(({ key }) => String(key).startsWith("due."));
  expect(due.map(({ text }) => /at (\w+)/.exec(String(text))?.[1])).toEqual(companies);
});

test("where nothing is due, that is said", async () => {
  const { said, confidence } = await asked(await nurse("nothing"), "What is due?");
  expect(said).toContain("no due date");
  expect(confidence).toBeLessThanOrEqual(0.2);
});

test.each([
  ["Should I stay or leave?"],
  ["Soll ich bleiben oder wechseln?"],
  ["¿Me quedo o me voy?"],
  ["Devo ficar ou sair?"],
  ["我应该留下还是离开？"],
])("%s is weighed against the openings that are stored, and decided for nobody", async (query) => {
  const empty = await asked(await nurse("nothing"), query);
  expect(empty.understood).toMatchObject({ intent: "compare", roles: [], subject: "present_job" });
  expect(empty.said).toContain("staying can only be compared with a role or an opening");
  const { one } = await withOpenings();
  const { said, texts } = await asked(one, query);
  expect(said).toMatch(/^The stored data does not decide whether to stay/);
  expect(texts.filter((text) => /^Practice Nurse at /.test(text))).toHaveLength(2);
});

test("staying is not weighed against openings where the question names what else is meant", async () => {
  const { one } = await withOpenings();
  const unknown = await asked(one, "Should I stay or move into informatics?");
  expect(unknown.understood).toMatchObject({ intent: "compare", roles: [], subject: "present_job" });
  expect(unknown.said).toMatch(/^The stored data cannot answer this: a role of the question/);
  expect(unknown.sentence).not.toContain("Dalesway");
  const known = await asked(one, "Should I stay or become a nurse educator?");
  expect(known.said).toMatch(/leads/);
});

test.each([
  ["Can I become a wizard?"],
  ["Should I be a flombulator?"],
  ["Kann ich Traumwandler werden?"],
  ["¿Puedo ser una flombuladora?"],
  ["Should I go into tech?"],
])("%s says that the role is not known, and nothing of another one", async (query) => {
  const { understood, said, confidence, texts } = await asked(await nurse(), query);
  expect(understood).toMatchObject({ intent: "can_i_become", roles: [] });
  expect(said).toContain("no occupation that the catalogue knows by this name");
  expect(confidence).toBeLessThanOrEqual(0.2);
  expect(texts.join()).not.toContain("of 100");
});

test.each([
  ["Soll ich Koch oder Bäcker werden?", ["Cooks, Restaurant", "Bakers"]],
  ["Is a chef better than a baker for me?", ["Chefs and Head Cooks", "Bakers"]],
  ["Should I become a plumber or a carpenter?", ["Plumbers, Pipefitters, and Steamfitters", "Carpenters"]],
])("%s compares both, and drops neither", async (query, titles) => {
  const { understood } = await asked(await nurse(), query);
  expect(understood.intent).toBe("compare");
  expect(asList(understood.roles).map(({ title }) => title)).toEqual(titles);
  expect(asList(understood.roles).map(({ asked: name }) => name)).not.toContain("or a carpenter");
});

test("in Chinese a degree in the question is no wish to learn, and the goal is not answered in its place", async () => {
  const { understood, texts } = await asked(await nurse(), "没有学位我能成为巫师吗？");
  expect(understood).toMatchObject({ intent: "can_i_become", roles: [] });
  expect(texts.join()).not.toContain("Nurse Practitioners");
});

test.each([["What is my career health score?"], ["Wie hoch ist mein Gesundheitswert?"]])(
  "%s is answered with the score and its parts",
  async (query) => {
    const { understood, said } = await asked(await nurse(), query);
    expect(understood).toMatchObject({ intent: "why_score", subject: "health" });
    expect(said).toMatch(/^Career health is [\d.]+ of 100/);
  },
);

test.each([
  ["What jobs suit me?"],
  ["Welche Berufe passen zu mir?"],
  ["¿Qué trabajos encajan conmigo?"],
  ["什么工作适合我？"],
])("%s asks for the match, and gets its first three", async (query) => {
  const one = await nurse();
  const { understood, said } = await asked(one, query);
  expect(understood).toMatchObject({ intent: "what_next", subject: "match" });
  const { body } = await one.h.send("POST", "/api/v1/career-match", {
    key: one.person.key,
    body: { limit: 3 },
  });
  const lists = ["highFit", "worthExploring", "riskyMismatch"].flatMap((list) =>
    asList(at(body, "data", list)),
  );
  for (const { title } of lists) expect(said).toContain(String(title));
  expect((await asked(await nurse("nothing"), query)).said).toContain("too little is known");
});

test("a goal whose role is not known is not called missing", async () => {
  const one = await nurse("nothing");
  await done(one.h, one.person, "PATCH", "/api/v1/profile", { career_goals: "Become a flombulator" });
  const { said } = await asked(one, "What should I learn?");
  expect(said).toContain("the stored goal names none that the catalogue knows");
});

test("a question about pay shows what was noted of it", async () => {
  const one = await nurse("nothing");
  await noted(one, "My salary is 92,000 CAD.");
  const { understood, texts } = await asked(one, "Is my salary too low?");
  expect(understood).toMatchObject({ intent: "other", subject: "pay" });
  expect(texts).toContain("Stored: My salary is 92,000 CAD.");
});

test("a question about the pay of an opening shows what its posting says", async () => {
  const { one } = await withOpenings();
  const { understood, said, texts, confidence } = await asked(one, "Which of my offers is the best paid?");
  expect(understood).toMatchObject({ intent: "recall", subject: "pay", roles: [] });
  expect(said).toBe("The posting of this opening names its pay; keyFactors has it.");
  expect(confidence).toBeLessThanOrEqual(0.9);
  expect(texts.join()).toContain("pay 38000 GBP a year");
});

test.each([
  ["Why is my fit for Electrician Foreman Deluxe so low?"],
  ["Should I apply for the electrician foreman deluxe job?"],
  ["Is this job right for me?"],
  ["Ce poste me convient-il ?"],
])("%s is about the opening of this title, not about the role within it", async (query) => {
  const one = await nurse();
  const opening = { type: "opportunity", title: "Electrician Foreman Deluxe", sourceType: "manual" };
  await done(one.h, one.person, "POST", "/api/v1/jobs-workspace", opening);
  const { understood, said, texts } = await asked(one, query);
  expect(understood).toMatchObject({ intent: "why_score", subject: "fit_brief", roles: [] });
  expect(said).toContain("has no fit brief with a score yet");
  expect(texts).toContain("Electrician Foreman Deluxe: looking at it, no fit brief yet");
});

test.each(["When does this job close?", "What is the closing date of this job?"])(
  "%s is answered by the date, not by how to close a gap",
  async (query) => {
    const one = await nurse();
    const opening = { type: "opportunity", title: "Staff Nurse, Ward 7", sourceType: "manual" };
    await done(one.h, one.person, "POST", "/api/v1/jobs-workspace", {
      ...opening,
      metadata: { opportunity: { title: "Staff Nurse, Ward 7", closingDate: "2027-03-01" } },
    });
    const { understood, said, texts } = await asked(one, query);
    expect(understood).toMatchObject({ intent: "recall" });
    expect(said).toBe("By what is stored of this opening, the last day to apply is 2027-03-01.");
    expect(texts.join()).toContain("closes 2027-03-01");
  },
);

test("an opening that does not mention what is asked is not said to", async () => {
  const { one } = await withOpenings();
  const { understood, said, confidence } = await asked(one, "Do I need a forklift truck for this job?");
  expect(understood).toMatchObject({ intent: "recall", subject: null });
  expect(said).toContain("Nothing in the stored opening has the words of this question");
  expect(confidence).toBeLessThan(0.5);
});

test("a question of a company whose opening is stored is no question about somebody else", async () => {
  const { one } = await withOpenings();
  const { understood, texts } = await asked(one, "Does Dalesway want night shifts?");
  expect(understood).toMatchObject({ intent: "recall", subject: null });
  expect(texts).toContain("The opening asks for: Night shifts on rota");
  expect((await asked(one, "Can Dalesworth become a nurse?")).understood.subject).toBe("another_person");
});

test.each([
  ["Soll ich mit meinem Chef reden?"],
  ["Should I ask my cook for the recipe?"],
  ["¿Debo hablar con mi médica?"],
])("%s names a person of the user's own, and no role", async (query) => {
  const { understood, texts } = await asked(await nurse("nothing"), query);
  expect(understood.roles).toEqual([]);
  expect(texts).toEqual([]);
});

test("which opening comes first is decided by what is due soonest", async () => {
  const { one } = await withOpenings();
  const { said, texts } = await asked(one, "Which opening should I answer first this week?");
  expect(said).toMatch(/^Of 2 stored openings, the first of keyFactors is due or closes soonest, on \d/);
  const rows = texts.filter((text) => /^Practice Nurse at /.test(text));
  expect(rows.map((text) => /^Practice Nurse at (\S+)/.exec(text)?.[1])).toEqual(["Dalesway", "Harrowfield"]);
});

test("which opening comes first leaves those with a failed filter for the last, and says so", async () => {
  const { one } = await withOpenings();
  const { h, person } = one;
  const query = "Which opening should I answer first this week?";
  // Both are far from home, and the person does not move.
  expect((await asked(one, query)).said).toMatch(/; a filter fails for each of them\.$/);
  const opportunity = {
    ...{ inputMode: "pasted_text", title: "Practice Nurse", company: "Sample Ward" },
    rawText: "Practice Nurse\nSample Ward\nRequirements:\n- Wound care\n",
  };
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  const [read] = resultsOf(await applied(h, person, { actions, opportunity }));
  const id = textAt(read, "outputs", "jobsWorkspaceRefs", 0);
  const dueAt = new Date(h.runtime.now().getTime() + 20 * day).toISOString();
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind: "follow_up", dueAt });
  const { said, factors, texts } = await asked(one, query);
  expect(said).toMatch(/; 2 of them come last, as a filter fails\.$/);
  const rows = texts.filter((text) => /^Practice Nurse at /.test(text));
  expect(rows.map((text) => /^Practice Nurse at (\S+)/.exec(text)?.[1])).toEqual([
    "Sample",
    "Dalesway",
    "Harrowfield",
  ]);
  const failed = factors.filter(({ key }) => String(key).endsWith(".failed"));
  expect(failed.map(({ effect }) => effect)).toEqual(["speaks_against", "speaks_against"]);
});

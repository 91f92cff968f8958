import { expect, test } from "vitest";
import { applied, resultsOf } from "../../support/agent.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";

const day = 24 * 60 * 60 * 1000;

type Started = Awaited<ReturnType<typeof startAt>>;

async function asked({ h, person }: Started, query: string) {
  const { key } = person;
  const { status, body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  const { recommendation, confidence, keyFactors, suggestedActions } = asObject(
    at(body, "data", "reasoning"),
  );
  const { intent, subject, roles } = asObject(at(body, "metadata", "understood"));
  return {
    ...{ intent, subject, said: String(recommendation), confidence: Number(confidence) },
    titles: asList(roles).map(({ title }) => title),
    texts: asList(keyFactors).map(({ text }) => String(text)),
    operations: asList(suggestedActions).map(({ operation }) => operation),
  };
}

const cannot = /^The stored data cannot answer this/;
const elsewhere = new Map([
  ["overview", /^This is what the claims say, in short/],
  ["correction", /^A question changes nothing/],
  ["forgetting", /^A question deletes nothing/],
  ["changes", /^The lists of changes and of events show/],
  ["preparation", /^This is prepared as a document/],
]);

async function notes({ h, person }: Started, ...all: (string | [string, number])[]) {
  for (const one of all) {
    const [contentText, daysAgo] = typeof one === "string" ? [one, 0] : one;
    const createdAt = new Date(h.runtime.now().getTime() - daysAgo * day).toISOString();
    await done(h, person, "POST", "/api/v1/memories", { contentText, ...(daysAgo > 0 && { createdAt }) });
  }
}

/** An electrician with an interview at a paper mill. */
async function withMill() {
  const one = await startAt(personNamed("electrician"), "resume");
  const { h, person } = one;
  const rawText =
    "Maintenance Electrician\nPinecrest Paper Mill, Duluth, MN\n$38 per hour\nRequirements:\n- Wiring\n- PLC troubleshooting\n";
  const opportunity = {
    ...{ inputMode: "pasted_text", rawText },
    ...{ title: "Maintenance Electrician", company: "Pinecrest Paper Mill" },
  };
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  const [read] = resultsOf(await applied(h, person, { actions, opportunity }));
  const id = textAt(read, "outputs", "jobsWorkspaceRefs", 0);
  const dueAt = new Date(h.runtime.now().getTime() + 4 * day).toISOString();
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind: "interview", dueAt });
  return one;
}

test.each([
  ["Am I at risk of being automated?", "outlook"],
  ["Am I about to be laid off?", "outlook"],
  ["Will there be jobs for carpenters in ten years?", "outlook"],
  ["Bin ich durch KI ersetzbar?", "outlook"],
  ["我会被人工智能取代吗？", "outlook"],
  ["What's new?", "changes"],
  ["What do you know about me?", "overview"],
  ["Correct that: I left in 2020", "correction"],
  ["That is wrong, I never worked there.", "correction"],
  ["Please change my title to senior electrician", "correction"],
  ["Das stimmt nicht.", "correction"],
  ["Forget that", "forgetting"],
  ["Vergiss alles über meine Krankheit", "forgetting"],
  ["Is a Tableau certification worth the money?", "training"],
  ["Lohnt sich eine Weiterbildung zum Energieberater?", "training"],
  ["Is the carpenter exam worth it?", "training"],
  ["How do I explain the gap on my CV?", "preparation"],
  ["¿Qué debería preguntar en la entrevista?", "preparation"],
  ["How much would I make as an inspector?", "pay"],
  ["What do carpenters make?", "pay"],
])("%s is not answered with the way to a role or a step", async (query, subject) => {
  const answer = await asked(await startAt(personNamed("electrician"), "resume"), query);
  expect(answer).toMatchObject({ intent: "other", subject });
  expect(answer.said).toMatch(elsewhere.get(subject) ?? cannot);
  if (subject === "overview") expect(answer.confidence).toBe(0.9);
  else expect(answer.confidence).toBeLessThanOrEqual(0.2);
  expect(answer.texts.join()).not.toMatch(/Readiness|Learn /);
  expect(answer.operations.length).toBeGreaterThan(0);
});

test.each([
  ["Why was I laid off?", "I was laid off when the plant closed."],
  ["When was I replaced?", "I was replaced in May by a cousin of the boss."],
])("%s asks for what happened, not for what may come", async (query, note) => {
  const one = await startAt(personNamed("electrician"), "nothing");
  await notes(one, note);
  const { intent, texts } = await asked(one, query);
  expect(intent).toBe("recall");
  expect(texts).toContain(`Stored: ${note}`);
});

test("what to forget goes to the preview in the user's words", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const actionsFor = async (query: string) => {
    const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
    return asList(at(body, "data", "reasoning", "suggestedActions"));
  };
  const [preview] = await actionsFor("Forget everything about my illness.");
  expect(preview).toMatchObject({ operation: "forget.preview", arguments: { topic: "illness" } });
  expect(await actionsFor("Please forget what my manager said")).toMatchObject([
    { arguments: { topic: "manager said" } },
  ]);
  for (const query of ["Forget that", "Please forget it.", "Vergiss das"])
    expect(await actionsFor(query)).toMatchObject([{ operation: "context.get" }]);
});

test.each([
  "Should I change my job to become a teacher?",
  "Forget about nursing, could I become an electrician?",
])("%s is a question, not a request", async (query) => {
  const { subject } = await asked(await startAt(personNamed("electrician"), "resume"), query);
  expect(["correction", "forgetting"]).not.toContain(subject);
});

test("without claims the overview says that there are none", async () => {
  const { said, texts } = await asked(
    await startAt(personNamed("electrician"), "nothing"),
    "What do you know about me?",
  );
  expect([said, texts]).toEqual(["No claims are stored; the overview shows what else is.", []]);
});

test("a person is told in short what is known of them", async () => {
  const { texts } = await asked(
    await startAt(personNamed("electrician"), "resume"),
    "What do you know about me?",
  );
  expect(texts[0]).toBe("Latest job: Journeyman Electrician, Crew Lead at North Pier Electric (fictional)");
  expect(texts.join("\n")).toMatch(/\d+ skills, such as /);
});

test("a role named for automation is a role, and getting ready is no role", async () => {
  const one = await startAt(personNamed("electrician"), "resume");
  expect(await asked(one, "Could I become an automation technician?")).toMatchObject({
    intent: "can_i_become",
  });
  for (const query of ["Could I be promoted?", "Will I be happy?", "Can I be laid back?"])
    expect(await asked(one, query)).not.toMatchObject({ intent: "can_i_become" });
});

test("an interview is prepared with the gaps of its opening, and by the call that makes a brief", async () => {
  const { said, texts, operations } = await asked(
    await withMill(),
    "How should I prepare for the interview?",
  );
  expect(said).toContain("interview brief");
  expect(texts).toContain("Asked for, and not shown: PLC troubleshooting");
  expect(operations).toEqual(["agent.apply"]);
});

test("an opening is known by most words of its company's name", async () => {
  const { intent, texts } = await asked(await withMill(), "What does the paper mill pay?");
  expect(intent).toBe("recall");
  expect(texts.join()).toContain("pay 38 USD an hour");
});

test("whoever asks where a way leads from asks for one role, and for how long is said first", async () => {
  const one = await startAt(personNamed("electrician"), "resume");
  expect(await asked(one, "Could a former cook become a carpenter?")).toMatchObject({
    intent: "can_i_become",
    titles: ["Carpenters"],
  });
  const { subject, said } = await asked(one, "How long until I could work as a paralegal?");
  expect(subject).toBe("duration");
  expect(said).toMatch(/^About \d+ to \d+ months?, learning part-time/);
  expect(said).toContain('Paralegals and Legal Assistants (asked as "paralegal")');
});

test.each([["Can I become a data analyst without a degree?"], ["¿Puedo ser analista de datos sin título?"]])(
  "%s is not told in one breath that a degree is asked for and that none is",
  async (query) => {
    const { said, texts } = await asked(await startAt(personNamed("electrician"), "resume"), query);
    expect(said).toMatch(/: not yet; (?:one|\d+) things? (?:is|are) in the way/);
    expect(texts.join()).toContain("Entry usually asks for a bachelor's degree");
    expect(texts.join()).not.toContain("No degree that entry asks for");
  },
);

test("a role that is not known is not answered with the goal", async () => {
  const one = await startAt(personNamed("electrician"), "everything");
  for (const query of ["¿Qué me falta para ser flombuladora?", "How long to become a flombulator?"]) {
    const { said, texts } = await asked(one, query);
    expect(said).toMatch(cannot);
    expect(texts.join()).not.toContain("Learn ");
  }
});

test.each([["Should I worry about my knee?"], ["What if my knee gets worse?"]])(
  "%s is a judgement: what is noted is shown, and little is claimed",
  async (query) => {
    const one = await startAt(personNamed("electrician"), "nothing");
    await notes(one, "My knee hurts on ladders.");
    const { confidence, said, texts } = await asked(one, query);
    expect(confidence).toBeLessThanOrEqual(0.2);
    expect(said).toMatch(/does not decide|cannot answer/);
    expect(texts).toContain("Stored: My knee hurts on ladders.");
  },
);

test("what only shares a word with a question is not called its answer", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  await notes(one, "The course is at the college of Leeds.");
  const { confidence, said } = await asked(one, "What's the weather in Leeds?");
  expect(said).toMatch(/^The stored data may not answer/);
  expect(confidence).toBeLessThanOrEqual(0.2);
});

test("a day that a note has is not answered with what else is due", async () => {
  const one = await withMill();
  await notes(one, "My licence renewal is on 1 March.", "Das Mitarbeitergespräch ist am 3. Februar.");
  for (const [query, note] of [
    ["When is my licence renewal due?", "My licence renewal is on 1 March."],
    ["Wann ist mein Mitarbeitergespräch?", "Das Mitarbeitergespräch ist am 3. Februar."],
  ] as const) {
    const { intent, texts } = await asked(one, query);
    expect(intent, query).toBe("recall");
    expect(texts).toEqual([`Stored: ${note}`]);
  }
  for (const query of ["What's on this week?", "What have I got coming up?", "Anything in my diary?"])
    expect(await asked(one, query), query).toMatchObject({ intent: "what_next", subject: "due" });
});

test("the next one of the person's own is a date, and no step", async () => {
  const one = await startAt(personNamed("electrician"), "everything");
  await notes(one, "My appraisal is on 14 January.");
  const { intent, texts } = await asked(one, "When is my next appraisal?");
  expect(intent).toBe("recall");
  expect(texts).toContain("Stored: My appraisal is on 14 January.");
  expect(await asked(one, "Could I be a carpenter next year?")).toMatchObject({ intent: "can_i_become" });
});

test("what was learned is recalled, and no step to learn", async () => {
  const one = await startAt(personNamed("electrician"), "everything");
  await notes(one, "Learned ladder logic during the shutdown.");
  const { intent, texts } = await asked(one, "What did I learn during the shutdown?");
  expect(intent).toBe("recall");
  expect(texts).toContain("Stored: Learned ladder logic during the shutdown.");
});

test("the newest of two opposite wishes counts, and the older one is named as such", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  await notes(one, ["I'd like to keep working weekends.", 300], "I never want to work weekends again.");
  const { said, texts } = await asked(one, "Do I want to work weekends?");
  expect(texts).toEqual([
    "Stored: I never want to work weekends again.",
    expect.stringMatching(
      /^Stored on \d{4}-\d\d-\d\d, and contradicted since: I'd like to keep working weekends\.$/,
    ),
  ]);
  expect(said).toContain("contradicted by a newer note, which counts");
  const { h, person } = one;
  const { body } = await h.send("GET", "/api/v1/context", { key: person.key });
  const said2 = asList(at(body, "data", "summary", "constraints", "said")).map(({ text }) => text);
  expect(said2).toEqual(["I never want to work weekends again."]);
});

test("a search that finds only the older of two opposite wishes names the newer one", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  await notes(one, ["I want remote only.", 200], "I would love an office with people around me.");
  const { h, person } = one;
  const { body } = await h.send("GET", "/api/v1/career-context?query=remote", { key: person.key });
  const [found] = asList(at(body, "data", "relevantMemories"));
  expect(found).toMatchObject({
    contentText: "I want remote only.",
    contradictedBy: { contentText: "I would love an office with people around me." },
  });
  const { texts } = await asked(one, "Do I want remote work?");
  expect(texts).toEqual([
    "Stored: I would love an office with people around me.",
    expect.stringMatching(/^Stored on .+, and contradicted since: I want remote only\.$/),
  ]);
});

test("a wish that a newer one contradicts is no limit any more", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  await notes(one, ["I never want to work nights.", 300], "I would like night shifts again.");
  const { body } = await one.h.send("GET", "/api/v1/context", { key: one.person.key });
  expect(JSON.stringify(at(body, "data", "summary", "constraints") ?? {})).not.toContain(
    "never want to work nights",
  );
});

test.each([["How am I doing?"], ["How healthy is my career?"], ["Am I on track?"]])(
  "%s is answered by career health",
  async (query) => {
    const answer = await asked(await startAt(personNamed("electrician"), "everything"), query);
    expect(answer).toMatchObject({ intent: "why_score", subject: "health" });
    expect(answer.said).toMatch(/^Career health is \d+ of 100/);
  },
);

test.each([
  ["I'm thinking of handing in my notice. Good idea?"],
  ["Is it time to move on?"],
  ["¿Debería dejar el trabajo?"],
])("%s is a question whether to stay", async (query) => {
  const answer = await asked(await startAt(personNamed("electrician"), "resume"), query);
  expect(answer).toMatchObject({ intent: "compare", subject: "present_job" });
});

test("where the person works stands in the resume", async () => {
  const { texts } = await asked(await startAt(personNamed("electrician"), "resume"), "Where do I work?");
  expect(texts[0]).toMatch(/^In the resume: .+ at .+ – present\)$/);
});

test("in Chinese a scientist is no wish to learn", async () => {
  const { intent } = await asked(await startAt(personNamed("engineer"), "resume"), "我能当数据科学家吗？");
  expect(intent).toBe("can_i_become");
});

test("the boss is a person, and no word of a title", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  const opening = { type: "opportunity", title: "Site Manager", sourceType: "manual" };
  await done(one.h, one.person, "POST", "/api/v1/jobs-workspace", opening);
  expect((await asked(one, "My boss is bullying me")).texts).toEqual([]);
});

test("which jobs were applied for are those that an application was sent for", async () => {
  const one = await withMill();
  const opening = { type: "opportunity", title: "Lift Fitter", sourceType: "manual" };
  await done(one.h, one.person, "POST", "/api/v1/jobs-workspace", opening);
  const { texts } = await asked(one, "Which jobs have I applied for?");
  expect(texts.join()).toContain("Pinecrest");
  expect(texts.join()).not.toContain("Lift Fitter");
});

test.each([
  ["Where did I work before?", /^In the resume: .+ at .+/],
  ["Which certificates do I have?", /^In the resume: .+/],
])("%s is answered with the resume's list, and with nothing that shares a word", async (query, entry) => {
  const one = await startAt(personNamed("electrician"), "resume");
  await notes(one, "Would rather not work in attics.", "The certificates hang in the hall.");
  const { intent, texts } = await asked(one, query);
  expect(intent).toBe("recall");
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(entry);
});

test.each([
  ["What was my last job?", "Cardiac Step-Down Unit"],
  ["Was war mein letzter Job?", "Cardiac Step-Down Unit"],
  ["Quel était mon dernier emploi ?", "Cardiac Step-Down Unit"],
  ["¿Cuál fue mi último trabajo?", "Cardiac Step-Down Unit"],
  ["What was my previous job?", "Staff Nurse"],
  ["What was my first job?", "Nursing Assistant"],
])("%s names the job by its dates", async (query, title) => {
  const one = await startAt(personNamed("nurse"), "resume");
  const { texts } = await asked(one, query);
  expect(texts[0]).toContain(title);
  expect(texts.filter((text) => / at .+\(\d{4}/u.test(text))).toHaveLength(1);
});

test("the work at the current job is that of the jobs without an end", async () => {
  const one = await startAt(personNamed("nurse"), "resume");
  const { texts } = await asked(one, "What did I do at my current job?");
  expect(texts[0]).toContain("Cardiac Step-Down Unit");
  expect(texts.join()).not.toContain("Nursing Assistant");
});

test.each(["¿Hasta cuándo puedo solicitar el puesto?", "Bis wann kann ich mich bewerben?"])(
  "%s asks for a date, not whether one can become something",
  async (query) => {
    const one = await startAt(personNamed("nurse"), "resume");
    const { said } = await asked(one, query);
    expect(said).not.toMatch(/Lawyer|not yet/u);
  },
);

test("what all of a trade are is not asked of oneself", async () => {
  const one = await startAt(personNamed("electrician"), "resume");
  expect(await asked(one, "Are carpenters happy?")).not.toMatchObject({ intent: "can_i_become" });
  expect(await asked(one, "Carpenter?")).toMatchObject({ intent: "can_i_become" });
});

test("whom to write to at a company is no question for the fit", async () => {
  const { intent, confidence } = await asked(await withMill(), "Who at Pinecrest should I email?");
  expect(intent).toBe("recall");
  expect(confidence).toBeLessThanOrEqual(0.2);
});

test("the words of a company's name do not stand for the person's own work", async () => {
  const one = await startAt(personNamed("nurse"), "resume");
  const opening = {
    type: "opportunity",
    title: "Ward Sister",
    company: "Nidd Community Care",
    sourceType: "manual",
  };
  await done(one.h, one.person, "POST", "/api/v1/jobs-workspace", opening);
  const { texts } = await asked(one, "What does Nidd Community Care want?");
  expect(texts).toEqual([expect.stringMatching(/^Ward Sister at Nidd Community Care/)]);
});

test("a company is known behind a French article and a form of its own", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  const opening = {
    type: "opportunity",
    title: "Monitora",
    company: "Fundación Alameda",
    sourceType: "manual",
  };
  await done(one.h, one.person, "POST", "/api/v1/jobs-workspace", opening);
  for (const query of ["Dois-je accepter l'offre d'Alameda ?", "¿Me conviene Alameda?"])
    expect((await asked(one, query)).texts.join(), query).toContain("Fundación Alameda");
});

test("a promise of somebody else is recalled, also where it is one of pay", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  await notes(one, "Ada promised a raise in May.");
  const { intent, texts } = await asked(one, "Did Ada promise a raise?");
  expect(intent).toBe("recall");
  expect(texts).toEqual(["Stored: Ada promised a raise in May."]);
});

test("the same question twice is answered once", async () => {
  const one = await startAt(personNamed("electrician"), "nothing");
  const { said } = await asked(one, "Is my salary too low? Do I earn enough money?");
  expect(said).toMatch(cannot);
});

test("two questions in one are both answered, the second about what the first one names", async () => {
  const one = await withMill();
  const both = await asked(one, "Should I apply at Pinecrest, and when do I have to answer?");
  expect(both.said).toMatch(/^\(1\) The fit brief .+ \(2\) One stored item has a due date/);
  expect(both.confidence).toBeLessThanOrEqual(0.8);
  const { key } = one.person;
  const { body } = await one.h.send("POST", "/api/v1/career-reasoning", {
    key,
    body: { query: "What is due? Can I become a carpenter?" },
  });
  expect(at(body, "metadata", "understood")).toMatchObject({
    intent: "what_next",
    also: [{ intent: "can_i_become", roles: [{ title: "Carpenters" }] }],
  });
});

test("a question beside what is none is answered alone", async () => {
  const one = await startAt(personNamed("electrician"), "resume");
  const { intent, said } = await asked(one, "How are you today? Can I become a carpenter?");
  expect(intent).toBe("can_i_become");
  expect(said).not.toMatch(/^\(1\)/);
});

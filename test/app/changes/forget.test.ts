import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { tempPlace } from "../../support/open-engine.ts";

const secret = "zosterquill";

/** Speaks of an illness in every store, in the words of the thesaurus, and of other things beside. */
async function illPerson(h: Harness): Promise<{ key: string; userId: string }> {
  const { key, userId } = await h.newPerson();
  const sent: string[] = [];
  const send = async (method: string, path: string, body: Json): Promise<Json> => {
    const answer = await h.send(method, path, {
      key,
      body,
      headers: { "idempotency-key": `retry-${sent.push(path)}` },
    });
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300);
    return answer.body;
  };
  await send("PUT", "/api/v1/resume", {
    format: "json_resume",
    content: {
      basics: { name: "N. N.", summary: "Nurse who cares for critically ill patients." },
      work: [
        {
          position: "Nurse",
          name: "Example Clinic",
          startDate: "2015",
          highlights: ["Trained four juniors"],
        },
        { position: "Sick leave", summary: `Recovered from ${secret}`, startDate: "2020", endDate: "2021" },
      ],
      skills: [{ name: "Ventilation" }],
    },
  });
  await send("PATCH", "/api/v1/profile", {
    career_goals: ["Teach", `Work that my illness (${secret}) allows`],
    current_location: "Kiel",
    health_note: `ill with ${secret} since spring`,
  });
  await send("POST", "/api/v1/memories", { contentText: `Was sick for months: ${secret}.` });
  await send("POST", "/api/v1/memories", { contentText: `Krank gewesen, ${secret}.`, threadId: "t" });
  await send("POST", "/api/v1/memories", { contentText: "Wants at most four night shifts a month." });
  await send("POST", "/api/v1/timeline", { eventType: "illness.began", eventData: { what: secret } });
  await send("POST", "/api/v1/timeline", { eventType: "talk.held", eventData: { title: "Wounds" } });
  await send("POST", "/api/v1/jobs-workspace", {
    ...{ type: "opportunity", title: "Day clinic nurse", sourceType: "manual" },
    metadata: { note: `would suit me being ill (${secret})` },
  });
  await send("POST", "/api/v1/jobs-workspace", {
    type: "opportunity",
    title: "Teacher",
    sourceType: "manual",
  });
  await send("POST", "/api/v1/checkpoints", {
    ...{ kind: "explore", goalSnapshot: { next: `Less work while ill: ${secret}` } },
  });
  return { key, userId };
}

async function preview(h: Harness, key: string, topic = "Forget everything about my illness") {
  const answer = await h.send("POST", "/api/v1/forget/preview", { key, body: { topic } });
  expect(answer.status, answer.text).toBe(200);
  const found = asList(at(answer.body, "data", "found")).map(asObject);
  return { token: textAt(answer.body, "data", "token"), found };
}

const kindsOf = (found: readonly Json[]) => [...new Set(found.map(({ kind }) => String(kind)))].sort();

test("what speaks of a topic is found in every store, and what does not is left out", async () => {
  const h = await start();
  const { key } = await illPerson(h);
  const { found } = await preview(h, key);
  expect(kindsOf(found)).toEqual([
    ...["change", "checkpoint", "job", "memory", "profile_field", "resume_entry", "timeline_event"],
  ]);
  const named = (kind: string) => found.filter((each) => each.kind === kind && each.certain);
  expect(named("memory")).toHaveLength(2);
  expect(
    named("profile_field")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["career_goals/1", "health_note"]);
  expect(named("resume_entry").map(({ title }) => title)).toEqual(["job"]);
  expect(named("job")).toHaveLength(1);
  // Nobody said who is ill there.
  const uncertain = found.filter(({ certain }) => !certain).map(({ kind, excerpt }) => [kind, excerpt]);
  expect(uncertain).toContainEqual(["resume_entry", "Nurse who cares for critically ill patients."]);
  // The name of a field that may be of it.
  expect(uncertain).toContainEqual(["timeline_event", "health_note"]);
  for (const { kind, matched, excerpt } of found.filter(({ certain }) => certain)) {
    expect(matched, String(kind)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(ill|illness|sick|krank)$/i)]),
    );
    expect(excerpt).toMatch(/./);
  }
});

test("forgotten, it is gone from every read and from all bytes that are stored; nothing else is", async () => {
  const h = await start({ place: await tempPlace() });
  const { key } = await illPerson(h);
  // A claim goes alone: what stood beside it in the entry goes with it.
  const { token, found } = await preview(h, key);
  const ran = await h.send("POST", "/api/v1/forget", { key, body: { token } });
  expect(ran.status, ran.text).toBe(200);
  const deleted = asObject(at(ran.body, "data", "deleted"));
  expect(deleted).toMatchObject({ memory: 2, profile_field: 2, timeline_event: 2, job: 1, checkpoint: 1 });
  expect(at(ran.body, "data", "at")).toMatch(/Z$/);
  expect(Object.keys(deleted).sort()).toEqual(kindsOf(found));
  const paths = [
    ...["account/export", "profile", "resume", "memories", "timeline", "jobs-workspace", "checkpoints"],
    ...["changes", "career-context?query=illness", "context", "webhooks/deliveries"],
  ];
  for (const path of paths) {
    const { text } = await h.send("GET", `/api/v1/${path}`, { key });
    expect(text.toLowerCase(), path).not.toContain(secret);
  }
  const { body: kept } = await h.send("GET", "/api/v1/account/export", { key });
  const records = JSON.stringify(at(kept, "data", "records"));
  for (const word of ["Kiel", "Teach", "night shifts", "Wounds", "Teacher", "Ventilation", "Trained four"])
    expect(records).toContain(word);
  expect(records).toContain("critically ill patients");
  await h.close();
  const bytes = (await h.inside.everything()).toLowerCase();
  expect(bytes).not.toContain(secret);
  expect(bytes).not.toContain(secret.slice(0, 7));
  expect(bytes).toContain("night shifts");
});

test("only the ids that are said go, and a token holds once, for its list and ten minutes", async () => {
  const h = await start();
  const { key } = await illPerson(h);
  const run = (body: Json) => h.send("POST", "/api/v1/forget", { key, body });
  const { token, found } = await preview(h, key);
  const [memory, other] = found.filter(({ kind }) => kind === "memory");
  const foreign = await run({ token, ids: [memory?.id, "mem_other"] });
  expect([foreign.status, textAt(foreign.body, "type")]).toEqual([400, "validation.bad_request"]);
  const ran = await run({ token, ids: [memory?.id] });
  expect(at(ran.body, "data", "deleted")).toMatchObject({ memory: 1 });
  const { text } = await h.send("GET", "/api/v1/memories", { key });
  expect([text.includes(String(memory?.id)), text.includes(String(other?.id))]).toEqual([false, true]);
  expect((await run({ token })).status, "spent").toBe(400);
  expect((await run({ token: "fgt_unknown" })).status, "unknown").toBe(400);
  const late = await preview(h, key);
  await h.runtime.advance(10 * 60 * 1000);
  expect((await run({ token: late.token })).status, "expired").toBe(400);
  const stranger = await h.newPerson();
  const mine = await preview(h, key);
  const theirs = await h.send("POST", "/api/v1/forget", { key: stranger.key, body: { token: mine.token } });
  expect(theirs.status, "another person's").toBe(400);
  expect((await run({ token: mine.token })).status).toBe(200);
});

test("forgetting is listed without its topic, cannot be undone, and takes the inverses of what it forgot", async () => {
  const h = await start();
  const { key } = await illPerson(h);
  const { token } = await preview(h, key);
  await h.send("POST", "/api/v1/forget", { key, body: { token } });
  const { body, text } = await h.send("GET", "/api/v1/changes", { key });
  const [newest, ...older] = asList(at(body, "data")).map(asObject);
  expect(newest).toMatchObject({ operation: "forget.run", summary: "Forget", undoable: false });
  expect(older.map(({ operation }) => operation).sort()).toEqual([
    // The first import keeps no old values: there was nothing before it.
    ...["jobsWorkspace.create", "memories.create", "resume.import", "timeline.create"],
  ]);
  expect(text.toLowerCase()).not.toContain("ill");
});

test.each(["everything about my", "  ", "all of it"])(
  "a topic that names nothing (%j) is refused",
  async (topic) => {
    const h = await start();
    const { key } = await illPerson(h);
    const answer = await h.send("POST", "/api/v1/forget/preview", { key, body: { topic } });
    expect([answer.status, textAt(answer.body, "type")]).toEqual([400, "validation.bad_request"]);
  },
);

test("several matters are found each, several words of one all together", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  for (const contentText of [
    "Left Example Foods after a quarrel.",
    "Likes example code.",
    "Divorced in May.",
  ])
    await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  const texts = async (topic: string) =>
    (await preview(h, key, topic)).found
      .filter(({ kind }) => kind === "memory")
      .map(({ excerpt }) => String(excerpt).slice(0, 8));
  expect(await texts("Example Foods")).toEqual(["Left Exa"]);
  expect((await texts("Example Foods and divorced")).sort()).toEqual(["Divorced", "Left Exa"]);
});

test("lines that nobody understood, and what a correction replaced, are forgotten, too", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const content = `# N. N.\n\n## Experience\nCook, Example Inn, 2019 - 2022\nCareer break (${secret}), 2022 - 2023\nSick leave ${secret}, 2023\n\n## Skills\nSauces`;
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "markdown", content } });
  const unread = at((await h.send("GET", "/api/v1/resume", { key })).body, "data", "unread");
  expect(JSON.stringify(unread)).toContain(secret);
  await h.send("PATCH", "/api/v1/resume", {
    key,
    body: { set: { "/basics/summary": `Off with ${secret}.` } },
  });
  await h.send("PATCH", "/api/v1/resume", { key, body: { set: { "/basics/summary": "Cook." } } });
  const { token, found } = await preview(h, key, secret);
  expect(kindsOf(found)).toEqual(["change", "resume_entry"]);
  expect((await h.send("POST", "/api/v1/forget", { key, body: { token } })).status).toBe(200);
  const { text } = await h.send("GET", "/api/v1/account/export", { key });
  expect(text).not.toContain(secret);
  expect(text).toContain("Example Inn");
});

test("of the profile's and the resume's history only what would bring the topic back goes, by single ids, too", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const patch = (body: Json) => h.send("PATCH", "/api/v1/profile", { key, body });
  await patch({ current_location: "Kiel" });
  await patch({ health_note: `ill with ${secret}` });
  await patch({ health_note: `ill no more, ${secret}` });
  await patch({ years_of_experience: 7 });
  const { token, found } = await preview(h, key, secret);
  const [field] = found.filter(({ kind }) => kind === "profile_field");
  const ran = await h.send("POST", "/api/v1/forget", { key, body: { token, ids: [field?.id] } });
  expect(ran.status, ran.text).toBe(200);
  const { text } = await h.send("GET", "/api/v1/account/export", { key });
  expect(text).not.toContain(secret);
  const rows = await h.inside.rows("select summary, inverse from changes");
  expect(JSON.stringify(rows)).not.toContain(secret);
  const changes = await h.send("GET", "/api/v1/changes", { key });
  const summaries = asList(at(changes.body, "data")).map(({ summary }) => summary);
  expect(summaries).toContain("Update profile: current_location");
  expect(summaries).toContain("Update profile: years_of_experience");
});

test("a topic that nothing matches says what was looked through and what would help, not the topic", async () => {
  const h = await start();
  const { key } = await illPerson(h);
  const { structured } = await callTool(await h.mcp(key), "preview_forget", { topic: "my xylophone" });
  expect(at(structured, "data", "found")).toEqual([]);
  expect(at(structured, "metadata", "searched")).toMatchObject({ memory: 3, job: 2, checkpoint: 1 });
  expect(textAt(structured, "metadata", "note")).toMatch(/^Nothing found: .+ Try fewer words/);
  const next = asList(structured.next).map(({ tool, arguments: args }) => asObject(args).operation ?? tool);
  expect(next).toEqual(["memories.list", "get_context"]);
  expect(JSON.stringify(structured)).not.toContain("xylophone");
  const some = await callTool(await h.mcp(key), "preview_forget", { topic: "my illness" });
  expect(some.structured.metadata).not.toHaveProperty("note");
  const empty = await callTool(await h.mcp((await h.newPerson()).key), "preview_forget", {
    topic: "illness",
  });
  expect(empty.structured.metadata).toMatchObject({
    searched: {},
    note: expect.stringMatching(/^Nothing is stored/),
  });
});

test("an excerpt is the line that speaks of it, without the ids and kinds beside it", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const contentText = "On pay I am open.\nI would rather not work at weekends.";
  await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  const { body } = await h.send("POST", "/api/v1/forget/preview", {
    key,
    body: { topic: "weekends" },
  });
  expect(asList(at(body, "data", "found")).map(({ excerpt }) => excerpt)).toContain(
    "I would rather not work at weekends.",
  );
});

test.each([
  ["my back", "Lumbar disc surgery in 2021", "Wants to come back to Leeds"],
  ["my back", "No lifting over 50 lb since my back in 2024", "Will get the pipe ticket back"],
  ["my illness", "Anxiety since the merger", "Wants to teach at the hospital"],
  ["Rücken", "Rückenprobleme seit 2022", "Zurück nach Kassel"],
  ["Gehalt", "Eine Gehaltserhöhung wurde versprochen", "Das Team ist gut"],
  ["Nachtschichten", "Keine Nachtschicht mehr", "Nachts lese ich gern"],
  ["mi enfermedad", "Con ansiedad desde marzo", "Con ganas de enseñar"],
  ["mudanza", "Quiero mudarme a Lisboa", "Quiero aprender portugués"],
  ["工资", "老板答应给我加薪", "我喜欢安静的办公室"],
])("%s finds what is said of it in other words, and nothing else", async (topic, meant, other) => {
  const h = await start();
  const { key } = await h.newPerson();
  for (const contentText of [meant, other])
    await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  const { body } = await h.send("POST", "/api/v1/forget/preview", { key, body: { topic } });
  const notes = asList(at(body, "data", "found")).filter(({ kind }) => kind === "memory");
  expect(notes.map(({ excerpt }) => String(excerpt).replace(/ note\s*$/, ""))).toEqual([meant]);
});

test("a posting that asks for a licence is not surely about a person who has none, unless it is named", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const rawText = "Care Home Pharmacist\nZosterquill Ltd\nRequirements:\n- Full driving licence\n";
  const opportunity = { inputMode: "pasted_text", rawText, company: "Zosterquill Ltd" };
  const body = { actions: [{ type: "normalize_opportunity" }], opportunity };
  await h.send("POST", "/api/v1/agent/apply", { key, body });
  await h.send("POST", "/api/v1/memories", { key, body: { contentText: "I do not drive." } });
  const found = async (topic: string) => {
    const answer = await h.send("POST", "/api/v1/forget/preview", { key, body: { topic } });
    return asList(at(answer.body, "data", "found")).map(({ kind, certain }) => `${kind} ${certain}`);
  };
  expect(await found("that I don't drive")).toEqual(expect.arrayContaining(["memory true", "job false"]));
  expect(await found("Zosterquill")).toContain("job true");
});

test.each(["health", "alerts", "my timeline"])(
  "the scopes of a key are our own words: %j is not said to be there",
  async (topic) => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("POST", "/api/v1/memories", { key, body: { contentText: "Prefers tea." } });
    const preview = await h.send("POST", "/api/v1/forget/preview", { key, body: { topic } });
    expect(textAt(preview.body, "metadata", "note")).toMatch(/^Nothing found/);
  },
);

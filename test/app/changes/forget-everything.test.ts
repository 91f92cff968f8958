import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { tempPlace } from "../../support/open-engine.ts";

const resume = `# Adaeze Fell

Registered nurse who cares for patients and their children. I had back surgery in 2019.

## Experience

Staff Nurse, Quirino Memorial Hospital, 2015 - 2019
- Cared for twelve patients a shift at Quirino Memorial.
- Trained four juniors in wound care.

Clinic Nurse, Example Clinic, 2019 - 2024
- Kept records of 300 clients.

## Skills
Wound care, Triage
`;

async function nurse(h: Harness) {
  const { key, userId } = await h.newPerson();
  const send = async (method: string, path: string, body?: Json) => {
    const answer = await h.send(method, `/api/v1/${path}`, { key, ...(body && { body }) });
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300);
    return answer.body;
  };
  await send("PUT", "resume", { format: "markdown", content: resume });
  const preview = async (topic: string) => {
    const body = await send("POST", "forget/preview", { topic });
    return {
      token: textAt(body, "data", "token"),
      found: asList(at(body, "data", "found")).map(asObject),
      metadata: asObject(body.metadata),
    };
  };
  const run = async (body: Json) => asObject(at(await send("POST", "forget", body), "data"));
  return { key, userId, send, preview, run };
}

test("a former employer of a nurse is gone from the resume, its text, and the documents made of it", async () => {
  const h = await start({ place: await tempPlace() });
  const { key, send, preview, run } = await nurse(h);
  await send("POST", "agent/apply", {
    actions: [
      { type: "normalize_opportunity" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
      { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
    ],
    opportunity: {
      ...{ inputMode: "pasted_text", title: "Staff Nurse", company: "Fernhill Clinic" },
      rawText: "Staff Nurse, Fernhill Clinic. You care for patients. Required: triage.",
    },
  });
  const { token, found } = await preview("Quirino");
  expect(new Set(found.map(({ kind }) => kind))).toContain("execution_artifact");
  expect(found.filter(({ kind }) => kind === "resume_entry").every(({ certain }) => certain === true)).toBe(
    true,
  );
  const receipt = await run({ token });
  expect(receipt.left).toEqual([]);
  expect((await preview("Quirino")).found).toEqual([]);
  const { text } = await h.send("GET", "/api/v1/account/export", { key });
  expect(text.toLowerCase()).not.toContain("quirino");
  for (const word of ["Example Clinic", "300 clients", "Wound care", "Fernhill", "back surgery"])
    expect(text).toContain(word);
  await h.close();
  const bytes = (await h.inside.everything()).toLowerCase();
  expect(bytes).not.toContain("quirino");
});

test("what stands in the text of the resume alone is found, and cut out of it with nothing else", async () => {
  const h = await start();
  const { key, send, preview, run } = await nurse(h);
  const content = {
    basics: { name: "Adaeze Fell", summary: "Registered nurse who cares for patients and their children." },
    work: [{ position: "Clinic Nurse", name: "Example Clinic", startDate: "2019", endDate: "2024" }],
  };
  await send("PUT", "resume", { format: "json_resume", content, sourceText: resume });
  const { token, found } = await preview("back surgery");
  const [one] = found.filter(({ kind }) => kind !== "change");
  expect(one).toMatchObject({ kind: "resume_source", certain: true, erases: "sentence" });
  expect((await run({ token })).left).toEqual([]);
  const { text } = await h.send("GET", "/api/v1/account/export", { key });
  expect(text).not.toContain("surgery");
  expect(text).toContain("Registered nurse who cares for patients and their children.");
  expect(text).toContain("Clinic Nurse, Example Clinic");
});

test("what may be about other people goes only where it is named, and is said to be left", async () => {
  const h = await start();
  const { send, preview, run } = await nurse(h);
  await send("POST", "memories", { contentText: "My children start school in May." });
  const { token, found } = await preview("my children");
  const uncertain = found.filter(({ certain }) => !certain).map(({ id }) => id);
  expect(found.map(({ kind, certain }) => [kind, certain])).toContainEqual(["memory", true]);
  expect(found.map(({ kind, certain }) => [kind, certain])).toContainEqual(["resume_entry", false]);
  const receipt = await run({ token });
  expect(receipt.deleted).toMatchObject({ memory: 1 });
  const left = asList(receipt.left).map(asObject);
  expect(left.map(({ id }) => id)).toEqual(
    expect.arrayContaining(uncertain.filter((id) => `${id}`.startsWith("clm"))),
  );
  expect(left[0]?.excerpt).toContain("patients and their children");
  const again = await preview("my children");
  const gone = await run({ token: again.token, ids: again.found.map(({ id }) => id) });
  expect(gone.left).toEqual([]);
});

test("the name of a key is found and forgotten with the lines that bear it", async () => {
  const h = await start();
  const { userId, preview } = await nurse(h);
  const named = await h.newKey(userId, { name: "Agent for Zosterquill" });
  await h.send("POST", "/api/v1/memories", { key: named, body: { contentText: "Likes tea." } });
  const { token, found } = await preview("Zosterquill");
  expect(found.map(({ kind, erases }) => [kind, erases])).toContainEqual(["api_key", "label"]);
  const ran = await h.send("POST", "/api/v1/forget", { key: named, body: { token } });
  expect(at(ran.body, "data", "left")).toEqual([]);
  await h.send("GET", "/api/v1/memories", { key: named });
  await h.service.accessLog.flush();
  const rows = [await h.inside.tables(), await h.inside.rows("select client from access_log")];
  expect(JSON.stringify(rows)).not.toContain("Zosterquill");
});

test("whom a topic describes is known by the name that a note gives", async () => {
  const h = await start();
  const { key, send, preview, run } = await nurse(h);
  for (const contentText of [
    "My boss Marta Quilligan shouted at me.",
    "Quilligan never answered my letters.",
    "Marta Lopez is my sister.",
  ])
    await send("POST", "memories", { contentText });
  await send("POST", "timeline", { eventType: "course.finished", eventData: { title: "Case management" } });
  const { token, found } = await preview("everything about my old boss");
  expect(JSON.stringify(found)).not.toContain("Case management");
  expect((await run({ token })).left).toEqual([]);
  const { text } = await h.send("GET", "/api/v1/account/export", { key });
  expect(text).not.toContain("Quilligan");
  expect(text).toContain("Marta Lopez");
  const { body } = await h.send("POST", "/api/v1/career-reasoning", {
    key,
    body: { query: "What is the name of my old boss?" },
  });
  expect(JSON.stringify(body)).not.toMatch(/Quilligan|shouted/);
});

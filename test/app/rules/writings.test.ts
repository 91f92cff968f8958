import { expect, test } from "vitest";
import { type Answer, type Harness, start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

const path = "/api/v1/execution-artifacts";
const resume: Json = {
  basics: { name: "Mirela Dusk" },
  work: [
    {
      position: "Sous Chef",
      name: "The Copper Heron",
      startDate: "2018-03",
      endDate: "2023-06",
      highlights: ["Led a brigade of six.", "Helped write the autumn menu."],
    },
  ],
};
const posting = {
  inputMode: "pasted_text",
  title: "Head Chef",
  company: "Lantern Quay",
  rawText:
    "Head Chef at Lantern Quay\nYou will lead a kitchen team of ten and write seasonal menus.\nRequirements\n- Five years as a chef",
};

interface Cook {
  h: Harness;
  key: string;
  userId: string;
  idOf: (text: string) => string;
  write: (body: Json, headers?: Record<string, string>) => Promise<Answer>;
  stored: () => Promise<Json[]>;
}

async function cook(): Promise<Cook> {
  const h = await start();
  const { key, userId } = await h.newPerson();
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: resume } });
  const claims = asList(at((await h.send("GET", "/api/v1/resume", { key })).body, "data", "claims"));
  return {
    ...{ h, key, userId },
    idOf: (text) =>
      textAt(
        claims.find((claim) => textAt(claim, "text").startsWith(text)),
        "id",
      ),
    write: (body, headers = {}) => h.send("POST", path, { key, body, headers }),
    stored: async () => asList((await h.send("GET", path, { key })).body.data),
  };
}

const letterOf = ({ idOf }: Cook) => ({
  artifactKind: "outreach_note",
  form: "cover_letter",
  blocks: [
    { kind: "line", text: "Dear Hiring Manager," },
    { kind: "paragraph", text: "I would like to apply for the position of Head Chef at Lantern Quay." },
    {
      kind: "paragraph",
      text: "As sous chef at The Copper Heron I led a brigade of six. I also helped write the autumn menu.",
      claimIds: [idOf("Sous Chef"), idOf("Led a"), idOf("Helped")],
    },
    { kind: "line", text: "Kind regards," },
    { kind: "line", text: "Mirela Dusk" },
  ],
});

test("a letter of which each sentence is carried is stored with the claims of each line", async () => {
  const person = await cook();
  const answer = await person.write({ ...letterOf(person), opportunity: posting });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    kind: "outreach_note",
    status: "draft",
    title: "Cover letter for Head Chef at Lantern Quay",
    targetValue: "Head Chef",
    metadata: { writtenBy: "caller", form: "cover_letter" },
    opportunitySummary: { company: "Lantern Quay" },
  });
  const [section, ...others] = asList(at(answer.body, "data", "contentData", "sections"));
  expect(others).toEqual([]);
  expect(section).toMatchObject({
    heading: "",
    lines: [
      { kind: "line", claimIds: [], source: "opportunity" },
      { kind: "paragraph", claimIds: [], source: "opportunity" },
      { claimIds: [person.idOf("Sous Chef"), person.idOf("Led a"), person.idOf("Helped")] },
      { kind: "line", claimIds: [] },
      { text: "Mirela Dusk", claimIds: [person.idOf("Mirela")] },
    ],
  });
  expect(at(answer.body, "data", "contentData", "markdown")).toBe(
    "Dear Hiring Manager,\n\nI would like to apply for the position of Head Chef at Lantern Quay.\n\nAs sous chef at The Copper Heron I led a brigade of six. I also helped write the autumn menu.\n\nKind regards,  \nMirela Dusk\n",
  );
  const diary = await person.h.send("GET", "/api/v1/timeline?eventType=artifact.created", {
    key: person.key,
  });
  expect(diary.body.data).toMatchObject([{ eventData: { artifactId: at(answer.body, "data", "id") } }]);
});

test("sentences that nothing carries come back one by one, and nothing is stored, counted or kept", async () => {
  const person = await cook();
  const letter = letterOf(person);
  const blocks = [
    ...letter.blocks,
    {
      kind: "bullet",
      text: "I led a brigade of six. I wrote the autumn menu and won a Michelin star.",
      claimIds: [person.idOf("Led a")],
    },
  ];
  const headers = { "Idempotency-Key": "letter-1" };
  const answer = await person.write({ ...letter, blocks, opportunity: posting }, headers);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({
    stored: false,
    refused: [
      {
        index: 5,
        text: "I wrote the autumn menu and won a Michelin star.",
        why: 'Nothing cited says "wrote", "autumn", "menu", "won", "Michelin", "star".',
        nearest: [{ claimId: person.idOf("Helped"), text: "Helped write the autumn menu." }],
      },
    ],
  });
  expect(await person.stored()).toEqual([]);
  const changes = asList((await person.h.send("GET", "/api/v1/changes", { key: person.key })).body.data);
  expect(changes.map(({ operation }) => operation)).not.toContain("executionArtifacts.create");
  // The mended letter may come under the same key: the refused one was never done.
  const mended = await person.write({ ...letter, opportunity: posting }, headers);
  expect(mended.status).toBe(201);
  const again = await person.write({ ...letter, opportunity: posting }, headers);
  expect(at(again.body, "data", "id")).toBe(at(mended.body, "data", "id"));
  expect(await person.stored()).toHaveLength(1);
});

test("for an opening of the workspace the document is named in its item, and an undo takes both back", async () => {
  const person = await cook();
  const { h, key } = person;
  const actions = [{ type: "normalize_opportunity", opportunity: posting }];
  await h.send("POST", "/api/v1/agent/apply", { key, body: { actions } });
  const job = async () => asList((await h.send("GET", "/api/v1/jobs-workspace", { key })).body.data)[0] ?? {};
  const jobsWorkspaceItemId = textAt(await job(), "id");
  const { body, status } = await person.write({ ...letterOf(person), jobsWorkspaceItemId });
  expect(status).toBe(201);
  expect(await job()).toMatchObject({ status: "artifacts_ready", artifactRefs: [at(body, "data", "id")] });
  const [change] = asList((await h.send("GET", "/api/v1/changes", { key })).body.data);
  expect(change).toMatchObject({ operation: "executionArtifacts.create", undoable: true });
  await h.send("POST", `/api/v1/changes/${textAt(change, "id")}/undo`, { key });
  expect(await person.stored()).toEqual([]);
  expect(await job()).toMatchObject({ status: "intake_ready", artifactRefs: [] });
});

test("a document without an opening may say nothing of one", async () => {
  const person = await cook();
  const general = {
    artifactKind: "resume_variant",
    blocks: [
      { kind: "heading", text: "Experience" },
      { kind: "bullet", text: "Led a brigade of six", claimIds: [person.idOf("Led a")] },
    ],
  };
  expect((await person.write(general)).status).toBe(201);
  const blocks = [{ kind: "paragraph", text: "I am applying for your position." }];
  const { body, status } = await person.write({ ...general, blocks });
  expect(status).toBe(200);
  expect(at(body, "data", "refused", 0, "why")).toContain("none is given");
  const title = { ...general, title: "Award-winning chef" };
  expect(at((await person.write(title)).body, "data", "refused", 0)).toMatchObject({ index: -1 });
});

test.each([
  ["a claim that is not there", { blocks: [{ kind: "line", text: "x", claimIds: ["clm_gone"] }] }, 400],
  ["an item that is not there", { jobsWorkspaceItemId: "job_gone" }, 404],
  ["the opening twice", { jobsWorkspaceItemId: "job_x", opportunity: posting }, 400],
  ["a form of what has none", { artifactKind: "interview_brief", form: "letter" }, 400],
  ["an opening without its text", { opportunity: { inputMode: "manual" } }, 400],
])("%s is refused by name", async (_says, more, status) => {
  const person = await cook();
  const blocks = [{ kind: "line", text: "Kind regards" }];
  const answer = await person.write({ artifactKind: "outreach_note", blocks, ...more });
  expect(answer.status).toBe(status);
  expect(await person.stored()).toEqual([]);
});

test("claims of somebody else carry nothing, and are not known to be there", async () => {
  const person = await cook();
  const other = await person.h.newPerson();
  const blocks = [{ kind: "bullet", text: "Led a brigade of six", claimIds: [person.idOf("Led a")] }];
  const body = { artifactKind: "resume_variant", blocks };
  const { status, text } = await person.h.send("POST", path, { key: other.key, body });
  expect(status).toBe(400);
  expect(text).not.toContain("brigade");
});

test("over MCP a refusal is an answer that says how to mend it, in one shape with the stored document", async () => {
  const person = await cook();
  const client = await person.h.mcp(person.key);
  const blocks = [
    { kind: "paragraph", text: "I led a brigade of sixteen.", claimIds: [person.idOf("Led a")] },
  ];
  const write = (given: Json) =>
    callTool(client, "write_operation", {
      operation: "create_execution_artifact",
      arguments: { artifactKind: "outreach_note", ...given },
    });
  const refused = await write({ blocks });
  expect(at(refused.structured, "data")).toMatchObject({
    stored: false,
    refused: [{ index: 0, nearest: [{ text: "Led a brigade of six." }] }],
  });
  const text = "I led a brigade of six.";
  const stored = await write({ blocks: blocks.map((block) => ({ ...block, text })) });
  // The text is the caller's own, so that the answer does not repeat it.
  const id = at(stored.structured, "data", "id");
  const whole = await callTool(client, "read_operation", {
    operation: "get_execution_artifact",
    arguments: { id, detail: "full" },
  });
  expect(at(whole.structured, "data", "contentData", "sections", 0, "lines", 0)).toMatchObject({ text });
});

import { describe, expect, test } from "vitest";
import { start } from "../support/harness.ts";
import { at, type Json } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { connectHttp, type Form, type FormAnswer } from "../support/mcp/forms.ts";

const PATH = "/api/v1/data-sharing";

async function person() {
  const h = await start();
  const { key } = await h.newPerson();
  const flags = async () => at((await h.send("GET", PATH, { key })).body, "data");
  return { h, key, flags };
}

const off = { shareCareerPath: false, shareAssessmentResults: false, shareSkillProgression: false };

/** A call that turns something on, in each way that a client can make it. */
const ways: [string, string, Json][] = [
  ["its own tool", "update_data_sharing", { shareCareerPath: true }],
  ["one on, another off", "update_data_sharing", { shareSkillProgression: true, shareCareerPath: false }],
  [
    "the tool for any operation",
    "write_operation",
    { operation: "dataSharing.update", arguments: { shareCareerPath: true } },
  ],
  [
    "fields beside the operation",
    "write_operation",
    { operation: "dataSharing.update", shareCareerPath: true },
  ],
];

describe.each(ways)("over MCP, sharing is not turned on by %s", (_, tool, args) => {
  test("where the client shows no forms; the answer says who can", async () => {
    const { h, key, flags } = await person();
    const client = await connectHttp(h, key);
    const { isError, text } = await callTool(client, tool, args);
    expect([isError, text]).toEqual([true, expect.stringContaining("Only the user turns sharing on")]);
    expect(text).toContain("auth.forbidden");
    expect(await flags()).toMatchObject(off);
  });

  test.each<FormAnswer>([
    { action: "decline" },
    { action: "cancel" },
    { action: "accept", content: { agree: false } },
    { action: "accept", content: {} },
    { action: "accept", content: { agree: "true" } },
  ])("where the person answers %j", async (answer) => {
    const { h, key, flags } = await person();
    const client = await connectHttp(h, key, () => answer);
    // A client may refuse an answer that does not fit the form.
    const { isError } = await callTool(client, tool, args).catch(() => ({ isError: true }));
    expect(isError).toBe(true);
    expect(await flags()).toMatchObject(off);
  });

  test("but it is by the person's yes, who is shown what would be shared", async () => {
    const { h, key, flags } = await person();
    const seen: Form[] = [];
    const client = await connectHttp(h, key, (form) => {
      seen.push(form);
      return { action: "accept", content: { agree: true } };
    });
    expect((await callTool(client, tool, args)).isError).toBe(false);
    expect(Object.values(Object(await flags())).filter((value) => value === true)).toHaveLength(1);
    expect(seen).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/learn from this, without your name: [^;]+\?/),
      }),
    ]);
  });
});

test("a text is no value of a switch, and turns nothing on whatever it is read as", async () => {
  const { h, key, flags } = await person();
  const client = await connectHttp(h, key);
  for (const text of ["true", "True", "1", "yes", ""])
    expect((await callTool(client, "update_data_sharing", { shareCareerPath: text })).isError).toBe(true);
  expect(await flags()).toMatchObject(off);
});

test("turning it off needs no question", async () => {
  const { h, key, flags } = await person();
  await h.send("PUT", PATH, { key, body: { shareCareerPath: true } });
  const client = await connectHttp(h, key);
  expect((await callTool(client, "update_data_sharing", { shareCareerPath: false })).isError).toBe(false);
  expect(await flags()).toMatchObject(off);
});

test("an undo over MCP turns nothing on", async () => {
  const { h, key, flags } = await person();
  await h.send("PUT", PATH, { key, body: { shareCareerPath: true } });
  await h.send("PUT", PATH, { key, body: { shareCareerPath: false } });
  const id = at((await h.send("GET", "/api/v1/changes?limit=1", { key })).body, "data", 0, "id");
  const client = await connectHttp(h, key, () => ({ action: "accept", content: { agree: true } }));
  expect((await callTool(client, "undo_change", { id })).isError).toBe(true);
  expect(await flags()).toMatchObject(off);
});

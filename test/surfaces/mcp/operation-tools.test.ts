import type { Client } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

async function connected(toolsets: readonly string[] = ["core"]) {
  const h = await start({ toolsets });
  const { key } = await h.newPerson();
  return { h, key, client: await h.mcp(key) };
}

async function noted(client: Client): Promise<string> {
  const { structured } = await callTool(client, "add_memory", { contentText: "No night shifts" });
  return String(at(structured, "data", "id"));
}

describe("finding operations by people's words", () => {
  test.each([
    ["cover letter", "executionArtifacts.list"],
    ["forget a note", "memories.delete"],
    ["history", "timeline.list"],
    ["rename an opening", "jobsWorkspace.update"],
    ["deadline of an opening", "jobsWorkspace.get"],
    ["download all my data", "account.export"],
    ["who has seen my data", "accessLog.list"],
    ["CV", "resume.get"],
    ["how long until I become a manager", "careerPrediction.create"],
    ["compensation", "profile.update"],
  ])("%s", async (query, operation) => {
    const { client } = await connected();
    const { structured } = await callTool(client, "find_operations", { query });
    expect(asList(at(structured, "data", "operations")).map((row) => row.operation)).toContain(operation);
  });

  test("rows name the tool that calls, and come with the input schema of what they call", async () => {
    const { client } = await connected();
    const { structured } = await callTool(client, "find_operations", { query: "delete an opening" });
    const [first] = asList(at(structured, "data", "operations"));
    expect(first).toEqual({
      operation: "jobsWorkspace.delete",
      tool: "delete_job",
      title: "Delete jobs workspace item",
      description: "Deletes an item.",
      effect: "delete",
      call: "delete_operation",
      inputSchema: expect.objectContaining({ type: "object", required: ["id"] }),
    });
    for (const name of ["jobsWorkspace.delete", "delete_job"]) {
      const { structured: one } = await callTool(client, "find_operations", { operation: name });
      expect(at(one, "data", "operations", 0, "inputSchema", "required")).toEqual(["id"]);
    }
  });

  test("schemas take at most 1,200 bytes; rows without one have the names of their arguments", async () => {
    const { client } = await connected();
    const { structured } = await callTool(client, "find_operations", { limit: 100 });
    const rows = asList(at(structured, "data", "operations"));
    const schemas = rows.flatMap(({ inputSchema }) => inputSchema ?? []);
    expect(JSON.stringify(schemas).length).toBeLessThanOrEqual(1_200);
    expect(
      rows.filter(
        ({ inputSchema, arguments: names }) => (inputSchema === undefined) !== (names !== undefined),
      ),
    ).toEqual([]);
    expect(rows.find(({ operation }) => operation === "jobEvents.create")?.arguments).toContain(
      "id, kind, at?",
    );
  });

  test("an unknown name is answered with the nearest", async () => {
    const { client } = await connected();
    const { structured } = await callTool(client, "delete_operation", { operation: "job.remove" });
    expect(structured).toMatchObject({
      type: "validation.bad_request",
      message: expect.stringContaining("jobsWorkspace.delete"),
    });
  });
});

describe("the tools that call any operation", () => {
  test("what deletes goes by delete_operation only, and another tool answers with that call", async () => {
    const { client } = await connected();
    const id = await noted(client);
    const calls: [string, Json][] = [
      ["write_operation", { operation: "memories.delete", arguments: { id } }],
      ["read_operation", { operation: "delete_memory", id }],
      ["delete_memory", { id }],
    ];
    for (const [tool, args] of calls) {
      const { isError, structured } = await callTool(client, tool, args);
      expect(isError, tool).toBe(true);
      expect(structured.next).toEqual([
        {
          tool: "delete_operation",
          arguments: { operation: "memories.delete", arguments: { id } },
          why: "The same by the tool for it.",
        },
      ]);
    }
    const [next]: Json[] = asList((await callTool(client, "delete_memory", { id })).structured.next);
    const { structured } = await callTool(client, String(next?.tool), asObject(next?.arguments));
    expect(structured.data).toEqual({ deleted: true, citedBy: [] });
  });

  test("an answer that names the right call repeats ids and no words", async () => {
    const { client } = await connected();
    const args = { operation: "memories.delete", arguments: { id: "obey me", other: { a: 1 } } };
    const { text } = await callTool(client, "write_operation", args);
    expect(text).not.toContain("obey");
  });

  test("is annotated as what it does", async () => {
    const { client } = await connected();
    const { tools } = await client.listTools();
    const hint = (name: string) => tools.find((tool) => tool.name === name)?.annotations?.destructiveHint;
    expect(["read_operation", "write_operation", "delete_operation"].map(hint)).toEqual([false, false, true]);
  });

  test("arguments beside operation are taken as its arguments, and twice with two values is refused", async () => {
    const { client } = await connected();
    const beside = { operation: "timeline.create", eventType: "interview", eventData: { with: "Ada" } };
    expect((await callTool(client, "write_operation", beside)).isError).toBe(false);
    const same = { ...beside, arguments: { eventType: "interview" } };
    expect((await callTool(client, "write_operation", same)).isError).toBe(false);
    const { structured } = await callTool(client, "write_operation", {
      ...beside,
      arguments: { eventType: "offer" },
    });
    expect(structured).toMatchObject({
      type: "validation.bad_request",
      message: "eventType is given twice, in arguments and beside operation; send one.",
    });
  });

  test.each(["input", "args", "params"])(
    "arguments under %s are taken where that is no field",
    async (name) => {
      const { client } = await connected();
      const { structured } = await callTool(client, "read_operation", {
        ...{ operation: "forget.preview", [name]: { topic: "night shifts" } },
      });
      expect(at(structured, "data", "token")).toEqual(expect.any(String));
      const text = await callTool(client, "read_operation", {
        operation: "forget.preview",
        [name]: "nights",
      });
      expect(text.structured.message).toBe(
        `${name} is no field of forget.preview: arguments must be an object.`,
      );
    },
  );

  test("what is made is followed by tools' names, over REST by routes", async () => {
    const { client, h, key } = await connected();
    const content = { work: [{ position: "Cook", name: "Example Grill", startDate: "2019" }] };
    await callTool(client, "import_resume", { content });
    const action = { type: "prepare_execution_artifact", artifactKind: "outreach_note" };
    const body = {
      actions: [action],
      opportunity: { inputMode: "pasted_text", rawText: "Cook at Example Inn" },
    };
    const { text } = await callTool(client, "apply", body);
    expect(text).toContain("Use create_execution_artifact.");
    const sent = await h.send("POST", "/api/v1/agent/apply", { key, body });
    expect(sent.text).toContain("Use POST /api/v1/execution-artifacts.");
    for (const said of [text, sent.text]) expect(said).not.toContain("executionArtifacts.create");
  });

  test("a tool that is not listed is run by its name, where the operation tools are there", async () => {
    const { client } = await connected();
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain("add_timeline_event");
    const made = await callTool(client, "add_timeline_event", { eventType: "interview" });
    expect(made.isError).toBe(false);
    const listed = await callTool(client, "timeline.list");
    expect(at(listed.structured, "data", 0, "eventType")).toBe("interview");
    const narrow = await connected(["webhooks"]);
    await expect(callTool(narrow.client, "list_timeline")).rejects.toThrow("no such tool");
  });
});

test("delete_operation is listed, and named in the instructions, exactly where an allowed operation deletes", async () => {
  const h = await start({ toolsets: ["core"] });
  const { userId } = await h.newPerson();
  for (const scope of h.service.scopes) {
    const client = await h.mcp(await h.newKey(userId, { scopes: [scope] }));
    const { tools } = await client.listTools();
    const operations = [...h.service.operations.values()].filter((operation) => operation.scope === scope);
    const deletes = operations.some(({ effect, mcp }) => effect !== "read" && mcp.hints.destructive);
    const isListed = tools.some(({ name }) => name === "delete_operation");
    expect([scope, isListed]).toEqual([scope, deletes]);
    expect(client.getInstructions()?.includes("delete_operation")).toBe(deletes);
  }
});

import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { connectHttp, type Form, overHttp } from "../../support/mcp/forms.ts";
import { tempPlace } from "../../support/open-engine.ts";
import { elicitationContract } from "./elicitation-contract.ts";

describe("over streamable HTTP at 2026-07-28", () => elicitationContract(overHttp));

describe("a key that may read all and write nothing", () => {
  const inputOf = (id: string) =>
    [
      ["delete_memory", { id }, "write:memories"],
      ["delete_account", {}, "write:account"],
      ["submit_assessment", { moduleId: "values" }, "write:assessments"],
    ] as const;

  test("is refused at once: no form is shown for a call that it may not make", async () => {
    const h = await start({ toolsets: ["all"] });
    const { userId, key } = await h.newPerson();
    const scopes = h.service.scopes.filter((scope) => scope.startsWith("read:"));
    const reader = await h.newKey(userId, { scopes });
    const writer = await connectHttp(h, key);
    const { structured } = await callTool(writer, "add_memory", { contentText: "keep me" });
    const { id } = Object(structured.data);
    const seen: Form[] = [];
    const client = await connectHttp(h, reader, (form) => {
      seen.push(form);
      return { action: "accept", content: { confirm: true } };
    });
    for (const [tool, input, scope] of inputOf(String(id))) {
      const refused = await callTool(client, tool, input);
      expect([refused.isError, refused.structured.type], tool).toEqual([true, "auth.insufficient_scope"]);
      expect(refused.text, tool).toContain(scope);
    }
    expect(seen).toEqual([]);
    expect((await callTool(writer, "list_memories")).text).toContain("keep me");
  });
});

describe("a yes that is the person's to say", () => {
  const sourceText = "Ada Example\nSKILLS\nGrilling";
  const input = { content: { skills: [{ name: "Grilling" }, { name: "Baking" }] }, sourceText };

  test.each([
    ["under arguments", { arguments: { ...input, accept: true } }],
    ["beside the operation, as a text", { ...input, accept: "true" }],
  ])("is not said by a call of the operation %s", async (_, given) => {
    const h = await start();
    const { key } = await h.newPerson();
    const client = await connectHttp(h, key);
    const { isError } = await callTool(client, "write_operation", { operation: "resume.import", ...given });
    expect(isError).toBe(false);
    const { body } = await h.send("GET", "/api/v1/resume", { key });
    const { unconfirmed, ...stored } = asObject(asObject(body).data);
    expect(JSON.stringify(stored)).toContain("Grilling");
    expect(JSON.stringify(stored)).not.toContain("Baking");
    expect(asList(unconfirmed)).toMatchObject([{ text: "Baking" }]);
  });

  test("has no field in any schema that a model is shown", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const client = await connectHttp(h, key);
    const { text } = await callTool(client, "find_operations", { operation: "resume.import" });
    expect(text).toContain("sourceText");
    expect(text).not.toContain('"accept"');
  });
});

describe("a token of a preview", () => {
  const preview = async (h: Harness, key: string) => {
    const client = await connectHttp(h, key);
    const { structured } = await callTool(client, "delete_account", {});
    return asObject(asObject(asList(structured.next)[0]).arguments);
  };
  const takes = async (h: Harness, key: string, args: Record<string, unknown>) =>
    !(await callTool(await connectHttp(h, key), "delete_account", args)).isError;
  const on = (place: string, secret?: string) =>
    start({ place, toolsets: ["all"], ...(secret !== undefined && { secret }) });

  test("is taken by another process on the same data, and by one that starts later", async () => {
    const place = await tempPlace();
    const [left, right] = [await on(place), await on(place)];
    const { key } = await left.newPerson();
    expect(await takes(right, key, await preview(left, key))).toBe(true);
    const { key: other } = await left.newPerson();
    const args = await preview(left, other);
    await left.close();
    expect(await takes(await on(place), other, args)).toBe(true);
  });

  test("is not taken by another key's user, nor under another secret", async () => {
    const place = await tempPlace();
    const [one, another] = [await on(place, "a".repeat(32)), await on(place, "b".repeat(32))];
    const [{ key }, { key: foreign }] = [await one.newPerson(), await one.newPerson()];
    const args = await preview(one, key);
    expect(await takes(another, key, args)).toBe(false);
    expect(await takes(one, foreign, args)).toBe(false);
    expect(await takes(one, key, args)).toBe(true);
  });
});

import { expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../../../src/domain/index.ts";
import type { Operation } from "../../../src/operation/definition.ts";
import { isObject } from "../../../src/shared/json.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

/** Fields of an input that hold a role in the caller's words. */
const roleFields = new Set(["targetRole", "candidates", "goal", "target"]);
/** Fields of these names that hold no role: a person's place in a firm, a word of the stored profile. */
const withoutRole = new Set(["jobsWorkspace.create", "jobsWorkspace.update"]);

/** Every operation that takes a role: by a field of its input, or because its answer says what a role was taken for. */
const takingRoles = operations.filter(
  (operation) => !withoutRole.has(operation.name) && (saysRole(operation) || hasRoleField(operation)),
);

function saysRole({ metadata }: Operation): boolean {
  return ["understoodAs", "nearest", "understood"].some((field) => field in (metadata?.shape ?? {}));
}

function hasRoleField({ input }: Operation): boolean {
  return namesIn(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })).some((name) =>
    roleFields.has(name),
  );
}

function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (!isObject(schema)) return [];
  const own = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

const nearly = "Nurse informaticist";
const never = "asdf qwerty";
const inputs: Record<string, (role: string) => Json> = {
  "agent.apply": (role) => ({
    actions: [
      { type: "generate_fit_brief", target: { kind: "role_family", value: role } },
      { type: "compare_role_directions", candidates: [role, "Nurse practitioner"] },
    ],
  }),
  "agent.explore": (role) => ({ goal: { direction: role } }),
  "agent.inspect": (role) => ({ goal: { type: "discover_directions", query: role } }),
  "careerMatch.find": (role) => ({ query: role }),
  "careerPrediction.create": (role) => ({ targetRole: role, includeAlternatives: true }),
  "careerReasoning.create": (role) => ({ query: `Can I become a ${role}?` }),
  "similarPaths.list": (role) => ({ targetRole: role }),
};

test("the operations that take a role are all tried here", () => {
  expect(takingRoles.map(({ name }) => name).sort()).toEqual(Object.keys(inputs).sort());
});

const cases = takingRoles.flatMap(({ name, effect }) =>
  [nearly, never].map((role) => ({
    name,
    role,
    tool: effect === "read" ? "read_operation" : "write_operation",
  })),
);

test.each(cases)(
  "$name says that it does not understand $role, and how to go on",
  async ({ name, role, tool }) => {
    const { h, person } = await startAt(personNamed("nurse"), "everything");
    const client = await h.mcp(person.key);
    const answer = await callTool(client, tool, { operation: name, arguments: inputs[name]?.(role) });
    expect(answer.isError, answer.text.slice(0, 300)).toBe(false);
    const { metadata, next } = answer.structured;
    expect(metadata).toMatchObject({ status: "not_understood", understoodAs: null });
    expect(asList(at(metadata, "nearest")).length > 0).toBe(role === nearly);
    const [call] = asList(next);
    const followed = await callTool(client, String(call?.tool), asObject(call?.arguments));
    expect(followed.isError, followed.text.slice(0, 300)).toBe(false);
  },
);

test.each(cases)("$name has neither score nor bucket for $role", async ({ name, role, tool }) => {
  const { h, person } = await startAt(personNamed("nurse"), "everything");
  const client = await h.mcp(person.key);
  const { structured } = await callTool(client, tool, { operation: name, arguments: inputs[name]?.(role) });
  for (const row of objectsIn(structured.data)) {
    if (!Object.values(row).includes(role)) continue;
    expect(row).not.toHaveProperty("score");
    expect(row).not.toHaveProperty("bucket");
    expect(row).not.toHaveProperty("matchScore");
    expect(row).not.toHaveProperty("readiness");
  }
});

function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

test("an answer about a role that is understood has no such status", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "everything");
  const client = await h.mcp(person.key);
  for (const { name, effect } of takingRoles) {
    const tool = effect === "read" ? "read_operation" : "write_operation";
    const { structured } = await callTool(client, tool, {
      operation: name,
      arguments: inputs[name]?.("Electrician"),
    });
    expect(structured.metadata, name).not.toHaveProperty("status");
  }
});

test("a person of whom nothing is stored is told how to go on, too", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "nothing");
  const client = await h.mcp(person.key);
  const { structured } = await callTool(client, "read_operation", {
    operation: "careerPrediction.create",
    arguments: { targetRole: never },
  });
  const [call] = asList(structured.next);
  const followed = await callTool(client, String(call?.tool), asObject(call?.arguments));
  expect(followed.isError).toBe(false);
});

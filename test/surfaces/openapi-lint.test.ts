import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { adminOperations, operations } from "../../src/domain/index.ts";
import { shapes } from "../../src/domain/shapes.ts";
import { administration, buildOpenApi } from "../../src/http/openapi/document.ts";

/** The recommended rules that do not hold here. */
const exceptions = {
  // A failure that every operation has is said once, as `default`; statuses of its own an operation lists.
  "operation-4xx-response": "off",
} as const;

async function lint(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"], rules: exceptions });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

const document = () => structuredClone(buildOpenApi(operations, "0.0.0", shapes));

test("the document passes the recommended rules of a linter", async () => {
  expect(await lint(document())).toEqual([]);
});

test("so does that of administration", async () => {
  expect(await lint(buildOpenApi(adminOperations, "0.0.0", shapes, { about: administration }))).toEqual([]);
});

test.each([
  ["an unknown keyword", { components: { schemas: { Bad: { type: "object", propertys: {} } } } }, "struct"],
  ["a reference to nothing", { paths: { "/x": { $ref: "#/nowhere" } } }, "no-unresolved-refs"],
  ["a security scheme that is not there", { security: [{ none: [] }] }, "security-defined"],
])("the linter sees %s", async (_, wrong, rule) => {
  expect((await lint({ ...document(), ...wrong })).join("\n")).toContain(rule);
});

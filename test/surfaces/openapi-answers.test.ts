import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { shapes } from "../../src/domain/shapes.ts";
import { buildOpenApi } from "../../src/http/openapi/document.ts";
import { errorStatus, universalErrors } from "../../src/operation/errors.ts";
import { start } from "../support/harness.ts";
import { asObject, at, type Json, textAt } from "../support/json.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { resolveIn } from "../support/openapi.ts";
import { sampleOf } from "../support/samples/operations.ts";

const document = JSON.parse(JSON.stringify(buildOpenApi(operations, "0.0.0", shapes)));
const json = operations.filter(({ http }) => !http.file);

/** What the document says of the answers of a path, by status. */
function saidOf({ http: { path, method } }: (typeof operations)[number]): Json {
  return asObject(resolveIn(document, at(document, "paths", path, method.toLowerCase(), "responses")));
}

/** What is wrong with a body by the document, as the linter says of an example. */
async function check(response: unknown, body: unknown): Promise<string[]> {
  const schema = at(response, "content", "application/json", "schema");
  const described = { description: "One", content: { "application/json": { schema, example: body } } };
  const rule = { severity: "error", allowAdditionalProperties: true } as const;
  const config = await createConfig({ rules: { "no-invalid-media-type-examples": rule } });
  const source = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "One answer", version: "1" },
    paths: { "/one": { get: { responses: { 200: described } } } },
  });
  const problems = await lintFromString({ source, absoluteRef: "one.json", config });
  return problems.map(({ message }) => message);
}

/** The headers that the document lists for every answer. */
function lacking(headers: Headers): string[] {
  const { "Retry-After": _, ...every } = document.components.responses.Error.headers;
  return Object.keys(every).filter((name) => !headers.has(name));
}

describe.each(json.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("answers what the document says, with the headers of every answer", async () => {
    const h = await start();
    const person = await h.newPerson();
    const sample = sampleOf(operation.name);
    const input = { ...(await sample.prepare?.(h, person)), ...sample.input };
    const { path, ...sent } = restRequest(operation, input);
    const answer = await h.send(operation.http.method, path, { key: person.key, ...sent });
    const said = saidOf(operation)[String(answer.status)];
    expect(said, String(answer.status)).toBeDefined();
    expect(await check(said, answer.body)).toEqual([]);
    expect(lacking(answer.headers)).toEqual([]);
    // A check that lets everything pass would say nothing.
    const { requestId: _, ...metadata } = asObject(asObject(answer.body).metadata);
    expect(await check(said, { ...asObject(answer.body), metadata })).not.toEqual([]);
  });

  test("fails as the document says", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const { path, ...sent } = restRequest(operation, sampleOf(operation.name).bad ?? {});
    const answers = [
      await h.send(operation.http.method, path, { key, ...sent }),
      await h.send(operation.http.method, path, sent),
    ];
    for (const { status, body, headers } of answers.filter(({ status }) => status >= 400)) {
      const responses = saidOf(operation);
      const said = responses[String(status)] ?? responses.default;
      expect(await check(said, body)).toEqual([]);
      const type = textAt(body, "type");
      const isUniversal = universalErrors.some((universal) => universal === type);
      expect(isUniversal || textAt(said, "description").split(", ").includes(type), type).toBe(true);
      expect(Object.keys(errorStatus)).toContain(type);
      expect(lacking(headers)).toEqual([]);
    }
    expect(answers.at(-1)?.status).toBe(401);
  });
});

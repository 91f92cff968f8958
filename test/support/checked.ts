import { expect } from "vitest";
import { z } from "zod";
import type { Harness } from "./harness.ts";
import { at, type Json } from "./json.ts";
import { restRequest } from "./net/rest-request.ts";
import type { Person } from "./samples/persona.ts";

/** Sends an operation over REST, holds the whole answer against its declaration, and gives its data. */
export async function ask(h: Harness, { key }: Person, name: string, input: Json = {}): Promise<unknown> {
  const operation = operationOf(h, name);
  const { path, body } = restRequest(operation, input);
  const send = () => h.send(operation.http.method, path, { key, ...(body && { body }) });
  const answer = await send();
  const what = `${name} ${JSON.stringify(input)}`;
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBe(operation.http.status);
  const { data, metadata, links } = answer.body;
  const top = ["data", "metadata", "links", ...(operation.http.topLevel ?? [])];
  expect(Object.keys(answer.body).sort(), what).toEqual(top.sort());
  expect(operation.output.parse(data), what).toEqual(data);
  metadataOf(operation).parse(metadata);
  expect(Object.keys(Object(links)).sort(), what).toEqual(
    ["self", "related", ...Object.keys(operation.http.links ?? {})].sort(),
  );
  expect(at(links, "self")).toBe(path);
  const again = await send();
  expect(JSON.stringify(again.body.data), `${what}, asked again`).toBe(JSON.stringify(data));
  return data;
}

function metadataOf({ metadata, isPage }: ReturnType<typeof operationOf>) {
  return z.strictObject({
    requestId: z.string(),
    timestamp: z.string(),
    ...(isPage && { count: z.int(), nextCursor: z.string().nullable() }),
    ...metadata?.shape,
  });
}

/** The status and error type of an operation over REST. */
export async function refusal(h: Harness, { key }: Person, name: string, input: Json = {}) {
  const operation = operationOf(h, name);
  const { path, body } = restRequest(operation, input);
  const answer = await h.send(operation.http.method, path, { key, ...(body && { body }) });
  return { status: answer.status, type: answer.body.type };
}

function operationOf({ service }: Harness, name: string) {
  const operation = service.operations.get(name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operation;
}

import { createHash } from "node:crypto";
import type { Context } from "hono";
import { type Operation, pathFields } from "../operation/definition.ts";
import { fail, ServiceError } from "../operation/errors.ts";
import { fieldKinds, fromQuery } from "../operation/input/field-kinds.ts";
import { takesIdempotencyKey } from "../operation/pipeline/idempotency.ts";
import type { Call } from "../operation/types.ts";
import { readJsonBody } from "./body.ts";

/** Where each input field of an operation is sent. */
interface Fields {
  kinds: ReturnType<typeof fieldKinds>;
  inPath: readonly string[];
  inQuery: readonly string[];
  bodyless: boolean;
}

/** Computed at an operation's first call. For all operations it would take a tenth of the start. */
function fieldsOf(operation: Operation): Fields {
  const kinds = fieldKinds(operation);
  const inPath = pathFields(operation.http.path);
  const bodyless = operation.http.method === "GET" || operation.http.method === "DELETE";
  const inQuery = bodyless
    ? [...kinds.keys()].filter((field) => !inPath.includes(field))
    : (operation.http.query ?? []);
  return { kinds, inPath, inQuery, bodyless };
}

/**
 * Builds an operation's flat input from path, query and body. The path wins, and the body may only have its own fields.
 */
export function inputReader(
  operation: Operation,
): (c: Context) => Promise<Pick<Call, "input" | "isTyped" | "problem" | "idempotency">> {
  let fields: Fields | undefined;

  return async (c) => {
    fields ??= fieldsOf(operation);
    const { kinds, inPath, inQuery, bodyless } = fields;
    const outer: Record<string, unknown> = {};
    for (const field of inPath) outer[field] = c.req.param(field);
    for (const field of c.req.url.includes("?") ? inQuery : []) {
      const values = c.req.queries(field);
      if (values) outer[field] = fromQuery(values, kinds.get(field) ?? "text");
    }
    if (bodyless) return { input: outer };
    const body = await readJsonBody(c.req.raw, operation.http.maxBodyBytes);
    if (body instanceof ServiceError) return { input: outer, problem: typed(body, operation) };
    const misplaced = Object.keys(body.value).find(
      (field) => inPath.includes(field) || inQuery.includes(field),
    );
    if (misplaced !== undefined) {
      const message = `${misplaced} is not a body field. Send it in the ${inPath.includes(misplaced) ? "path" : "query"}.`;
      return {
        input: outer,
        problem: fail(operation.errors.request ?? "validation.bad_request", message),
      };
    }
    const input = { ...body.value, ...outer };
    const isTyped = true;
    const key = c.req.header("idempotency-key");
    if (key === undefined || !takesIdempotencyKey(operation)) return { input, isTyped };
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      const message = "Idempotency-Key must be 1 to 255 visible ASCII characters.";
      return { input, problem: fail("validation.bad_request", message) };
    }
    const said = `${operation.name}\n${JSON.stringify(outer)}\n${body.text}`;
    return {
      input,
      isTyped,
      idempotency: { key, requestHash: createHash("sha256").update(said).digest("hex") },
    };
  };
}

/** An unreadable body gets the operation's own error type for bad requests. The status stays. */
function typed(error: ServiceError, operation: Operation): ServiceError {
  if (!operation.errors.request) return error;
  return fail(operation.errors.request, error.message, { status: error.status });
}

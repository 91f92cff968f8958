import { fail, type ServiceError } from "../operation/errors.ts";
import { jsonProblem, jsonTextProblem } from "../operation/input/json-limits.ts";
import { tooLarge } from "../operation/input/limits.ts";
import { isObject } from "../shared/json.ts";

/**
 * Reads a request's JSON object, at most `limit` bytes. An empty body is `{}`: the operation then reports missing
 * fields. Returns a ServiceError if the body cannot be read.
 */
export async function readJsonBody(
  request: Request,
  limit: number,
): Promise<{ value: Record<string, unknown>; text: string } | ServiceError> {
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding.trim().toLowerCase() !== "identity") {
    return fail("validation.bad_request", "The body must be sent without a Content-Encoding.");
  }
  const declared = Number(request.headers.get("content-length") ?? "0");
  const bytes = await (declared > limit ? passOver(request, declared) : readBytes(request, limit)).catch(
    () => "cut off" as const,
  );
  // The client is gone, so nobody reads this answer. It is not an internal error.
  if (bytes === "cut off") return fail("validation.bad_request", "The body is incomplete.");
  if (bytes === "too long") {
    return fail("validation.bad_request", tooLarge(limit), { status: 413 });
  }
  if (bytes.length === 0) return { value: {}, text: "" };
  if (!isJson(request.headers.get("content-type"))) {
    return fail("validation.bad_request", "The Content-Type must be application/json.");
  }
  return parseJsonObject(bytes);
}

function isJson(contentType: string | null): boolean {
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return type === "application/json" || /^application\/[\w.-]+\+json$/.test(type);
}

/** A longer body is refused before it has come. */
const MOST_PASSED_OVER = 32 * 1024 * 1024;

/** Reads a body that is too long to its end: a client that still sends might never see the answer. */
async function passOver({ body }: Request, declared: number): Promise<"too long"> {
  const reader = declared > MOST_PASSED_OVER ? undefined : body?.getReader();
  while (reader && !(await reader.read()).done);
  return "too long";
}

/** The bytes of a request's body. Reads little more than `limit` of a longer one. Throws if the body ends too early. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | "too long"> {
  if (request.headers.get("content-length") !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? "too long" : bytes;
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) return "too long";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJsonObject(bytes: Uint8Array): { value: Record<string, unknown>; text: string } | ServiceError {
  const text = decode(bytes);
  const unfit = text === undefined ? undefined : jsonTextProblem(text);
  if (unfit) return fail("validation.bad_request", unfit);
  const value = text === undefined ? undefined : parse(text);
  if (text === undefined || value === undefined) {
    return fail("validation.bad_request", "The body must be JSON in UTF-8.");
  }
  const problem = jsonProblem(value);
  if (problem) return fail("validation.bad_request", problem);
  if (!isObject(value)) return fail("validation.bad_request", "The body must be a JSON object.");
  return { value, text };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

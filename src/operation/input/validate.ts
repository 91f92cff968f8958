import type { z } from "zod";
import { cursorIn, notACursor } from "../../shared/cursor.ts";
import { isObject } from "../../shared/json.ts";
import { stripInvisibleDeep } from "../../shared/text/invisible-characters.ts";
import type { FieldError } from "../declaration.ts";
import type { Operation } from "../definition.ts";
import { type ErrorType, fail } from "../errors.ts";
import type { Actor, ServerFacts } from "../handler.ts";
import type { Call } from "../types.ts";
import { fieldNames } from "./field-names.ts";
import { limitProblem } from "./limits.ts";
import { nearestName } from "./nearest-name.ts";
import { repairedAt, tolerantParse } from "./tolerant-parse.ts";
import { validationMessage } from "./validation-message.ts";

type Issue = z.core.$ZodIssue;

/** Throws auth.insufficient_scope if the caller lacks the operation's scope. */
export function requireScope(operation: Operation, actor: Actor): void {
  if (actor.scopes.has(operation.scope)) return;
  const { scope } = operation;
  throw fail("auth.insufficient_scope", `This needs the scope ${scope}, which the key does not carry.`, {
    scope,
  });
}

/**
 * Returns the input for the handler. Throws the first fault as a ServiceError, in this order: a missing query field, a
 * malformed or too large body, missing fields, `policy.check`, invalid fields, any other schema issue.
 */
export function parseInput(
  { operation, input, problem, isBounded, isTyped }: Call,
  server: ServerFacts,
): never {
  requireFields(operation, input, operation.http.query);
  const unfit = problem ?? (isBounded ? undefined : limitProblem(operation, input));
  if (unfit) throw unfit;
  requireFields(operation, input, Object.keys(operation.errors.fields ?? {}));
  operation.policy.check?.(input, server);
  const clean = operation.effect === "read" ? input : strippedFields(input);
  const { parsed, value } = tolerantParse(operation.input, clean, isTyped);
  if (!parsed.success) throw invalidInput(operation, parsed.error.issues, value);
  // The handler takes its own schema's output: defineOperation guarantees this.
  return withOwnCursor(operation, parsed.data) as never;
}

function withOwnCursor({ name, isPage }: Operation, input: Record<string, unknown>): Record<string, unknown> {
  if (!isPage || typeof input.cursor !== "string") return input;
  const cursor = cursorIn(name, input.cursor);
  if (cursor === undefined) throw fail("validation.bad_request", notACursor);
  return { ...input, cursor };
}

/** Refuses a missing or blank field that has its own error type. */
function requireFields(operation: Operation, input: Record<string, unknown>, names: readonly string[]): void {
  const { fields = {} } = operation.errors;
  for (const name of names) {
    const type = missingType(fields[name], input[name]);
    if (type) {
      const message = `${name} is required${described(operation.input.shape[name])}`;
      throw fail(type, message, { corrected: correctedInput(operation.input, input) });
    }
  }
}

function described(schema: z.core.$ZodType | undefined): string {
  const description = schema && "description" in schema ? schema.description : undefined;
  return typeof description === "string" ? `: ${description}` : ".";
}

/** The fault of the first declared field. Otherwise the first fault that the schema found. */
function invalidInput({ input, output, errors }: Operation, issues: readonly Issue[], value: unknown) {
  const message = (issue: Issue | undefined) =>
    validationMessage(issue, [input, output], { known: Object.keys(input.shape), value });
  const corrected = correctedInput(input, value);
  for (const [name, error] of Object.entries(errors.fields ?? {})) {
    const issue = issues.find(({ path }) => path[0] === name);
    const type = issue && invalidType(error, issue);
    if (type) return fail(type, message(issue), { corrected });
  }
  // A missing field may have been sent by another name.
  const strange = issues.slice(1).find(({ code, path }) => code === "unrecognized_keys" && path.length === 0);
  const isMissing = issues[0]?.path.length === 1 && Object(value)[String(issues[0].path[0])] === undefined;
  const said = [message(issues[0]), ...(strange && isMissing ? [message(strange)] : [])].join(" ");
  return fail(errors.request ?? "validation.bad_request", said, { corrected });
}

function missingType(error: FieldError | undefined, value: unknown): ErrorType | undefined {
  if (error === undefined || typeof error === "string") return undefined;
  const isBlank = typeof value === "string" && value.trim() === "" && !error.invalid;
  return value === undefined || isBlank ? error.missing : undefined;
}

function invalidType(error: FieldError | undefined, { code }: Issue): ErrorType | undefined {
  if (typeof error === "string") return error;
  return code === "too_big" && error?.tooLong ? error.tooLong : error?.invalid;
}

/** Invisible characters are never stored: people could not see what an agent reads. */
function strippedFields(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, stripInvisibleDeep(value)]),
  );
}

/**
 * The corrected input, if replacing near-miss field names and enum values makes it valid. Undefined if that fails, or
 * if the input is already valid.
 */
function correctedInput(schema: z.ZodObject, input: unknown): Record<string, unknown> | undefined {
  const { parsed, value } = tolerantParse(schema, input);
  if (parsed.success) return undefined;
  const corrected = parsed.error.issues.reduce((found, issue) => mended(schema, issue, found), value);
  if (corrected === value || !isObject(corrected)) return undefined;
  return tolerantParse(schema, corrected).parsed.success ? corrected : undefined;
}

function mended(schema: z.ZodObject, issue: Issue, value: unknown): unknown {
  if (issue.code === "unrecognized_keys") {
    const known = issue.path.length === 0 ? Object.keys(schema.shape) : fieldNames([schema]).at(issue.path);
    return repairedAt(value, issue.path, (item) => renamed(item, issue.keys, known));
  }
  if (issue.code !== "invalid_value") return value;
  const words = issue.values.map(String);
  return repairedAt(value, issue.path, (item) =>
    typeof item === "string" ? (nearestName(item, words) ?? item) : item,
  );
}

/**
 * An object with unknown fields renamed to the nearest known name. If both names are present, both stay, and validation
 * refuses them.
 */
function renamed(item: unknown, strange: readonly string[], known: readonly string[]): unknown {
  if (!isObject(item)) return item;
  const entries = Object.entries(item).map(([name, value]) => {
    const right = strange.includes(name) ? nearestName(name, known) : undefined;
    return [right === undefined || Object.hasOwn(item, right) ? name : right, value];
  });
  return Object.fromEntries(entries);
}

import { stripInvisibleDeep } from "../shared/invisible-characters.ts";
import type { Actor, Operation, ServerFacts } from "./definition.ts";
import { fail } from "./errors.ts";
import type { Call } from "./types.ts";
import { explain } from "./validation-message.ts";

/** Throws where the caller lacks the scope of an operation. */
export function requireScope(operation: Operation, actor: Actor): void {
  if (actor.scopes.has(operation.scope)) return;
  throw fail(
    "auth.insufficient_scope",
    `This needs the scope ${operation.scope}, which the key does not carry.`,
  );
}

/** What `run` takes: the input checked in the order in which its faults are told. Throws ServiceError. */
export function parseInput({ operation, input, problem }: Call, server: ServerFacts): never {
  const required = operation.requires;
  if (required && (input[required.field] === undefined || input[required.field] === "")) {
    throw fail(required.error, `${required.field} is required: the id of the resource to act on.`);
  }
  if (problem) throw problem;
  operation.precheck?.(input, server);
  const parsed = operation.input.safeParse(operation.effect === "read" ? input : cleanedFields(input));
  if (!parsed.success) {
    const known = Object.keys(operation.input.shape);
    throw fail(
      operation.invalid ?? "validation.bad_request",
      explain(parsed.error, [operation.input, operation.data], known),
    );
  }
  // `run` takes what its own schema gave: defineOperation ties the two together.
  return parsed.data as never;
}

/** What is stored never holds hidden characters: a person could not see what an agent reads. */
function cleanedFields(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, stripInvisibleDeep(value)]),
  );
}

import { fail } from "../../operation/errors.ts";
import { jsonTextProblem } from "../../operation/input/json-limits.ts";
import type { ToolDefinition } from "./definitions.ts";

const LONGEST_QUERY = 500;

/** Operations within the caller's scopes that fit the words best; all, in order, without words. */
export function findOperations(
  input: Record<string, unknown>,
  tools: readonly ToolDefinition[],
  scopes: ReadonlySet<string>,
) {
  const { query, limit = 5 } = input;
  if (query !== undefined && typeof query !== "string")
    throw fail("validation.bad_request", "query must be a string.");
  if (query !== undefined && query.length > LONGEST_QUERY)
    throw fail("validation.bad_request", `query must have at most ${LONGEST_QUERY} characters.`);
  if (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw fail("validation.bad_request", "limit must be a whole number from 1 to 100.");
  }
  const allowed = tools.filter(({ scope }) => scopes.has(scope));
  const words = (query ?? "").toLowerCase().match(/[a-z]{2,30}/g) ?? [];
  const ranked = allowed
    .map((entry) => ({ entry, score: words.length === 0 ? 1 : score(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  return {
    operations: ranked.slice(0, limit).map(({ entry }) => ({
      operation: entry.operation,
      title: entry.title,
      description: entry.description,
      effect: entry.effect,
      inputSchema: entry.inputSchema,
    })),
    total: ranked.length,
  };
}

function score(entry: ToolDefinition, words: readonly string[]): number {
  const name = `${entry.operation} ${entry.tool} ${entry.title}`.toLowerCase();
  const text = entry.description.toLowerCase();
  return words.reduce((sum, word) => sum + weight(word.replace(/s$/, ""), name, text), 0);
}

function weight(stem: string, name: string, text: string): number {
  if (name.includes(stem)) return 3;
  return text.includes(stem) ? 1 : 0;
}

/** The operation that read_operation or write_operation is asked to call, and its arguments. */
export function targetOf(
  { name: tool }: { name: string },
  input: Record<string, unknown>,
  tools: readonly ToolDefinition[],
): { entry: ToolDefinition; input: Record<string, unknown> } {
  const entry = tools.find(
    ({ operation, tool: name }) => operation === input.operation || name === input.operation,
  );
  if (!entry) {
    throw fail(
      "validation.bad_request",
      "operation must be a name that find_operations lists, e.g. timeline.list.",
    );
  }
  if (tool === "read_operation" && entry.effect !== "read") {
    throw fail("validation.bad_request", "operation writes; call it with write_operation.");
  }
  return { entry, input: objectArgument(input.arguments) };
}

/** Arguments as an object; its JSON text is accepted, and nothing at all is no arguments. */
export function objectArgument(value: unknown): Record<string, unknown> {
  const parsed = typeof value === "string" ? parse(value) : (value ?? {});
  if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  throw fail("validation.bad_request", "arguments must be an object.");
}

function parse(text: string): unknown {
  const problem = jsonTextProblem(text);
  if (problem !== undefined) throw fail("validation.bad_request", problem);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

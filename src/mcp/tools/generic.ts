import { fail } from "../../operation/errors.ts";
import { jsonTextProblem } from "../../operation/input/json-limits.ts";
import { sameJson } from "../../shared/json.ts";
import type { ToolDefinition } from "./definitions.ts";
import { namedOperation, noSuchOperation } from "./find-operations.ts";
import type { GeneralTool } from "./operation-tools.ts";
import { repeatedArguments } from "./repeated-arguments.ts";
import type { NextTool } from "./result.ts";

/** An operation to run, and its arguments. */
export interface Asked {
  entry: ToolDefinition;
  input: Record<string, unknown>;
}

/** Other names that callers use for `arguments`. */
const otherNames = new Set([
  "input",
  "inputs",
  "args",
  "argument",
  "params",
  "parameters",
  "payload",
  "body",
]);

/**
 * The operation that an operation tool should call, and its arguments: those under `arguments` or an equivalent
 * name, and those next to `operation`. Throws ServiceError.
 */
export function targetOf(input: Record<string, unknown>, tools: readonly ToolDefinition[]): Asked {
  const { operation, arguments: under, ...beside } = input;
  const entry = namedOperation(operation, tools);
  if (entry && under === undefined) return { entry, input: unwrapped(beside, entry) };
  if (entry) return { entry, input: merged(objectArgument(under), beside, entry) };
  throw noSuchOperation(operation, tools, { ...beside, ...objectArgument(under) });
}

/** Arguments under another name than `arguments`, if that is not a field of the operation. */
function unwrapped(beside: Record<string, unknown>, entry: ToolDefinition): Record<string, unknown> {
  const name = Object.keys(beside).find((key) => otherNames.has(key) && !isField(key, entry));
  if (name === undefined) return beside;
  const { [name]: wrapped, ...rest } = beside;
  return merged(objectArgument(wrapped, `${name} is no field of ${entry.operation}: arguments`), rest, entry);
}

function isField(name: string, { inputSchema: { properties } }: ToolDefinition): boolean {
  return Object.hasOwn(Object(properties), name);
}

function merged(
  under: Record<string, unknown>,
  beside: Record<string, unknown>,
  entry: ToolDefinition,
): Record<string, unknown> {
  const twice = Object.keys(beside).find((name) => name in under && !sameJson(under[name], beside[name]));
  if (twice === undefined) return { ...beside, ...under };
  const name = isField(twice, entry) ? twice : "A field";
  throw fail(
    "validation.bad_request",
    `${name} is given twice, in arguments and beside operation; send one.`,
  );
}

const rank: Record<GeneralTool, number> = { read_operation: 0, write_operation: 1, delete_operation: 2 };

/**
 * The correct call if this tool does not fit the operation: a tool that only reads or writes never deletes. An
 * unlisted delete needs the tool named for it.
 */
export function rightCall(name: string, { entry, input }: Asked, isListed: boolean): NextTool | undefined {
  const isGeneral = isGeneralTool(name);
  const fits = isGeneral
    ? rank[name] >= rank[entry.general]
    : isListed || entry.general !== "delete_operation";
  if (fits) return undefined;
  const { input: args, toAdd } = repeatedArguments(input, entry);
  return {
    tool: entry.general,
    arguments: { operation: entry.operation, arguments: args },
    why: `The same by the tool for it.${toAdd}`,
  };
}

function isGeneralTool(name: string): name is GeneralTool {
  return Object.hasOwn(rank, name);
}

/** Arguments as an object. JSON text is accepted, and missing arguments are an empty object. */
export function objectArgument(value: unknown, called = "arguments"): Record<string, unknown> {
  const parsed = typeof value === "string" ? parse(value) : (value ?? {});
  if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  throw fail("validation.bad_request", `${called} must be an object.`);
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

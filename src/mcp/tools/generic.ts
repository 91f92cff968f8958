import { fail } from "../../operation/errors.ts";
import { jsonTextProblem } from "../../operation/input/json-limits.ts";
import { sameJson } from "../../shared/json.ts";
import type { ToolDefinition } from "./definitions.ts";
import { namedOperation, noSuchOperation } from "./find-operations.ts";
import type { GeneralTool } from "./general-tool.ts";
import { repeatedArguments } from "./repeated-arguments.ts";
import type { NextTool } from "./result.ts";

/** An operation to run, and its arguments. */
export interface Asked {
  entry: ToolDefinition;
  input: Record<string, unknown>;
}

/** What callers write for `arguments`. */
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
 * The operation that an operation tool is asked to call, and its arguments: those under `arguments` or a name that
 * means it, and those beside `operation`. Throws ServiceError.
 */
export function targetOf(input: Record<string, unknown>, tools: readonly ToolDefinition[]): Asked {
  const { operation, arguments: under, ...beside } = input;
  const entry = namedOperation(operation, tools);
  if (entry && under === undefined) return { entry, input: unwrapped(beside, entry) };
  if (entry) return { entry, input: merged(objectArgument(under), beside, entry) };
  throw noSuchOperation(operation, tools, { ...beside, ...objectArgument(under) });
}

/** Arguments that came under another name than `arguments`, where that is no field of the operation. */
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
 * The call that would do, where a tool is not the one for an operation: one that only reads or writes never takes
 * things away. What deletes and is not listed goes by the tool whose name says so, too.
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

/** Arguments as an object; its JSON text is accepted, and nothing at all is no arguments. */
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

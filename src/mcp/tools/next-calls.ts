import type { Operation } from "../../operation/definition.ts";
import type { ServiceError } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import { collectionOf } from "../../operation/registry.ts";
import type { Reply } from "../../operation/types.ts";
import { isObject } from "../../shared/json.ts";
import { agreedTo, describe } from "../elicitation/confirm.ts";
import type { Elicitation } from "../elicitation/context.ts";
import type { Connection } from "../session/connection.ts";
import type { ToolDefinition } from "./definitions.ts";
import { namedOperation } from "./find-operations.ts";
import type { Asked } from "./generic.ts";
import { toolFinder } from "./listed-tools.ts";
import { knownArguments, repeatedArguments } from "./repeated-arguments.ts";
import { type NextTool, toNextTools } from "./result.ts";
import { untrustedPaths } from "./untrusted.ts";

/** The call for the rest of a list: the next page. */
export function nextPage(
  { operation, inputSchema }: ToolDefinition,
  sent: Record<string, unknown>,
  { metadata }: Reply,
): NextCall[] {
  if (typeof metadata.nextCursor !== "string") return [];
  const input = knownArguments(sent, propertiesOf(inputSchema));
  return [{ operation, input: { ...input, cursor: metadata.nextCursor }, why: "The next page." }];
}

/** Where suggested calls repeat text from this call, which the caller may have read somewhere. */
export function repeatedIn(next: readonly NextTool[], { inputSchema }: ToolDefinition): string[] {
  const texts = Object.entries(propertiesOf(inputSchema)).flatMap(([name, schema]) =>
    takesAnyText(schema) && name !== "id" && name !== "cursor" ? [name] : [],
  );
  return untrustedPaths({ next }, texts);
}

function takesAnyText(schema: unknown): boolean {
  if (!isObject(schema) || "enum" in schema || "format" in schema) return false;
  return !["boolean", "integer", "number"].includes(String(schema.type));
}

function propertiesOf({ properties }: ToolDefinition["inputSchema"]): Record<string, unknown> {
  return isObject(properties) ? properties : {};
}

/**
 * What helps after a failure: the intended call, what to ask the person, the list that has valid ids, the
 * confirmation word.
 */
export async function recoveryCalls(
  error: ServiceError,
  connection: Connection,
  asked: Asked | undefined,
  elicitation: Elicitation,
): Promise<NextTool[]> {
  if (!asked) return meantCalls(error, connection);
  const { entry } = asked;
  if (error.corrected)
    return sameCall(error.corrected, connection, entry, "The same with the names that it has here.");
  const call = await recoveryCall(error, connection, asked, elicitation);
  if (call) return toNextTools([call], toolFinder(connection));
  // The caller already has a listed tool's schema.
  const isUnseen = error.status === 400 && toolFinder(connection)(entry.operation)?.nested;
  if (!isUnseen) return [];
  return [{ tool: "find_operations", arguments: { operation: entry.operation }, why: "Its input schema." }];
}

/** The call of the operation with the nearest name. If nothing was to be called, the look-up of it. */
function meantCalls({ corrected }: ServiceError, connection: Connection): NextTool[] {
  const entry = namedOperation(corrected?.operation, connection.definition.tools);
  if (!entry) return [];
  const why = "The operation of the nearest name.";
  if (!isObject(corrected?.arguments))
    return [{ tool: "find_operations", arguments: { operation: entry.operation }, why }];
  return sameCall(corrected.arguments, connection, entry, why);
}

/** A call with those of its arguments that may be repeated. */
function sameCall(
  sent: Record<string, unknown>,
  connection: Connection,
  entry: ToolDefinition,
  why: string,
): NextTool[] {
  const { input, toAdd } = repeatedArguments(sent, entry);
  const call = { operation: entry.operation, input, why: `${why}${toAdd}` };
  return toNextTools([call], toolFinder(connection));
}

async function recoveryCall(
  { status }: ServiceError,
  connection: Connection,
  asked: Asked,
  elicitation: Elicitation,
): Promise<NextCall | undefined> {
  if (status !== 404 && status !== 400) return undefined;
  const operations = await connection.operations();
  const operation = operations.get(asked.entry.operation);
  if (!operation) return undefined;
  if (status === 404) return listCall(operations, operation);
  const { confirm, elicit } = operation.mcp;
  const questions = elicit?.before?.byHand(asked.input);
  if (questions) return { ...questions, why: "What to ask the user, item by item." };
  if (!confirm?.word) return undefined;
  const { field } = confirm.word;
  const { [field]: _, ...names } = asked.input;
  const what = (await describe(connection, confirm, names)) ?? "what it names";
  const { input, toAdd } = repeatedArguments(names, asked.entry);
  const why = `Deletes ${what} permanently. Ask the user first. The token is valid for ten minutes.${toAdd}`;
  const token = await elicitation.sign(agreedTo(operation.name, field, names));
  return { operation: operation.name, input: { ...input, [field]: token }, why };
}

function listCall(operations: ReadonlyMap<string, Operation>, operation: Operation): NextCall | undefined {
  const list = collectionOf(operations.values(), operation);
  if (!list || list === operation) return undefined;
  return { operation: list.name, input: {}, why: "Lists the ids." };
}

import type { ServiceError } from "../../operation/errors.ts";
import type { NextCall } from "../../operation/handler.ts";
import { isObject } from "../../operation/json-limits.ts";
import type { Reply } from "../../operation/types.ts";
import { describe } from "../elicitation/confirm.ts";
import type { Elicitation } from "../elicitation/context.ts";
import type { Connection } from "../session/connection.ts";
import type { ToolDefinition } from "./definitions.ts";
import { knownArguments } from "./known-arguments.ts";
import { type NextTool, toNextTools } from "./result.ts";
import { untrustedPaths } from "./untrusted.ts";

/** The call for what a page left out: the next one. */
export function nextPage(
  { operation, inputSchema }: ToolDefinition,
  sent: Record<string, unknown>,
  { metadata }: Reply,
): NextCall[] {
  if (typeof metadata.nextCursor !== "string") return [];
  const input = knownArguments(sent, propertiesOf(inputSchema));
  return [{ operation, input: { ...input, cursor: metadata.nextCursor }, why: "The next page." }];
}

/** Where suggested calls repeat texts that this call was sent: the caller may have read them somewhere. */
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

/** Which tool of this connection reaches an operation. */
export function toolFinder({ definition: { tools, toolset }, peer: { scopes } }: Connection) {
  return (operation: string) => {
    const entry = tools.find((candidate) => candidate.operation === operation);
    if (!entry || !scopes.has(entry.scope)) return undefined;
    if (toolset.entries.includes(entry)) return { tool: entry.tool, nested: false };
    if (!toolset.operationTools) return undefined;
    return { tool: entry.effect === "read" ? "read_operation" : "write_operation", nested: true };
  };
}

/** What helps after a failure: the list an unknown id could have come from, the items to answer, the word to agree with. */
export async function recoveryCalls(
  error: ServiceError,
  connection: Connection,
  entry: ToolDefinition | undefined,
  elicitation: Elicitation,
): Promise<NextTool[]> {
  const call = entry && (await recoveryCall(error, connection, entry, elicitation));
  return call ? toNextTools([call], toolFinder(connection)) : [];
}

async function recoveryCall(
  { status }: ServiceError,
  connection: Connection,
  { operation, feature }: ToolDefinition,
  elicitation: Elicitation,
): Promise<NextCall | undefined> {
  if (status === 404) {
    const list = connection.definition.tools.find((other) => other.operation === `${feature}.list`);
    if (!list || list.operation === operation) return undefined;
    return { operation: list.operation, input: {}, why: "See which ids there are." };
  }
  if (status !== 400 || operation !== "account.delete") return undefined;
  const what = await describe(connection, feature, {});
  const why = `Deletes ${what}, for good. Ask the user first; the token holds for ten minutes.`;
  return { operation, input: { confirm: await elicitation.sign(operation) }, why };
}

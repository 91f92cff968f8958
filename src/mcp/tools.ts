import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";
import { fail, ServiceError } from "../operation/errors.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import type { Connection } from "./connection.ts";
import { findOperations, objectArgument, operationTools, targetOf } from "./operation-tools.ts";
import { failure, type NextTool, success, type ToolResult, toNextTools } from "./result.ts";

/** Adds the tools: listing them within the peer's scopes, and calling them. */
export function serveTools(server: Server, connection: Connection): void {
  server.setRequestHandler("tools/list", () => ({ tools: listTools(connection) }));
  server.setRequestHandler("tools/call", ({ params }) => callTool(connection, params));
}

function listTools({ definition: { selection }, peer: { scopes } }: Connection) {
  const own = selection.entries
    .filter(({ scope }) => scopes.has(scope))
    .map(({ tool, title, description, inputSchema, outputSchema, annotations }) => ({
      name: tool,
      title,
      description,
      inputSchema: { ...inputSchema, type: "object" as const },
      outputSchema: { ...outputSchema, type: "object" as const },
      annotations,
    }));
  const writes = [...scopes].some((scope) => scope.startsWith("write:"));
  const { find_operations, read_operation, write_operation } = operationTools;
  const general = writes
    ? [find_operations, read_operation, write_operation]
    : [find_operations, read_operation];
  return selection.operationTools ? [...own, ...general] : own;
}

interface ToolCall {
  name: string;
  arguments?: unknown;
}

async function callTool(connection: Connection, call: ToolCall): Promise<ToolResult> {
  const { catalogue, selection } = connection.definition;
  const own = selection.entries.find(({ tool }) => tool === call.name);
  const general = selection.operationTools && Object.hasOwn(operationTools, call.name);
  if (!own && !general) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      "There is no such tool; tools/list names those there are.",
    );
  }
  let entry = own;
  try {
    let input = objectArgument(call.arguments);
    if (call.name === "find_operations") return found(input, connection);
    if (call.name === "read_operation" || call.name === "write_operation") {
      ({ entry, input } = targetOf(call.name, input, catalogue));
    }
    if (!entry) throw fail("resource.not_found", "There is no such operation.");
    const reply = await connection.run(entry.operation, input);
    return success(reply.data, reply.metadata, toNextTools(reply.next, toolFinder(connection)));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return failure(error, mend(error, connection, entry));
  }
}

function found(input: Record<string, unknown>, { definition, peer }: Connection): ToolResult {
  const { operations, total } = findOperations(input, definition.catalogue, peer.scopes);
  return success({ operations }, { count: operations.length, total }, []);
}

/** Which tool of this connection reaches an operation. */
function toolFinder({ definition: { catalogue, selection }, peer: { scopes } }: Connection) {
  return (operation: string) => {
    const entry = catalogue.find((candidate) => candidate.operation === operation);
    if (!entry || !scopes.has(entry.scope)) return undefined;
    if (selection.entries.includes(entry)) return { tool: entry.tool, nested: false };
    if (!selection.operationTools) return undefined;
    return { tool: entry.effect === "read" ? "read_operation" : "write_operation", nested: true };
  };
}

/** What helps after a failure: the list an unknown id could have come from. */
function mend(error: ServiceError, connection: Connection, entry?: CatalogueEntry): NextTool[] {
  if (!entry || error.status !== 404) return [];
  const list = connection.definition.catalogue.find(
    ({ operation }) => operation === `${entry.feature}.list` && operation !== entry.operation,
  );
  if (!list) return [];
  const calls = [{ operation: list.operation, input: {}, why: "See which ids there are." }];
  return toNextTools(calls, toolFinder(connection));
}

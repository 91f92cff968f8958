import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { fail, ServiceError } from "../operation/errors.ts";
import type { Actor } from "../operation/operation.ts";
import type { KeyRecord } from "../store/port.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import type { Executor } from "./executor.ts";
import { instructions } from "./instructions.ts";
import { findOperations, objectArgument, operationTools, targetOf } from "./operation-tools.ts";
import { failure, type NextTool, success, type ToolResult, toNextTools } from "./result.ts";
import type { Selection } from "./selection.ts";

/** Who is at the other end of a connection. */
export interface Peer {
  userId: string;
  scopes: ReadonlySet<string>;
  /** Null over stdio. */
  key: KeyRecord | null;
}

export interface McpDefinition {
  catalogue: readonly CatalogueEntry[];
  selection: Selection;
  version: string;
  /** Loads what runs operations; a client that only lists tools never needs it. */
  executor: () => Promise<Executor>;
}

const LIST_TTL_MS = 60_000;

/** One server definition for every transport and protocol revision. */
export function createMcpServer(definition: McpDefinition, peer: Peer): Server {
  const server = new Server(
    { name: "career-context", title: "Career context", version: definition.version },
    {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: "private" } },
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: listTools(definition, peer) }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const client = peer.key?.name ?? clientName(server) ?? "mcp";
    return callTool(definition, peer, { ...peer, keyId: peer.key?.id ?? null, client }, params);
  });
  return server;
}

function clientName(server: Server): string | undefined {
  return server.getClientVersion()?.name.slice(0, 100) || undefined;
}

function listTools({ selection }: McpDefinition, { scopes }: Peer) {
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

async function callTool(
  definition: McpDefinition,
  peer: Peer,
  actor: Actor,
  call: ToolCall,
): Promise<ToolResult> {
  const { catalogue, selection } = definition;
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
    if (call.name === "find_operations") return found(input, definition, peer);
    if (call.name === "read_operation" || call.name === "write_operation") {
      ({ entry, input } = targetOf(call.name, input, catalogue));
    }
    if (!entry) throw fail("resource.not_found", "There is no such operation.");
    const execute = await definition.executor();
    const reply = await execute({ operation: entry.operation, input, actor, key: peer.key });
    return success(reply.data, reply.metadata, toNextTools(reply.next, toolFinder(definition, peer)));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return failure(error, mend(error, definition, peer, entry));
  }
}

function found(input: Record<string, unknown>, { catalogue }: McpDefinition, { scopes }: Peer): ToolResult {
  const { operations, total } = findOperations(input, catalogue, scopes);
  return success({ operations }, { count: operations.length, total }, []);
}

/** Which tool of this connection reaches an operation. */
function toolFinder({ catalogue, selection }: McpDefinition, { scopes }: Peer) {
  return (operation: string) => {
    const entry = catalogue.find((candidate) => candidate.operation === operation);
    if (!entry || !scopes.has(entry.scope)) return undefined;
    if (selection.entries.includes(entry)) return { tool: entry.tool, nested: false };
    if (!selection.operationTools) return undefined;
    return { tool: entry.effect === "read" ? "read_operation" : "write_operation", nested: true };
  };
}

/** What helps after a failure: the list an unknown id could have come from. */
function mend(
  error: ServiceError,
  definition: McpDefinition,
  peer: Peer,
  entry?: CatalogueEntry,
): NextTool[] {
  if (!entry || error.status !== 404) return [];
  const list = definition.catalogue.find(
    ({ operation }) => operation === `${entry.feature}.list` && operation !== entry.operation,
  );
  if (!list) return [];
  const calls = [{ operation: list.operation, input: {}, why: "See which ids there are." }];
  return toNextTools(calls, toolFinder(definition, peer));
}

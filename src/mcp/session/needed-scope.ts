import { readRequestBody } from "@modelcontextprotocol/server";
import { isClientKey } from "../../auth/oauth/token-caller.ts";
import { targetOf } from "../resources/kinds.ts";
import type { ToolDefinition } from "../tools/definitions.ts";
import { namedOperation } from "../tools/find-operations.ts";
import { operationTools } from "../tools/operation-tools.ts";
import type { McpDefinition } from "./connection.ts";
import type { Peer } from "./peer.ts";

/**
 * The requested operation that the peer's token has no scope for. The HTTP status tells the client to request more from
 * its issuer. Undefined for API keys, whose scopes never change.
 */
export async function operationOutOfScope(
  definition: McpDefinition,
  { key, scopes }: Peer,
  request: Request,
  largest: number,
): Promise<string | undefined> {
  if (!key || !isClientKey(key) || definition.tools.every(({ scope }) => scopes.has(scope))) return undefined;
  const messages = await messagesOf(request, largest);
  const asked = messages.map((message) => askedOf(definition, message));
  return asked.find((entry) => entry && !scopes.has(entry.scope))?.operation;
}

/** The received messages, one or several. Empty if malformed; the handler then reports that. */
async function messagesOf(request: Request, largest: number): Promise<unknown[]> {
  if (request.method !== "POST") return [];
  const body = await readRequestBody(request.clone(), largest);
  if (body.tooLarge) return [];
  try {
    return [JSON.parse(body.text)].flat();
  } catch {
    return [];
  }
}

function askedOf(definition: McpDefinition, message: unknown): ToolDefinition | undefined {
  const { method, params } = Object(message);
  const { name, uri, arguments: args } = Object(params);
  if (method === "tools/call" && typeof name === "string") return ofTool(definition, name, args);
  if (method !== "resources/read" || typeof uri !== "string") return undefined;
  return namedOperation(targetOf(definition.resources, uri)?.kind.operation, definition.tools);
}

function ofTool({ toolset, tools }: McpDefinition, name: string, args: unknown): ToolDefinition | undefined {
  const own = toolset.entries.find(({ tool }) => tool === name);
  if (own || !toolset.operationTools) return own;
  return namedOperation(Object.hasOwn(operationTools, name) ? operationOf(args) : name, tools);
}

/** Arguments may be sent as JSON text. */
function operationOf(args: unknown): unknown {
  try {
    return Object(typeof args === "string" ? JSON.parse(args) : args).operation;
  } catch {
    return undefined;
  }
}

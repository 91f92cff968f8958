import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { elicitationOf } from "./elicitation/context.ts";
import type { LegacySubscriptions } from "./notifications/subscriptions.ts";
import { listPrompts } from "./prompts/listed-prompts.ts";
import { completePrompts, servePrompts } from "./prompts/serve.ts";
import { completeTemplates } from "./resources/complete-ids.ts";
import { serveResources } from "./resources/serve.ts";
import { serveCompletions } from "./session/completion.ts";
import { type Connection, connectionOf, type McpDefinition } from "./session/connection.ts";
import { instructionsFor } from "./session/instructions.ts";
import type { Peer } from "./session/peer.ts";
import { serveSkills, skillSource, skillsCapability } from "./skills/serve.ts";
import { callTool } from "./tools/call.ts";
import { generalTools, listTools } from "./tools/listed-tools.ts";
import { viewCapability, viewSource } from "./ui/overview.ts";

/** The longest assessment has six pages. */
const MOST_ROUNDS = 12;
/** Answers that change only with the program's version or the key. */
const FIXED = { ttlMs: 60_000, cacheScope: "private" } as const;
/** Answers that any write may change. Never cached: an agent reads what it has just written. */
const LIVE = { ttlMs: 0, cacheScope: "private" } as const;

/** What the client's transport allows. */
export interface TransportOptions {
  /** The client can be notified of changes. */
  notifiesChanges: boolean;
  /** The subscriptions it makes by `resources/subscribe`. */
  subscriptions?: LegacySubscriptions | undefined;
}

/** One server definition for every transport and protocol revision. */
export function createMcpServer(definition: McpDefinition, peer: Peer, transport: TransportOptions): Server {
  const connection = connectionOf(definition, peer, () => clientName(server));
  const prompts = listPrompts(connection).map(({ name }) => name);
  const server: Server = new ParamsCheckedServer(
    { name: "career-context", title: "Career context", version: definition.version },
    {
      capabilities: {
        tools: {},
        resources: transport.notifiesChanges ? { subscribe: true, listChanged: true } : {},
        prompts: {},
        completions: {},
        extensions: { ...skillsCapability, ...viewCapability },
      },
      instructions: instructionsFor({ ...definition.toolset, general: generalTools(connection), prompts }),
      inputRequired: { maxRounds: MOST_ROUNDS },
      requestState: { verify: definition.stateCodec.verify },
      cacheHints: {
        "server/discover": FIXED,
        "tools/list": FIXED,
        "prompts/list": FIXED,
        "resources/templates/list": FIXED,
        "resources/list": LIVE,
        "resources/read": LIVE,
      },
    },
  );
  serveTools(server, connection);
  serveResources(server, connection, {
    subscriptions: transport.subscriptions,
    sources: [skillSource, viewSource],
  });
  servePrompts(server, connection);
  serveSkills(server);
  const completions = serveCompletions(server);
  completeTemplates(completions, connection);
  completePrompts(completions, connection);
  return server;
}

type Handler = (request: JSONRPCRequest, ctx: ServerContext) => Promise<Result>;

/** The SDK answers params of the wrong form as an internal error, with its schema's issues as the message. */
class ParamsCheckedServer extends Server {
  protected override _wrapHandler(method: string, handle: Handler): Handler {
    const wrapped = super._wrapHandler(method, handle);
    return async (request, ctx) => {
      try {
        return await wrapped(request, ctx);
      } catch (error) {
        const isIssues = error instanceof Error && !("code" in error) && /^\[\s*\{/.test(error.message);
        if (!isIssues) throw error;
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, "The params are not those of this method.");
      }
    };
  }
}

function clientName(server: Server): string | undefined {
  return server.getClientVersion()?.name.slice(0, 100) || undefined;
}

/** Adds the tools: lists them within the peer's scopes, and calls them. */
function serveTools(server: Server, connection: Connection): void {
  server.setRequestHandler("tools/list", () => ({ tools: listTools(connection) }));
  server.setRequestHandler("tools/call", ({ params }, ctx) =>
    callTool(connection, params, elicitationOf(server, ctx, connection.definition.stateCodec)),
  );
}

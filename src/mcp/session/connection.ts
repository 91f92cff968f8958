import { randomUUID } from "node:crypto";
import { toPublicError } from "../../operation/public-error.ts";
import type { Reply } from "../../operation/types.ts";
import type { Timers } from "../../shared/timers.ts";
import type { ChangeFeed } from "../notifications/change-feed.ts";
import type { ToolDefinition } from "../tools/definitions.ts";
import type { Toolset } from "../tools/toolsets.ts";
import type { Execution, Executor } from "./executor.ts";
import type { Peer } from "./peer.ts";

/** What every connection of this process shares. */
export interface McpDefinition {
  tools: readonly ToolDefinition[];
  toolset: Toolset;
  version: string;
  timers: Timers;
  /** Loads what runs operations; a client that only lists things never needs it. */
  executor: () => Promise<Executor>;
  /** Loads what watches the data for the server itself. */
  changeFeed: () => Promise<ChangeFeed>;
  onBug: (error: unknown, requestId: string) => void;
}

/** One client's side of the definition: what it may see, and calls made in its name. */
export interface Connection {
  definition: McpDefinition;
  peer: Peer;
  /** Runs an operation for this client: its key's limit, the one pipeline, the ledger. Throws ServiceError only. */
  run: (
    operation: string,
    input: Record<string, unknown>,
    how?: Pick<Execution, "forModel" | "progress">,
  ) => Promise<Reply>;
  /** Reads for the server's own use (lists, completion, change notices): no limit, no ledger. Throws ServiceError only. */
  readInternal: (operation: string, input: Record<string, unknown>) => Promise<Reply>;
}

/** Binds a definition to a client; `clientName` is asked at each call, for it is known only after the handshake. */
export function connectionOf(
  definition: McpDefinition,
  peer: Peer,
  clientName: () => string | undefined,
): Connection {
  return {
    definition,
    peer,
    run: async (operation, input, how) => {
      const execute = await loaded(definition.executor(), definition);
      const client = peer.key?.name ?? clientName() ?? "mcp";
      const actor = { ...peer, keyId: peer.key?.id ?? null, client };
      return execute({ operation, input, actor, key: peer.key, ...how });
    },
    readInternal: async (operation, input) =>
      (await loaded(definition.changeFeed(), definition)).readInternal(peer, operation, input),
  };
}

/** What could not be loaded is told in our words: the client's model would read the error as it is. */
async function loaded<Loaded>(loading: Promise<Loaded>, { onBug }: McpDefinition): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    const requestId = `req_${randomUUID()}`;
    onBug(error, requestId);
    throw toPublicError(error, requestId);
  }
}

import { randomUUID } from "node:crypto";
import type { Operation } from "../../operation/definition.ts";
import type { ReadOperation } from "../../operation/elicitation.ts";
import { toPublicError } from "../../operation/pipeline/public-error.ts";
import type { Reply } from "../../operation/types.ts";
import type { Timers } from "../../shared/timers.ts";
import type { StateCodec } from "../elicitation/context.ts";
import type { ChangeFeed } from "../notifications/change-feed.ts";
import type { ResourceKind } from "../resources/kinds.ts";
import type { ToolDefinition } from "../tools/definitions.ts";
import type { Toolset } from "../tools/toolsets.ts";
import type { Execution, Executor } from "./executor.ts";
import type { Peer } from "./peer.ts";

/** State shared by all connections of this process. */
export interface McpDefinition {
  tools: readonly ToolDefinition[];
  toolset: Toolset;
  resources: readonly ResourceKind[];
  version: string;
  timers: Timers;
  /** Loads the code that runs operations. A client that only lists never needs it. */
  executor: () => Promise<Executor>;
  /** Loads the declarations by name, with the functions that plain data cannot contain. */
  operations: () => Promise<ReadonlyMap<string, Operation>>;
  /** Loads the watcher of the server's own data. */
  changeFeed: () => Promise<ChangeFeed>;
  /** Seals state that a client keeps between two rounds of a call. */
  stateCodec: StateCodec;
  onBug: (error: unknown, requestId: string) => void;
}

/** One client's view of the definition: what it may see and call. */
export interface Connection {
  definition: McpDefinition;
  peer: Peer;
  /** Runs an operation for this client, with its key's rate limit, the pipeline and the access log. Throws ServiceError only. */
  run: (
    operation: string,
    input: Record<string, unknown>,
    how?: Pick<Execution, "forModel" | "progress">,
  ) => Promise<Reply>;
  /**
   * Reads for the server's own use (lists, completion, change notifications), without rate limit and access log.
   * Throws ServiceError only.
   */
  readInternal: (operation: string, input: Record<string, unknown>) => Promise<Reply>;
  /** The data of such a read, for questions that a declaration asks the person. Throws ServiceError. */
  readData: ReadOperation;
  /** The declarations by name. Throws ServiceError. */
  operations: () => Promise<ReadonlyMap<string, Operation>>;
}

/**
 * Binds a definition to a client. `clientName` is read at each call, because it is known only after the
 * handshake.
 */
export function connectionOf(
  definition: McpDefinition,
  peer: Peer,
  clientName: () => string | undefined,
): Connection {
  const readInternal: Connection["readInternal"] = async (operation, input) =>
    (await loaded(definition.changeFeed(), definition)).readInternal(peer, operation, input);
  return {
    definition,
    peer,
    run: async (operation, input, how) => {
      const execute = await loaded(definition.executor(), definition);
      const client = peer.key?.name ?? clientName() ?? "mcp";
      const actor = { ...peer, keyId: peer.key?.id ?? null, client };
      return execute({ operation, input, actor, key: peer.key, ...how });
    },
    readInternal,
    // The operation's own schema checks it again, which also gives the type here.
    readData: async ({ name, output }, input) => {
      const { data, metadata } = await readInternal(name, input);
      const { nextCursor } = metadata;
      return {
        data: output.parse(data),
        nextCursor: typeof nextCursor === "string" ? nextCursor : undefined,
      };
    },
    operations: () => loaded(definition.operations(), definition),
  };
}

/** Reports load errors in our own words, since the client's model would read the original. */
async function loaded<Loaded>(loading: Promise<Loaded>, { onBug }: McpDefinition): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    const requestId = `req_${randomUUID()}`;
    onBug(error, requestId);
    throw toPublicError(error, requestId);
  }
}

import { randomUUID } from "node:crypto";
import type { Reply } from "../../operation/pipeline.ts";
import { presentable } from "../../operation/public-error.ts";
import type { KeyRecord } from "../../store/ports/store.ts";
import type { Observer } from "../notifications/change-feed.ts";
import type { CatalogueEntry } from "../tools/definitions.ts";
import type { Selection } from "../tools/toolsets.ts";
import type { Execution, Executor } from "./executor.ts";

/** Who is at the other end of a connection. */
export interface Peer {
  userId: string;
  scopes: ReadonlySet<string>;
  /** Null over stdio. */
  key: KeyRecord | null;
}

/** What every connection of this process shares. */
export interface McpDefinition {
  catalogue: readonly CatalogueEntry[];
  selection: Selection;
  version: string;
  /** Loads what runs operations; a client that only lists things never needs it. */
  executor: () => Promise<Executor>;
  /** Loads what watches the data for the server itself. */
  observer: () => Promise<Observer>;
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
    how?: Pick<Execution, "forModel" | "watch">,
  ) => Promise<Reply>;
  /** Reads for the server's own use (lists, completion, change notices): no limit, no ledger. Throws ServiceError only. */
  look: (operation: string, input: Record<string, unknown>) => Promise<Reply>;
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
    look: async (operation, input) =>
      (await loaded(definition.observer(), definition)).look(peer, operation, input),
  };
}

/** What could not be loaded is told in our words: the client's model would read the error as it is. */
async function loaded<Loaded>(loading: Promise<Loaded>, { onBug }: McpDefinition): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    const requestId = `req_${randomUUID()}`;
    onBug(error, requestId);
    throw presentable(error, requestId);
  }
}

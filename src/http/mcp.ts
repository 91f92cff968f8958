import type { Context, Hono } from "hono";
import { authenticate } from "../auth/api-keys.ts";
import type { Gate } from "../auth/rate-limiter.ts";
import { ServiceError } from "../operation/errors.ts";
import type { Outside } from "../operation/pipeline.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { clientAddress } from "./address.ts";
import { refusal } from "./error-response.ts";
import { securityHeaders } from "./headers.ts";
import { type AllowedHosts, refuseForeign } from "./origin-check.ts";

export interface McpDoor {
  store: Store;
  outside: Outside;
  gate: Gate;
  hosts: AllowedHosts;
}

/** What answers the protocol; the app mounts it here. */
interface McpOverHttp {
  handle: (
    request: Request,
    peer: { userId: string; scopes: ReadonlySet<string>; key: KeyRecord },
  ) => Promise<Response>;
}

/** MCP over streamable HTTP at /mcp: guard and key as for REST; the limit is drawn on by each operation called, not by protocol messages. */
export function mountMcp(app: Hono, mcp: McpOverHttp, door: McpDoor): void {
  app.all("/mcp", async (c) => {
    const foreign = refuseForeign((name) => c.req.header(name), door.hosts);
    if (foreign) return refusal(foreign);
    const now = door.outside.now();
    try {
      const key = await authenticate((name) => c.req.header(name), door.store, now);
      const answer = await mcp.handle(c.req.raw, { userId: key.userId, scopes: new Set(key.scopes), key });
      for (const [name, value] of Object.entries(securityHeaders)) answer.headers.set(name, value);
      return answer;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return refusal(counted(c, door, now) ?? error);
    }
  });
}

/** A request without a valid key counts against its address, so that keys cannot be guessed at speed. */
function counted(c: Context, { gate }: McpDoor, now: Date): ServiceError | undefined {
  return gate.admitAddress(clientAddress(c), now).exceeded;
}

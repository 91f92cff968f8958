import type { Context, Hono } from "hono";
import type { Gate } from "../access/gate.ts";
import { authenticate } from "../access/keys.ts";
import type { Outside } from "../operation/call.ts";
import { errorBody, ServiceError } from "../operation/errors.ts";
import type { KeyRecord, Store } from "../store/port.ts";
import { clientAddress } from "./address.ts";
import { type AllowedHosts, refuseForeign } from "./guard.ts";

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
    const foreign = refuseForeign(c.req.header("host"), c.req.header("origin"), door.hosts);
    if (foreign) return refused(foreign);
    const now = door.outside.now();
    try {
      const key = await authenticate((name) => c.req.header(name), door.store, now);
      return await mcp.handle(c.req.raw, { userId: key.userId, scopes: new Set(key.scopes), key });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return refused(counted(c, door, now) ?? error);
    }
  });
}

/** A request without a valid key counts against its address, so that keys cannot be guessed at speed. */
function counted(c: Context, { gate }: McpDoor, now: Date): ServiceError | undefined {
  return gate.admitAddress(clientAddress(c), now).exceeded;
}

function refused(error: ServiceError): Response {
  const headers: Record<string, string> = { "content-type": "application/json", "cache-control": "no-store" };
  if (error.status === 401) headers["www-authenticate"] = "Bearer";
  if (error.retryAfterSeconds !== undefined) headers["retry-after"] = String(error.retryAfterSeconds);
  return new Response(JSON.stringify(errorBody(error)), { status: error.status, headers });
}

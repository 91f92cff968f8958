import type { Context, Hono } from "hono";
import { findCaller } from "../auth/find-caller.ts";
import type { RemoteAccess } from "../auth/oauth/remote-access.ts";
import type { RateLimiter } from "../auth/rate-limiter.ts";
import { ServiceError } from "../operation/errors.ts";
import type { Runtime } from "../operation/types.ts";
import type { Telemetry } from "../shared/telemetry.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { clientAddress } from "./address.ts";
import { challengeOf } from "./challenge.ts";
import { holdUnfinished, showedKey } from "./connections.ts";
import { errorResponse } from "./error-response.ts";
import { securityHeaders } from "./headers.ts";
import { type AllowedHosts, checkOrigin } from "./origin-check.ts";

export interface McpDependencies {
  store: Store;
  runtime: Runtime;
  rateLimiter: RateLimiter;
  hosts: AllowedHosts;
  /** Set if access tokens are accepted in addition to keys. */
  remote?: RemoteAccess | undefined;
  /** Set if calls are observed. */
  telemetry?: Telemetry | undefined;
}

/** Answers the protocol. Throws ServiceError if a token lacks a call's scope. */
interface McpOverHttp {
  handle: (
    request: Request,
    peer: { userId: string; scopes: ReadonlySet<string>; key: KeyRecord },
  ) => Promise<Response>;
}

/**
 * MCP over streamable HTTP at /mcp. Origin check and key as for REST. Calls of operations count towards the rate limit,
 * protocol messages do not.
 */
export function mountMcp(app: Hono, mcp: McpOverHttp, handleRequest: McpDependencies): void {
  app.all("/mcp", async (c: Context) => {
    const foreign = checkOrigin((name) => c.req.header(name), handleRequest.hosts);
    if (foreign) return errorResponse(foreign);
    const now = handleRequest.runtime.now();
    let key: KeyRecord | undefined;
    try {
      const header = (name: string) => c.req.header(name);
      const shown = { header, query: (name: string) => c.req.query(name) };
      key = await findCaller(shown, "mcp", handleRequest, now);
      if (c.env?.incoming) showedKey(c.env.incoming.socket, key.id);
      holdUnfinished(c, key.id);
      const peer = { userId: key.userId, scopes: new Set(key.scopes), key };
      const handle = () => mcp.handle(c.req.raw, peer);
      const { telemetry } = handleRequest;
      const answer = await (telemetry ? telemetry.incoming(header, handle) : handle());
      for (const [name, value] of Object.entries(securityHeaders)) answer.headers.set(name, value);
      return answer;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const shown = key ? error : (counted(c, handleRequest, now) ?? error);
      return errorResponse(
        shown,
        challengeOf(shown, { to: "mcp", remote: handleRequest.remote, caller: key }),
      );
    }
  });
}

/** A request without a valid key counts against its address, so keys cannot be guessed quickly. */
function counted(c: Context, { rateLimiter }: McpDependencies, now: Date): ServiceError | undefined {
  return rateLimiter.consumeAddress(clientAddress(c), now).exceeded;
}

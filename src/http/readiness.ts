import type { Context, Hono } from "hono";
import type { Timers } from "../shared/timers.ts";
import type { Store } from "../store/ports/store.ts";
import { securityHeaders } from "./headers.ts";

/** Whether this process is ready for requests. */
export interface Readiness {
  /** Why it is not ready, for the administrator and without an address. Undefined if it is ready. */
  cause: () => Promise<string | undefined>;
  /** Marks it as not ready: it is about to end. */
  drain: () => void;
}

/** A database that takes longer to return its version would not answer requests either. */
const PATIENCE_MS = 3000;

const causes = {
  starting: "This server is starting. Try again in a moment.",
  draining: "This server is shutting down. Send requests to another.",
  unreachable: "The database does not respond.",
  older: "The database has an older schema than this program. Start a server of this version on it.",
  newer: "The database has a newer schema than this program. Update the program.",
};

/** Creates the readiness check of a process, which is ready after `warmUp`. Concurrent requests share one check. */
export function createReadiness(
  { schema }: Pick<Store, "schema">,
  { after }: Pick<Timers, "after">,
  warmUp: Promise<void> = Promise.resolve(),
): Readiness {
  let isDraining = false;
  let isWarm = false;
  void warmUp.then(() => {
    isWarm = true;
  });
  let looking: Promise<string | undefined> | undefined;
  const look = () =>
    new Promise<string | undefined>((resolve) => {
      const cancel = after(PATIENCE_MS, () => resolve(causes.unreachable));
      schema()
        .then(
          ({ version, newest }) => {
            if (version === newest) return undefined;
            return version < newest ? causes.older : causes.newer;
          },
          () => causes.unreachable,
        )
        .then((cause) => {
          cancel();
          resolve(cause);
        });
    }).finally(() => {
      looking = undefined;
    });
  return {
    cause: async () => {
      if (isDraining) return causes.draining;
      looking ??= look();
      const cause = await looking;
      if (isDraining) return causes.draining;
      return cause ?? (isWarm ? undefined : causes.starting);
    },
    drain: () => {
      isDraining = true;
    },
  };
}

/**
 * Mounts the readiness check for load balancers. They use a machine's address, so any Host is accepted. The answer is
 * useless to other sites' pages, and they cannot read it.
 */
export function mountReadiness(app: Hono, { cause }: Readiness): void {
  app.get("/readyz", async (c: Context) => {
    const says = await cause();
    const body = says === undefined ? { status: "ready" } : { status: "not_ready", cause: says };
    return c.body(JSON.stringify(body), says === undefined ? 200 : 503, {
      ...securityHeaders,
      "content-type": "application/json",
      "cache-control": "no-store",
    });
  });
}

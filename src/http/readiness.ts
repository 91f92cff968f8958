import type { Context, Hono } from "hono";
import type { Timers } from "../shared/timers.ts";
import type { Store } from "../store/ports/store.ts";
import { securityHeaders } from "./headers.ts";

/** Whether this process should be sent requests. */
export interface Readiness {
  /** Why it should not, in words for whoever runs it and without an address; undefined where it should. */
  cause: () => Promise<string | undefined>;
  /** From now on it should not: it is about to end. */
  drain: () => void;
}

/** A database that takes longer to say its version would not answer a request either. */
const PATIENCE_MS = 3000;

const causes = {
  draining: "This server is about to end; send requests to another.",
  unreachable: "The database does not answer.",
  older: "The database has an older schema than this program: start a server of this version on it.",
  newer: "The database has a newer schema than this program: update the program.",
};

/** Creates the readiness of a process on a store. Those who ask at the same time share one look. */
export function createReadiness(
  { schema }: Pick<Store, "schema">,
  { after }: Pick<Timers, "after">,
): Readiness {
  let isDraining = false;
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
      return isDraining ? causes.draining : cause;
    },
    drain: () => {
      isDraining = true;
    },
  };
}

/**
 * Mounts what a load balancer asks. It asks by the address of a machine, so that any Host will do: the answer says
 * nothing that another site's page could use, and no such page may read it.
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

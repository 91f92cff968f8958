import { expect, test } from "vitest";
import { createReadiness } from "../../../src/http/readiness.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { type Harness, start } from "../../support/harness.ts";

const asked = async (h: Harness, headers = {}) => {
  const { status, body } = await h.send("GET", "/readyz", { headers });
  return [status, body];
};
const around = (schema: Store["schema"]) => ({ around: (store: Store) => ({ ...store, schema }) });
const no = (cause: RegExp) => [503, { status: "not_ready", cause: expect.stringMatching(cause) }];

test("a server on a database of its own schema is ready, by whatever name it is asked", async () => {
  const h = await start();
  expect(await asked(h)).toEqual([200, { status: "ready" }]);
  expect(await asked(h, { host: "10.0.0.7:8787" })).toEqual([200, { status: "ready" }]);
  const { headers } = await h.send("GET", "/readyz");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("one is not ready whose database is older, newer or gone, and says why without an address", async () => {
  let says: Store["schema"] = async () => ({ version: 3, newest: 4 });
  const h = await start(around(() => says()));
  expect(await asked(h)).toEqual(no(/older schema/));
  says = async () => ({ version: 5, newest: 4 });
  expect(await asked(h)).toEqual(no(/newer schema/));
  says = async () => {
    throw new Error("connect ECONNREFUSED 10.0.0.7:5432");
  };
  expect(await asked(h)).toEqual([503, { status: "not_ready", cause: "The database does not respond." }]);
  says = async () => ({ version: 4, newest: 4 });
  expect(await asked(h)).toEqual([200, { status: "ready" }]);
});

test("one that shares its users is ready once its first evaluation is prepared, and not before", async () => {
  const h = await start();
  let warmed: () => void = () => undefined;
  const warmUp = new Promise<void>((resolve) => {
    warmed = resolve;
  });
  const { cause } = createReadiness(h.store, h.runtime.timers, warmUp);
  expect(await cause()).toMatch(/is starting/);
  warmed();
  expect(await cause()).toBeUndefined();
});

test("a database that keeps silent counts as gone after three seconds; that the server lives is said meanwhile", async () => {
  let looks = 0;
  const h = await start(
    around(() => {
      looks += 1;
      return new Promise(() => undefined);
    }),
  );
  const answers = Promise.all([asked(h), asked(h)]);
  await h.runtime.timers.advance(2999);
  expect((await h.send("GET", "/healthz")).body).toEqual({ status: "ok", version: "0.0.0" });
  await h.runtime.timers.advance(1);
  expect(await answers).toEqual([no(/does not respond/), no(/does not respond/)]);
  expect(looks).toBe(1);
});

test("from the signal on it is not ready, and answers what comes all the same", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  h.drain();
  expect(await asked(h)).toEqual(no(/shutting down/));
  expect((await h.send("GET", "/api/v1/alerts", { key })).status).toBe(200);
});

import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../support/delivering.ts";
import { receiver } from "../support/net/receiver.ts";
import { selfSigned } from "../support/net/self-signed.ts";
import { put } from "../support/program/data.ts";
import { temporaryFolder } from "../support/program/folder.ts";
import { processPlace } from "../support/program/place.ts";
import { serveOn } from "../support/program/server.ts";

const Log = z.object({
  data: z.array(
    z.looseObject({ webhookId: z.string(), attempts: z.array(z.looseObject({ outcome: z.string() })) }),
  ),
});
const Created = z.object({ data: z.object({ id: z.string() }) });

test("a receiver whose certificate this machine trusts gets its deliveries, under that name only", async () => {
  const tls = selfSigned();
  const there = await receiver(undefined, { tls });
  const env = { NODE_EXTRA_CA_CERTS: put(join(temporaryFolder(), "trusted.pem"), tls.cert) };
  const server = await serveOn(await processPlace(), { env });
  const subscribe = async (host: string) => {
    const body = { url: `https://${host}:${there.port}/in`, events: ["timeline.event"] };
    const made = await server.request("POST", "/api/v1/webhooks", { body });
    return Created.parse(await made.json()).data.id;
  };
  const [named, other] = [await subscribe("localhost"), await subscribe("other.localhost")];
  await server.request("POST", "/api/v1/timeline", { body: { eventType: "interview.held" } });
  const outcomes = await eventually("both were tried", async () => {
    const log = await server.request("GET", "/api/v1/webhooks/deliveries");
    const { data } = Log.parse(await log.json());
    const tried = data.filter(({ attempts }) => attempts.length > 0);
    return tried.length === 2
      ? new Map(tried.map(({ webhookId, attempts }) => [webhookId, attempts[0]?.outcome]))
      : undefined;
  });
  expect([outcomes.get(named), outcomes.get(other)]).toEqual(["delivered", "tls_error"]);
  expect(there.hits.length).toBe(1);
});

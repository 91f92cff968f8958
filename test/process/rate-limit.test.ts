import { expect, test } from "vitest";
import { z } from "zod";
import { processPlace } from "../support/program/place.ts";
import { runWell } from "../support/program/program.ts";
import { placed, serveOn } from "../support/program/server.ts";

test("two servers on one folder allow together what a key may ask in an hour, and so after a restart", async () => {
  const place = await processPlace();
  const servers = [await serveOn(place), await serveOn(place)];
  const made = await runWell(["keys", "create", "--name", "k", "--limit", "50", "--json", ...placed(place)]);
  const { key } = z.object({ key: z.string() }).parse(JSON.parse(made));
  const asked = servers.flatMap((server) =>
    Array.from({ length: 60 }, () => server.request("GET", "/api/v1/alerts", { key })),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(50);
  expect(statuses.filter((status) => status === 429).length).toBe(70);
  for (const server of servers) await server.stop();
  const again = await serveOn(place);
  expect((await again.request("GET", "/api/v1/alerts", { key })).status).toBe(429);
});

import { join } from "node:path";
import { serve } from "@hono/node-server";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { HOST, start } from "../../support/harness.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";
import { addFixtures } from "./fixture-server.ts";
import { frontOf } from "./front.ts";
import { runSuite } from "./suite.ts";
import { FIXTURE_SECRET } from "./tools.ts";

const LONG_MS = 180_000;
const revisions = ["2026-07-28", "2025-11-25"];

/** Runs what a revision requires; a scenario that fails and is not listed, or is listed and passes, is a failure. */
async function unexpected(url: string, revision: string, list: string): Promise<string> {
  const file = join(root, "test", "robustness", "conformance", `${list}-${revision}.yml`);
  const { code, output } = await runSuite(url, ["--requirements", revision, "--expected-failures", file]);
  expect(output).toMatch(/Total: \d+ passed/);
  return code === 0 ? "" : output.slice(output.indexOf("=== SUMMARY ==="));
}

// One after another: the suite's command takes a processor for itself.
describe("the app with the suite's fixtures", () => {
  beforeAll(addFixtures);

  test.each(revisions)(
    "conforms to %s but for what its baseline names",
    async (revision) => {
      const h = await start({ secret: FIXTURE_SECRET });
      const { key } = await h.newPerson();
      const port = await listen(h.app.fetch);
      expect(await unexpected(await frontOf({ port, host: HOST, key }), revision, "baseline")).toBe("");
    },
    LONG_MS,
  );
});

describe("the program as it is, with nothing known of its user", () => {
  test.each(revisions)(
    "conforms to %s in all that asks for no fixture",
    async (revision) => {
      const server = await serveOn(temporaryFolder());
      const { host, port } = new URL(server.url);
      const url = await frontOf({ port: Number(port), host, key: server.key ?? "" });
      expect(await unexpected(url, revision, "fixtures")).toBe("");
      await server.stop();
    },
    LONG_MS,
  );
});

type Fetch = Parameters<typeof serve>[0]["fetch"];

async function listen(fetch: Fetch): Promise<number> {
  const port = new Promise<number>((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, (info) => resolve(info.port));
    onTestFinished(() => void server.close());
  });
  return port;
}

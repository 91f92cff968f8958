import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { operations } from "../../src/domain/index.ts";
import { sharedBrowser } from "../support/net/playwright.ts";
import { type Hit, type Receiver, receiver } from "../support/net/receiver.ts";
import { withBrowser } from "../support/net/with-browser.ts";
import { root } from "../support/program/folder.ts";
import { processPlace } from "../support/program/place.ts";
import { run, runWell, until } from "../support/program/program.ts";
import { placed, type ServerProcess, serveOn } from "../support/program/server.ts";

const client = join(root, "client");
const browser = sharedBrowser();
/** Bytes of the whole package, minified; a page in a browser loads them. */
const MOST_BYTES = 16_000;
let installed: string;

const execute = promisify(execFile);

beforeAll(async () => {
  installed = mkdtempSync(join(tmpdir(), "career-context-client-"));
  const packed = await execute("npm", ["pack", "--silent", "--pack-destination", installed], { cwd: client });
  writeFileSync(join(installed, "package.json"), '{ "private": true, "type": "module" }');
  const name = packed.stdout.trim().split("\n").at(-1) ?? "";
  const compiler = join(client, "node_modules", "typescript");
  const args = ["install", "--offline", "--no-audit", "--no-fund", `./${name}`, compiler];
  await execute("npm", args, { cwd: installed });
  cpSync(join(client, "test", "walk.ts"), join(installed, "walk.ts"));
  writeFileSync(join(installed, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["walk.ts"] }));
  await execute(process.execPath, [join(compiler, "bin", "tsc"), "-p", installed]);
}, 600_000);

afterAll(() => rmSync(installed, { recursive: true, force: true }));

const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
  module: "nodenext",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  outDir: "out",
};

/** Runs a step of the program that was compiled beside the package. */
async function walk(step: string, given: object): Promise<unknown> {
  const file = join(installed, "out", "walk.js");
  return JSON.parse(
    await runWell([file, step, JSON.stringify(given)], { command: process.execPath, cwd: installed }),
  );
}

const given = ({ url, key }: ServerProcess) => ({ url, key });

const packageOf = (folder: string) =>
  z
    .looseObject({ version: z.string(), dependencies: z.record(z.string(), z.string()).optional() })
    .parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));

/** The whole package as one file of modules' code. Neutral: an import of Node's own modules would fail. */
async function bundled(): Promise<string> {
  const outfile = join(installed, "bundle.js");
  const entry = join(installed, "node_modules", "career-context-client", "dist", "index.js");
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
  });
  return outfile;
}

test("the package has the program's version and no dependency, and is small", async () => {
  const own = packageOf(join(installed, "node_modules", "career-context-client"));
  expect(own.version).toBe(packageOf(root).version);
  expect(own.dependencies).toBeUndefined();
  const outfile = await bundled();
  expect(statSync(outfile).size).toBeLessThan(MOST_BYTES);
});

test.each([
  ["TypeScript 5", client],
  ["the TypeScript of this repository", root],
])("a strict program compiles against it with %s", async (_, folder) => {
  const compiler = join(folder, "node_modules", "typescript", "bin", "tsc");
  const { code, stdout } = await run([compiler, "-p", installed], {
    command: process.execPath,
    cwd: installed,
  });
  expect(stdout).toBe("");
  expect(code).toBe(0);
});

test("every operation is a method of its name", async () => {
  const program = `import { createClient } from "career-context-client";
    const client = createClient({ key: "" });
    const names = Object.entries(client).flatMap(([feature, verbs]) => Object.keys(verbs).map((verb) => feature + "." + verb));
    console.log(JSON.stringify(names));`;
  const args = ["--input-type=module", "-e", program];
  const names: unknown = JSON.parse(await runWell(args, { command: process.execPath, cwd: installed }));
  expect(names).toEqual(expect.arrayContaining(operations.map(({ name }) => name)));
  expect(names).toHaveLength(operations.length);
});

test("calls of every kind reach the server, and a wrong one is an error with its type", async () => {
  const server = await serveOn(await processPlace());
  expect(await walk("calls", given(server))).toEqual({
    title: "Electrician",
    requestId: expect.stringMatching(/./),
    changed: "Likes wind.",
    sharing: true,
    deleted: true,
    expanded: ["alerts", "careerHealth"],
    without: "TypeError",
    unknownView: expect.objectContaining({ status: 400, type: "context.invalid_view" }),
  });
  expect(await walk("error", given(server))).toEqual({
    name: "CareerContextError",
    status: 404,
    type: "alerts.not_found",
    message: expect.stringContaining("No alert"),
    requestId: expect.stringMatching(/./),
    next: ["alerts.list"],
  });
  expect(await walk("aborted", given(server))).toBe("AbortError");
});

test("a file comes as its bytes, opened by the token of its address", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const made = await runWell(["keys", "create", "--calendar", "--json", ...placed(place)]);
  const token = /token=([\w-]+)/.exec(made)?.[1];
  expect(await walk("files", { url: server.url, key: "sk_none", token })).toEqual({
    mediaType: "text/calendar; charset=utf-8",
    begins: "BEGIN:VCALENDAR",
  });
});

test("a list is walked over all its pages, and no further than it is read", async () => {
  const server = await serveOn(await processPlace());
  const walked = await walk("pages", { ...given(server), memories: 250 });
  expect(walked).toEqual({ found: 250, different: 250, first: 3 });
});

type Way = "drop" | { status: number; headers?: Record<string, string> };

/** Passes requests on to a server but for the first ones: these it refuses, or drops when the server has answered. */
function proxy(server: ServerProcess, ways: readonly Way[]): Promise<Receiver> {
  const left = [...ways];
  return receiver((hit, response, request) => {
    const way = left.shift();
    if (way && way !== "drop") {
      response.writeHead(way.status, way.headers).end();
      return;
    }
    void forward(server.url, hit, request.method).then(({ status, text }) => {
      if (way === "drop") response.destroy();
      else response.writeHead(status, { "content-type": "application/json" }).end(text);
    });
  });
}

async function forward(url: string, { path, headers, body }: Hit, method = "GET") {
  const sent = ["authorization", "content-type", "idempotency-key"].flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: Object.fromEntries(sent),
    ...(body && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

test("a write that is still being answered when it is sent again waits for its answer", async () => {
  const server = await serveOn(await processPlace());
  const { url, hits } = await proxy(server, ["drop", { status: 409 }]);
  expect(await walk("createOnce", { url, key: server.key })).toBe("interview.held");
  expect(hits).toHaveLength(3);
  const first = await proxy(server, [{ status: 409 }]);
  expect(await walk("createAgain", { url: first.url, key: server.key })).toMatchObject({ status: 409 });
  expect(first.hits).toHaveLength(1);
});

test("a write whose answer was lost is sent again under its key, and happens once", async () => {
  const server = await serveOn(await processPlace());
  const { url, hits } = await proxy(server, ["drop", "drop"]);
  expect(await walk("createOnce", { url, key: server.key })).toBe("interview.held");
  const keys = hits.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  const stored = await server.request("GET", "/api/v1/timeline?eventType=interview.held");
  expect(await stored.json()).toMatchObject({ metadata: { count: 1 } });
});

test("a write that takes no key is not sent again, and a read is until its retries are used up", async () => {
  const server = await serveOn(await processPlace());
  const writes = await proxy(server, ["drop"]);
  expect(await walk("remove", { url: writes.url, key: server.key })).toBe("ConnectionError");
  expect(writes.hits).toHaveLength(1);
  const reads = await proxy(server, ["drop", "drop", "drop"]);
  expect(await walk("refused", { url: reads.url, key: server.key })).toBe("ConnectionError");
  expect(reads.hits).toHaveLength(3);
});

test("over the limit it waits as long as it is asked to, whatever the method", async () => {
  const server = await serveOn(await processPlace());
  const busy = { status: 429, headers: { "retry-after": "1" } };
  const reads = await proxy(server, [busy, { status: 503 }]);
  expect(await walk("read", { url: reads.url, key: server.key })).toBeTypeOf("number");
  expect(reads.hits).toHaveLength(3);
  const writes = await proxy(server, [busy]);
  expect(await walk("remove", { url: writes.url, key: server.key })).toMatchObject({
    type: "resource.not_found",
  });
  expect(writes.hits).toHaveLength(2);
});

test("a wait of up to an hour is left to the caller", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const args = ["keys", "create", "--name", "few", "--limit", "1", "--json", ...placed(place)];
  const { key } = z.object({ key: z.string() }).parse(JSON.parse(await runWell(args)));
  expect(await walk("read", { url: server.url, key })).toBeTypeOf("number");
  const error = z
    .object({ status: z.literal(429), type: z.string(), retryAfterSeconds: z.number().min(61).max(3600) })
    .parse(await walk("refused", { url: server.url, key }));
  expect(error.type).toBe("rate_limit.exceeded");
});

test("a delivery of the server is verified in both schemes, and nothing else is", async () => {
  const server = await serveOn(await processPlace());
  const { url, hits } = await receiver();
  const body = { url, events: ["timeline.event"] };
  const made = await server.request("POST", "/api/v1/webhooks", { body });
  const { data } = z.object({ data: z.object({ secret: z.string() }) }).parse(await made.json());
  await server.request("POST", "/api/v1/timeline", { body: { eventType: "course.finished" } });
  await until("the delivery is there", () => hits.length > 0);
  const delivery = { ...hits[0], secret: data.secret };
  const wrong = "WebhookVerificationError";
  expect(await walk("webhook", { ...given(server), delivery })).toEqual({
    event: "timeline.event",
    hex: "timeline.event",
    either: "timeline.event",
    late: "timeline.event",
    later: "timeline.event",
    wrongs: Array(10).fill(wrong),
  });
});

withBrowser("in a browser", () => {
  const inPage = `
    import("/client.js").then(async ({ createClient, verifyWebhook }) => {
      const client = createClient({ url: location.origin, key: KEY });
      const { data } = await client.memories.create({ contentText: "From a browser" });
      const wrong = await verifyWebhook({}, "", { secret: "" }).catch((error) => error.name);
      return { text: data.contentText, wrong };
    })`;
  const worker = `const KEY = location.hash.slice(1); ${inPage}.then(postMessage)`;

  test("it works on a page of the server's own origin and in a worker of it", async () => {
    const server = await serveOn(await processPlace());
    const files: Record<string, [string, string]> = {
      "/": ["text/html", "<!doctype html>"],
      "/client.js": ["text/javascript", readFileSync(await bundled(), "utf8")],
      "/worker.js": ["text/javascript", worker],
    };
    const { url } = await receiver((hit, response, request) => {
      const [type, file] = files[hit.path] ?? [];
      if (type !== undefined) response.writeHead(200, { "content-type": type }).end(file);
      else
        void forward(server.url, hit, request.method).then(({ status, text }) =>
          response.writeHead(status, { "content-type": "application/json" }).end(text),
        );
    });
    const page = await browser().newPage();
    onTestFinished(() => page.close());
    await page.goto(url);
    const expected = { text: "From a browser", wrong: "WebhookVerificationError" };
    expect(await page.evaluate(inPage.replace("KEY", JSON.stringify(server.key)))).toEqual(expected);
    const asked = `new Promise((resolve) => {
      const worker = new Worker("/worker.js#${server.key}", { type: "module" });
      worker.onmessage = ({ data }) => resolve(data);
    })`;
    expect(await page.evaluate(asked)).toEqual(expected);
  });
});

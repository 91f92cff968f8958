import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Harness, HOST, start } from "../support/harness.ts";
import { listening, type RawServer } from "../support/net/raw-http.ts";

const profile = "/api/v1/profile";

async function served(limits: Parameters<typeof listening>[1] = {}) {
  const h = await start();
  const { key } = await h.newPerson();
  await h.send("PATCH", profile, { key, body: { name: "Before" } });
  const server = await listening(h, limits);
  const head = (first: string, ...lines: string[]) =>
    [first, `Host: ${HOST}`, `Authorization: Bearer ${key}`, ...lines, "", ""].join("\r\n");
  return { h, key, server, head };
}

const name = async (h: Harness, key: string) =>
  (await h.send("GET", profile, { key })).text.match(/"name":"(\w+)"/)?.[1];

const statuses = async (server: RawServer, ...parts: (string | Buffer)[]) =>
  (await server.send(...parts)).map(({ status }) => status);

describe("two readings of where a request ends", () => {
  const patch = '{"name":"Smuggled"}';
  const hidden = `PATCH ${profile} HTTP/1.1\r\nHost: ${HOST}\r\n`;

  test.each<[string, string[], string]>([
    ["two lengths that differ", ["Content-Length: 0", `Content-Length: ${patch.length}`], patch],
    ["a length and chunks", [`Content-Length: ${patch.length}`, "Transfer-Encoding: chunked"], "0\r\n\r\n"],
    ["chunks and a length", ["Transfer-Encoding: chunked", "Content-Length: 3"], `0\r\n\r\n${hidden}`],
    ["an unknown transfer coding", ["Transfer-Encoding: cow"], patch],
    ["chunked that is not last", ["Transfer-Encoding: chunked, identity"], "0\r\n\r\n"],
    ["chunked twice", ["Transfer-Encoding: chunked", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
    ["a coding behind a control character", ["Transfer-Encoding: \x0bchunked"], "0\r\n\r\n"],
    ["a negative length", ["Content-Length: -1"], patch],
    ["a length with a plus", ["Content-Length: +19"], patch],
    ["a length in hexadecimal", ["Content-Length: 0x13"], patch],
    ["a length of many digits", [`Content-Length: ${"9".repeat(30)}`], patch],
    ["a space before the colon", [`Content-Length : ${patch.length}`], patch],
    ["a folded header", ["X-Folded: a", " b"], ""],
    ["a line feed alone in a header", ["X-Bad: a\nX-Api-Version: 2"], ""],
    ["a null byte in a header", ["X-Bad: a\0b"], ""],
  ])("is refused: %s", async (_, lines, body) => {
    const { h, key, server, head } = await served();
    const got = await statuses(
      server,
      head(`PATCH ${profile} HTTP/1.1`, "Content-Type: application/json", ...lines),
      body,
    );
    expect(got).toEqual([400]);
    expect(await name(h, key)).toBe("Before");
  });

  test("is refused where a chunk's length is none, or runs over", async () => {
    const { h, key, server, head } = await served();
    const start = head(
      `PATCH ${profile} HTTP/1.1`,
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
    );
    for (const body of [
      "zz\r\n{}\r\n0\r\n\r\n",
      "-2\r\n{}\r\n0\r\n\r\n",
      `1${"0".repeat(20)}\r\n{}`,
      "2\r\n{}x\r\n0\r\n\r\n",
    ]) {
      const got = await statuses(server, start, body);
      expect(
        got.filter((status) => status < 400),
        body,
      ).toEqual([]);
    }
    expect(await name(h, key)).toBe("Before");
  });

  test("leaves nothing of a body that was too long to be read as the next request", async () => {
    const { h, key, server, head } = await served();
    const next = `DELETE /api/v1/account?confirm=DELETE HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${key}\r\n\r\n`;
    const long = `{"x":"${"a".repeat(1 << 20)}"}`;
    const got = await statuses(
      server,
      head(
        `PATCH ${profile} HTTP/1.1`,
        "Content-Type: application/json",
        `Content-Length: ${long.length + next.length}`,
      ),
      long,
      next,
    );
    expect(got).toEqual([413]);
    expect(await name(h, key)).toBe("Before");
  });

  test("leaves nothing of the body of a GET, either", async () => {
    const { h, key, server, head } = await served();
    const next = `DELETE /api/v1/account?confirm=DELETE HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${key}\r\n\r\n`;
    const got = await statuses(
      server,
      head("GET /api/v1/alerts HTTP/1.1", "Connection: close", `Content-Length: ${next.length}`),
      next,
    );
    expect(got).toEqual([200]);
    expect(await name(h, key)).toBe("Before");
  });
});

describe("requests sent one after another without waiting", () => {
  test("are answered in their order, each for its own key", async () => {
    const { h, key, server, head } = await served();
    const { key: other } = await h.newPerson();
    await h.send("PATCH", profile, { key: other, body: { name: "Other" } });
    const body = '{"name":"Changed"}';
    const answers = await server.send(
      [
        head(`GET ${profile} HTTP/1.1`),
        head(
          `PATCH ${profile} HTTP/1.1`,
          "Content-Type: application/json",
          `Content-Length: ${body.length}`,
        ) + body,
        `GET ${profile} HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${other}\r\n\r\n`,
        `GET ${profile} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
      ].join(""),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 401]);
    const names = answers.map(({ body: text }) => text.match(/"name":"(\w+)"/)?.[1]);
    expect(names).toEqual(["Before", "Changed", "Other", undefined]);
    expect(await name(h, key)).toBe("Changed");
  });

  test("are not done behind one that is malformed, or that ends the connection", async () => {
    const { h, key, server, head } = await served();
    const body = '{"name":"Smuggled"}';
    const next = head(
      `PATCH ${profile} HTTP/1.1`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
    );
    expect(await statuses(server, `${head("GET /healthz HTTP/1.1", "X-Bad : 1")}${next}${body}`)).toEqual([
      400,
    ]);
    const ended = await statuses(
      server,
      `${head("GET /healthz HTTP/1.1", "Connection: close")}${next}${body}`,
    );
    expect(ended.length).toBe(1);
    expect(await name(h, key)).toBe("Before");
  });

  test("end their lines as the standard says: a line feed alone is refused", async () => {
    const { server } = await served();
    expect(await statuses(server, `GET /healthz HTTP/1.1\nHost: ${HOST}\n\n`)).toEqual([400]);
  });

  test("are let in by one Authorization header, never by two", async () => {
    const { h, key, server } = await served();
    const { key: other } = await h.newPerson();
    for (const [first, second] of [
      ["sk_none", key],
      [key, "sk_none"],
      [key, other],
    ]) {
      const lines = [
        `Authorization: Bearer ${first}`,
        `Authorization: Bearer ${second}`,
        "Connection: close",
      ];
      const sent = [`GET ${profile} HTTP/1.1`, `Host: ${HOST}`, ...lines, "", ""].join("\r\n");
      expect(await statuses(server, sent)).toEqual([401]);
    }
  });
});

describe("the size of a body", () => {
  const head413 = { type: "validation.bad_request", error: "Payload too large" };

  test("is measured in chunks, too: over 1 MiB is 413, whatever else is said", async () => {
    const { server, head } = await served();
    const chunk = "a".repeat(64 * 1024);
    const chunks = Array.from({ length: 17 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    const [answer] = await server.send(
      head(`PATCH ${profile} HTTP/1.1`, "Content-Type: application/json", "Transfer-Encoding: chunked"),
      ...chunks,
    );
    expect(answer?.status).toBe(413);
    expect(JSON.parse(answer?.body ?? "")).toMatchObject(head413);
    // The rest is not read, so no client may send its next request on this connection.
    expect(answer?.headers.connection).toBe("close");
  });

  test("is refused by what is announced, before anything of it has come", async () => {
    const { server, head } = await served();
    const [answer] = await server.send(
      head(`PATCH ${profile} HTTP/1.1`, "Content-Type: application/json", "Content-Length: 99999999999"),
    );
    expect(answer?.status).toBe(413);
  });

  test("is what was sent: a compressed one is refused and never unfolded", async () => {
    const { h, key, server, head } = await served();
    const bomb = gzipSync(Buffer.from(`{"name":"${"a".repeat(8 << 20)}"}`));
    for (const coding of ["gzip", "deflate", "br", "zstd", "x-gzip", "gzip, identity", "GZIP"]) {
      const [answer] = await server.send(
        head(
          `PATCH ${profile} HTTP/1.1`,
          "Connection: close",
          "Content-Type: application/json",
          `Content-Encoding: ${coding}`,
          `Content-Length: ${bomb.length}`,
        ),
        bomb,
      );
      expect(answer?.status, coding).toBe(400);
      expect(answer?.body, coding).toContain("Content-Encoding");
    }
    expect(await name(h, key)).toBe("Before");
  });

  test("does not matter where a key is missing: the answer is 401 before the body is read", async () => {
    const { server } = await served();
    const got = await statuses(
      server,
      `PATCH ${profile} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 99999999\r\n\r\n`,
    );
    expect(got).toEqual([401]);
  });

  test("that ends early is nobody's failure: nothing is written, and no error is logged", async () => {
    const { h, key, server } = await served();
    for (const length of [100, 1000]) {
      await new Promise<void>((resolve) => {
        const sent = request({
          port: server.port,
          path: profile,
          method: "PATCH",
          headers: {
            host: HOST,
            authorization: `Bearer ${key}`,
            "content-type": "application/json",
            "content-length": length,
          },
        });
        sent.on("error", () => resolve());
        sent.write('{"name":"Half"', () => setTimeout(() => sent.destroy(), 50));
      });
    }
    expect(await name(h, key)).toBe("Before");
    expect(h.bugs).toEqual([]);
  });
});

describe("slow and greedy callers", () => {
  const quick = { connectionsCheckingInterval: 20 };

  test("who never end their headers are cut off", async () => {
    const { server } = await served({ ...quick, headersTimeout: 100 });
    expect(await statuses(server, `GET ${profile} HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `)).toEqual([408]);
  });

  test("who never end their body are cut off", async () => {
    const { h, key, server, head } = await served({ ...quick, headersTimeout: 100, requestTimeout: 200 });
    const got = await statuses(
      server,
      head(`PATCH ${profile} HTTP/1.1`, "Content-Type: application/json", "Content-Length: 100"),
      '{"name":',
    );
    expect(got.filter((status) => status < 400)).toEqual([]);
    expect(await name(h, key)).toBe("Before");
  });

  test("who ask nothing more are let go", async () => {
    const { server, head } = await served({ keepAliveTimeout: 50 });
    expect(await statuses(server, head("GET /healthz HTTP/1.1"))).toEqual([200]);
  });

  test("who send more than 16 KiB of headers are refused", async () => {
    const { server, head } = await served();
    expect(await statuses(server, head("GET /healthz HTTP/1.1", `X-Long: ${"a".repeat(17_000)}`))).toEqual([
      431,
    ]);
    expect(await statuses(server, head(`GET /healthz?${"a".repeat(17_000)} HTTP/1.1`))).toEqual([431]);
  });

  test("are dropped beyond so many connections, and the others are answered", async () => {
    const { server, head } = await served({ maxConnections: 1, keepAliveTimeout: 300 });
    const first = statuses(server, head("GET /healthz HTTP/1.1"));
    const second = statuses(server, head("GET /healthz HTTP/1.1"));
    expect((await Promise.all([first, second])).sort()).toEqual([[], [200]]);
  });
});

describe("the target of a request", () => {
  const close = "Connection: close";

  test("that names a host by itself must name the one of the Host header", async () => {
    const { server, head } = await served();
    for (const target of [
      `http://evil.example${profile}`,
      `http://localhost:1${profile}`,
      "http://",
      "https://[::1",
    ]) {
      expect(await statuses(server, head(`GET ${target} HTTP/1.1`, close)), target).toEqual([400]);
    }
    expect(await statuses(server, head(`GET http://${HOST}${profile} HTTP/1.1`, close))).toEqual([200]);
  });

  test.each([
    "*",
    "localhost:8787",
    "evil.example:443",
    "profile",
    "?x",
    "#x",
    "\\api\\v1\\profile",
    "http:profile",
  ])("%s is none", async (target) => {
    const { server, head } = await served();
    for (const method of ["GET", "OPTIONS"]) {
      expect(await statuses(server, head(`${method} ${target} HTTP/1.1`, close)), method).toEqual([400]);
    }
  });

  test("cannot be a tunnel, and a trace shows nothing of the request", async () => {
    const { key, server, head } = await served();
    expect(await statuses(server, head("CONNECT evil.example:443 HTTP/1.1", close))).toEqual([]);
    const [trace] = await server.send(head(`TRACE ${profile} HTTP/1.1`, close));
    expect(trace?.status).toBe(405);
    expect(trace?.body).not.toContain(key);
  });

  test.each([
    ["/docs/..%2f..%2fpackage.json", 404],
    ["/docs/..%5c..%5cpackage.json", 404],
    ["/docs/%2e%2e/%2e%2e/package.json", 404],
    ["/docs/....//package.json", 404],
    ["/docs/swagger-ui.css%00.js", 404],
    ["/docs//swagger-ui.css", 404],
    ["/docs/swagger-ui.css/../../package.json", 404],
    ["//evil.example/api/v1/profile", 404],
    ["/api/v1//profile", 404],
    ["/API/V1/PROFILE", 404],
    ["/api/v1/profile;a=b", 404],
    ["/api/v1/profile%00", 404],
    ["/api/v1/%2570rofile", 404],
    ["/api/v1/profile%2f..%2falerts", 404],
    ["/api/v1/./profile", 200],
    ["/api/v1/x/../profile", 200],
    ["/api/v1/%70rofile", 200],
    ["/api/v1/memories/%00", 405],
  ])("%s is %i with a key", async (path, status) => {
    const { server, head } = await served();
    const [answer] = await server.send(head(`GET ${path} HTTP/1.1`, close));
    expect(answer?.status).toBe(status);
    expect(answer?.body).not.toContain("dependencies");
  });

  test.each([
    "/api/v1/%70rofile",
    "/api/v1/x/../profile",
    "/api/v1/./profile",
    "/%61pi/v1/profile",
    "/docs/../api/v1/profile",
  ])("%s is 401 without one", async (path) => {
    const { server } = await served();
    expect(await statuses(server, `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${close}\r\n\r\n`)).toEqual([
      401,
    ]);
  });

  test("with a Host missing, twice or malformed is refused", async () => {
    const { server } = await served();
    for (const hosts of [
      [],
      [HOST, "evil.example"],
      ["a b"],
      ["local host:8787"],
      ["[::1:8787"],
      ["localhost:8787/x"],
    ]) {
      const lines = hosts.map((host) => `Host: ${host}\r\n`).join("");
      const got = await statuses(server, `GET /healthz HTTP/1.1\r\n${lines}${close}\r\n\r\n`);
      expect(
        got.map((status) => status === 400 || status === 403),
        JSON.stringify(hosts),
      ).toEqual([true]);
    }
  });

  test("that no server could take is answered in the form of every error", async () => {
    const { server, head } = await served();
    const [answer] = await server.send(head("GET http://evil.example/ HTTP/1.1", close));
    expect(Object.keys(JSON.parse(answer?.body ?? ""))).toEqual(["error", "type", "message"]);
    expect(answer?.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer?.headers.server).toBeUndefined();
    expect(answer?.headers["x-powered-by"]).toBeUndefined();
  });
});

import type { ServerResponse } from "node:http";
import { createServer as createRawServer, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { ATTEMPT_MS, attemptsOf, delivering, eventually } from "../../support/delivering.ts";
import { at, type Json, textAt } from "../../support/json.ts";
import { type Answer, listenUntilTestEnds, receiver } from "../../support/net/receiver.ts";
import { selfSigned } from "../../support/net/self-signed.ts";

/** How long the rest of a response is waited for. */
const BODY_MS = 1000;

/** The first attempt of one event sent to a receiver of this test's own. */
async function attemptOn(url: string): Promise<Json> {
  const d = await delivering();
  await d.subscribe(url);
  await d.fire();
  const [row] = await d.attempted(1);
  return { ...attemptsOf(row)[0], delivery: row };
}

async function attemptAnswered(answer: Answer) {
  const there = await receiver(answer);
  return { there, attempt: await attemptOn(`${there.url}/in`) };
}

/** The first attempt on a receiver that the request reaches and that gives no answer while the time limit passes. */
async function attemptUnanswered(url: string, isReached: () => boolean): Promise<Json> {
  const d = await delivering();
  await d.subscribe(url);
  await d.fire();
  await eventually("the receiver is reached", () => isReached() || undefined);
  await d.h.runtime.timers.advance(ATTEMPT_MS - 1);
  expect(attemptsOf((await d.log())[0])).toEqual([]);
  await d.h.runtime.timers.advance(1);
  const [row] = await d.attempted(1);
  return { ...attemptsOf(row)[0], delivery: row };
}

/** A server that speaks no HTTP unless told to. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  return `http://127.0.0.1:${await listenUntilTestEnds(createRawServer(onConnection))}/in`;
}

const retried = { delivery: { status: "pending", nextAttemptAt: expect.any(String) } };

describe("outcomes", () => {
  test.each([200, 201, 202, 204, 299])("%d is a success", async (status) => {
    const { attempt } = await attemptAnswered((_, response) => response.writeHead(status).end());
    expect(attempt).toMatchObject({ outcome: "delivered", status, answer: "" });
    expect(attempt.delivery).toMatchObject({ status: "delivered", nextAttemptAt: null });
  });

  test("an attempt is logged with its time, whole milliseconds and the answer's text", async () => {
    const { attempt } = await attemptAnswered((_, response) => response.end("Thank you, größer."));
    expect(attempt).toMatchObject({ at: "2026-03-02T09:00:00.000Z", answer: "Thank you, größer." });
    expect(Number.isInteger(attempt.durationMs) && Number(attempt.durationMs) >= 1).toBe(true);
  });

  test.each([400, 401, 404, 409, 418, 429, 500, 503, 599])(
    "%d is an error that is tried again",
    async (status) => {
      const { attempt } = await attemptAnswered((_, response) => response.writeHead(status).end("no"));
      expect(attempt).toMatchObject({ outcome: "http_error", status, answer: "no", ...retried });
    },
  );

  test.each([301, 302, 303, 307, 308])("%d is not followed", async (status) => {
    const elsewhere = await receiver();
    const { there, attempt } = await attemptAnswered((_, response) =>
      response.writeHead(status, { location: `${elsewhere.url}/secret` }).end(),
    );
    expect(attempt).toMatchObject({ outcome: "redirect", status, ...retried });
    expect([there.hits.length, elsewhere.connections()]).toEqual([1, 0]);
  });

  test("a receiver that takes the request and says nothing is a timeout", async () => {
    const there = await receiver(() => {});
    const attempt = await attemptUnanswered(`${there.url}/in`, () => there.hits.length === 1);
    expect(attempt).toMatchObject({ outcome: "timeout", status: null, answer: "", ...retried });
    expect(there.hits.length).toBe(1);
  });

  test("a receiver that accepts the connection and reads nothing is a timeout", async () => {
    let isReached = false;
    const url = await rawServer((socket) => {
      isReached = true;
      socket.pause();
    });
    expect(await attemptUnanswered(url, () => isReached)).toMatchObject({ outcome: "timeout", ...retried });
  });

  test("a receiver that drips its header is a timeout", async () => {
    let drips = 0;
    const url = await rawServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => {
        drips += 1;
        socket.write("x-drip: 1\r\n");
      }, 5);
      socket.once("close", () => clearInterval(drip));
    });
    expect(await attemptUnanswered(url, () => drips > 5)).toMatchObject({ outcome: "timeout", status: null });
  });

  test("an answer that comes just in time is a success, however slow its body", async () => {
    const held: ServerResponse[] = [];
    const there = await receiver((_, response) => void held.push(response));
    const d = await delivering();
    const { advance, waiting } = d.h.runtime.timers;
    await d.subscribe(there.url);
    await d.fire();
    const response = await eventually("the receiver has the request", () => held[0]);
    await advance(ATTEMPT_MS - 1);
    response.writeHead(200);
    response.write("begun");
    await eventually("its body is waited for", () => waiting().includes(BODY_MS) || undefined);
    await advance(BODY_MS);
    const [attempt] = attemptsOf((await d.attempted(1))[0]);
    expect(attempt).toMatchObject({ outcome: "delivered", status: 200, answer: "begun" });
  });

  test("of a huge answer 1 KB is read and kept", async () => {
    let written = 0;
    const { there, attempt } = await attemptAnswered((_, response) => {
      const chunk = Buffer.alloc(64 * 1024, "a");
      const more = () => {
        while (!response.destroyed && written < 512 * 1024 * 1024) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", more);
        }
      };
      more();
    });
    expect(attempt).toMatchObject({ outcome: "delivered", answer: "a".repeat(1024) });
    await eventually("the receiver's answer is cut off", () => there.mostAtOnce() === 1 || undefined);
    // What lies in the sockets' buffers was sent, the rest was not.
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  test("an answer of exactly 1 KB is kept whole, one byte more is cut", async () => {
    const { attempt } = await attemptAnswered((_, response) => response.end("b".repeat(1024)));
    expect(attempt.answer).toBe("b".repeat(1024));
    const longer = await attemptAnswered((_, response) => response.end(`${"b".repeat(1024)}c`));
    expect(longer.attempt.answer).toBe("b".repeat(1024));
  });

  test("a character that the cut goes through is left out", async () => {
    const { attempt } = await attemptAnswered((_, response) => response.end(`${"b".repeat(1023)}ü`));
    expect(attempt.answer).toBe("b".repeat(1023));
  });

  test("what is no UTF-8 is marked, and a zero byte is kept", async () => {
    const { attempt } = await attemptAnswered((_, response) =>
      response.end(Buffer.from([0x6f, 0xff, 0xfe, 0x00, 0x6b, 0xc3])),
    );
    expect(attempt).toMatchObject({ outcome: "delivered", answer: "o\ufffd\ufffd\u0000k" });
  });

  test("an answer that breaks off after its status counts by its status", async () => {
    const { attempt } = await attemptAnswered((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half");
      setTimeout(() => response.destroy(), 20);
    });
    expect(attempt).toMatchObject({ outcome: "delivered", status: 200, answer: "half" });
  });

  test("a refused connection is unreachable", async () => {
    const url = await rawServer(() => {});
    const closed = createRawServer();
    const port = await new Promise<number>((resolve) => {
      closed.listen(0, "127.0.0.1", () => resolve(Number(at(closed.address(), "port"))));
    });
    await new Promise((resolve) => closed.close(resolve));
    expect(url).not.toContain(`:${port}/`);
    expect(await attemptOn(`http://127.0.0.1:${port}/in`)).toMatchObject({
      outcome: "unreachable",
      status: null,
      ...retried,
    });
  });

  test("a connection reset before the answer is unreachable, and as it was a fresh one it was sent once", async () => {
    let connections = 0;
    const url = await rawServer((socket) => {
      connections += 1;
      socket.once("data", () => socket.resetAndDestroy());
    });
    expect(await attemptOn(url)).toMatchObject({ outcome: "unreachable", status: null, ...retried });
    expect(connections).toBe(1);
  });

  test("a connection closed without an answer is unreachable", async () => {
    const url = await rawServer((socket) => socket.once("data", () => socket.end()));
    expect(await attemptOn(url)).toMatchObject({ outcome: "unreachable", ...retried });
  });

  test.each([
    ["no HTTP", "SSH-2.0-OpenSSH_9.6\r\n\r\n"],
    ["a header without end", `HTTP/1.1 200 OK\r\nx-long: ${"a".repeat(100_000)}`],
    ["a bad length", "HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\nok"],
  ])("an answer with %s is an error", async (_, text) => {
    const url = await rawServer((socket) => socket.once("data", () => socket.write(text)));
    expect(await attemptOn(url)).toMatchObject({ outcome: "http_error", ...retried });
  });

  test("interim answers are passed over", async () => {
    const url = await rawServer((socket) =>
      socket.once("data", () => {
        socket.write("HTTP/1.1 100 Continue\r\n\r\n");
        socket.write("HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n");
        socket.end("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
      }),
    );
    expect(await attemptOn(url)).toMatchObject({ outcome: "delivered", status: 200, answer: "ok" });
  });

  test("interim answers without end are a timeout", async () => {
    let drips = 0;
    const url = await rawServer((socket) => {
      const drip = setInterval(() => {
        drips += 1;
        socket.write("HTTP/1.1 102 Processing\r\n\r\n");
      }, 5);
      socket.once("close", () => clearInterval(drip));
    });
    expect(await attemptUnanswered(url, () => drips > 5)).toMatchObject({ outcome: "timeout", status: null });
  });

  test("a change of protocol is an error", async () => {
    const url = await rawServer((socket) =>
      socket.once("data", () =>
        socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"),
      ),
    );
    expect(await attemptOn(url)).toMatchObject({ outcome: "http_error", status: 101, ...retried });
  });

  test("a certificate that nobody vouches for is a TLS error, and nothing is sent", async () => {
    const there = await receiver(undefined, { tls: selfSigned() });
    expect(await attemptOn(`https://localhost:${there.port}/in`)).toMatchObject({
      outcome: "tls_error",
      status: null,
      ...retried,
    });
    expect(there.hits).toEqual([]);
  });

  test("https to a receiver that speaks plain HTTP is a TLS error", async () => {
    const there = await receiver();
    expect(await attemptOn(`https://127.0.0.1:${there.port}/in`)).toMatchObject({ outcome: "tls_error" });
    expect(there.hits).toEqual([]);
  });

  test("an answer over several packets is put together", async () => {
    const { attempt } = await attemptAnswered((_, response) => {
      response.write("one ");
      setTimeout(() => response.end("two"), 20);
    });
    expect(attempt.answer).toBe("one two");
  });
});

describe("the request", () => {
  test("is a POST of the payload with the headers of both conventions", async () => {
    let method = "";
    const there = await receiver((_, response, request) => {
      method = request.method ?? "";
      response.end();
    });
    const d = await delivering();
    await d.subscribe(`${there.url}/in/here?a=b%20c#part`);
    await d.fire();
    const [row] = await d.attempted(1);
    const [hit] = there.hits;
    expect([method, hit?.path]).toEqual(["POST", "/in/here?a=b%20c"]);
    expect(JSON.parse(hit?.body ?? "")).toEqual({
      event: "timeline.event",
      userId: d.userId,
      timestamp: "2026-03-02T09:00:00.000Z",
      data: { timelineEventId: expect.stringMatching(/^tle_/), eventType: "interview.held" },
      contextUrl: "http://localhost:8787/api/v1/context",
    });
    const id = textAt(row, "id");
    expect(hit?.headers).toMatchObject({
      host: `127.0.0.1:${there.port}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(hit?.body ?? "")),
      "user-agent": "career-context-webhooks",
      "x-webhook-event": "timeline.event",
      "x-webhook-delivery": id,
      "webhook-id": id,
      "webhook-timestamp": String(Date.parse("2026-03-02T09:00:00.000Z") / 1000),
    });
  });

  test("connections are kept, and one that the receiver closed meanwhile costs no attempt", async () => {
    const sockets = new Set<Socket>();
    const there = await receiver((_, response, request) => {
      sockets.add(request.socket);
      response.end("ok");
    });
    const d = await delivering();
    await d.subscribe(there.url);
    for (const count of [1, 2, 3]) {
      await d.fire();
      await d.attempted(count);
    }
    expect(sockets.size).toBe(1);
    // Ends it without a word, just as the next request is on its way.
    for (const socket of sockets) socket.once("data", () => socket.resetAndDestroy());
    await d.fire();
    const rows = await d.attempted(4);
    expect(rows.map((row) => attemptsOf(row).map(({ outcome }) => outcome))).toEqual(
      Array.from({ length: 4 }, () => ["delivered"]),
    );
    expect(sockets.size).toBe(2);
  });

  test("a kept connection and the fresh one after it, both reset: two sendings, one attempt", async () => {
    const sockets = new Set<Socket>();
    let resets = 0;
    const there = await receiver((_, response, request) => {
      sockets.add(request.socket);
      if (sockets.size === 1) response.end("ok");
      else {
        resets += 1;
        request.socket.resetAndDestroy();
      }
    });
    const d = await delivering();
    await d.subscribe(there.url);
    await d.fire();
    await d.attempted(1);
    for (const socket of sockets)
      socket.once("data", () => {
        resets += 1;
        socket.resetAndDestroy();
      });
    await d.fire();
    const [newest] = await d.attempted(2);
    expect(attemptsOf(newest)).toMatchObject([{ outcome: "unreachable", status: null }]);
    expect([resets, there.connections()]).toEqual([2, 2]);
  });
});

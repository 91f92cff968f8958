import { describe, expect, test } from "vitest";
import { pages } from "../../src/web/pages/index.ts";
import { type Harness, HOST, start } from "../support/harness.ts";
import { ORIGIN, signedIn } from "../support/web.ts";

const KB = 1024;
const takers = [...pages.filter(({ acts }) => acts).map(({ path }) => path), "/undo", "/login"].map((path) =>
  path.replace(/:\w+/g, "x"),
);

/** Sends a form piece by piece without saying how long it is; gives the answer, and how much of it was read. */
async function send(h: Harness, path: string, type: string, piece: Uint8Array, pieces: number, cookie = "") {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (sent.bytes >= piece.length * pieces) return controller.close();
        sent.bytes += piece.length;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, duplex: "half" as const };
  const headers = { host: HOST, origin: ORIGIN, "content-type": type, cookie };
  const answer = await h.app.request(new Request(`${ORIGIN}${path}`, { ...init, headers }));
  return { status: answer.status, text: await answer.text(), read: sent.bytes };
}

const plain = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";

describe.each(takers)("a form sent to %s without a session", (path) => {
  test("is not read where it has parts with files", async () => {
    const h = await start();
    for (const type of [multipart, multipart.toUpperCase(), "application/json", ""]) {
      const { status, read } = await send(h, path, type, new Uint8Array(KB), 64);
      expect([status, read]).toEqual([path === "/login" ? 400 : 401, 0]);
    }
  });

  test("is read for 64 KB at most", async () => {
    const h = await start();
    const { status, read } = await send(h, path, plain, new Uint8Array(KB).fill(97), 8 * KB);
    expect(status).toBe(path === "/login" ? 413 : 401);
    expect(read).toBeLessThanOrEqual(65 * KB);
  });
});

test("one whose cookie is no good is read no further", async () => {
  const h = await start();
  const { userId } = await h.newPerson();
  const { cookie } = await signedIn(h, userId);
  const { read } = await send(h, "/import", multipart, new Uint8Array(KB), 64, `${cookie}x`);
  expect(read).toBe(0);
});

test("what was typed within 64 KB is shown again, to be sent after signing in", async () => {
  const h = await start();
  const typed = Buffer.from(`contentText=${"word+".repeat(10 * KB)}end`);
  const { status, text } = await send(h, "/memory", plain, typed, 1);
  expect([status, text.includes("word end</textarea>")]).toEqual([401, true]);
});

test("with a session a file is taken up to 8 MB, and what is more is refused by a page", async () => {
  const h = await start();
  const { userId } = await h.newPerson();
  const { cookie } = await signedIn(h, userId);
  const { status, text, read } = await send(h, "/import", multipart, new Uint8Array(KB * KB), 64, cookie);
  expect([status, text.includes("at most 7 MB")]).toEqual([413, true]);
  expect(read).toBeLessThanOrEqual(9 * KB * KB);
});

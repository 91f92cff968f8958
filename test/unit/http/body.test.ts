import { expect, test } from "vitest";
import { readJsonBody } from "../../../src/http/body.ts";
import { ServiceError } from "../../../src/operation/errors.ts";

const LIMIT = 1000;
const part = new Uint8Array(LIMIT);

/** A request that announces so many bytes, and the number of parts of its body that were read. */
function sending(announced: number) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken * LIMIT >= announced) return controller.close();
        taken += 1;
        controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-length": String(announced), "content-type": "application/json" };
  const request = new Request("http://127.0.0.1/", { method: "POST", headers, body, duplex: "half" });
  return { request, taken: () => taken };
}

async function status(request: Request): Promise<number> {
  const read = await readJsonBody(request, LIMIT);
  return read instanceof ServiceError ? read.status : 200;
}

test("a body that is too long is read to its end before it is refused, so that its client sees the answer", async () => {
  const { request, taken } = sending(40 * LIMIT);
  expect(await status(request)).toBe(413);
  expect(taken()).toBe(40);
});

test("one that announces more than anybody should send is refused unread", async () => {
  const { request, taken } = sending(99_999_999_999);
  expect(await status(request)).toBe(413);
  expect(taken()).toBe(0);
});

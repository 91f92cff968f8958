import { describe, expect, test } from "vitest";
import { bodyInPieces, PATIENCE_MS } from "../../../src/http/answers/streamed-body.ts";
import { fakeTimers } from "../../support/fake-timers.ts";

function counted(pieces: Iterable<string>) {
  const seen = { made: 0, left: 0, released: 0, errors: 0 };
  function* making() {
    try {
      for (const piece of pieces) {
        seen.made += 1;
        yield piece;
      }
    } finally {
      seen.left += 1;
    }
  }
  const timers = fakeTimers();
  const body = bodyInPieces(making(), {
    timers,
    release: () => (seen.released += 1),
    onError: () => (seen.errors += 1),
  });
  return { seen, timers, reader: body.getReader() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function settle() {
  for (let time = 0; time < 5; time += 1) await turn();
}

function* failing() {
  yield "first";
  throw new Error("The disk is gone.");
}

describe("a body in pieces", () => {
  test("is made as it is taken, and released after its end", async () => {
    const { seen, reader } = counted(["a", "b"]);
    await settle();
    expect(seen.made).toBe(0);
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("a");
    await settle();
    expect(seen).toEqual({ made: 1, left: 0, released: 0, errors: 0 });
    await reader.read();
    expect((await reader.read()).done).toBe(true);
    expect(seen).toMatchObject({ made: 2, left: 1 });
    expect(seen.released).toBeGreaterThan(0);
  });

  test("is left and released where its reader leaves", async () => {
    const { seen, reader } = counted(["a", "b"]);
    await reader.read();
    await reader.cancel();
    expect(seen).toMatchObject({ made: 1, left: 1, released: 1 });
  });

  test("is released where nobody takes it", async () => {
    const { seen, timers, reader } = counted(["a", "b"]);
    await reader.read();
    await timers.advance(PATIENCE_MS);
    expect(seen).toMatchObject({ made: 1, left: 1, released: 1 });
    await expect(reader.read()).rejects.toThrow(/stopped reading/);
    const untouched = counted(["a"]);
    await untouched.timers.advance(PATIENCE_MS);
    expect(untouched.seen.released).toBe(1);
  });

  test("is cut where it cannot be made, and that is reported", async () => {
    const { seen, reader } = counted(failing());
    await reader.read();
    await expect(reader.read()).rejects.toThrow("The disk is gone.");
    expect(seen).toMatchObject({ errors: 1, left: 1 });
    expect(seen.released).toBeGreaterThan(0);
  });

  test("lets other work have its turn between two pieces", async () => {
    const { reader } = counted(Array<string>(20).fill("a"));
    let turns = 0;
    const count = () => {
      turns += 1;
      setImmediate(count).unref();
    };
    setImmediate(count).unref();
    for (let piece = 0; piece < 20; piece += 1) await reader.read();
    expect(turns).toBeGreaterThanOrEqual(19);
  });
});

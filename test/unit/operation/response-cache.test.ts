import { expect, test } from "vitest";
import { createResponseCache, type Validity } from "../../../src/operation/pipeline/response-cache.ts";
import type { Reply } from "../../../src/operation/types.ts";

const MOST = 200;

/** A cache, and a question to it whose answer is made anew where none is kept. */
function cache() {
  const responses = createResponseCache();
  let made = 0;
  const make = async (): Promise<Reply> => {
    made += 1;
    return { status: 200, data: made, metadata: {}, next: [], noStore: false };
  };
  const ask = async (key: string, validity: Partial<Validity> = {}) => {
    const all = { revision: 1, at: 0, forMs: Number.POSITIVE_INFINITY, ...validity };
    const { reply, kept } = await responses.getOrCompute(key, all, make);
    return kept ? `kept ${String(reply.data)}` : `made ${String(reply.data)}`;
  };
  return { responses, ask };
}

test("an answer is kept for one revision of the user, and for another question another is made", async () => {
  const { ask } = cache();
  expect([await ask("a"), await ask("a"), await ask("b"), await ask("a")]).toEqual([
    ...["made 1", "kept 1", "made 2", "kept 1"],
  ]);
  expect([await ask("a", { revision: 2 }), await ask("a", { revision: 2 })]).toEqual(["made 3", "kept 3"]);
});

test("an answer with an end is kept until then, counted from when it was made", async () => {
  const { ask } = cache();
  const forMs = 1000;
  await ask("a", { at: 500, forMs });
  expect(await ask("a", { at: 1499, forMs })).toBe("kept 1");
  expect(await ask("a", { at: 1500, forMs })).toBe("made 2");
});

test("what is asked at once is made once", async () => {
  const { ask } = cache();
  expect(await Promise.all([ask("a"), ask("a"), ask("a")])).toEqual(["made 1", "kept 1", "kept 1"]);
});

test("a failure reaches everybody who waits for it, and is not kept", async () => {
  const { ask, responses } = cache();
  const validity = { revision: 1, at: 0, forMs: Number.POSITIVE_INFINITY };
  const failing = async () => {
    throw new Error("no");
  };
  const both = [1, 2].map(() => responses.getOrCompute("a", validity, failing));
  for (const one of both) await expect(one).rejects.toThrow("no");
  expect(await ask("a")).toBe("made 1");
});

test("of more than 200 the least recently used goes", async () => {
  const { ask } = cache();
  for (let number = 1; number <= MOST; number += 1) await ask(`question ${number}`);
  expect(await ask("question 1")).toBe("kept 1");
  await ask("one more");
  expect(await ask("question 1")).toBe("kept 1");
  expect(await ask("question 3")).toBe("kept 3");
  expect(await ask("question 2")).toMatch(/^made/);
});

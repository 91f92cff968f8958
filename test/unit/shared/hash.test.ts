import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { jsonHash } from "../../../src/shared/hash.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

test("it is the beginning of the SHA-256 of the canonical text", () => {
  const value = { b: ["é", 1e21, -0, null], a: { "\u20ac": true, z: 'x"\n' } };
  expect(jsonHash(value)).toBe(sha256('{"a":{"z":"x\\"\\n","€":true},"b":["é",1e+21,0,null]}'));
});

test("neither the order of keys nor a field that is undefined makes a difference; the order of items does", () => {
  const value = { one: 1, two: { three: [3, 4], five: "5" } };
  expect(jsonHash({ two: { five: "5", three: [3, 4] }, none: undefined, one: 1 })).toBe(jsonHash(value));
  expect(jsonHash({ one: 1, two: { three: [4, 3], five: "5" } })).not.toBe(jsonHash(value));
  expect(jsonHash(undefined)).toBe(jsonHash(null));
});

test("values that read alike have hashes of their own", () => {
  expect(jsonHash("1")).not.toBe(jsonHash(1));
  expect(jsonHash(["a", "b"])).not.toBe(jsonHash(["ab"]));
});

test("a text cut inside a character has a hash of its own", () => {
  const half = "🚀".slice(0, 1);
  expect(jsonHash({ goal: half })).not.toBe(jsonHash({ goal: "\ufffd" }));
});

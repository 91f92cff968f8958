import { expect, test } from "vitest";
import { createSystemRuntime } from "../../../src/platform/runtime.ts";

test("ids have their prefix, rise, and use every letter of the alphabet at random places", () => {
  const { newId } = createSystemRuntime();
  const ids = Array.from({ length: 100 }, () => newId("job"));
  expect(ids.filter((id) => !/^job_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(id))).toEqual([]);
  expect([...new Set(ids)].sort()).toEqual(ids);
  const random = Array.from({ length: 100 }, () => createSystemRuntime().newId("job").slice(-16)).join("");
  expect(new Set(random).size).toBe(32);
});

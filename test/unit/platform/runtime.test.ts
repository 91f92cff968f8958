import { expect, test } from "vitest";
import { createIds, createSystemRuntime } from "../../../src/platform/runtime.ts";

test("ids have their prefix, rise, and use every letter of the alphabet at random places", () => {
  const { newId } = createSystemRuntime();
  const ids = Array.from({ length: 100 }, () => newId("job"));
  expect(ids.filter((id) => !/^job_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(id))).toEqual([]);
  expect([...new Set(ids)].sort()).toEqual(ids);
  const random = Array.from({ length: 100 }, () => createSystemRuntime().newId("job").slice(-16)).join("");
  expect(new Set(random).size).toBe(32);
});

test("ids rise within a millisecond, past the most that it has, and over a clock that goes back", () => {
  let now = 1_000_000;
  const next = createIds(() => now);
  let last = "";
  let disorder = 0;
  const take = (count: number) => {
    for (let taken = 0; taken < count; taken += 1) {
      const id = next();
      if (id <= last) disorder += 1;
      last = id;
    }
  };
  take(10);
  now -= 5000;
  take(1_200_000);
  now += 60_000;
  take(10);
  expect(disorder).toBe(0);
});

test("an id tells its time as every ULID does", () => {
  expect(createIds(() => 1_469_918_176_385)().slice(0, 10)).toBe("01aryz6s41");
});

test("two processes that make ids in one millisecond make no two the same", () => {
  const ids = Array.from({ length: 200 }, () => {
    const next = createIds(() => 5);
    return [next(), next(), next()];
  }).flat();
  expect(new Set(ids).size).toBe(600);
  // Apart in the letters that are shared, too, and in those that count.
  expect(new Set(ids.map((id) => id.slice(10, 22))).size).toBe(200);
  expect(new Set(ids.map((id) => id.slice(22))).size).toBeGreaterThan(500);
});

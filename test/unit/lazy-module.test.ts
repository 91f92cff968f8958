import { expect, test } from "vitest";
import { lazyModule } from "../../src/shared/lazy-module.ts";

test("a lazy module is loaded once, and refuses to be used before", async () => {
  let loads = 0;
  const module = lazyModule(async () => {
    loads += 1;
    return { number: loads };
  });
  expect(() => module.use()).toThrow("before it was loaded");
  expect(loads).toBe(0);
  await module.load();
  await module.load();
  expect(module.use()).toEqual({ number: 1 });
});

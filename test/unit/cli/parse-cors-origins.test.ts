import { expect, test } from "vitest";
import { parseCorsOrigins } from "../../../src/cli/terminal/server-flags.ts";

test("origins are taken as browsers send them", () => {
  const origins = ["https://app.example", "http://localhost:5173", "http://[::1]:8080"];
  expect(parseCorsOrigins(origins)).toEqual(origins);
  expect(parseCorsOrigins()).toEqual([]);
});

test.each([
  ..."* null https://* app.example https://app.example/ https://app.example/x https://App.example".split(" "),
  ..."https://app.example:443 file:///tmp https://a.example?x https://u@app.example".split(" "),
])("%s is none", (origin) => {
  expect(() => parseCorsOrigins([origin])).toThrow("--cors-origin");
});

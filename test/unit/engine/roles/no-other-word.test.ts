import { expect, test } from "vitest";
import { roleNamed } from "../../../../src/engine/roles/roles-in-text.ts";
import { builtIn } from "../fit/people.ts";

test.each(["animals", "work with animals", "help animals", "build houses", "I want to teach"])(
  "%j names no occupation whose title only begins alike",
  (text) => {
    expect(roleNamed(text, builtIn()).understoodAs).toBeNull();
  },
);

test.each([
  ["animators", "27-1014.00"],
  ["electricians", "47-2111.00"],
  ["registered nurses", "29-1141.00"],
])("%s is understood in the plural", (text, code) => {
  expect(roleNamed(text, builtIn()).understoodAs?.code).toBe(code);
});

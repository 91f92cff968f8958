import { expect, test } from "vitest";
import { speakerOf } from "../../../../src/engine/retrieval/question/speakers.ts";

test.each([
  ["Imani: I would rather not.", undefined, "Imani"],
  ["Imani Osei: I would rather not.", undefined, "Imani Osei"],
  ["I would rather not.", "Imani", "Imani"],
  ["Note to self: buy strings", undefined, undefined],
  ["At 10:30 we left", undefined, undefined],
  ["Salary:50", undefined, undefined],
])("who says %j with the speaker %s is %s", (text, speaker, expected) => {
  expect(speakerOf(text, speaker)).toBe(expected);
});

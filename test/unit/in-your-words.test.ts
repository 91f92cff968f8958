import { expect, test } from "vitest";
import { inYourWords } from "../../src/shared/view/in-your-words.ts";

test.each([
  ["The stored data meets 1 of 3 requirements (CPA in Ohio)", "You meet 1 of 3 (CPA in Ohio)"],
  ["The stored data meets 0 of 1 requirement, and does not decide 1", "You meet 0 of 1, 1 unknown"],
  [
    "The stored data meets 1 of 3 requirements, and does not decide 2: CPA",
    "You meet 1 of 3, 2 unknown: CPA",
  ],
  ['The user said: "No nights."', 'You said: "No nights."'],
])("%j is said to the person as %j", (text, own) => expect(inYourWords(text)).toBe(own));

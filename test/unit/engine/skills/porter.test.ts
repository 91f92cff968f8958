import { expect, test } from "vitest";
import { stem } from "../../../../src/engine/skills/porter.ts";

/** Words and their stems, a few for each step of the published algorithm. */
const steps: Record<string, [word: string, stem: string][]> = {
  plurals: [
    ["caresses", "caress"],
    ["ponies", "poni"],
    ["caress", "caress"],
    ["cats", "cat"],
  ],
  "past and gerund": [
    ["feed", "feed"],
    ["agreed", "agre"],
    ["plastered", "plaster"],
    ["bled", "bled"],
    ["motoring", "motor"],
    ["sing", "sing"],
  ],
  "what they leave": [
    ["conflated", "conflat"],
    ["troubled", "troubl"],
    ["sized", "size"],
    ["hopping", "hop"],
    ["falling", "fall"],
    ["hissing", "hiss"],
    ["fizzed", "fizz"],
    ["failing", "fail"],
    ["filing", "file"],
  ],
  "final y": [
    ["happy", "happi"],
    ["sky", "sky"],
  ],
  "long endings": [
    ["relational", "relat"],
    ["digitizer", "digit"],
    ["operator", "oper"],
    ["decisiveness", "decis"],
    ["sensibiliti", "sensibl"],
    ["hopefulness", "hope"],
  ],
  "middle endings": [
    ["triplicate", "triplic"],
    ["formative", "form"],
    ["electrical", "electr"],
    ["goodness", "good"],
  ],
  "short endings": [
    ["revival", "reviv"],
    ["allowance", "allow"],
    ["adjustment", "adjust"],
    ["adoption", "adopt"],
    ["effective", "effect"],
    ["bowdlerize", "bowdler"],
  ],
  "final e and ll": [
    ["probate", "probat"],
    ["rate", "rate"],
    ["cease", "ceas"],
    ["controll", "control"],
    ["roll", "roll"],
  ],
};

test.each(Object.entries(steps))("%s are stemmed as published", (_, pairs) => {
  expect(pairs.map(([word]) => [word, stem(word)])).toEqual(pairs);
});

test("words of one or two letters stay as they are", () => {
  expect(["is", "as", "y", ""].map(stem)).toEqual(["is", "as", "y", ""]);
});

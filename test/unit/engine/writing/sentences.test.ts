import { expect, test } from "vitest";
import { sentencesOf } from "../../../../src/engine/writing/sentences.ts";

test("a degree's dots end no sentence before a small letter", () => {
  expect(sentencesOf("I hold a B.S. in Data Analytics. I have a Ph.D. (2020). Now I teach.")).toEqual([
    "I hold a B.S. in Data Analytics.",
    "I have a Ph.D. (2020).",
    "Now I teach.",
  ]);
  expect(sentencesOf("I moved to the U.S. There I weld.")).toHaveLength(2);
});

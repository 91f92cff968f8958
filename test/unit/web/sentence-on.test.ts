import { expect, test } from "vitest";
import { sentenceOn } from "../../../src/web/pages/job/checklist.tsx";

const long =
  "Ran the night shift of a bakery with six ovens and a team of nine. Cleaned and checked the ovens by a plan of the maker, and kept the records for the inspector. Trained four apprentices, two of whom passed with distinction.";

test.each([
  [
    "Oven cleaning",
    "… Cleaned and checked the ovens by a plan of the maker, and kept the records for the inspector. …",
  ],
  ["Training apprentices", "… Trained four apprentices, two of whom passed with distinction."],
  ["Forklift licence", "Ran the night shift of a bakery with six ovens and a team of nine. …"],
])("of a long claim the desk shows the sentence on %s", (demand, said) => {
  expect(sentenceOn(long, demand)).toBe(said);
});

test("a short claim is shown whole, and a long sentence is shortened", () => {
  expect(sentenceOn("Trained four apprentices. Ran the shift.", "shift")).toBe(
    "Trained four apprentices. Ran the shift.",
  );
  const endless = `Cleaned ${"the long oven and ".repeat(30)}left`;
  expect(sentenceOn(endless, "cleaning").length).toBeLessThanOrEqual(200);
});

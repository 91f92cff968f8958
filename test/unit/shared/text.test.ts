import { expect, test } from "vitest";
import { isolatedText } from "../../../src/shared/view/parts.tsx";

/** The marks that keep a part apart, as brackets that one can read. */
const shown = (text: string) => isolatedText(text).replaceAll("\u2068", "[").replaceAll("\u2069", "]");

test.each([
  ["Nurse at Example Ward (2015)", "Nurse at Example Ward (2015)"],
  ["Nurse at בית חולים הגליל (2015 – 2019)", "Nurse at [בית חולים הגליל] (2015 – 2019)"],
  ["Nurse, عيادة النهر, 12 beds", "Nurse, [عيادة النهر], 12 beds"],
  ["אחות ICU Level 3 בחיפה", "אחות [ICU Level] 3 בחיפה"],
  ["护士 at 12 בית, עיר; Ward", "护士 at 12 [בית, עיר]; Ward"],
  ["(2015) – 12", "(2015) – 12"],
])("%s", (text, kept) => expect(shown(text)).toBe(kept));

test("a long text is split as a whole", () => {
  const long = `Nurse ${"א ".repeat(2000)}${"1 ".repeat(20_000)}`;
  expect(isolatedText(long).replace(/[\u2068\u2069]/g, "")).toBe(long);
});

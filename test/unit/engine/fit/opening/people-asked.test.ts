import { expect, test } from "vitest";
import type { PersonCredential } from "../../../../../src/engine/fit/types.ts";
import { nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

function paper(text: string, issuer?: string): PersonCredential {
  return { text, claimIds: [`clm_${text}`], ...(issuer !== undefined && { issuer }) };
}

function found(text: string, ...credentials: PersonCredential[]) {
  return outcomeOf({ kind: "certificate", text }, { ...nobody, credentials }, { language: "en" });
}

test.each([
  ["Active NJ bar membership in good standing", "Bar admissions: New Jersey, 2010 (active)", "met"],
  ["Admitted to the bar in Texas", "Bar admissions: Ohio (2012)", "near"],
  ["Current ServSafe Manager certification", "ServSafe Manager", "met"],
  ["Current ServSafe Manager certification", "ServSafe allergen (2024)", "near"],
  ["ServSafe Manager", "ServSafe Alcohol", "near"],
  [
    "Weiterbildung zur verantwortlichen Pflegefachkraft nach § 71 SGB XI (460 Std.)",
    "verantwortliche Pflegefachkraft, Teil 1 (230 Std. von 460)",
    "near",
  ],
])("%s of %s is %s", (text, held, outcome) => {
  expect(found(text, paper(held))?.outcome).toBe(outcome);
});

test("an exam that was passed is named beside the licence of another country", () => {
  const licence = paper("Registered Nurse", "Professional Regulation Commission, Philippines");
  const near = outcomeOf(
    { kind: "licence", text: "RN license in the State of Texas" },
    { ...nobody, credentials: [licence, paper("NCLEX-RN (2026-04)")] },
    { language: "en" },
  );
  expect(near).toMatchObject({
    outcome: "near",
    claimIds: ["clm_Registered Nurse", "clm_NCLEX-RN (2026-04)"],
  });
});

test.each(["UK geography", "Ortskenntnis in Hamburg", "Good local knowledge", "geografía de España"])(
  "%s is not known where nothing says it",
  (text) => {
    const person = { ...nobody, texts: [{ text: "Drove a lorry in the North.", claimIds: ["clm_line"] }] };
    expect(outcomeOf({ kind: "skill", text }, person, { language: "en" })?.outcome).toBe("unknown");
  },
);

test.each([
  ["A second language", ["English: native", "Swedish: good"], "met"],
  ["A second language", ["English: native"], "unmet"],
])("%s with %j is %s", (text, spoken, outcome) => {
  const languages = spoken.map((each) => {
    const [language = "", fluency = ""] = each.split(": ");
    return { language, fluency, claimIds: [`clm_${language}`] };
  });
  const found = outcomeOf({ kind: "language", text }, { ...nobody, languages }, { language: "en" });
  expect(found?.outcome).toBe(outcome);
});

test("a paper in an unread line is not called unmet", () => {
  const unread = [{ text: "Staplerschein", claimIds: [] }];
  const found = outcomeOf(
    { kind: "licence", text: "Staplerschein" },
    { ...nobody, unread },
    { language: "de" },
  );
  expect(found?.outcome).toBe("unknown");
});

import { expect, test } from "vitest";
import { personProfile } from "../../../../src/engine/fit/person/person-profile.ts";
import { personTerms } from "../../../../src/engine/fit/space/words.ts";
import { titleMatches } from "../../../../src/engine/roles/title-matches.ts";
import { builtIn, held, nobody } from "../fit/people.ts";

test.each(["Contadora Sênior", "Contable senior", "Comptable senior"])(
  "a rank above a title in another language is that occupation: %s",
  (title) => {
    expect(titleMatches(title, builtIn(), 1)[0]?.code).toBe("13-2011.00");
  },
);

test.each([
  ["Math Teacher / Data Team Lead", "your jobs"],
  ["Contadora Sênior", "your work as Contadora Sênior"],
])("a sentence on the work names only what was held: %s", (text, history) => {
  const index = builtIn();
  const person = {
    ...nobody,
    titles: [{ text, claimIds: ["clm_1"] }],
    skills: [held("Python"), held("SQL")],
  };
  const position = index.positions.get("15-2051.00") ?? 0;
  expect(personTerms(person, personProfile(person, index), index, position).history).toBe(history);
});

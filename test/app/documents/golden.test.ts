import { describe, expect, test } from "vitest";
import { countWords } from "../../../src/engine/artifacts/letter/proofs.ts";
import { start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { applicants, artifactKinds, makeDocuments, thinApplicants } from "./people/people.ts";

// What a person gave beside what came of it, to be read as the one who gets it; `npx vitest run -u test/app/documents/golden`
// accepts a change that was read.
describe.each([...applicants, ...thinApplicants].map((applicant) => [applicant.name, applicant] as const))(
  "the %s",
  (name, applicant) => {
    test("gets the documents of the golden text", async () => {
      const h = await start();
      const documents = await makeDocuments(h, await h.newPerson(), applicant);
      const made = documents.map(
        (document, index) =>
          `<!-- ${artifactKinds[index]}: ${textAt(document, "title")} -->\n\n${textAt(document, "contentData", "markdown")}`,
      );
      const given = `<!-- resume given -->\n\n${applicant.resume}\n<!-- posting given -->\n\n${applicant.posting}`;
      await expect([given, ...made].join("\n\n")).toMatchFileSnapshot(`golden/${name}.md`);
    });
  },
);

describe.each(applicants.map((applicant) => [applicant.name, applicant] as const))(
  "the %s",
  (_name, applicant) => {
    test("gets a letter of 90 to 180 words, in which every line about the person cites claims", async () => {
      const h = await start();
      const [, letter = {}] = await makeDocuments(h, await h.newPerson(), applicant);
      const lines = linesOf(letter);
      const words = countWords(lines.map((line) => textAt(line, "text")));
      expect(words).toBeGreaterThanOrEqual(90);
      expect(words).toBeLessThanOrEqual(180);
      const own = lines.filter(({ source }) => source === undefined);
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own.filter(({ claimIds }) => asIds(claimIds).length === 0)).toEqual([]);
    });
  },
);

test("who has no work that shows what is asked for is told what would help, and gets no phrases", async () => {
  const [graduate] = thinApplicants;
  if (!graduate) throw new Error("There is no graduate.");
  const h = await start();
  const [, letter = {}] = await makeDocuments(h, await h.newPerson(), graduate);
  expect(at(letter, "contentData", "wouldHelp")).toEqual([
    "Say what you did (Reading mentor, Easton Library): one line per task, starting with a verb, with a number if there is one.",
    "Say where you used this skill, in a line under that work: Proofreading.",
    "Say where you used this skill, in a line under that work: Copywriting.",
  ]);
});

test("one skill that is asked for is named behind the posts, and is no paragraph of its own", async () => {
  const applicant = {
    name: "line cook",
    resume: [
      "Mira Halvorsen",
      "mira.halvorsen@example.org",
      "",
      "Experience",
      "",
      "Line cook, Harborview Grill, Mar 2019 – Present",
      "- Run the sauté station on nights of 180 covers",
      "",
      "Skills",
      "Menu planning, Knife skills",
    ].join("\n"),
    posting: "Sous Chef\nCompany: Pine Street Kitchen\n\nRequirements:\n- Menu planning\n",
  };
  const h = await start();
  const [, letter = {}] = await makeDocuments(h, await h.newPerson(), applicant);
  const paragraphs = textAt(letter, "contentData", "markdown").split("\n\n");
  const post = paragraphs.find((text) => text.includes("Harborview Grill"));
  expect(post).toMatch(/Harborview Grill\..* My skills include menu planning/);
  expect(paragraphs.filter((text) => text.startsWith("My skills"))).toEqual([]);
});

function linesOf(document: Json): Json[] {
  return asList(at(document, "contentData", "sections")).flatMap(({ lines }) => asList(lines));
}

function asIds(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

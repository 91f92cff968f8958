import { describe, expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person } from "../../support/samples/persona.ts";
import { elsewhere } from "../../unit/engine/reading/cases/elsewhere.ts";
import { english } from "../../unit/engine/reading/cases/english.ts";
import { german } from "../../unit/engine/reading/cases/german.ts";
import { messy } from "../../unit/engine/reading/cases/messy.ts";
import { romance } from "../../unit/engine/reading/cases/romance.ts";
import { abroad } from "../../unit/engine/resume-proof/cases/abroad.ts";
import { english as resumes } from "../../unit/engine/resume-proof/cases/english.ts";
import { verdicts } from "./opening-verdicts.ts";

const postings = [...english, ...german, ...romance, ...elsewhere, ...messy];
const people = [...resumes, ...abroad];

const named = <Case extends { name: string }>(cases: readonly Case[], name: string): Case => {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`There is no case ${name}.`);
  return found;
};

async function briefOf(h: Harness, person: Person, opportunity: Json): Promise<Json> {
  const data = await applied(h, person, { actions: [{ type: "generate_fit_brief" }], opportunity });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  return asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
}

describe.each(verdicts.map((verdict) => [verdict.resume, verdict.posting, verdict] as const))(
  "%s for %s",
  (_resume, _posting, { resume, profile = {}, posting, outcomes, filters = {} }) => {
    test("is judged by what is stored, the same with the opening as text or as fields", async () => {
      const h = await start();
      const person = await h.newPerson();
      const { right, text } = named(people, resume);
      await done(h, person, "PUT", "/api/v1/resume", {
        format: "json_resume",
        content: right,
        sourceText: text,
      });
      await done(h, person, "PATCH", "/api/v1/profile", profile);
      const { text: rawText, right: reading } = named(postings, posting);
      const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText, reading: { ...reading } });
      const told = asList(brief.requirements).map((one) => {
        const word = one.shownBy ?? one.near;
        return [
          textAt(one, "text"),
          `${textAt(one, "outcome")}${word === undefined ? "" : `: ${String(word)}`}`,
        ];
      });
      expect(Object.fromEntries(told)).toMatchObject(outcomes);
      for (const [key, outcome] of Object.entries(filters))
        expect(asObject(brief.hardFilters)[outcome], key).toContain(key);
      const asFields = { inputMode: "manual", description: rawText, reading: { ...reading } };
      const same = await briefOf(h, person, asFields);
      expect(same.requirements).toEqual(brief.requirements);
      expect([same.score, same.bucket, same.hardFilters]).toEqual([
        brief.score,
        brief.bucket,
        brief.hardFilters,
      ]);
    });
  },
);

test("a wish that is met makes no fit where what is required is not known", async () => {
  const h = await start();
  const person = await h.newPerson();
  const { right, text } = named(people, "a German nurse's table");
  await done(h, person, "PUT", "/api/v1/resume", { format: "json_resume", content: right, sourceText: text });
  const { text: rawText, right: reading } = named(postings, "a bistro's lines");
  const brief = await briefOf(h, person, { inputMode: "pasted_text", rawText, reading: { ...reading } });
  expect(brief.bucket).not.toBe("high_fit");
});

test("an opening that was read, and of which nothing that is stored tells, is not called unread", async () => {
  const h = await start();
  const person = await h.newPerson();
  const { right, text } = named(people, "a German nurse's table");
  await done(h, person, "PUT", "/api/v1/resume", { format: "json_resume", content: right, sourceText: text });
  const { text: page, right: reading } = named(postings, "a Swedish page");
  // The training of a nurse is near to what it asks first.
  const [trained, ...requirements] = reading.requirements ?? [];
  const rawText = page.replace(`- ${trained?.text}\n`, "");
  const opportunity = { inputMode: "pasted_text", rawText, reading: { ...reading, requirements } };
  const data = await applied(h, person, { actions: [{ type: "generate_fit_brief" }], opportunity });
  expect(at(resultsOf(data), 0, "diagnostics", "failureType")).toBe("skills_missing");
});

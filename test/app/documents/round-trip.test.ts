import { expect, test } from "vitest";
import { applied, resultsOf } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import type { Person } from "../../support/samples/persona.ts";
import { peopleOfScripts } from "./people/scripts.ts";

/** The formats that a document is printed in, and as what each is imported. */
const formats = ["pdf", "docx", "html", "md", "txt", "json_resume"];

async function printed(h: Harness, person: Person, resume: Json, format: string): Promise<string> {
  const { key } = person;
  const put = await h.send("PUT", "/api/v1/resume", {
    key,
    body: { format: "json_resume", content: resume },
  });
  expect(put.status, put.text.slice(0, 300)).toBe(200);
  const title = textAt(resume, "work", 0, "position");
  const data = await applied(h, person, {
    actions: [{ type: "prepare_execution_artifact", artifactKind: "resume_variant" }],
    opportunity: { inputMode: "manual", title },
  });
  const id = textAt(resultsOf(data)[0], "outputs", "artifactRefs", 0);
  const answer = await h.app.request(
    `http://127.0.0.1:8787/api/v1/execution-artifacts/${id}/file?format=${format}`,
    {
      headers: { authorization: `Bearer ${key}`, host: "127.0.0.1:8787" },
    },
  );
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString(/pdf|docx/.test(format) ? "base64" : "utf8");
}

/** What must come back, each entry on a line. */
function facts({ work, education, skills }: Json) {
  const field = (entry: Json, ...names: string[]) =>
    names.map((name) => String(entry[name] ?? "")).join(" | ");
  return {
    jobs: asList(work ?? []).map((job) => field(job, "position", "name", "startDate", "endDate")),
    degrees: asList(education ?? []).map((entry) =>
      [
        [entry.studyType, entry.area].filter(Boolean).join(", "),
        field(entry, "institution", "startDate", "endDate"),
      ].join(" | "),
    ),
    skills: asList(skills ?? [])
      .flatMap(({ name, keywords }) => (Array.isArray(keywords) ? keywords.map(String) : [String(name)]))
      .sort(),
  };
}

const cases = Object.keys(peopleOfScripts).flatMap((script) => formats.map((format) => ({ script, format })));

test.each(cases)(
  "a resume with $script text, printed as $format, is read as it was",
  async ({ script, format }) => {
    const resume = asObject(peopleOfScripts[script]);
    const h = await start();
    const content = await printed(h, await h.newPerson(), resume, format);
    const { key } = await h.newPerson();
    const body = { content: format === "json_resume" ? JSON.parse(content) : content };
    const answer = await h.send("PUT", "/api/v1/resume", { key, body });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(facts(asObject(at(answer.body, "data", "document")))).toEqual(facts(resume));
  },
);

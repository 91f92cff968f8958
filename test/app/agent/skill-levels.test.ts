import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

test("a skill that is known a little is near a demand for strong knowledge of it", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const content = "Ada Example\nLeeds\n\nSkills\nPrimavera P6 (basic), Excel";
  await h.send("PUT", "/api/v1/resume", { key: person.key, body: { format: "text", content } });
  const rawText =
    "Planning Engineer\nCompany: Sample Build Ltd\nRequirements\n- Strong knowledge of Primavera P6\n- Advanced Excel";
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", rawText },
  });
  const id = textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0);
  const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
  const found = asList(brief.requirements).map((one) => [at(one, "text"), at(one, "outcome")]);
  expect(found).toEqual([
    ["Primavera P6", "near"],
    ["Excel", "met"],
  ]);
});

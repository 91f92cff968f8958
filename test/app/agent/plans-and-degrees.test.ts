import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const rawText =
  "Site Engineer\nCompany: Sample Build Ltd\nRequirements\n- CSCS card\n- AutoCAD\n- Degree in civil engineering";

async function made(action: object, degree = "B.E. (Civil), Sample University, 2012") {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const { key } = person;
  const content = `Ada Example\nLeeds\n\nEducation\n${degree}\n\nSkills\nAutoCAD`;
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "text", content } });
  await h.send("POST", "/api/v1/memories", {
    key,
    body: { contentText: "I plan to get the CSCS card after I arrive." },
  });
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, action],
    opportunity: { inputMode: "pasted_text", rawText },
  });
  return { h, person, id: textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0) };
}

test("a plan to get a card shows no part of it in an interview brief", async () => {
  const { h, person, id } = await made({
    type: "prepare_execution_artifact",
    artifactKind: "interview_brief",
  });
  const markdown = textAt(await read(h, person, `execution-artifacts/${id}`), "contentData", "markdown");
  expect(markdown).toContain("Not shown yet: CSCS card");
  expect(markdown).not.toContain("You have something close");
});

test.each(["B.E. (Civil), Sample University, 2012", "B.Tech (Civil), Sample University, 2012"])(
  "%s is a degree in civil engineering",
  async (degree) => {
    const { h, person, id } = await made({ type: "generate_fit_brief" }, degree);
    const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
    const found = asList(brief.requirements).find((one) => at(one, "kind") === "education");
    expect(at(found, "outcome")).toBe("met");
  },
);

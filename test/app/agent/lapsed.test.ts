import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, textAt } from "../../support/json.ts";

const resume = [
  "Ada Quill",
  "ada@example.org",
  "",
  "Experience",
  "Sous Chef, Quill Kitchen, 2019 - present",
  "- Runs the line of nine cooks",
  "",
  "Certificates",
  "ServSafe Manager - exp 08/2025",
].join("\n");

test("a certificate that has lapsed is near a demand for it, and no skill", async () => {
  const h = await start();
  const person = await h.newPerson();
  await h.send("PUT", "/api/v1/resume", { key: person.key, body: { content: resume } });
  const rawText = ["Sous Chef", "Requirements", "- ServSafe Manager certification"].join("\n");
  const data = await applied(h, person, {
    actions: [{ type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", title: "Sous Chef", company: "Example Grill", rawText },
  });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  const { briefData } = await read(h, person, `fit-briefs/${id}`);
  const [demand] = asList(asObject(briefData).requirements);
  expect(demand).toMatchObject({ outcome: "near", near: "ServSafe Manager, until 2025-08, no longer valid" });
});

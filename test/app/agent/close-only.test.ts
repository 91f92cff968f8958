import { expect, test } from "vitest";
import { applied, pasted, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { textAt } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const resume = `Ada Example
ada@example.org

WORK
Stockroom Clerk, Tideglass Ltd, Leeds, 2019 - 2024
- Counted stock each week
`;

const posting = `Delivery Driver
Tideglass Ltd, Leeds

Requirements
- Full UK driving licence
- Experience with stock control
`;

test("a question that only a note comes close to is not left without a line", async () => {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  await done(h, person, "POST", "/api/v1/memories", {
    contentText: "My driving licence came back from the authority.",
  });
  const results = resultsOf(
    await applied(h, person, {
      actions: [
        { type: "normalize_opportunity" },
        { type: "generate_fit_brief" },
        { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
      ],
      opportunity: pasted(posting),
    }),
  );
  const id = textAt(results, 2, "outputs", "artifactRefs", 0);
  const text = textAt(await read(h, person, `execution-artifacts/${id}`), "contentData", "markdown");
  const sections = text.split("\n### ").slice(1);
  expect(sections.length).toBeGreaterThan(0);
  for (const section of sections) expect(section.split("\n## ")[0]).toMatch(/\n- /);
});

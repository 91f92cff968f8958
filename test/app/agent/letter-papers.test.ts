import { expect, test } from "vitest";
import { applied, pasted, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { at, textAt } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const bookkeeper = `Ada Example
ada@example.org

Experience
Accounts Assistant, Tideglass Ltd, Leeds, 03/2019 - 06/2023
- Reconciled supplier statements each month
Welder, Corran Yard, Leeds, 2015 - 2018
- Welded pump housings

Certificates
TIG welding certificate, Corran Training, 2024
Certified Accounting Technician, 2019
`;

/** The letter to an opening that asks for certain things. */
async function letter(resume: string, title: string, ...demands: string[]): Promise<string> {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  const posting = [title, "Hollis & Wray, Leeds", "", "Requirements", ...demands.map((one) => `- ${one}`)];
  const results = resultsOf(
    await applied(h, person, {
      actions: [
        { type: "normalize_opportunity" },
        { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
      ],
      opportunity: pasted(posting.join("\n")),
    }),
  );
  const id = textAt(results, 1, "outputs", "artifactRefs", 0);
  return textAt(at(await read(h, person, `execution-artifacts/${id}`), "contentData"), "markdown");
}

test("a letter offers no certificate of another field", async () => {
  const sent = await letter(bookkeeper, "Accountant", "Bank and supplier reconciliations", "Month-end close");
  expect(sent).toContain("Certified Accounting Technician");
  expect(sent).not.toContain("TIG");
});

test("nor one to fill a short letter", async () => {
  const today = bookkeeper.replace("06/2023", "present");
  const sent = await letter(today, "Accountant", "Month-end close");
  expect(sent).toContain("Certified Accounting Technician");
  expect(sent).not.toContain("TIG");
});

test("a certificate of the field, or of the duties, is offered", async () => {
  expect(await letter(bookkeeper, "Welder", "Welding of pump housings")).toContain("TIG welding certificate");
});

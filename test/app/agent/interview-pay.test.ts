import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { at, type Json, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

/** The interview brief's text for an opening with or without pay. */
async function brief(
  pay: readonly string[],
  profile: Json,
  note?: string,
  demands: readonly string[] = ["Requirements", "- Conduit bending"],
): Promise<string> {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const { key } = person;
  await h.send("PATCH", "/api/v1/profile", { key, body: profile });
  if (note) await h.send("POST", "/api/v1/memories", { key, body: { contentText: note, nodeType: "limit" } });
  const rawText = ["Electrician", "Quillmart Grid", ...pay, ...demands].join("\n");
  const data = await applied(h, person, {
    actions: [{ type: "prepare_execution_artifact", artifactKind: "interview_brief" }],
    opportunity: { inputMode: "pasted_text", title: "Electrician", company: "Quillmart Grid", rawText },
  });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  return textAt(at(await read(h, person, `execution-artifacts/${id}`), "contentData"), "markdown");
}

const pay = ["Pay: $56,000 - $66,000 per year"];
const limit = { min_salary: 54_000, salary_currency: "USD" };

test("an interview brief names the person's limit where the posting states its pay", async () => {
  const said = "The posting says 56000 – 66000 USD a year. Your lower limit:";
  expect(await brief(pay, limit)).toContain(`${said} 54000 USD a year.`);
  for (const note of ["At least 52k for full time", "At least 52k for full time."])
    expect(await brief(pay, limit, note)).toContain(`${said} “At least 52k for full time”.\n`);
});

test("without a limit, or without pay, it does not", async () => {
  expect(await brief(pay, {})).not.toContain("lower limit");
  expect(await brief([], limit)).not.toContain("lower limit");
});

test("amounts are written as the posting's language writes them", async () => {
  const pay = ["Wir bieten 24,50 bis 26 € brutto pro Stunde."];
  const demands = [
    "Das bringen Sie mit:",
    "- Abgeschlossene Ausbildung als Elektriker",
    "- Führerschein Klasse B",
  ];
  expect(await brief(pay, limit, undefined, demands)).toContain(
    "Die Anzeige nennt 24,5 – 26 EUR pro Stunde.",
  );
});

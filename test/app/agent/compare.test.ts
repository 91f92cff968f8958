import { expect, test } from "vitest";
import { applied, pasted, read, resultsOf } from "../../support/agent.ts";
import { asList, at, textAt } from "../../support/json.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";

const candidates = ["Data Engineer", "nurse educator", "Flurbologist"];

async function compared() {
  const { h, person } = await startAt(personNamed("nurse"), "everything");
  const data = await applied(h, person, { actions: [{ type: "compare_role_directions", candidates }] });
  const [result] = resultsOf(data);
  const rows = asList(at(result, "outputs", "inline", "rows"));
  const report = await read(h, person, `reports/${textAt(result, "outputs", "reportRefs", 0)}`);
  const understood = new Map(
    rows.map(({ asked, understoodAs }) => [asked, understoodAs ? textAt(understoodAs, "title") : undefined]),
  );
  return { report, rows, understood };
}

test("a comparison names every role as it was asked, with what it was understood as", async () => {
  const { report, understood } = await compared();
  expect([...understood.keys()].sort()).toEqual([...candidates].sort());
  for (const part of ["title", "summary", "contentMarkdown"])
    for (const [asked, title] of understood) {
      const named = title === undefined ? String(asked) : `${asked} (understood as ${title})`;
      expect(textAt(report, part), part).toContain(named);
    }
});

test("no row, heading or sentence of a comparison has a role without the name it was asked by", async () => {
  const { report, understood } = await compared();
  const { title, summary, contentMarkdown, tradeoffs, risks, fitHypotheses } = report;
  const lines = [title, summary, ...String(contentMarkdown).split("\n")];
  const named = [tradeoffs, risks, fitHypotheses]
    .flatMap(asList)
    .flatMap(({ factors: _, understoodAs: __, ...row }) =>
      Object.values(row).filter((value) => typeof value === "string"),
    );
  for (const [asked, title] of understood)
    for (const line of [...lines, ...named].filter((text) => title && String(text).includes(title)))
      expect(String(line).replaceAll(`${asked} (understood as ${title})`, "")).not.toContain(title);
  const names = asList(fitHypotheses).map(({ asked }) => asked);
  expect(names.sort()).toEqual([...candidates].sort());
});

test("a role of a comparison that is not understood has no score anywhere", async () => {
  const { report } = await compared();
  const row = String(report.contentMarkdown)
    .split("\n")
    .find((line) => line.startsWith("| Flurbologist"));
  expect(row).toContain("not understood");
  expect(row).not.toMatch(/\d/);
  const [hypothesis] = asList(report.fitHypotheses).filter(({ asked }) => asked === "Flurbologist");
  expect(hypothesis).toEqual({ asked: "Flurbologist", title: "Flurbologist", understoodAs: null });
});

test("what takes years to enter is said first and ranked last, and limits are named", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "everything");
  const contentText = "My doctor says no lifting over 35 lb.";
  await done(h, person, "POST", "/api/v1/memories", { contentText });
  const asked = ["Registered nurse", "Emergency Physician", "nurse educator"];
  const data = await applied(h, person, {
    actions: [{ type: "compare_role_directions", candidates: asked }],
  });
  const [result] = resultsOf(data);
  const rows = asList(at(result, "outputs", "inline", "rows")).map(({ asked: name }) => name);
  expect(rows.at(-1)).toBe("Emergency Physician");
  const { summary, contentMarkdown, risks } = await read(
    h,
    person,
    `reports/${textAt(result, "outputs", "reportRefs", 0)}`,
  );
  expect(summary).toMatch(
    /^Emergency Physician \(understood as Emergency Medicine Physicians\): By law, .+ about 6 years to get\. /,
  );
  expect(summary).not.toMatch(/then Emergency Physician|highest .*Emergency Physician/);
  expect(summary).toMatch(/stated limits? (?:is|are) not weighed\.$/);
  expect(contentMarkdown).toContain(contentText);
  expect(contentMarkdown).not.toContain("| fits well |");
  const keys = asList(risks)
    .filter(({ title }) => String(title).startsWith("Emergency"))
    .map(({ key }) => String(key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain("medical-licence");
  expect(JSON.stringify(risks)).not.toContain("more or less");
});

test("a report on staying or leaving compares the openings, each by its name, under the name of its target", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "everything");
  for (const [title, company, demand] of [
    ["Clinic Nurse", "Sunny Clinic", "Must be able to lift 50 lb"],
    ["Intensive Care Nurse", "Harbor Hospital", "Night shifts"],
  ])
    await applied(h, person, {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: pasted(`${title}\n${company}\n\nRequirements\n- BLS certification\n- ${demand}\n`),
    });
  await done(h, person, "POST", "/api/v1/memories", { contentText: "My doctor says no lifting over 35 lb." });
  const data = await applied(h, person, {
    actions: [
      {
        type: "request_report_branch",
        prompt: "Should I take the clinic job or stay in intensive care? I must not lift more than 35 lb.",
        target: { kind: "role_family", value: "Nurse educator" },
      },
    ],
  });
  const id = textAt(resultsOf(data)[0], "outputs", "reportRefs", 0);
  const { title, summary, contentMarkdown } = await read(h, person, `reports/${id}`);
  expect(title).toBe(
    "Branch: Nurse educator (understood as Nursing Instructors and Teachers, Postsecondary)",
  );
  expect(summary).toMatch(/^The stored data does not decide whether to stay: .+ the points below show how /);
  expect(contentMarkdown).toMatch(/^- Clinic Nurse at Sunny Clinic: Speaks against it: .+35 lb.+50 lb/m);
  const lines = String(contentMarkdown)
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(new Set(lines).size).toBe(lines.length);
});

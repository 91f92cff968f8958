import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { asList, at, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

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

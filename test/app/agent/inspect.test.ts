import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";

async function withOpenings() {
  const h = await start();
  const { key } = await h.newPerson();
  const add = async (path: string, body: Json) => {
    const answer = await h.send("POST", `/api/v1/${path}`, { key, body });
    expect(answer.status, answer.text.slice(0, 200)).toBe(201);
    return textAt(answer.body, "data", "id");
  };
  const opening = { type: "opportunity", sourceType: "manual" };
  const grid = await add("jobs-workspace", {
    ...opening,
    title: "Grid technician",
    company: "Nordwind Netze",
  });
  const bakery = await add("jobs-workspace", { ...opening, title: "Pastry baker", company: "Korn & Sohn" });
  const other = await add("jobs-workspace", {
    ...opening,
    title: "Grid technician",
    company: "Talbach Energie",
  });
  return { h, key, grid, bakery, other };
}

async function inspected(h: Harness, key: string, query: string, type = "generate_fit_brief") {
  const body = { goal: { type, query } };
  const answer = await h.send("POST", "/api/v1/agent/inspect", { key, body });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const data = asObject(answer.body.data);
  const checks = asList(at(data, "readiness", "checks"));
  return {
    openings: at(data, "related", "jobsWorkspaceRefs"),
    named: at(data, "named"),
    summary: textAt(data, "summary"),
    role: at(answer.body, "metadata", "understoodAs"),
    check: (key: string) => checks.find((check) => check.key === key),
  };
}

describe("inspect is about what the query names", () => {
  test("an opening by its title and company, and not the same title elsewhere", async () => {
    const { h, key, grid, other } = await withOpenings();
    const one = await inspected(h, key, "Am I ready for the grid technician job at Nordwind?");
    expect(one.openings).toEqual([grid]);
    expect(one.summary).toContain("This is about 1 opening or direction");
    expect(one.check("opportunity")).toMatchObject({
      passed: true,
      detail: `Grid technician at Nordwind Netze (${grid})`,
    });
    expect(one.named).toEqual([{ id: grid, kind: "job", title: "Grid technician at Nordwind Netze" }]);
    const both = await inspected(h, key, "What about the grid technicians?");
    expect(new Set(asTexts(both.openings))).toEqual(new Set([grid, other]));
  });

  test("a fit brief of another opening is none for this one", async () => {
    const { h, key, bakery } = await withOpenings();
    const brief = { type: "generate_fit_brief", target: { kind: "role_family", value: "Electrician" } };
    const resume = { format: "markdown", content: "# Ada Example\n\n## Skills\n\nBlueprint reading, Wiring" };
    await h.send("PUT", "/api/v1/resume", { key, body: resume });
    const made = await h.send("POST", "/api/v1/agent/apply", { key, body: { actions: [brief] } });
    expect(at(made.body, "data", "results", 0, "status"), made.text.slice(0, 400)).toBe("succeeded");
    const { check, openings } = await inspected(
      h,
      key,
      "the baker opening at Korn",
      "prepare_execution_artifacts",
    );
    expect(openings).toEqual([bakery]);
    expect(check("fit_brief")).toMatchObject({ passed: false, detail: "none for this opening" });
  });

  test("a role by its name", async () => {
    const { h, key } = await withOpenings();
    const { role, openings, summary } = await inspected(h, key, "Could I be a nurse practitioner?");
    expect(role).toMatchObject({ title: "Nurse Practitioners" });
    expect(openings).toEqual([]);
    expect(summary).toContain("the role Nurse Practitioners");
  });

  test.each([["asdf qwerty"], ["the Seewind job"], ["what now"]])(
    "%s: nothing fits, and it says so",
    async (query) => {
      const { h, key } = await withOpenings();
      const { role, openings, summary } = await inspected(h, key, query);
      expect({ role, openings }).toEqual({ role: null, openings: [] });
      expect(summary).toContain("Nothing stored and no known role fits the query");
    },
  );

  test("what nobody stored is not ready by another opening, and a question in general still is", async () => {
    const { h, key } = await withOpenings();
    const none = { passed: false, detail: "none that the query names" };
    const seewind = await inspected(h, key, "the Seewind job", "prepare_execution_artifacts");
    expect(seewind.check("opportunity")).toMatchObject(none);
    expect(seewind.check("fit_brief")).toMatchObject(none);
    const general = await inspected(h, key, "Evaluate my latest opportunity", "evaluate_opportunity");
    expect(general.check("opportunity")).toMatchObject({ passed: true });
  });
});

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

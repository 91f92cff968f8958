import { describe, expect, test } from "vitest";
import { applied, pasted, resultsOf } from "../../support/agent.ts";
import { ask } from "../../support/checked.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";

const nurse = () => startAt(personNamed("nurse"), "everything");
const unknown = "Nurse informaticist";

async function metadataOf(h: Harness, { key }: Person, path: string, body: Json): Promise<Json> {
  const answer = await h.send("POST", `/api/v1/${path}`, { key, body });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return { ...asObject(answer.body.metadata), data: answer.body.data };
}

async function compared(h: Harness, person: Person, candidates: string[]) {
  const data = await applied(h, person, { actions: [{ type: "compare_role_directions", candidates }] });
  return asObject(resultsOf(data)[0]);
}

test("two names and nothing else are compared", async () => {
  const { h, person } = await nurse();
  const query = "Staff nurse or nurse manager?";
  const { understood, data } = await metadataOf(h, person, "career-reasoning", { query });
  expect(at(understood, "intent")).toBe("compare");
  const said = textAt(data, "reasoning", "recommendation");
  expect(said).toContain("Registered Nurses");
  expect(said).toContain("Medical and Health Services Managers");
});

describe("a name that no occupation is sure enough for", () => {
  test("is never the best match: every answer says null, and what is near", async () => {
    const { h, person } = await nurse();
    const prediction = await metadataOf(h, person, "career-prediction", { targetRole: unknown });
    expect(prediction).toMatchObject({ understoodAs: null, data: { predictions: [] } });
    expect(asList(prediction.nearest).length).toBeGreaterThan(0);
    const match = await metadataOf(h, person, "career-match", { query: unknown });
    expect(match.understoodAs).toBeNull();
    expect(asList(at(match, "data", "queryMatches")).length).toBeGreaterThan(0);
    const explored = await metadataOf(h, person, "agent/explore", { goal: { direction: unknown } });
    expect(explored.understoodAs).toBeNull();
    const reasoned = await metadataOf(h, person, "career-reasoning", { query: `Can I become a ${unknown}?` });
    expect(asList(reasoned.nearest).length).toBeGreaterThan(0);
    expect(at(reasoned, "understood", "roles")).toEqual([]);
  });

  test.each([["Case manager", "Food Service Managers"]])("%s is not %s", async (query, title) => {
    const { h, person } = await nurse();
    const { understoodAs } = await metadataOf(h, person, "career-match", { query });
    expect(understoodAs === null || at(understoodAs, "title") !== title).toBe(true);
  });

  test("has a row without a score beside those that are understood", async () => {
    const { h, person } = await nurse();
    const { status, outputs } = await compared(h, person, [unknown, "nurse practitioner"]);
    expect(status).toBe("succeeded");
    const rows = asList(at(outputs, "inline", "rows"));
    const row = rows.find(({ asked }) => asked === unknown) ?? {};
    expect(Object.keys(row).sort()).toEqual(["asked", "nearest", "understoodAs"]);
    expect(row.understoodAs).toBeNull();
    const other = rows.find(({ asked }) => asked !== unknown) ?? {};
    expect(other).toMatchObject({ understoodAs: { title: "Nurse Practitioners", how: "exact" } });
    expect(Number(other.score)).toBeGreaterThan(0);
  });

  test.each([
    { type: "generate_fit_brief", target: { kind: "role_family", value: unknown } },
    {
      type: "request_report_branch",
      target: { kind: "role_family", value: unknown },
      prompt: "Is it for me?",
    },
    { type: "compare_role_directions", candidates: [unknown, "asdf qwerty"] },
  ])("blocks $type, which computes nothing", async (action) => {
    const { h, person } = await nurse();
    const result = asObject(resultsOf(await applied(h, person, { actions: [action] }))[0]);
    expect(result).toMatchObject({
      status: "blocked",
      outputs: null,
      diagnostics: { failureType: "not_understood", category: "input_quality", recoverable: true },
    });
  });

  test("in a posting's title names no occupation", async () => {
    const { h, person } = await nurse();
    const posting = pasted(`${unknown}\nLindal Clinic, Bonn\n\nRequirements\n- Patient assessment\n`);
    await applied(h, person, { actions: [{ type: "normalize_opportunity" }], opportunity: posting });
    const [brief] = resultsOf(
      await applied(h, person, { actions: [{ type: "generate_fit_brief" }], opportunity: posting }),
    );
    const text = JSON.stringify(at(brief, "outputs"));
    expect(text).not.toContain("Registered Nurses");
  });
});

test("candidates that are one occupation are refused, both named", async () => {
  const { h, person } = await nurse();
  const { status, diagnostics } = await compared(h, person, [
    "Software engineer",
    "Electrician",
    "senior software developer",
  ]);
  expect(status).toBe("blocked");
  expect(diagnostics).toMatchObject({ failureType: "same_occupation", category: "input_quality" });
  expect(textAt(diagnostics, "blockingConstraint")).toBe(
    'These are the same occupation, Software Developers: candidate 1 ("Software engineer") and candidate 3.',
  );
});

test("a word of rank is a step, which asks for years and for having led people", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "assessment");
  const found = await ask(h, person, "careerPrediction.create", { targetRole: "Electrician foreman" });
  expect(asList(at(found, "predictions"))).toHaveLength(1);
  const { understoodAs } = await metadataOf(h, person, "career-prediction", {
    targetRole: "Electrician foreman",
  });
  expect(understoodAs).toMatchObject({
    title: "Electricians",
    how: "close",
    step: { word: "foreman", base: { title: "Electricians" } },
  });
  const steps = asList(at(found, "predictions", 0, "steps")).map(({ key }) => key);
  expect(steps).toEqual(expect.arrayContaining(["rank:years", "rank:leading"]));
});

test("similar paths to a role that is not understood are none, and say so", async () => {
  const { h, person } = await nurse();
  const { key } = person;
  const query = `targetRole=${encodeURIComponent(unknown)}`;
  const { status, body } = await h.send("GET", `/api/v1/similar-paths?${query}`, { key });
  expect(status).toBe(200);
  expect(at(body, "metadata", "understoodAs")).toBeNull();
});

test("a goal in German is a target role of health", async () => {
  const { h, person } = await nurse();
  await done(h, person, "PATCH", "/api/v1/profile", {
    career_goals: "Ich möchte Pflegedienstleiterin werden",
  });
  const { body } = await h.send("GET", "/api/v1/career-health", { key: person.key });
  const { inputs } = asObject(at(body, "data", "metrics", "marketAlignment", "details"));
  expect(JSON.stringify(inputs)).toContain("Medical and Health Services Managers");
});

describe("a goal of an exploration", () => {
  const explored = async (direction: string) => {
    const { h, person } = await nurse();
    const { structured } = await callTool(await h.mcp(person.key), "explore", { goal: { direction } });
    return structured;
  };

  test("that names a role is read without the name of its field", async () => {
    const { metadata } = await explored("nurse educator");
    expect(metadata).toMatchObject({ understoodAs: { asked: "nurse educator", how: "alternate" } });
  });

  test("that names none is said not to be understood, with what is near and the call that helps", async () => {
    const { data, metadata, next } = await explored("teach");
    expect(metadata).toMatchObject({ understoodAs: null });
    const titles = asList(at(metadata, "nearest")).map(({ title }) => title);
    expect(titles[0]).toMatch(/^Teaching/);
    const near = titles.join("; ");
    expect(textAt(data, "summary")).toContain(
      `no role that the catalogue surely knows; the nearest titles are ${near}.`,
    );
    expect(textAt(data, "summary")).toContain(
      "Not by the goal but by what is stored, Registered Nurses is nearest",
    );
    const call = { tool: "match_careers", arguments: { query: titles[0] } };
    expect(asList(next)).toContainEqual(expect.objectContaining(call));
  });

  test("that is no word at all gets no nearest title", async () => {
    const { data, metadata } = await explored("asdf qwerty");
    expect(at(metadata, "nearest")).toEqual([]);
    expect(textAt(data, "summary")).toMatch(
      /^The goal names no role that the catalogue knows; with the usual title/,
    );
  });
});

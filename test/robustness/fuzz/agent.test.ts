import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Operation, pathFields } from "../../../src/operation/definition.ts";
import { universalErrors } from "../../../src/operation/errors.ts";
import { gridPosting, list, makeOneOfEach } from "../../support/agent.ts";
import { budgeted } from "../../support/budget.ts";
import type { Answer } from "../../support/harness.ts";
import { changedTables } from "../../support/inside.ts";
import { at, type Json, textAt } from "../../support/json.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";
import { expectErrorBody } from "../../support/scenario.ts";

// A fixed seed: the same requests each time, so that a failure can be had again.
const runs = { seed: 20261104, numRuns: budgeted(70) };

const nasty = fc.constantFrom<unknown>(
  "",
  " ",
  "\u0000",
  "\ud800",
  "__proto__",
  "constructor",
  "x".repeat(501),
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [[]],
  { toString: 1 },
);
const text = fc.oneof(
  fc.constantFrom("Electrician", "Registered nurse", "Zorblax wrangler", "opening", "health", "résumé"),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const free = fc.oneof(
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }),
  fc.constant({ wish: "less climbing", by: [2028, { month: 1 }] }),
);
const posting = fc.oneof(
  fc.constant(gridPosting),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.constant(
    `<script type="application/ld+json">{"@type":"JobPosting","title":{"a":1}}</script>${gridPosting}`,
  ),
);

/** An object of which most fields are there, and most as they should be. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>, required: string[] = []): fc.Arbitrary<Json> {
  const spoilt = Object.entries(fields).map(([name, good]) => [
    name,
    fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: nasty }),
  ]);
  const shape: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(spoilt);
  const whole = fc.record(shape, { requiredKeys: required });
  const further = fc.oneof(
    { weight: 40, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ more: 1 }) },
  );
  return fc.tuple(whole, further).map(([own, more]) => ({ ...own, ...more }));
}

const nullable = (good: fc.Arbitrary<unknown>) => fc.option(good, { freq: 4, nil: null });

function arbitraries(ids: Record<"job" | "brief" | "artifact" | "report" | "checkpoint", string>) {
  const opportunity = nearly(
    {
      inputMode: fc.constantFrom("pasted_link", "pasted_text", "manual"),
      sourceUrl: nullable(fc.constantFrom("https://jobs.example/1", "javascript:alert(1)")),
      title: nullable(text),
      company: nullable(text),
      location: nullable(text),
      description: nullable(text),
      rawText: nullable(posting),
    },
    ["inputMode", "rawText"],
  );
  const target = nearly(
    {
      kind: fc.constantFrom("role_family", "career_path", "opportunity"),
      value: fc.constantFrom("Electrician", "Nurse", "Zorblax", "💡"),
      id: nullable(fc.constantFrom(ids.job, ids.brief, "29-1141.00", "x")),
    },
    ["kind", "value"],
  );
  const list_ = (good: fc.Arbitrary<unknown>, min: number, max: number) =>
    fc.array(good, { minLength: min, maxLength: max });
  const action = fc.oneof(
    nearly({ type: fc.constant("normalize_opportunity"), opportunity }, ["type", "opportunity"]),
    nearly({ type: fc.constant("generate_fit_brief"), target, opportunity }, ["type"]),
    nearly(
      {
        type: fc.constant("compare_role_directions"),
        candidates: list_(fc.constantFrom("Electrician", "Nurse", "?", "\u202e"), 2, 6),
      },
      ["type", "candidates"],
    ),
    nearly(
      {
        type: fc.constant("request_report_branch"),
        prompt: nullable(fc.constantFrom("career health", "What next?", "")),
        branchLabel: nullable(text),
        target,
      },
      ["type"],
    ),
    nearly(
      {
        type: fc.constant("prepare_execution_artifact"),
        artifactKind: fc.constantFrom("resume_variant", "fit_brief", "outreach_note", "interview_brief"),
        opportunity,
        target,
      },
      ["type", "artifactKind"],
    ),
    nearly(
      {
        type: fc.constant("collect_missing_evidence_hint"),
        gapKeys: list_(fc.constantFrom("resume", "Welding", "__proto__", "own:x"), 1, 10),
      },
      ["type", "gapKeys"],
    ),
  );
  const apply = nearly(
    {
      actions: fc.array(action, { minLength: 1, maxLength: 4 }),
      goal: free,
      target,
      opportunity,
      context: nearly({
        checkpointId: nullable(fc.constantFrom(ids.checkpoint, ids.checkpoint, "ckp_x")),
        reportId: nullable(fc.constantFrom(ids.report, ids.report, ids.brief)),
        jobsWorkspaceItemId: nullable(fc.constantFrom(ids.job, ids.job, "")),
      }),
      execution: nearly({
        mode: fc.constantFrom("best_effort", "transactional_if_possible"),
        stopOnFailure: fc.boolean(),
        reuseExistingArtifacts: fc.boolean(),
        checkpoint: fc.constantFrom("none", "suggest", "create", "update"),
      }),
    },
    ["actions"],
  );
  const explore = nearly(
    { goal: free, target: free, opportunity: fc.oneof(opportunity, free), context: free, execution: free },
    ["goal"],
  );
  const id = fc.constantFrom(...Object.values(ids), "x", "");
  const inspect = nearly(
    {
      goal: nearly(
        {
          type: fc.constantFrom("discover_directions", "evaluate_opportunity", "compare_paths"),
          query: text,
          priority: fc.constantFrom("speed", "balanced", "depth"),
        },
        ["type", "query"],
      ),
      focus: fc.oneof(
        fc.constant({ mode: "goal" }),
        nearly({ mode: fc.constant("failed_action"), actionType: text, artifactKind: nullable(text) }, [
          "mode",
        ]),
        nearly({ mode: fc.constant("artifact"), artifactId: id }, ["mode", "artifactId"]),
        nearly({ mode: fc.constant("report"), reportId: id }, ["mode", "reportId"]),
        nearly({ mode: fc.constant("workspace_item"), jobsWorkspaceItemId: id }, ["mode"]),
        nearly({ mode: fc.constant("checkpoint"), checkpointId: id }, ["mode", "checkpointId"]),
      ),
      context: free,
    },
    ["goal"],
  );
  return { apply, explore, inspect };
}

/** A person with one of everything, and an item whose metadata a caller has spoilt. */
async function ready() {
  const { h, person: first } = await startAt(personNamed("electrician"), "resume");
  const person = { ...first, key: await h.newKey(first.userId, { hourlyLimit: 100_000 }) };
  const made = await makeOneOfEach(h, person);
  await done(h, person, "POST", "/api/v1/jobs-workspace", {
    type: "opportunity",
    title: "Spoilt",
    sourceType: "manual",
    metadata: { opportunity: { skills: 5, salary: "much", locations: [{}], spans: null } },
  });
  const job = textAt(await list(h, person, "jobs-workspace"), 0, "id");
  return { h, person, requests: arbitraries({ ...made, job }) };
}

/** No failure of ours; a refusal of a declared type that wrote nothing, or an answer of the declared form. */
function judge(operation: Operation, answer: Answer, changed: string[]): void {
  const said = answer.text.slice(0, 500);
  expect(answer.status, said).toBeLessThan(500);
  if (answer.status >= 400) {
    expectErrorBody(answer);
    expect([...universalErrors, ...operation.errors.declared]).toContain(answer.body.type);
    expect(changed, said).toEqual([]);
    return;
  }
  expect(answer.status).toBe(operation.http.status);
  expect(operation.output.parse(answer.body.data)).toEqual(answer.body.data);
  const own = { requestId: z.string(), timestamp: z.string(), ...operation.metadata?.shape };
  z.strictObject(own).parse(answer.body.metadata);
  const statuses = at(answer.body.data, "results");
  if (!Array.isArray(statuses)) return;
  expect(statuses.filter(({ status }) => status === "failed")).toEqual([]);
  if (statuses.some(({ status }) => status === "rolled_back")) expect(changed, said).toEqual([]);
}

test.each(["apply", "explore", "inspect"] as const)(
  "%s answers anything that is nearly right, or not at all, soundly",
  async (name) => {
    const { h, person, requests } = await ready();
    const operation = h.service.operations.get(`agent.${name}`);
    if (!operation) throw new Error(`There is no operation agent.${name}.`);
    expect(pathFields(operation.http.path)).toEqual([]);
    const seen = new Set<number>();
    let before = await h.inside.tables();
    const body = fc.oneof({ weight: 9, arbitrary: requests[name] }, { weight: 1, arbitrary: fc.jsonValue() });
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await h.send("POST", operation.http.path, { key: person.key, body: sent });
        const after = await h.inside.tables();
        const changed = changedTables(before, after);
        before = after;
        seen.add(answer.status);
        judge(operation, answer, changed);
        if (name === "inspect") expect(changed).toEqual([]);
      }),
      runs,
    );
    // The requests are worth sending: some are taken and some are not.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400]));
  },
);

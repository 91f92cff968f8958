import { describe, expect, test } from "vitest";
import {
  applied,
  gridPosting,
  idsOf,
  list,
  pasted,
  read,
  resultsOf,
  statusesOf,
} from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { changedTables } from "../../support/inside.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import {
  done,
  type Person,
  personNamed,
  putResume,
  resumeOf,
  startAt,
  takeAssessment,
} from "../../support/samples/persona.ts";

const persona = personNamed("electrician");
const opportunity = pasted(gridPosting);
const body = {
  actions: [
    { type: "normalize_opportunity" },
    { type: "generate_fit_brief" },
    { type: "compare_role_directions", candidates: ["Electrician", "Electrical engineer"] },
    { type: "request_report_branch", prompt: "Stay or move?", branchLabel: "move" },
    { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
    { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
  ],
  opportunity,
};
const reusing = { ...body, execution: { reuseExistingArtifacts: true } };
const DAY = 24 * 60 * 60 * 1000;

const ready = () => startAt(persona, "resume");

/** The ids each action made, in order. */
async function make(
  h: Harness,
  person: Person,
  request: Json,
): Promise<{ ids: string[]; reused: unknown[] }> {
  h.runtime.advance(1000);
  const data = await applied(h, person, request);
  expect(statusesOf(data)).toEqual(Array(resultsOf(data).length).fill("succeeded"));
  const results = resultsOf(data);
  return {
    ids: results.map((result) => idsOf(result)[0] ?? "none"),
    reused: results.map(({ reused }) => reused),
  };
}

const pathOf: Record<string, string> = {
  job: "jobs-workspace",
  fit: "fit-briefs",
  rep: "reports",
  art: "execution-artifacts",
};

/** What is stored under ids of any kind, the jobs item left out. */
async function made(h: Harness, person: Person, ids: string[]): Promise<Json[]> {
  const found = [];
  for (const id of ids.filter((one) => !one.startsWith("job"))) {
    found.push(await read(h, person, `${pathOf[id.slice(0, 3)]}/${id}`));
  }
  return found;
}

test("the same request again gives the same ids and writes nothing at all", async () => {
  const { h, person } = await ready();
  const first = await make(h, person, reusing);
  expect(first.reused).toEqual(Array(6).fill(false));
  h.runtime.advance(DAY);
  const before = await h.inside.tables();
  const second = await make(h, person, reusing);
  expect(second).toEqual({ ids: first.ids, reused: Array(6).fill(true) });
  expect(changedTables(before, await h.inside.tables())).toEqual([]);
});

test("it is the request that counts, not how it is spelt or where its opening stands", async () => {
  const { h, person } = await ready();
  const first = await make(h, person, reusing);
  const before = await h.inside.tables();
  const actions = body.actions.map((action) =>
    action.type === "normalize_opportunity" ? { opportunity, ...action } : action,
  );
  expect(await make(h, person, { execution: reusing.execution, opportunity, actions })).toEqual({
    ids: first.ids,
    reused: Array(6).fill(true),
  });
  expect(changedTables(before, await h.inside.tables())).toEqual([]);
});

interface Change {
  says: string;
  change: (h: Harness, person: Person) => Promise<void>;
}

function withLine(resume: Json, line: string): Json {
  const [latest, ...earlier] = asList(resume.work);
  const highlights = [...asListOfTexts(latest?.highlights), line];
  return { ...resume, work: [{ ...latest, highlights }, ...earlier] };
}

function asListOfTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const changes: Change[] = [
  {
    says: "a line more in the resume",
    change: (h, person) => putResume(h, person, withLine(resumeOf(persona), "Wired a fictional lighthouse.")),
  },
  {
    says: "another level of a skill in the resume, which no claim's text says",
    change: async (h, person) => {
      const resume = resumeOf(persona);
      const skills = asList(resume.skills).map((skill) => ({ ...skill, level: "Expert" }));
      await putResume(h, person, { ...resume, skills });
    },
  },
  {
    says: "a wish in the profile that fit depends on",
    change: (h, person) => done(h, person, "PATCH", "/api/v1/profile", { min_salary: 90_000 }),
  },
  {
    says: "an assessment taken",
    change: (h, person) => takeAssessment(h, person, persona, "riasec"),
  },
];

describe.each(changes.map((change) => [change.says, change] as const))("after %s", (_, { change }) => {
  test("there is a new version of each that names the one before, which stays as it was", async () => {
    const { h, person } = await ready();
    const first = await make(h, person, reusing);
    const before = await made(h, person, first.ids);
    await change(h, person);
    const second = await make(h, person, reusing);
    // The opening itself has not changed: only what was made of it together with the user's data.
    expect(second.reused).toEqual([true, ...Array(5).fill(false)]);
    expect(second.ids[0]).toBe(first.ids[0]);
    const after = await made(h, person, second.ids);
    expect(after.map(({ version, supersedes }) => [version, supersedes])).toEqual(
      before.map(({ id }) => [2, id]),
    );
    const reports = after.filter(({ id }) => String(id).startsWith("rep"));
    expect(reports.map(({ supersedesReportId }) => supersedesReportId)).toEqual(
      first.ids.filter((id) => id.startsWith("rep")),
    );
    expect(await made(h, person, first.ids)).toEqual(before);
    expect(await read(h, person, `jobs-workspace/${first.ids[0]}`)).toMatchObject({
      fitBriefRef: second.ids[1],
      artifactRefs: [...first.ids.slice(4), ...second.ids.slice(4)],
      status: "artifacts_ready",
    });
    expect(await make(h, person, reusing)).toEqual({ ids: second.ids, reused: Array(6).fill(true) });
  });
});

test("user data that are as they were give the version made from them", async () => {
  const { h, person } = await ready();
  const first = await make(h, person, reusing);
  await done(h, person, "PATCH", "/api/v1/profile", { min_salary: 90_000 });
  await make(h, person, reusing);
  await done(h, person, "PATCH", "/api/v1/profile", { min_salary: null });
  expect(await make(h, person, reusing)).toEqual({ ids: first.ids, reused: Array(6).fill(true) });
});

test("the same resume imported again changes nothing", async () => {
  const { h, person } = await ready();
  const first = await make(h, person, reusing);
  await putResume(h, person, resumeOf(persona));
  expect((await make(h, person, reusing)).ids).toEqual(first.ids);
});

test("another target is another brief, superseding nothing", async () => {
  const { h, person } = await ready();
  const ask = (value: string) => ({
    actions: [{ type: "generate_fit_brief", target: { kind: "role_family", value } }],
    execution: { reuseExistingArtifacts: true },
  });
  const [one] = (await make(h, person, ask("Electrician"))).ids;
  const [other] = (await make(h, person, ask("Registered nurse"))).ids;
  expect(other).not.toBe(one);
  expect(await read(h, person, `fit-briefs/${other}`)).toMatchObject({ version: 1, supersedes: null });
  expect((await make(h, person, ask("Electrician"))).ids).toEqual([one]);
});

test("without reuse each call makes its own, but the opening stays one item and a branch goes on", async () => {
  const { h, person } = await ready();
  const first = await make(h, person, body);
  const second = await make(h, person, body);
  expect(second.reused).toEqual(Array(6).fill(false));
  expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([first.ids[0]]);
  expect((await list(h, person, "jobs-workspace")).length).toBe(1);
  const [brief, comparison, branch, variant] = await made(h, person, second.ids);
  for (const one of [brief, comparison, variant]) expect(one).toMatchObject({ version: 1, supersedes: null });
  expect(branch).toMatchObject({ version: 2, supersedesReportId: first.ids[3] });
  expect(at(branch, "branchId")).toBe(at((await made(h, person, [first.ids[3] ?? ""]))[0], "branchId"));
});

test("another opening read into the same item leaves nothing of the first", async () => {
  const { h, person } = await ready();
  const read1 = await applied(h, person, { actions: [{ type: "normalize_opportunity", opportunity }] });
  const id = textAt(read1, "results", 0, "outputs", "jobsWorkspaceRefs", 0);
  await done(h, person, "PATCH", `/api/v1/jobs-workspace/${id}`, { metadata: { mine: "kept" } });
  const bare = { inputMode: "manual", title: "Site inspector" };
  const read2 = await applied(h, person, {
    actions: [{ type: "normalize_opportunity", opportunity: bare }],
    context: { jobsWorkspaceItemId: id },
  });
  expect(at(read2, "results", 0, "outputs", "jobsWorkspaceRefs")).toEqual([id]);
  const item = await read(h, person, `jobs-workspace/${id}`);
  expect(item).toMatchObject({ title: "Site inspector", company: null, metadata: { mine: "kept" } });
  expect(at(item, "metadata", "opportunity")).toEqual(
    at(read2, "results", 0, "outputs", "inline", "opportunity"),
  );
  expect(asObject(item.metadata)).not.toHaveProperty("postingText");
});

test("a direction of the user's own is not overwritten by an opening", async () => {
  const { h, person } = await ready();
  const direction = { type: "direction", title: "Inspector", sourceType: "manual" };
  await done(h, person, "POST", "/api/v1/jobs-workspace", direction);
  const id = textAt(await list(h, person, "jobs-workspace"), 0, "id");
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity", opportunity }],
    context: { jobsWorkspaceItemId: id },
  });
  expect(at(data, "results", 0, "outputs", "jobsWorkspaceRefs")).not.toEqual([id]);
  expect(await read(h, person, `jobs-workspace/${id}`)).toMatchObject(direction);
});

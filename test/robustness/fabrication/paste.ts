import { expect } from "vitest";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import type { Person } from "../../support/samples/persona.ts";
import type { Pasted } from "./people.ts";

/** All that came of one pasted posting: what the calls answered, and what was stored. */
export interface Found {
  /** The posting's fields as they were read. */
  read: Json;
  artifacts: Json[];
  brief: Json;
  reports: Json[];
  hints: Json[];
  /** Every answer, by the call that gave it. */
  answers: Record<string, unknown>;
}

/** Pastes a posting and asks for everything that can be made of it. */
export async function paste(
  h: Harness,
  person: Person,
  pasted: Pick<Pasted, "directions" | "lacks">,
  opportunity: Json,
): Promise<Found> {
  const send = async (method: string, path: string, body?: Json) => {
    const answer = await h.send(method, path, { key: person.key, body });
    expect(answer.status, `${method} ${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
    return answer.body;
  };
  const applied = await send("POST", "/api/v1/agent/apply", {
    opportunity,
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
      { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
      { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
      { type: "compare_role_directions", candidates: [...pasted.directions] },
      { type: "request_report_branch", prompt: "Stay or move?" },
      { type: "collect_missing_evidence_hint", gapKeys: [...pasted.lacks] },
    ],
  });
  const results = asList(at(applied, "data", "results"));
  expect(results.map(({ status }) => status)).toEqual(results.map(() => "succeeded"));
  const ids = results.map((result) => {
    const list = at(result, "outputs", "artifactRefs", 0) ?? at(result, "outputs", "reportRefs", 0);
    return list ?? at(result, "outputs", "jobsWorkspaceRefs", 0);
  });
  const [job, briefId, variant, note, interview, comparison, branch] = ids;
  const stored = async (path: string, id: unknown) =>
    asObject((await send("GET", `/api/v1/${path}/${String(id)}`)).data);
  const artifacts = [];
  for (const id of [variant, note, interview]) artifacts.push(await stored("execution-artifacts", id));
  const reports = [await stored("reports", comparison), await stored("reports", branch)];
  const brief = await stored("fit-briefs", briefId);
  const explored = await send("POST", "/api/v1/agent/explore", {
    goal: { direction: pasted.directions[0] },
    opportunity,
  });
  const inspected = await send("POST", "/api/v1/agent/inspect", {
    goal: { type: "prepare_execution_artifacts", query: "Is all there?" },
    focus: {
      mode: "workspace_item",
      jobsWorkspaceItemId: textAt(results[0], "outputs", "jobsWorkspaceRefs", 0),
    },
  });
  const item = await stored("jobs-workspace", job);
  return {
    read: asObject(at(results[0], "outputs", "inline", "opportunity")),
    artifacts,
    brief,
    reports,
    hints: asList(at(results[7], "outputs", "inline", "hints")),
    answers: { applied, artifacts, brief, reports, explored, inspected, item },
  };
}

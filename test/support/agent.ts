import { expect } from "vitest";
import type { Answer, Harness } from "./harness.ts";
import { asList, asObject, at, type Json, textAt } from "./json.ts";
import type { Person } from "./samples/persona.ts";

/** An opening for an electrician; its firm and place are made up. */
export const gridPosting = [
  "Electrician at Example Grid",
  "Location: Duluth, MN",
  "Salary: $58,000 - $72,000 per year",
  "Requirements",
  "- Wiring",
  "- Conduit bending",
  "- Three years of experience",
  "Nice to have",
  "- Solar panel installation",
].join("\n");

/** An opening given as its text. */
export function pasted(rawText: string): Json {
  return { inputMode: "pasted_text", rawText };
}

/** A request after which there is one of everything an agent makes. */
export const oneOfEach = {
  actions: [
    { type: "normalize_opportunity" },
    { type: "generate_fit_brief" },
    { type: "request_report_branch" },
    { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
  ],
  opportunity: pasted(gridPosting),
  execution: { checkpoint: "create" },
};

/** Makes one of everything; gives the ids. */
export async function makeOneOfEach(h: Harness, person: Person, more: Json = {}) {
  const data = await applied(h, person, { ...oneOfEach, ...more });
  const id = (place: number, field: string) => textAt(resultsOf(data), place, "outputs", field, 0);
  return {
    job: id(0, "jobsWorkspaceRefs"),
    brief: id(1, "artifactRefs"),
    report: id(2, "reportRefs"),
    artifact: id(3, "artifactRefs"),
    checkpoint: textAt(data, "checkpoint", "id"),
  };
}

/** Sends an apply request as it is. */
export function apply(h: Harness, { key }: Person, body: unknown, headers: Record<string, string> = {}) {
  return h.send("POST", "/api/v1/agent/apply", { key, body, headers });
}

/** Sends an apply request that must be answered 200; gives its data. */
export async function applied(h: Harness, person: Person, body: Json): Promise<Json> {
  const answer = await apply(h, person, body);
  expect(answer.status, answer.text.slice(0, 400)).toBe(200);
  return asObject(answer.body.data);
}

/** The results of an apply answer. */
export function resultsOf(data: unknown): Json[] {
  return asList(at(data, "results"));
}

/** The statuses of an apply answer's results, in order. */
export function statusesOf(data: unknown): string[] {
  return resultsOf(data).map((result) => textAt(result, "status"));
}

/** All ids that a result names, in order. */
export function idsOf(result: unknown): string[] {
  return ["artifactRefs", "reportRefs", "jobsWorkspaceRefs"].flatMap((field) => {
    const ids = at(result, "outputs", field);
    return Array.isArray(ids) ? ids.map(String) : [];
  });
}

/** What a GET answers under `data`; it must be there. */
export async function read(h: Harness, { key }: Person, path: string): Promise<Json> {
  const answer = await h.send("GET", `/api/v1/${path}`, { key });
  expect(answer.status, `${path}: ${answer.text.slice(0, 300)}`).toBe(200);
  return asObject(answer.body.data);
}

/** What a list answers under `data`. */
export async function list(h: Harness, { key }: Person, path: string): Promise<Json[]> {
  return asList((await h.send("GET", `/api/v1/${path}`, { key })).body.data);
}

/** Sends the calls that an answer suggests, each as it stands; gives them with what they answered. */
export async function follow(h: Harness, { key }: Person, calls: unknown): Promise<[string, Answer][]> {
  const answers: [string, Answer][] = [];
  for (const call of asList(calls)) {
    const [method, path] = [textAt(call, "method"), textAt(call, "path")];
    answers.push([`${method} ${path}`, await h.send(method, path, { key })]);
  }
  return answers;
}

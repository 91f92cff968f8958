import type { Harness } from "../harness.ts";
import { asList, at, type Json, textAt } from "../json.ts";
import type { Sample } from "./operations.ts";

interface Person {
  userId: string;
  key: string;
}

const posting = {
  inputMode: "pasted_text",
  rawText:
    "Electrician at Example Grid\nLocation: Exampleton\nSalary: $50,000 - $60,000 per year\nRequirements\n- Wiring\n- Fault finding\n- Two years of experience",
};

const actions = [
  { type: "normalize_opportunity", opportunity: posting },
  { type: "generate_fit_brief" },
  { type: "request_report_branch", prompt: "Stay or move?" },
  { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
];

/** Everything agents make, once; gives the id of the newest below a path. */
function worked(withResume: NonNullable<Sample["prepare"]>, path: string): Sample["prepare"] {
  return async (h, person) => {
    await withResume(h, person);
    await h.send("POST", "/api/v1/agent/apply", {
      key: person.key,
      body: { actions, opportunity: posting },
    });
    const { body } = await h.send("GET", `/api/v1/${path}`, { key: person.key });
    return { id: textAt(asList(body.data), 0, "id") };
  };
}

async function withJob(h: Harness, { key }: Person): Promise<Json> {
  const body = { type: "opportunity", title: "Electrician", sourceType: "manual" };
  return { id: textAt((await h.send("POST", "/api/v1/jobs-workspace", { key, body })).body, "data", "id") };
}

/** A line of the newest document, with other words. */
function withLine(withResume: NonNullable<Sample["prepare"]>): Sample["prepare"] {
  return async (h, person) => {
    const made = await worked(withResume, "execution-artifacts")?.(h, person);
    const { body } = await h.send("GET", `/api/v1/execution-artifacts/${made?.id}`, { key: person.key });
    const was = textAt(body, "data", "contentData", "sections", 0, "lines", 0, "text");
    return { ...made, was, section: 0, text: "I rewired forty homes." };
  };
}

/** A letter of the person's own pen, that cites a claim of theirs. */
function withWriting(withResume: NonNullable<Sample["prepare"]>): Sample["prepare"] {
  return async (h, person) => {
    await withResume(h, person);
    const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
    const claim = asList(at(body, "data", "claims")).find(
      (each) => at(each, "text") === "Rewired forty homes.",
    );
    const blocks = [
      { kind: "line", text: "Dear Hiring Manager," },
      { kind: "paragraph", text: "I rewired forty homes.", claimIds: [textAt(claim, "id")] },
      { kind: "line", text: "Kind regards, Robin Fictional" },
    ];
    return { blocks };
  };
}

const followUp = {
  kind: "follow_up",
  dueAt: "2026-03-05T09:00:00Z",
  note: "Write to Ana",
  contact: { name: "Ana Example", role: "recruiter", email: "ana@example.com" },
};

async function withFollowUp(h: Harness, person: Person): Promise<Json> {
  const { id } = await withJob(h, person);
  await h.send("POST", `/api/v1/jobs-workspace/${id}/events`, { key: person.key, body: followUp });
  return {};
}

async function withCheckpoint(h: Harness, { key }: Person): Promise<Json> {
  const body = { kind: "explore", goalSnapshot: { next: "Foreperson" } };
  return { id: textAt((await h.send("POST", "/api/v1/checkpoints", { key, body })).body, "data", "id") };
}

async function withTwoCheckpoints(h: Harness, person: Person): Promise<Json> {
  const other = await withCheckpoint(h, person);
  return { ...(await withCheckpoint(h, person)), with: other.id };
}

async function withTwoJobs(h: Harness, person: Person): Promise<Json> {
  const other = await withJob(h, person);
  return { ...(await withJob(h, person)), other: other.id };
}

async function withMergedJobs(h: Harness, person: Person): Promise<Json> {
  const { id, other } = await withTwoJobs(h, person);
  await h.send("POST", `/api/v1/jobs-workspace/${id}/merge`, {
    key: person.key,
    body: { other: other ?? "" },
  });
  return { id, part: other };
}

/** Samples of checkpoints, the jobs workspace, what agents make, and the agent calls themselves. */
export function agentSamples(
  withResume: NonNullable<Sample["prepare"]>,
  listed: (prepare: Sample["prepare"]) => Sample,
): Record<string, Sample> {
  const unknown = { id: "unknown" };
  return {
    "jobsWorkspace.list": listed(withJob),
    "jobsWorkspace.get": { prepare: withJob, input: {}, bad: unknown },
    "jobsWorkspace.create": {
      input: { type: "direction", title: "Foreperson", sourceType: "manual", metadata: { why: "growth" } },
      bad: { type: "dream", title: "Foreperson", sourceType: "manual" },
    },
    "jobsWorkspace.update": {
      prepare: withJob,
      input: { status: "archived" },
      bad: { ...unknown, status: "lost" },
    },
    "jobsWorkspace.delete": { prepare: withJob, input: {}, bad: unknown },
    "jobsWorkspace.merge": { prepare: withTwoJobs, input: {}, bad: { ...unknown, other: "unknown" } },
    "jobsWorkspace.split": { prepare: withMergedJobs, input: {}, bad: { ...unknown, part: "unknown" } },
    "jobsWorkspace.import": {
      input: { format: "csv", content: "Company,Position\nExample Power,Foreperson" },
      bad: { format: "scroll", content: "Company,Position" },
    },
    "jobEvents.create": { prepare: withJob, input: followUp, bad: { ...unknown, kind: "dreamt" } },
    "followUps.list": listed(withFollowUp),
    "followUps.calendar": { prepare: withFollowUp, input: {} },
    "checkpoints.list": listed(withCheckpoint),
    "checkpoints.delete": { prepare: withCheckpoint, input: {}, bad: unknown },
    "checkpoints.get": { prepare: withCheckpoint, input: {}, bad: unknown },
    "checkpoints.create": { input: { kind: "apply", metadata: { label: "a" } }, bad: { kind: "dream" } },
    "checkpoints.update": {
      prepare: withCheckpoint,
      input: { status: "archived" },
      bad: { ...unknown, status: "lost" },
    },
    "checkpoints.restore": { prepare: withCheckpoint, input: {}, bad: unknown },
    "checkpoints.fork": {
      prepare: withCheckpoint,
      input: { branchLabel: "other", note: "try" },
      bad: unknown,
    },
    "checkpoints.compare": { prepare: withTwoCheckpoints, input: {}, bad: { ...unknown, with: "other" } },
    "fitBriefs.list": listed(worked(withResume, "fit-briefs")),
    "fitBriefs.delete": { prepare: worked(withResume, "fit-briefs"), input: {}, bad: unknown },
    "fitBriefs.get": { prepare: worked(withResume, "fit-briefs"), input: {}, bad: unknown },
    "reports.list": listed(worked(withResume, "reports")),
    "reports.delete": { prepare: worked(withResume, "reports"), input: {}, bad: unknown },
    "reports.get": { prepare: worked(withResume, "reports"), input: {}, bad: unknown },
    "executionArtifacts.list": listed(worked(withResume, "execution-artifacts")),
    "executionArtifacts.delete": {
      prepare: worked(withResume, "execution-artifacts"),
      input: {},
      bad: unknown,
    },
    "executionArtifacts.get": { prepare: worked(withResume, "execution-artifacts"), input: {}, bad: unknown },
    "executionArtifacts.create": {
      prepare: withWriting(withResume),
      input: { artifactKind: "outreach_note", form: "letter" },
      bad: { artifactKind: "poem" },
    },
    "executionArtifacts.file": {
      prepare: worked(withResume, "execution-artifacts"),
      input: { format: "txt" },
      bad: unknown,
    },
    "executionArtifacts.update": {
      prepare: worked(withResume, "execution-artifacts"),
      input: { status: "ready" },
      bad: { ...unknown, status: "lost" },
    },
    "executionArtifacts.prove": { prepare: withLine(withResume), input: {}, bad: unknown },
    "agent.explore": { prepare: withResume, input: { goal: { next: "Foreperson" } }, bad: { goal: "x" } },
    "agent.apply": {
      prepare: withResume,
      input: { actions, opportunity: posting, execution: { checkpoint: "create" } },
      bad: { actions: [] },
    },
    "agent.inspect": {
      prepare: withResume,
      input: { goal: { type: "discover_directions", query: "What next?" } },
      bad: { goal: { type: "dream", query: "x" } },
    },
  };
}

import type { Harness } from "../harness.ts";
import { asList, at, type Json, textAt } from "../json.ts";
import { agentSamples } from "./agent.ts";

/** A call of each operation that succeeds, and one that does not. */
export interface Sample {
  /** Makes what the call needs; gives input fields that are known only then. */
  prepare?: (h: Harness, person: { userId: string; key: string }) => Promise<Json>;
  input: Json;
  /** Refused; absent where an operation takes no input at all. */
  bad?: Json;
}

export const sampleResume: Json = {
  basics: { name: "Robin Fictional", email: "robin@example.com", label: "Electrician" },
  work: [
    {
      name: "Example Power",
      position: "Electrician",
      startDate: "2019-04",
      highlights: ["Rewired forty homes."],
    },
  ],
  education: [{ institution: "Example College", area: "Electrical work", endDate: "2019" }],
  skills: [{ name: "Trade", keywords: ["Wiring", "Fault finding"] }],
};

const none = async (): Promise<Json> => ({});

const withProfile: Sample["prepare"] = async (h, { key }) => {
  await h.send("PATCH", "/api/v1/profile", {
    key,
    body: { name: "Robin Fictional", current_job_title: "Electrician", team_size: 4 },
  });
  return {};
};

const withResume: Sample["prepare"] = async (h, { key }) => {
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: sampleResume } });
  return {};
};

const withAlert: Sample["prepare"] = async (h, { userId }) => ({ id: (await h.addAlert(userId)).id });

const withWebhook: Sample["prepare"] = async (h, { key }) => {
  const body = { url: "http://127.0.0.1:9/hook", events: ["profile.updated"] };
  return { id: textAt((await h.send("POST", "/api/v1/webhooks", { key, body })).body, "data", "id") };
};

/** A delivery that waits: nothing delivers in a test of this kind. */
const withDelivery: Sample["prepare"] = async (h, person) => {
  const hook = textAt(await withWebhook(h, person), "id");
  const { body } = await h.send("POST", `/api/v1/webhooks/test?id=${hook}`, { key: person.key });
  return { id: textAt(body, "data", "id") };
};

const withMemory = async (h: Harness, { key }: { key: string }): Promise<Json> => {
  const body = { contentText: "Prefers early shifts." };
  return { id: textAt((await h.send("POST", "/api/v1/memories", { key, body })).body, "data", "id") };
};

const withNote: Sample["prepare"] = async (h, person) => {
  await withMemory(h, person);
  return {};
};

/** What a note changed. */
const withChange: Sample["prepare"] = async (h, person) => {
  await withMemory(h, person);
  const { body } = await h.send("GET", "/api/v1/changes?limit=1", { key: person.key });
  return { id: textAt(body, "data", 0, "id") };
};

/** A preview's token, and what it may be used for. */
const withPreview: Sample["prepare"] = async (h, person) => {
  await withMemory(h, person);
  const body = { topic: "early shifts" };
  const answer = await h.send("POST", "/api/v1/forget/preview", { key: person.key, body });
  return { token: textAt(answer.body, "data", "token") };
};

const withTimelineEvent: Sample["prepare"] = async (h, { key }) => {
  const body = { eventType: "interview.held", eventData: { company: "Example Power" } };
  return { id: textAt((await h.send("POST", "/api/v1/timeline", { key, body })).body, "data", "id") };
};

/** An answer to every item of a module, in turn over the scale. */
async function answersTo(h: Harness, key: string, moduleId: string): Promise<Json> {
  const { body } = await h.send("GET", `/api/v1/assessments/${moduleId}/questions`, { key });
  const items = asList(at(body, "data", "items"));
  return Object.fromEntries(items.map((item, index) => [textAt(item, "id"), 1 + (index % 5)]));
}

const withAssessment: Sample["prepare"] = async (h, { key }) => {
  const answers = await answersTo(h, key, "values");
  await h.send("POST", "/api/v1/assessments/values/submissions", { key, body: { answers } });
  return {};
};

const listed = (prepare: Sample["prepare"]): Sample => ({
  prepare: async (h, person) => {
    await prepare?.(h, person);
    return {};
  },
  input: { limit: 10 },
  bad: { limit: 0 },
});

/** By operation name. An operation without a sample fails the test that walks the registry. */
export const samples: Record<string, Sample> = {
  "context.get": {
    prepare: withProfile,
    input: { expand: ["alerts", "dataSharing"], alertsLimit: 3 },
    bad: { view: "tiny" },
  },
  "profile.get": { prepare: withProfile, input: {} },
  "profile.update": {
    prepare: none,
    input: { name: "Robin Fictional", min_salary: 42000, career_goals: { next: "Foreperson" } },
    bad: { min_salary: "much" },
  },
  "resume.get": { prepare: withResume, input: {} },
  "resume.import": {
    input: { format: "json_resume", content: sampleResume },
    bad: { format: "papyrus", content: "x" },
  },
  "resume.update": {
    prepare: withResume,
    input: { set: { "/work/0/position": "Master electrician" }, add: { languages: { language: "Danish" } } },
    bad: { set: { clm_unknown: "x" } },
  },
  "changes.list": listed(withProfile),
  "changes.undo": { prepare: withChange, input: {}, bad: { id: "chg_unknown" } },
  "forget.preview": { prepare: withNote, input: { topic: "shifts" }, bad: { topic: "everything" } },
  "forget.run": { prepare: withPreview, input: {}, bad: { token: "fgt_unknown" } },
  "timeline.list": listed(withProfile),
  "timeline.create": {
    input: { eventType: "interview.held", eventData: { company: "Example Power" }, impactScore: 0.5 },
    bad: { eventType: "interview.held", impactScore: 2 },
  },
  "timeline.delete": { prepare: withTimelineEvent, input: {}, bad: { id: "tle_unknown" } },
  "assessments.delete": {
    prepare: withAssessment,
    input: { moduleId: "values" },
    bad: { moduleId: "runes" },
  },
  "assessments.list": { prepare: withAssessment, input: {} },
  "assessments.get": { prepare: withAssessment, input: { moduleId: "values" }, bad: { moduleId: "runes" } },
  "assessments.history": {
    prepare: withAssessment,
    input: { moduleId: "values", limit: 10 },
    bad: { moduleId: "runes" },
  },
  "assessments.questions": { input: { moduleId: "riasec" }, bad: { moduleId: "runes" } },
  "assessments.submit": {
    prepare: async (h, { key }) => ({ answers: await answersTo(h, key, "values") }),
    input: { moduleId: "values" },
    bad: { moduleId: "values", answers: { no_such_item: 3 } },
  },
  "careerContext.get": {
    prepare: withResume,
    input: { query: "fault finding", limit: 3 },
    bad: { limit: 51 },
  },
  "records.search": { prepare: withResume, input: { query: "fault finding" }, bad: { query: "" } },
  "records.fetch": { prepare: withMemory, input: {}, bad: { id: "mem_none" } },
  "careerGraph.get": { prepare: withResume, input: {} },
  "careerMatch.find": { prepare: withResume, input: { query: "electrician", limit: 5 }, bad: { limit: 0 } },
  "careerPrediction.create": {
    prepare: withResume,
    input: { targetRole: "Electrician", includeAlternatives: true },
    bad: { targetRole: " " },
  },
  "careerReasoning.create": {
    prepare: withResume,
    input: { query: "Should I become a foreperson?" },
    bad: { query: "x".repeat(501) },
  },
  "similarPaths.list": { prepare: withResume, input: { limit: 3 }, bad: { minSimilarity: 2 } },
  "careerHealth.get": { prepare: withResume, input: {} },
  "careerHealth.history": listed(withResume),
  "memories.list": listed(withMemory),
  "memories.create": {
    input: { contentText: "Wants to work closer to home.", importance: 0.7 },
    bad: { contentText: " " },
  },
  "memories.update": {
    prepare: withMemory,
    input: { contentText: "Prefers late shifts.", content: { asked: true }, importance: 0.9 },
    bad: { id: "mem_unknown", contentText: "Prefers late shifts." },
  },
  "memories.delete": { prepare: withMemory, input: {}, bad: { id: "mem_unknown" } },
  "alerts.list": listed(withAlert),
  "alerts.update": { prepare: withAlert, input: { action: "read" }, bad: { id: "alr_1", action: "shout" } },
  "dataSharing.get": { input: {} },
  "dataSharing.update": { input: { shareCareerPath: false }, bad: { shareCareerPath: "yes" } },
  "webhooks.list": listed(withWebhook),
  "webhooks.create": {
    input: { url: "http://127.0.0.1:9/hook", events: ["timeline.event", "goal.changed"] },
    bad: { url: "http://10.0.0.1/hook", events: ["timeline.event"] },
  },
  "webhooks.update": { prepare: withWebhook, input: { isActive: false }, bad: {} },
  "webhooks.delete": { prepare: withWebhook, input: {}, bad: {} },
  "webhooks.deliveries": listed(withDelivery),
  "webhooks.redeliver": { prepare: withDelivery, input: {}, bad: { id: "dlv_unknown" } },
  "webhooks.test": { prepare: withWebhook, input: {}, bad: {} },
  "account.export": { prepare: withProfile, input: {} },
  "account.delete": { prepare: withProfile, input: { confirm: "DELETE" }, bad: { confirm: "yes" } },
  "accessLog.list": listed(withProfile),
  ...agentSamples(withResume, listed),
};

/** The sample of an operation; a test of an operation without one fails. */
export function sampleOf(name: string): Sample {
  const sample = samples[name];
  if (sample) return sample;
  throw new Error(`${name} has no sample yet: add one to test/support/samples/operations.ts.`);
}

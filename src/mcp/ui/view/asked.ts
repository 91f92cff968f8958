import type { ClaimTexts } from "../../../shared/view/claims.tsx";
import { listField, textField } from "../../../shared/view/json.ts";
import { type Answer, answerOf } from "./answer.ts";
import type { Client } from "./client.ts";
import type { Host } from "./host.ts";

/** What the view reads: each operation, and the tool with its own name on a connection that lists that instead. */
const reads = {
  interests: ["assessments.get", "get_assessment"],
  health: ["careerHealth.get", "get_career_health"],
  alerts: ["alerts.list", "list_alerts"],
  jobs: ["jobsWorkspace.list", "list_jobs"],
  job: ["jobsWorkspace.get", "get_job"],
  resume: ["resume.get", "get_resume"],
  fit_brief: ["fitBriefs.get", "get_fit_brief"],
  briefs: ["fitBriefs.list", "list_fit_briefs"],
  artifact: ["executionArtifacts.get", "get_execution_artifact"],
  artifacts: ["executionArtifacts.list", "list_execution_artifacts"],
  report: ["reports.get", "get_report"],
  reports: ["reports.list", "list_reports"],
} as const;

const unanswered: Answer = {
  problem: "This client did not forward the call.",
  missing: false,
  unknownTool: true,
};

/** Calls a tool through the client. Every failure is an answer. */
export async function callTool(host: Host, name: string, args: Record<string, unknown>): Promise<Answer> {
  try {
    return answerOf(await host.request("tools/call", { name, arguments: args }));
  } catch {
    return unanswered;
  }
}

/** Reads the person's data. Every failure is an answer. */
export async function read(
  host: Host,
  what: keyof typeof reads,
  args: Record<string, unknown> = {},
): Promise<Answer> {
  const [operation, tool] = reads[what];
  const answer = await callTool(host, "read_operation", { operation, arguments: args });
  return "unknownTool" in answer && answer.unknownTool ? callTool(host, tool, args) : answer;
}

/** The person's claims. If they cannot all be read, a missing one is not called deleted. */
export async function knownClaims({ host }: Client): Promise<ClaimTexts> {
  const answer = await read(host, "resume", { detail: "full" });
  const claims = "data" in answer ? listField(answer.data, "claims") : [];
  const texts = new Map(claims.map((claim) => [textField(claim, "id"), { text: textField(claim, "text") }]));
  const isWhole = "data" in answer ? !answer.cut : answer.missing;
  return {
    get: (id) => texts.get(id) ?? (isWhole ? undefined : { text: "A claim that cannot be shown here" }),
  };
}

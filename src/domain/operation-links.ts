import type { NextCall } from "../operation/handler.ts";
import type { Tx } from "../store/ports/store.ts";
import type { SuggestedCall } from "./checkpoints/schema.ts";
import { hasNothingStored } from "./context/summary.ts";

/** Where the operations are that can be suggested: those that need nothing but what stands in their path. */
export const places = {
  "assessments.questions": ["GET", "/api/v1/assessments/{moduleId}/questions"],
  "checkpoints.fork": ["POST", "/api/v1/checkpoints/{id}/fork"],
  "checkpoints.get": ["GET", "/api/v1/checkpoints/{id}"],
  "checkpoints.list": ["GET", "/api/v1/checkpoints"],
  "context.get": ["GET", "/api/v1/context"],
  "executionArtifacts.get": ["GET", "/api/v1/execution-artifacts/{id}"],
  "fitBriefs.get": ["GET", "/api/v1/fit-briefs/{id}"],
  "jobsWorkspace.get": ["GET", "/api/v1/jobs-workspace/{id}"],
  "jobsWorkspace.list": ["GET", "/api/v1/jobs-workspace"],
  "profile.get": ["GET", "/api/v1/profile"],
  "reports.get": ["GET", "/api/v1/reports/{id}"],
  "resume.get": ["GET", "/api/v1/resume"],
} as const;

/** A call that can be sent as it is, on any surface. */
export interface OperationLink {
  operation: keyof typeof places;
  input: Record<string, string>;
  reason: string;
}

/** Makes a suggestion; `input` holds what the path needs. */
export function suggestion(
  operation: keyof typeof places,
  reason: string,
  input: Record<string, string> = {},
): OperationLink {
  return { operation, input, reason };
}

/** The suggestion of a look at what is known of the user; where nothing is, of what can be asked without it. */
export async function overviewLink(tx: Tx, reason: string): Promise<OperationLink> {
  return (await hasNothingStored(tx))
    ? suggestion("assessments.questions", reason, { moduleId: "riasec" })
    : suggestion("context.get", reason);
}

/** The suggestions as REST calls, each path once. */
export function toCalls(suggestions: readonly OperationLink[]): SuggestedCall[] {
  const calls = suggestions.map(({ operation, input, reason }): SuggestedCall => {
    const [method, path] = places[operation];
    return { method, path: path.replace(/\{(\w+)\}/g, (_, field) => input[field] ?? ""), reason };
  });
  return calls.filter(({ path }, at) => calls.findIndex((call) => call.path === path) === at);
}

/** The suggestions as MCP shows them. */
export function toNextCalls(suggestions: readonly OperationLink[]): NextCall[] {
  return suggestions.map(({ operation, input, reason }) => ({ operation, input, why: reason }));
}

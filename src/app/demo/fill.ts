import { z } from "zod";
import { applyOperation } from "../../domain/agent/operations.ts";
import { submitAssessment } from "../../domain/assessments/operations.ts";
import { forkCheckpointOperation, listCheckpoints } from "../../domain/checkpoints/operations.ts";
import { updateDataSharing } from "../../domain/data-sharing/operations.ts";
import { createJobEvent } from "../../domain/jobs-workspace/create-job-event.ts";
import { createJobOperation, listJobs } from "../../domain/jobs-workspace/operations.ts";
import { addMemory } from "../../domain/memories/operations.ts";
import { updateProfile } from "../../domain/profile/operations.ts";
import { importResume } from "../../domain/resume/operations.ts";
import { createTimelineEvent } from "../../domain/timeline/operations.ts";
import type { Operation } from "../../operation/definition.ts";
import type { Service } from "../service.ts";
import { healthDay, jobEvent, readPerson, submission } from "./person.ts";

type DemoService = Pick<Service, "call" | "scopes" | "runtime" | "store" | "accessLog">;

const Ids = z.array(z.object({ id: z.string() })).min(1);

/**
 * Fills a user without a career with the fictional person, through normal operations, and marks the user. Earlier days
 * of career health, which no operation writes, are stored directly.
 */
export async function fillDemo(service: DemoService, userId: string): Promise<void> {
  const person = readPerson();
  const now = service.runtime.now();
  const fill = async (operation: Operation, inputs: Record<string, unknown>[]) => {
    for (const input of inputs) await runAndLog(service, userId, operation, input);
  };
  await fill(importResume, [{ format: "json_resume", content: person.resume }]);
  await service.store.write(userId, async ({ user, healthDays }) => {
    await user.markDemo(true);
    for (const day of person.healthDays.map(healthDay(now))) await healthDays.put(day);
  });
  await fill(updateProfile, [person.profile]);
  await fill(createTimelineEvent, person.timeline);
  await fill(submitAssessment, person.assessments.map(submission(now)));
  await fill(addMemory, person.memories);
  await fill(updateDataSharing, [person.dataSharing]);
  await fill(createJobOperation, person.jobs);
  const jobs = Ids.parse(await run(service, userId, listJobs, {})).reverse();
  await fill(createJobEvent, person.jobEvents.map(jobEvent(jobs, now)));
  await fill(applyOperation, person.applications);
  const [last] = Ids.parse(await run(service, userId, listCheckpoints, {}));
  await fill(forkCheckpointOperation, [{ ...person.fork, ...last }]);
}

async function run(
  { call, scopes, runtime }: DemoService,
  userId: string,
  operation: Operation,
  input: Record<string, unknown>,
): Promise<unknown> {
  // An operator may store an assessment as of an earlier day.
  const operator = { isOperator: true, keyId: null, client: "demo" } as const;
  const actor = { ...operator, userId, scopes: new Set(scopes) };
  return (await call({ operation, actor, requestId: runtime.newId("req"), input })).data;
}

/** Calls an operation, and writes the line into the access log that a client's call leaves. */
async function runAndLog(
  service: DemoService,
  userId: string,
  operation: Operation,
  input: Record<string, unknown>,
): Promise<void> {
  await run(service, userId, operation, input);
  const { runtime, accessLog } = service;
  accessLog.append({
    id: runtime.newId("acc"),
    userId,
    time: runtime.now().toISOString(),
    client: "demo",
    operation: operation.name,
    resource: operation.http.path,
    status: operation.http.status,
  });
}

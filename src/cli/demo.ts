import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Service } from "../app/service.ts";
import { applyOperation } from "../domain/agent/operations.ts";
import { submitAssessment } from "../domain/assessments/operations.ts";
import { FreeObject } from "../domain/common.ts";
import { createJobOperation } from "../domain/jobs-workspace/operations.ts";
import { updateProfile } from "../domain/profile/operations.ts";
import { importResume } from "../domain/resume/operations.ts";
import { createTimelineEvent } from "../domain/timeline/operations.ts";
import type { Operation } from "../operation/definition.ts";
import type { SettingFlags } from "../platform/config.ts";
import { packageRoot } from "../platform/package-root.ts";
import { UsageError } from "../platform/usage-error.ts";
import { LOCAL_USER, print, runOperation, withService } from "./terminal/context.ts";

const Person = z.object({
  profile: FreeObject,
  resume: FreeObject,
  timeline: z.array(FreeObject),
  assessments: z.array(FreeObject),
  jobs: z.array(FreeObject),
  applications: z.array(FreeObject),
});

/** Fills the user `local` of an empty database with a fictional person. Throws UsageError where a career exists. */
export async function demo(flags: SettingFlags): Promise<void> {
  const person = Person.parse(
    JSON.parse(readFileSync(join(packageRoot(), "db", "demo", "person.json"), "utf8")),
  );
  await withService(flags, async (service, { dataDir }) => {
    if (!(await isEmpty(service))) {
      throw new UsageError(`${dataDir} already contains a career: try the demo with another --data-dir.`);
    }
    const fill = async (operation: Operation, inputs: Record<string, unknown>[]) => {
      for (const input of inputs) await runOperation(service, LOCAL_USER, operation, input);
    };
    await fill(importResume, [{ format: "json_resume", content: person.resume }]);
    await fill(updateProfile, [person.profile]);
    await fill(createTimelineEvent, person.timeline);
    await fill(submitAssessment, person.assessments);
    await fill(createJobOperation, person.jobs);
    await fill(applyOperation, person.applications);
    print(
      `${dataDir} now contains a fictional nurse's career, with ${await openAlerts(service)} open alerts.`,
    );
  });
}

function isEmpty({ store }: Service): Promise<boolean> {
  return store.read(
    LOCAL_USER,
    async (tx) => !(await tx.profile.get()) && !(await tx.resume.get()) && tx.timeline.isEmpty(),
  );
}

/** Reads the alerts that the stored career raises; returns how many are open. */
async function openAlerts({ store }: Service): Promise<number> {
  const open = await store.read(LOCAL_USER, (tx) =>
    tx.alerts.list({ limit: 50, includeRead: false, includeDismissed: false }),
  );
  return open.rows.length;
}

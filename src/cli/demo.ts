import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SettingFlags } from "../config.ts";
import { Alert } from "../domain/alerts/schema.ts";
import { FreeObject } from "../domain/common.ts";
import { updateProfile } from "../domain/profile/operations.ts";
import { importResume } from "../domain/resume/operations.ts";
import { createTimelineEvent } from "../domain/timeline/operations.ts";
import { packageRoot } from "../package-root.ts";
import type { Service } from "../service.ts";
import { UsageError } from "../usage-error.ts";
import { callAs, LOCAL_USER, say, withService } from "./open.ts";

const Person = z.object({
  profile: FreeObject,
  resume: FreeObject,
  timeline: z.array(FreeObject),
  alerts: z.array(Alert.pick({ alertType: true, severity: true, message: true, actionSuggestions: true })),
});
type Person = z.infer<typeof Person>;

/** Fills the user `local` of an empty database with a fictional person; refuses where there is a career already. */
export async function demo(flags: SettingFlags): Promise<void> {
  const person = Person.parse(
    JSON.parse(readFileSync(join(packageRoot(), "db", "demo", "person.json"), "utf8")),
  );
  await withService(flags, async (service, { dataDir }) => {
    if (!(await isEmpty(service))) {
      throw new UsageError(`${dataDir} holds a career already: try the demo with another --data-dir.`);
    }
    await callAs(service, LOCAL_USER, importResume, { format: "json_resume", content: person.resume });
    await callAs(service, LOCAL_USER, updateProfile, person.profile);
    for (const event of person.timeline) await callAs(service, LOCAL_USER, createTimelineEvent, event);
    await raiseAlerts(service, person.alerts);
    say(`${dataDir} now holds a fictional nurse's career, with ${person.alerts.length} open alerts.`);
  });
}

function isEmpty({ store }: Service): Promise<boolean> {
  return store.read(
    LOCAL_USER,
    async (tx) => !(await tx.profile.get()) && !(await tx.resume.get()) && tx.timeline.isEmpty(),
  );
}

async function raiseAlerts({ store, outside }: Service, alerts: Person["alerts"]): Promise<void> {
  await store.write(LOCAL_USER, async (tx) => {
    for (const alert of alerts) {
      const createdAt = outside.now().toISOString();
      const id = outside.newId("alr");
      await tx.alerts.put({ ...alert, id, userId: LOCAL_USER, isRead: false, isDismissed: false, createdAt });
    }
  });
}

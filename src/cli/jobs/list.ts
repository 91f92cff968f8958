import { mergedIn } from "../../domain/jobs-workspace/merge.ts";
import { listJobs } from "../../domain/jobs-workspace/operations.ts";
import { Job } from "../../domain/jobs-workspace/schema.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { stageNames, statusNames } from "../../shared/view/opening/words.ts";
import { callAsLocal, print, withStoredData } from "../terminal/context.ts";

const PAGE = 100;

/** Lists the openings, newest first, with the ids that the other commands take. Creates nothing. */
export async function listOpenings(flags: SettingFlags & { user: string; json?: boolean }): Promise<void> {
  await withStoredData(
    flags,
    async (service) => {
      const jobs: Job[] = [];
      let cursor: unknown;
      do {
        const input = { type: "opportunity", limit: PAGE, ...(typeof cursor === "string" && { cursor }) };
        const reply = await callAsLocal(service, flags.user, listJobs, { input });
        jobs.push(...Job.array().parse(reply.data));
        cursor = reply.metadata.nextCursor;
      } while (typeof cursor === "string");
      if (flags.json) return print(JSON.stringify(jobs));
      if (jobs.length === 0) return print("There are no openings yet: jobs add keeps one.");
      print(...jobs.flatMap((job) => [openingLine(job), ...mergedIn(job).map(mergedLine)]));
    },
    (says) => print(flags.json ? "[]" : says),
  );
}

/** An opening on one line, with its id and stage. */
export function openingLine({ id, title, company, status, application }: Job): string {
  const stage = application?.stage ? stageNames[application.stage] : statusNames[status];
  return [id, stage, [title, company].filter(Boolean).join(", ")].join("  ");
}

function mergedLine({ id, title, company }: Job): string {
  return `  merged: ${id}  ${[title, company].filter(Boolean).join(", ")}`;
}

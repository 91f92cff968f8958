import { mergeJobsOperation, splitJobsOperation } from "../../domain/jobs-workspace/merge-operations.ts";
import { Job } from "../../domain/jobs-workspace/schema.ts";
import { ServiceError } from "../../operation/errors.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { print, runOperation, withService } from "../terminal/context.ts";
import { openingLine } from "./list.ts";

interface PairFlags extends SettingFlags {
  user: string;
  json?: boolean;
}

/** Makes one item of two that are the same opening, and prints it. Throws UsageError for an unknown id. */
export async function mergeOpenings(id: string, other: string, flags: PairFlags): Promise<void> {
  await withService(flags, async (service) => {
    const input = { id, other };
    const job = Job.parse(await runOperation(service, flags.user, mergeJobsOperation, input).catch(refused));
    if (flags.json) return print(JSON.stringify(job));
    print(`Merged: ${openingLine(job)}`);
    print(`To take it out again: career-context jobs split ${id} ${other}`);
  });
}

/** Takes an item out again that was merged into another, and prints both. Throws UsageError for an unknown id. */
export async function splitOpening(id: string, part: string, flags: PairFlags): Promise<void> {
  await withService(flags, async (service) => {
    const input = { id, part };
    const answer = await runOperation(service, flags.user, splitJobsOperation, input).catch(refused);
    const { item, taken } = splitJobsOperation.output.parse(answer);
    if (flags.json) return print(JSON.stringify({ item, taken }));
    print(`Stays: ${openingLine(item)}`);
    print(`Taken out: ${openingLine(taken)}`);
  });
}

/** An id is of the command line, so what is wrong with it is wrong usage. */
function refused(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  throw new UsageError(`${error.message} career-context jobs list shows the ids.`);
}

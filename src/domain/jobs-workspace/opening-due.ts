import { isObject } from "../../shared/json.ts";
import type { Job } from "./schema.ts";

/** When something is due for an opening: what was noted, else the day on which it closes. */
export function openingDue(job: Job): string | undefined {
  return job.application?.nextDue ?? closingDate(job);
}

/** The day on which an opening closes, as an ISO date, as long as nothing was sent; undefined where it is not known. */
export function closingDate({ application, metadata, status }: Job): string | undefined {
  const stage = application?.stage ?? "saved";
  if (stage !== "saved" || status === "handed_off" || status === "archived") return undefined;
  const opportunity = isObject(metadata) ? metadata.opportunity : undefined;
  const closes = isObject(opportunity) ? opportunity.closingDate : undefined;
  return typeof closes === "string" && DAY.test(closes) ? closes : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

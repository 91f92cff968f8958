import { isObject } from "../../shared/json.ts";
import type { Job } from "./schema.ts";

/** When something is due for an opening: a noted date, or else its closing day. */
export function openingDue(job: Job): string | undefined {
  return job.application?.nextDue ?? closingDate(job);
}

/** An opening's closing day as an ISO date, until an application was sent. Undefined if unknown. */
export function closingDate({ application, metadata, status }: Job): string | undefined {
  const stage = application?.stage ?? "saved";
  if (stage !== "saved" || status === "handed_off" || status === "archived") return undefined;
  const opportunity = isObject(metadata) ? metadata.opportunity : undefined;
  const closes = isObject(opportunity) ? opportunity.closingDate : undefined;
  return typeof closes === "string" && DAY.test(closes) ? closes : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

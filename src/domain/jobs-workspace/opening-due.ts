import { isObject } from "../../shared/json.ts";
import type { Job } from "./schema.ts";

/** When something is due for an opening: what was noted, else the day on which it closes, as long as nothing was sent. */
export function openingDue({ application, metadata, status }: Job): string | undefined {
  const nextDue = application?.nextDue ?? undefined;
  const opportunity = isObject(metadata) ? metadata.opportunity : undefined;
  const closes = isObject(opportunity) ? opportunity.closingDate : undefined;
  const isSent = (application?.stage ?? undefined) !== undefined || status === "handed_off";
  return nextDue ?? (!isSent && typeof closes === "string" && closes !== "" ? closes : undefined);
}

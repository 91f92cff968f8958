import { isObject } from "../../shared/json.ts";
import { openingInShort } from "../concise-opening.ts";
import { shortRow } from "../short-row.ts";
import type { Job } from "./schema.ts";

/** An item without its posting's text and without what the posting asks for. */
export function conciseJob({ metadata, ...rest }: Job) {
  if (!metadata) return rest;
  const { postingText: _, opportunityKey: __, opportunity, ...more } = metadata;
  return {
    ...rest,
    metadata: { ...more, ...(isObject(opportunity) && { opportunity: openingInShort(opportunity) }) },
  };
}

const rowFields = [
  "id",
  "type",
  "title",
  "company",
  "status",
  "application",
  "fitBriefRef",
  "updatedAt",
] as const;

/** An item as a row: what it is, how far it is, and when its posting closes. */
export function jobRow(job: Job) {
  const opportunity = job.metadata?.opportunity;
  const closingDate = isObject(opportunity) ? opportunity.closingDate : undefined;
  return {
    ...shortRow(job, rowFields),
    ...(closingDate !== undefined && { metadata: { opportunity: { closingDate } } }),
  };
}

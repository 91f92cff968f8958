import { isObject } from "../../shared/json.ts";
import { openingInShort } from "../concise-opening.ts";
import { shortRow } from "../short-row.ts";
import type { Application } from "./application-schema.ts";
import type { Job } from "./schema.ts";

const LATEST = 3;

/** An item without the posting's text and requirements, with its latest events. */
export function conciseJob({ metadata, application, ...item }: Job) {
  const rest = { ...item, ...(application && { application: applicationInShort(application) }) };
  if (!metadata) return rest;
  const { postingText: _, opportunityKey: __, imported: ___, opportunity, merged, ...more } = metadata;
  return {
    ...rest,
    metadata: {
      ...more,
      ...(Array.isArray(merged) && { merged: merged.map((one) => Object(one).id) }),
      ...(isObject(opportunity) && { opportunity: openingInShort(opportunity) }),
    },
  };
}

/** Stage and due time, with the latest and the open events. */
export function applicationInShort({ contacts: _, events, ...rest }: Application) {
  const latest = new Set(events.slice(-LATEST));
  return { ...rest, events: events.filter((event) => event.open || latest.has(event)) };
}

const rowFields = ["id", "type", "title", "company", "status", "fitBriefRef", "updatedAt"] as const;

/** An item as a row: what it is, how far it is, and when its posting closes. */
export function jobRow(job: Job) {
  const opportunity = job.metadata?.opportunity;
  const closingDate = isObject(opportunity) ? opportunity.closingDate : undefined;
  const { application } = job;
  const { stage, since, nextDue } = application ?? {};
  return {
    ...shortRow(job, rowFields),
    ...(application && { application: { stage, since, nextDue } }),
    ...(closingDate !== undefined && { metadata: { opportunity: { closingDate } } }),
  };
}

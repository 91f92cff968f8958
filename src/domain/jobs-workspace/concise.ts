import { isObject } from "../../shared/json.ts";
import { openingInShort } from "../concise-opening.ts";
import type { Application } from "./application-schema.ts";
import type { Job } from "./schema.ts";

const LATEST = 3;

/** An item without its posting's text and without what the posting asks for, with the latest of its events. */
export function conciseJob({ metadata, application, ...item }: Job) {
  const rest = { ...item, ...(application && { application: applicationInShort(application) }) };
  if (!metadata) return rest;
  const { postingText: _, opportunityKey: __, opportunity, ...more } = metadata;
  return {
    ...rest,
    metadata: { ...more, ...(isObject(opportunity) && { opportunity: openingInShort(opportunity) }) },
  };
}

/** Stage and due time with the latest events, and those that are still to be done. */
export function applicationInShort({ contacts: _, events, ...rest }: Application) {
  const latest = new Set(events.slice(-LATEST));
  return { ...rest, events: events.filter((event) => event.open || latest.has(event)) };
}

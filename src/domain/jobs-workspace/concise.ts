import { isObject } from "../../shared/json.ts";
import { openingInShort } from "../concise-opening.ts";
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

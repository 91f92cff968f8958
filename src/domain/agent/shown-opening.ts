import type { Opportunity } from "../../engine/posting/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { roleResolved } from "./computed.ts";
import type { ReadOpening } from "./opening.ts";

/**
 * An opening as answers show it: who read each field and where, which parts of the caller's reading are unproved,
 * and the occupation its title was understood as.
 */
export function shownReading(
  ctx: HandlerContext,
  { opportunity, fields, unproved, notRead }: ReadOpening,
): Record<string, unknown> {
  const { spans: _, ...read } = opportunity;
  const { title } = read;
  return {
    ...read,
    requirements: read.requirements ?? [],
    unread: read.unread ?? [],
    unproved,
    fields,
    ...(notRead && { notRead }),
    understoodAs: title === undefined ? null : roleResolved(ctx, title).understoodAs,
  };
}

/** A stored opening, as answers show it. */
export function shownStored({ spans: _, ...opening }: Opportunity): Record<string, unknown> {
  return opening;
}

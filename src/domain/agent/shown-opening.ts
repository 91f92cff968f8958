import type { Opportunity } from "../../engine/posting/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { roleResolved } from "./computed.ts";
import type { ReadOpening } from "./opening.ts";

/**
 * An opening as every answer shows it: who read each field and where, what of the caller's reading could not be proved,
 * and the occupation that its title was understood as.
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

/** An opening that was stored as it was shown. */
export function shownStored({ spans: _, ...opening }: Opportunity): Record<string, unknown> {
  return opening;
}

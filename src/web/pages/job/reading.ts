import { z } from "zod";
import { storedOpportunity } from "../../../domain/agent/stored-opportunity.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import type { Opportunity } from "../../../engine/posting/types.ts";
import type { Span } from "../../../engine/text/span.ts";

const Field = z.looseObject({
  readBy: z.enum(["caller", "service"]),
  span: z.tuple([z.int(), z.int()]).optional(),
});

/** What an item keeps beside the opening itself; an agent may have written it, so that each part is looked at. */
const Beside = z.looseObject({
  fields: z.record(z.string(), Field).catch({}),
  unproved: z.array(z.looseObject({ path: z.string(), why: z.string() })).catch([]),
  understoodAs: z.looseObject({ title: z.string() }).nullable().catch(null),
});

/** What is kept of an opening's posting and of what was read from it. */
export interface Reading {
  text: string;
  sourceUrl: string | undefined;
  opportunity: Opportunity;
  fields: Readonly<Record<string, { readBy: "caller" | "service"; span?: Span | undefined }>>;
  unproved: readonly { path: string; why: string }[];
  /** The occupation that its title was understood as. */
  understoodAs: string | undefined;
}

/** The reading of an item; undefined where none is kept. */
export function readingOf({ metadata }: Job): Reading | undefined {
  const opportunity = storedOpportunity(metadata?.opportunity);
  const text = typeof metadata?.postingText === "string" ? metadata.postingText : "";
  if (!opportunity && text === "") return undefined;
  const { fields, unproved, understoodAs } = Beside.parse(metadata?.opportunity ?? {});
  const url = metadata?.sourceUrl;
  return {
    text,
    sourceUrl: typeof url === "string" && /^https?:\/\//i.test(url) ? url : undefined,
    opportunity: opportunity ?? { spans: {} },
    fields,
    unproved,
    understoodAs: understoodAs?.title,
  };
}

/** Where in the text something was read. */
export function spansOf({ fields }: Reading): Span[] {
  return Object.values(fields).flatMap(({ span }) => (span ? [span] : []));
}

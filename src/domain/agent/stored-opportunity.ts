import { z } from "zod";
import { educationLevels } from "../../engine/catalog/types.ts";
import {
  employmentTypes,
  necessities,
  type Opportunity,
  payPeriods,
  remoteModes,
  requirementKinds,
} from "../../engine/posting/types.ts";
import type { Job } from "../jobs-workspace/schema.ts";

const span = z.tuple([z.number(), z.number()]);
const line = z.string().optional();

/** Written by normalize_opportunity. A caller may have written the item's metadata as well. */
const StoredOpportunity = z.looseObject({
  title: line,
  company: line,
  locations: z.array(z.string()).optional(),
  remote: z.enum(remoteModes).optional(),
  employmentType: z.enum(employmentTypes).optional(),
  salary: z
    .looseObject({
      min: z.number().optional(),
      max: z.number().optional(),
      currency: line,
      period: z.enum(payPeriods).optional(),
    })
    .optional(),
  seniority: line,
  yearsRequired: z.number().optional(),
  education: z.enum(educationLevels).optional(),
  closingDate: line,
  skills: z.object({ required: z.array(z.string()), preferred: z.array(z.string()) }).optional(),
  requirements: z
    .array(
      z.looseObject({
        text: z.string(),
        kind: z.enum(requirementKinds),
        necessity: z.enum(necessities),
        alternatives: z.array(z.string()).optional(),
        level: line,
        span,
      }),
    )
    .optional(),
  unread: z.array(z.looseObject({ text: z.string(), span })).optional(),
  language: line,
});

/** The opportunity in an item's metadata, or undefined if it has none of this form. */
export function storedOpportunity(value: unknown): Opportunity | undefined {
  const parsed = StoredOpportunity.safeParse(value);
  // Where the type allows only certain words, other text is shown but never used in calculations.
  return parsed.success ? ({ spans: {}, ...parsed.data } as Opportunity) : undefined;
}

/** The opening of an item: what was read, or else the item's name. Undefined if the item is not an opening. */
export function openingOfJob({ type, title, company, metadata }: Job): Opportunity | undefined {
  const read = storedOpportunity(metadata?.opportunity);
  return read ?? (type === "opportunity" ? { title, ...(company && { company }), spans: {} } : undefined);
}

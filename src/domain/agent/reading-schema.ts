import { z } from "zod";
import { educationLevels } from "../../engine/catalog/types.ts";
import { necessities, payPeriods, requirementKinds } from "../../engine/posting/types.ts";
import { text } from "../common.ts";

const quote = text(2000).optional();
const line = text(500);

function told<Value extends z.ZodType>(value: Value) {
  return z.union([value, z.strictObject({ value, quote })]).optional();
}

const ToldPlace = z.union([line, z.strictObject({ value: line, quote })]);

const Salary = z.strictObject({
  min: z.number().min(0).optional(),
  max: z.number().min(0).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  period: z.enum(payPeriods).optional(),
});

const ToldRequirement = z.strictObject({
  text: line,
  kind: z.enum(requirementKinds),
  necessity: z.enum(necessities),
  alternatives: z.array(line).max(20).optional(),
  level: text(200).optional(),
  quote,
});

/** A caller's reading of a posting. Each value is plain or comes with the words that prove it. */
export const OpportunityReading = z.strictObject({
  title: told(line),
  company: told(line),
  locations: z.array(ToldPlace).max(20).optional(),
  // Words that are no value of theirs are unproved, so that they do not lose the opening.
  remotePolicy: told(line),
  employmentType: told(line),
  salary: told(Salary),
  seniority: told(line),
  yearsRequired: told(z.number().min(0).max(60)),
  education: told(z.enum(educationLevels)),
  closingDate: told(z.iso.date()),
  requirements: z.array(ToldRequirement).max(60).optional(),
});

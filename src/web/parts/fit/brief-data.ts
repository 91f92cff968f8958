import { z } from "zod";

const texts = z.array(z.string()).catch([]);

const Requirement = z.looseObject({
  text: z.string(),
  necessity: z.enum(["required", "preferred"]).catch("required"),
  outcome: z.enum(["met", "near", "unmet", "unknown"]),
  claimIds: texts,
  near: z.string().optional(),
  shownBy: z.string().optional(),
});
export type ShownRequirement = z.infer<typeof Requirement>;

const Factor = z.looseObject({ key: z.string(), weight: z.number(), score: z.number() });

/** What a page shows of a fit brief; earlier versions of the program wrote fewer of these. */
const BriefData = z.looseObject({
  score: z.number().nullish().catch(null),
  bucket: z.string().nullish().catch(null),
  coverage: z.number().optional().catch(undefined),
  verdict: z.string().optional().catch(undefined),
  factors: z.array(Factor).catch([]),
  requirements: z.array(Requirement).catch([]),
  hardFilters: z
    .looseObject({ passed: texts, failed: texts, unknown: texts })
    .catch({ passed: [], failed: [], unknown: [] }),
  risks: texts,
  whatToVerifyNext: texts,
  usualInThisOccupation: texts,
  explanation: z
    .looseObject({ whyFit: z.array(z.looseObject({ text: z.string().optional() })).catch([]) })
    .catch({ whyFit: [] }),
});
export type BriefData = z.infer<typeof BriefData>;

/** The parts of a brief that a page shows. */
export function briefDataOf(data: Record<string, unknown>): BriefData {
  return BriefData.parse(data);
}

import { z } from "zod";
import { DateTime, FreeObject } from "../common.ts";

/** A fit brief. `briefData` contains what decisions section 10 specifies. */
export const FitBrief = z.looseObject({
  id: z.string(),
  userId: z.string(),
  query: z.string(),
  briefData: FreeObject,
  targetKind: z.string().nullish(),
  targetValue: z.string().nullish(),
  source: z.string().nullish(),
  opportunitySummary: FreeObject.nullish(),
  createdAt: DateTime.nullish(),
  updatedAt: DateTime.nullish(),
});
export type FitBrief = z.infer<typeof FitBrief>;

import { openingInShort } from "../concise-opening.ts";
import { shortRow } from "../short-row.ts";
import { truncateIds } from "../truncate-ids.ts";
import type { FitBrief } from "./schema.ts";

/** A brief without the explanation that its risks and questions were taken from, and with the first claims of each skill. */
export function conciseBrief({ briefData, opportunitySummary, ...rest }: FitBrief) {
  const { explanation: _, ...data } = briefData;
  return {
    ...rest,
    briefData: truncateIds(data),
    ...(opportunitySummary && { opportunitySummary: openingInShort(opportunitySummary) }),
  };
}

/** What a brief is about and what it came to. */
export function briefRow({ briefData, opportunitySummary, ...brief }: FitBrief) {
  const { score, bucket, verdict } = briefData;
  return {
    ...shortRow(brief, ["id", "query", "targetKind", "targetValue", "createdAt"]),
    briefData: { score, bucket, verdict },
    ...(opportunitySummary && { opportunitySummary: shortRow(opportunitySummary, ["title", "company"]) }),
  };
}

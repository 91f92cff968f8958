import { isObject, textsIn } from "../../shared/json.ts";
import { openingInShort } from "../concise-opening.ts";
import { shortRow } from "../short-row.ts";
import { truncateIds } from "../truncate-ids.ts";
import { withoutEmpty } from "../without-empty.ts";
import type { FitBrief } from "./schema.ts";

/** The marks of the making, and what the other fields say. */
const marks = ["userId", "inputKey", "dataKey", "version", "supersedes", "source", "targetKind", "updatedAt"];
/** What the requirements say of an opening, where there are some. */
const saidByRequirements = ["matchedSkills"];

/**
 * A brief without the explanation that its risks and questions were taken from, with the first claims of each
 * requirement, and numbers as they are read.
 */
export function conciseBrief({ briefData, opportunitySummary, ...brief }: FitBrief) {
  const { requirements, hardFilters } = briefData;
  const isOpening = Array.isArray(requirements) && requirements.length > 0;
  const data = withoutEmpty(
    { ...briefData, hardFilters: isObject(hardFilters) && withoutEmpty(hardFilters) },
    ["explanation", ...(isOpening ? saidByRequirements : [])],
  );
  const toVerify = textsIn(briefData.whatToVerifyNext).filter((text) => !isSaid(text, briefData));
  // An opening is named by the query.
  const opening =
    opportunitySummary && withoutEmpty(openingInShort(opportunitySummary), ["title", "company"]);
  return {
    ...withoutEmpty(brief, [...marks, ...(opening ? ["targetValue"] : [])]),
    briefData: rounded(
      truncateIds(withoutEmpty({ ...data, ...(isOpening && { whatToVerifyNext: toVerify }) })),
    ),
    ...(opening && { opportunitySummary: opening }),
  };
}

/** Whether the open points or the requirements already contain a question. */
function isSaid(question: string, { openPoints, requirements }: FitBrief["briefData"]): boolean {
  return [openPoints, requirements]
    .flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []))
    .some(({ text }) => typeof text === "string" && question.includes(text.replace(/\.$/, "")));
}

/** Numbers with two decimals, and lists of requirements without what is empty. */
function rounded(value: unknown): unknown {
  if (typeof value === "number") return Math.round(value * 100) / 100;
  if (Array.isArray(value)) return value.map(rounded);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !(key === "claimIds" && Array.isArray(item) && item.length === 0))
      .map(([key, item]) => [key, rounded(item)]),
  );
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

import { z } from "zod";
import { isObject, textsIn } from "../../shared/json.ts";
import { openingInShort } from "../concise-opening.ts";
import { documentOperations } from "../documents.ts";
import { shortRow, truncateIds, withoutEmpty } from "../short-row.ts";
import { FitBrief } from "./schema.ts";

export const {
  list: listFitBriefs,
  get: getFitBrief,
  remove: deleteFitBrief,
} = documentOperations({
  words: ["fit", "chances", "score of an opening"],
  kind: "fit_brief",
  labelOf: ({ query }) => query,
  what: "how well the user fits an opening or a direction, with score, filters, matched and missing skills, risks",
  schema: FitBrief,
  resource: {
    description: "How well the user fits an opening or a direction: score, filters, skills, risks.",
    position: 3,
  },
  repository: (tx) => tx.briefs,
  row: briefRow,
  concise: conciseBrief,
  filters: { targetKind: z.enum(["role_family", "career_path", "opportunity"]).optional() },
});

/** Internal marks, and what other fields already say. */
const marks = ["userId", "inputKey", "dataKey", "version", "supersedes", "source", "targetKind", "updatedAt"];
/** What an opening's requirements say, if it has any. */
const saidByRequirements = ["matchedSkills"];

/** What the limits and open points say, where too little of an opening is read for a score. */
const saidByLimits = ["passed", "unknown"];

/**
 * A brief without the explanation from which its risks and questions come, with the first claims of each
 * requirement and with rounded numbers.
 */
function conciseBrief({ briefData, opportunitySummary, ...brief }: FitBrief) {
  const { requirements, hardFilters } = briefData;
  const isOpening = Array.isArray(requirements) && requirements.length > 0;
  const data = withoutEmpty(
    {
      ...briefData,
      hardFilters:
        isObject(hardFilters) &&
        withoutEmpty(hardFilters, briefData.verdict === "not_enough_read" ? saidByLimits : []),
      openPoints: openPointsOf(briefData),
    },
    ["explanation", ...(isOpening ? saidByRequirements : [])],
  );
  const toVerify = textsIn(briefData.whatToVerifyNext).filter((text) => !isSaid(text, briefData));
  // The query names the opening.
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

/**
 * The open points. A limit that nothing compares is the note itself, so its id says nothing more. Of an opening of which
 * too little is read all limits are open, so those that fail are listed and the others counted.
 */
function openPointsOf({ openPoints, verdict }: FitBrief["briefData"]): unknown[] {
  const points = Array.isArray(openPoints) ? openPoints.filter(isObject) : [];
  if (verdict !== "not_enough_read")
    return points.map((point) => (point.kind === "not_weighed" ? withoutEmpty(point, ["memoryId"]) : point));
  const failed = points.filter(({ kind }) => kind === "failed");
  const left = points.length - failed.length;
  const text = `${left} ${left === 1 ? "limit is" : "limits are"} undecided.`;
  return left === 0 ? failed : [...failed, { kind: "not_weighed", text }];
}

/** True if the open points or the requirements already contain a question. */
function isSaid(question: string, { openPoints, requirements }: FitBrief["briefData"]): boolean {
  return [openPoints, requirements]
    .flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []))
    .some(({ text }) => typeof text === "string" && question.includes(text.replace(/\.$/, "")));
}

/** Numbers with two decimals, and requirement lists without empty fields. */
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

/** The subject of a brief and its result. */
function briefRow({ briefData, opportunitySummary, ...brief }: FitBrief) {
  const { score, bucket, verdict } = briefData;
  return {
    ...shortRow(brief, ["id", "query", "targetKind", "targetValue", "createdAt"]),
    briefData: { score, bucket, verdict },
    ...(opportunitySummary && { opportunitySummary: shortRow(opportunitySummary, ["title", "company"]) }),
  };
}

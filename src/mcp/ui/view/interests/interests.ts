import { doubtInWords } from "../../../../shared/view/doubts.ts";
import { field, numberField, textField, textsField } from "../../../../shared/view/json.ts";
import type { Axis } from "../../../../shared/view/radar.ts";

/** The interests assessment in the view's form. */
export interface Interests {
  axes: Axis[];
  /** Names of the strongest dimensions, strongest first. */
  strongest: string[];
  /** 0 to 1. */
  confidence: number | undefined;
  /** What makes the result doubtful, in words. */
  doubts: string[];
  completedAt: string;
}

const ORDER = ["R", "I", "A", "S", "E", "C"];

/** Reads the result of the riasec module; undefined for other data. */
export function toInterests(data: unknown): Interests | undefined {
  const scores = field(data, "scores");
  if (typeof scores !== "object" || scores === null) return undefined;
  const labels = field(data, "dimension_labels");
  const nameOf = (key: string) => textField(labels, key).split(":")[0] || key;
  const quality = field(data, "quality");
  return {
    axes: ORDER.map((key) => ({ key, name: nameOf(key), score: numberField(scores, key) })),
    strongest: textsField(data, "salient_dimensions").slice(0, 3).map(nameOf),
    confidence: numberField(quality, "confidence_score"),
    doubts: textsField(quality, "consistency_flags").flatMap((flag) => doubtInWords(flag) ?? []),
    completedAt: textField(data, "completed_at"),
  };
}

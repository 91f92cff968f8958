import { field, listField, named, numberField, textField, textsField } from "../json.ts";

/** A requirement of an opening, and how the person meets it. */
export interface ShownRequirement {
  text: string;
  /** The level that it asks for, if its text does not say it, or "". */
  level: string;
  isWish: boolean;
  outcome: string;
  claimIds: readonly string[];
  /** The person's nearest evidence, or "". */
  near: string;
  shownBy: string | undefined;
}

interface Factor {
  key: string;
  /** 0 to 1. */
  weight: number;
  /** 0 to 100. */
  score: number;
}

/** The displayed part of a fit brief. Earlier versions of the program wrote fewer fields. */
export interface ShownBrief {
  /** 0 to 100; undefined if too little was read. */
  score: number | undefined;
  bucket: string;
  /** How much is unmet, unknown or not weighed. */
  open: number;
  /** 0 to 1. */
  coverage: number;
  factors: readonly Factor[];
  requirements: readonly ShownRequirement[];
  filters: Record<"passed" | "failed" | "unknown", readonly string[]>;
  reasons: readonly string[];
  risks: readonly string[];
  toVerify: readonly string[];
  usual: readonly string[];
  /** How often such ratings led to an interview; "" if too little is known. */
  calibration: string;
}

/** Reads a fit brief's data, any part of which an agent may have written. */
export function briefOf(data: unknown): ShownBrief {
  const filters = field(data, "hardFilters");
  const isRead = textField(data, "verdict") !== "not_enough_read";
  return {
    score: isRead ? numberField(data, "score") : undefined,
    bucket: textField(data, "bucket"),
    open: listField(data, "openPoints").length,
    coverage: numberField(data, "coverage") ?? 1,
    factors: listField(data, "factors").flatMap(factorOf),
    requirements: listField(data, "requirements").map(requirementOf),
    filters: {
      passed: textsField(filters, "passed"),
      failed: textsField(filters, "failed"),
      unknown: textsField(filters, "unknown"),
    },
    reasons: listField(field(data, "explanation"), "whyFit").flatMap((one) => textField(one, "text") || []),
    risks: textsField(data, "risks"),
    toVerify: textsField(data, "whatToVerifyNext"),
    usual: textsField(data, "usualInThisOccupation"),
    calibration: textField(data, "calibration"),
  };
}

function factorOf(item: unknown): Factor | [] {
  const [weight, score] = [numberField(item, "weight"), numberField(item, "score")];
  if (weight === undefined || score === undefined) return [];
  return { key: textField(item, "key"), weight, score };
}

function requirementOf(item: unknown): ShownRequirement {
  return {
    text: textField(item, "text"),
    level: textField(item, "level"),
    isWish: textField(item, "necessity") === "preferred",
    outcome: textField(item, "outcome"),
    claimIds: textsField(item, "claimIds"),
    near: textField(item, "near"),
    shownBy: textField(item, "shownBy") || undefined,
  };
}

/** How good a fit is, in words, by bucket. */
const bucketNames: Readonly<Record<string, string>> = {
  high_fit: "Fits well",
  worth_exploring: "Worth a look",
  risky_mismatch: "Risky",
};

/** The name of a bucket for people. Only without open points it is called a good fit. */
export function bucketName(bucket: string, open: number): string {
  if (bucket === "high_fit" && open > 0) return "Scores high, with points open";
  return named(bucketNames, bucket) ?? "A fit";
}

/** The same, inside a sentence. */
export function bucketWord(bucket: string, open = 0): string {
  return bucketName(bucket, open).toLowerCase();
}

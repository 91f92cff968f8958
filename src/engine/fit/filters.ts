import { type Education, educationLevels } from "../catalog/types.ts";
import type { FilterResult, PersonConstraints } from "./types.ts";

/** Constraints of a caller, in addition to the profile's. Only these keys are filters; others are reported as unknown. */
export interface FitConstraints {
  minSalary?: number;
  remote?: string;
  educationLevel?: string;
  excludeIndustries?: string[];
  location?: string;
  [other: string]: unknown;
}

/** The facts about the work that filters check; absent means unknown. */
export interface WorkFacts {
  /** Two-digit SOC major group. */
  majorGroup?: string;
  title: string;
  education?: Education;
  /** The highest offered yearly pay, in the posting's currency. */
  yearlyPay?: number;
  locations?: string[];
  remote?: string;
}

const SALES = "41";

/** Words for the SOC major groups, to match the industries that people exclude. */
const groupWords: Record<string, string> = {
  11: "management",
  13: "business finance financial operations",
  15: "computer technology software it mathematical",
  17: "architecture engineering",
  19: "science research",
  21: "community social service",
  23: "legal law",
  25: "education training library teaching",
  27: "arts design entertainment sports media",
  29: "healthcare health medical hospital",
  31: "healthcare health support care",
  33: "protective security police military",
  35: "food restaurant hospitality",
  37: "cleaning maintenance grounds",
  39: "personal care service",
  41: "sales retail",
  43: "office administrative",
  45: "farming fishing forestry agriculture",
  47: "construction extraction mining oil",
  49: "installation maintenance repair",
  51: "production manufacturing",
  53: "transportation transport logistics moving",
  55: "military",
};

/** The outcome of every filter that is set: pass, fail, or unknown without data. Unknown never passes. */
export function hardFilters(
  person: PersonConstraints,
  asked: FitConstraints,
  work: WorkFacts,
): FilterResult[] {
  const minSalary = asked.minSalary ?? person.minSalary;
  const wanted = asked.location
    ? [asked.location]
    : person.willingToRelocate
      ? undefined
      : person.targetLocations;
  return [
    ...(minSalary === undefined ? [] : [salary(minSalary, work)]),
    ...(wanted === undefined || wanted.length === 0 ? [] : [place(wanted, work)]),
    ...(typeof asked.remote === "string" ? [remote(asked.remote, work)] : []),
    ...(typeof asked.educationLevel === "string" ? [education(asked.educationLevel, work)] : []),
    ...(Array.isArray(asked.excludeIndustries) ? [industry(asked.excludeIndustries, work)] : []),
    ...(person.acceptsSales === false ? [sales(work)] : []),
    ...unknownKeys(asked),
  ];
}

function result(key: string, holds: boolean | undefined, reason: string): FilterResult {
  return { key, outcome: holds === undefined ? "unknown" : holds ? "pass" : "fail", reason };
}

function salary(least: number, { yearlyPay }: WorkFacts): FilterResult {
  if (yearlyPay === undefined) return result("minSalary", undefined, "The pay is not known; ask for it.");
  return result(
    "minSalary",
    yearlyPay >= least,
    `Pay of up to ${yearlyPay} a year against at least ${least}.`,
  );
}

function place(wanted: string[], { locations, remote: policy }: WorkFacts): FilterResult {
  if (policy === "remote") return result("location", true, "The work is remote.");
  if (locations === undefined || locations.length === 0) {
    return result("location", undefined, "The place is not known; ask where the work is.");
  }
  const near = locations.some((known) => wanted.some((place) => overlaps(known, place)));
  return result(
    "location",
    near,
    near ? "The place is one of those wanted." : "The place is none of those wanted.",
  );
}

function overlaps(left: string, right: string): boolean {
  const city = (text: string) => (text.split(",")[0] ?? "").trim().toLowerCase();
  return city(left) !== "" && (city(left) === city(right) || left.toLowerCase().includes(city(right)));
}

function remote(wanted: string, { remote: policy }: WorkFacts): FilterResult {
  if (policy === undefined)
    return result("remote", undefined, "Whether the work is remote is not known; ask.");
  const holds = wanted === policy || (wanted === "hybrid" && policy === "remote");
  return result("remote", holds, `The work is ${policy.replace("_", " ")}.`);
}

function education(most: string, { education: needed }: WorkFacts): FilterResult {
  const wanted: string = most.trim().toLowerCase();
  const limit = educationLevels.map(String).indexOf(wanted);
  if (needed === undefined || limit === -1) {
    return result("educationLevel", undefined, "The education asked for is not known.");
  }
  return result(
    "educationLevel",
    educationLevels.indexOf(needed) <= limit,
    `Entry usually asks for: ${needed}.`,
  );
}

function industry(excluded: unknown[], { majorGroup, title }: WorkFacts): FilterResult {
  if (majorGroup === undefined) return result("excludeIndustries", undefined, "The industry is not known.");
  const words = `${groupWords[majorGroup] ?? ""} ${title.toLowerCase()}`;
  const hit = excluded.some(
    (name) => typeof name === "string" && name.trim() !== "" && words.includes(name.trim().toLowerCase()),
  );
  return result(
    "excludeIndustries",
    !hit,
    hit ? "It is of an industry that is ruled out." : "Its industry is not ruled out.",
  );
}

function sales({ majorGroup }: WorkFacts): FilterResult {
  if (majorGroup === undefined)
    return result("acceptsSales", undefined, "Whether it is a sales role is not known.");
  return result(
    "acceptsSales",
    majorGroup !== SALES,
    majorGroup === SALES ? "It is a sales role." : "It is no sales role.",
  );
}

const known = new Set(["minSalary", "remote", "educationLevel", "excludeIndustries", "location"]);

/** Constraints that no filter can check are reported, not dropped. */
function unknownKeys(asked: FitConstraints): FilterResult[] {
  return Object.keys(asked)
    .filter((key) => !known.has(key) && asked[key] !== undefined && /^[A-Za-z][\w.-]{0,63}$/.test(key))
    .map((key) => result(key, undefined, "This constraint cannot be checked against what is known."));
}

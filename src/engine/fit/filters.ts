import { type Education, educationLevels } from "../catalog/types.ts";
import type { Salary } from "../posting/types.ts";
import { payFilter } from "./filters/pay.ts";
import { placeFilter, wantedPlaces } from "./filters/place.ts";
import { filterResult as result } from "./filters/result.ts";
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

/** The work facts that filters check. Absent means unknown. */
export interface WorkFacts {
  /** Two-digit SOC major group. */
  majorGroup?: string;
  title: string;
  education?: Education;
  pay?: Salary;
  locations?: string[];
  remote?: string;
  employmentType?: string;
  /** Weekly hours that its demands or its text name. */
  hours?: readonly number[];
  /** True if the pay is what is left after tax. */
  isNetPay?: boolean;
  /** True if the pay is that of full-time work, whatever hours the job has. */
  isFullPay?: boolean;
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

/** The outcome of every set filter: pass, fail, or unknown without data. Unknown never passes. */
export function hardFilters(
  person: PersonConstraints,
  asked: FitConstraints,
  work: WorkFacts,
): FilterResult[] {
  const minSalary = asked.minSalary ?? person.minSalary;
  const wanted = wantedPlaces(asked.location, person);
  return [
    ...(minSalary === undefined ? [] : [payFilter(minSalary, person.currency, work)]),
    ...(wanted === undefined ? [] : [placeFilter(wanted, work, person.home)]),
    ...(typeof asked.remote === "string"
      ? [result("remote", undefined, "Whether the work is remote is not known; ask.")]
      : []),
    ...(typeof asked.educationLevel === "string" ? [education(asked.educationLevel, work)] : []),
    ...(Array.isArray(asked.excludeIndustries) ? [industry(asked.excludeIndustries, work)] : []),
    ...(person.acceptsSales === false ? [sales(work)] : []),
    ...unknownKeys(asked),
  ];
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
    .map((key) => result(key, undefined, "The available data cannot check this constraint."));
}

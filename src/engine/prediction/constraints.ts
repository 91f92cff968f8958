import type { FitConstraints } from "../fit/filters.ts";

/** A free-form object as hard filters, and the names of filters with unreadable values. */
export interface ReadConstraints {
  filters: FitConstraints;
  misread: string[];
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Reads values of the right type. `remote: true` means remote work. Nothing is dropped silently. */
export function readConstraints(given: Readonly<Record<string, unknown>> = {}): ReadConstraints {
  const { minSalary, remote: place, educationLevel, excludeIndustries, location, ...others } = given;
  const remote = place === true ? "remote" : place;
  const misread = [
    ...(minSalary === undefined || isNumber(minSalary) ? [] : ["minSalary"]),
    ...(remote === undefined || isText(remote) ? [] : ["remote"]),
    ...(educationLevel === undefined || isText(educationLevel) ? [] : ["educationLevel"]),
    ...(excludeIndustries === undefined || isTexts(excludeIndustries) ? [] : ["excludeIndustries"]),
    ...(location === undefined || isText(location) ? [] : ["location"]),
  ];
  const filters = {
    ...others,
    ...(isNumber(minSalary) && { minSalary }),
    ...(isText(remote) && { remote }),
    ...(isText(educationLevel) && { educationLevel }),
    ...(isTexts(excludeIndustries) && { excludeIndustries }),
    ...(isText(location) && { location }),
  };
  return { filters, misread };
}

// Cases of a battery, a line of JSON each, and how many of them failed.
import { readFileSync } from "node:fs";

export function readCases(file) {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** How many cases have each value of a key. */
export function counts(cases, key, values) {
  return values.map((value) => `${value} ${cases.filter((one) => one[key] === value).length}`).join("  ");
}

/** How many failed of all, by each value of a key for which some did. */
export function tally(cases, failed, key) {
  const values = [...new Set(failed.map((one) => one[key]))].sort();
  return values
    .map((value) => {
      const [wrong, all] = [failed, cases].map((some) => some.filter((one) => one[key] === value).length);
      return `${value} ${wrong}/${all}`;
    })
    .join("  ");
}

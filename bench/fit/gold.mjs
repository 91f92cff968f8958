// What a person should find: the occupation they were made from, and its relatives.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const OWN = 3;
const RELATED = 1;

/** Gives the gain of each code for a person of an occupation: by the release's own relatives, or else the SOC broad group. */
export function createGold(folder, occupations) {
  const file = join(folder, "Related Occupations.txt");
  const related = existsSync(file) ? readRelated(file) : broadGroups(occupations);
  return {
    source: existsSync(file) ? "Related Occupations.txt" : "SOC broad group",
    gainsFor: (code) => new Map([...(related.get(code) ?? []).map((other) => [other, RELATED]), [code, OWN]]),
  };
}

function readRelated(file) {
  const [, ...rows] = readFileSync(file, "utf8").split(/\r?\n/);
  const related = new Map();
  for (const row of rows) {
    const [code, other] = row.split("\t");
    if (other) related.set(code, [...(related.get(code) ?? []), other]);
  }
  return related;
}

function broadGroups(occupations) {
  const groupOf = ({ code }) => code.slice(0, 6);
  const members = new Map();
  for (const entry of occupations)
    members.set(groupOf(entry), [...(members.get(groupOf(entry)) ?? []), entry.code]);
  return new Map(occupations.map((entry) => [entry.code, members.get(groupOf(entry))]));
}

/** The normalised discounted gain of the first ten codes, 0..1. */
export function ndcg10(codes, gains) {
  const discounted = (values) =>
    values.slice(0, 10).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
  const best = [...gains.values()].sort((left, right) => right - left);
  return discounted(codes.map((code) => gains.get(code) ?? 0)) / discounted(best);
}

import { plainly, type Titles } from "./by-name.ts";
import { nearly } from "./by-words.ts";

const joint = /\s*(?:[/|;,]|\s(?:and\/or|or|and|oder|und|ou|et|o|u|y|e)\s)\s*|或者?|和/iu;

/** The occupations in a list, if each part names one and they differ: "nurse or teacher". */
export function listedRoles(name: string, index: Titles): { code: string; relevance: number }[] {
  const parts = name.split(joint).map((part) => part.trim());
  if (parts.length < 2 || parts.includes("")) return [];
  const found = parts.flatMap((part) => named(part, index) ?? []);
  return found.length === parts.length && new Set(found.map(({ code }) => code)).size > 1 ? found : [];
}

/** For a part with several occupations, the first of them. */
function named(part: string, index: Titles): { code: string; relevance: number } | undefined {
  const found = plainly(part, index) ?? nearly(part, index);
  if (found) return { code: found.code, relevance: found.confidence };
  return index.titles.named(part).length > 0 ? index.titles.search(part, 1)[0] : undefined;
}

import type { CatalogIndex } from "../../engine/fit/scales.ts";

const LEAST_RELEVANCE = 0.5;

/** How near two titles are by occupation: 1 for the same, less for the same broad, minor or major group. */
export function titleProximity({ titles }: CatalogIndex): (left: string, right: string) => number {
  const codes = new Map<string, string | undefined>();
  const codeOf = (title: string) => {
    if (!codes.has(title)) codes.set(title, groupCode(title) ?? named(title));
    return codes.get(title);
  };
  const named = (title: string) => {
    const best = titles.search(title, 1)[0];
    return best && best.relevance >= LEAST_RELEVANCE ? best.code : undefined;
  };
  return (left, right) => {
    const a = codeOf(left);
    const b = codeOf(right);
    if (a === undefined || b === undefined) return left.toLowerCase() === right.toLowerCase() ? 1 : 0;
    if (a === b) return 1;
    if (a.slice(0, 6) === b.slice(0, 6)) return 0.9;
    if (a.slice(0, 4) === b.slice(0, 4)) return 0.7;
    return a.slice(0, 2) === b.slice(0, 2) ? 0.4 : 0;
  };
}

/** The code in a family's name, such as `Healthcare practitioners (29-1)`. */
function groupCode(title: string): string | undefined {
  return /\((\d{2}-\d)\)$/.exec(title)?.[1];
}

const majorGroups: Record<string, string> = {
  11: "Management",
  13: "Business and finance",
  15: "Computer and mathematical work",
  17: "Architecture and engineering",
  19: "Science",
  21: "Community and social service",
  23: "Legal work",
  25: "Education",
  27: "Arts, design and media",
  29: "Healthcare practice",
  31: "Healthcare support",
  33: "Protective service",
  35: "Food service",
  37: "Cleaning and grounds",
  39: "Personal care and service",
  41: "Sales",
  43: "Office and administration",
  45: "Farming, fishing and forestry",
  47: "Construction and extraction",
  49: "Installation, maintenance and repair",
  51: "Production",
  53: "Transportation",
  55: "Military",
};

/**
 * The family that stands for a title before it is shared: its SOC minor group. Undefined if the title names no
 * occupation.
 */
export function familyOf({ titles }: CatalogIndex): (title: string) => string | undefined {
  return (title) => {
    const best = titles.search(title, 1)[0];
    if (!best || best.relevance < LEAST_RELEVANCE) return undefined;
    const name = majorGroups[best.code.slice(0, 2)];
    return name && `${name} (${best.code.slice(0, 4)})`;
  };
}

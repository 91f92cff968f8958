import type { CatalogData } from "../../../../src/engine/catalog/types.ts";

/** Three fictional occupations small enough to score by hand. */
export const tinyCatalog: CatalogData = {
  source: "tiny",
  version: "1",
  experimental: true,
  skills: [
    { id: "alpha", name: "Alphawork", kind: "professional", aliases: ["Alfa work"] },
    { id: "beta", name: "Betawork", kind: "professional", aliases: [] },
    { id: "gamma", name: "Gammawork", kind: "professional", aliases: [] },
    { id: "lore", name: "Lore", kind: "knowledge", aliases: [] },
  ],
  occupations: [
    occupation("91-0001.00", "Alphaworkers", [
      ["alpha", 5, 7],
      ["beta", 3, 3.5],
    ]),
    occupation("91-0002.00", "Betaworkers", [
      ["beta", 5, 7],
      ["gamma", 3, 3.5],
    ]),
    occupation("91-0003.00", "Gammaworkers", [
      ["gamma", 5, 7],
      ["beta", 3, 3.5],
    ]),
  ],
};

function occupation(
  code: string,
  title: string,
  needs: [skill: string, importance: number, level: number][],
) {
  return {
    code,
    title,
    alternateTitles: [],
    description: `Does what ${title.toLowerCase()} do.`,
    skills: needs.map(([skill, importance, level]) => ({ skill, importance, level })),
    knowledge: [{ skill: "lore", importance: 4 }],
    tools: [],
  };
}

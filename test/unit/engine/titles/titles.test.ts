import { describe, expect, test } from "vitest";
import { createTitleIndex } from "../../../../src/engine/catalog/titles/titles.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { occupations } = readBuiltInCatalog();
const index = createTitleIndex(occupations);
const titles = new Map(occupations.map(({ code, title }) => [code, title]));

function first(query: string): string | undefined {
  return titles.get(index.search(query, 1)[0]?.code ?? "");
}

describe("a title finds its occupation", () => {
  test("every title of the catalogue finds its own occupation first, with relevance 1", () => {
    const lost = occupations.filter(({ code, title }) => {
      const best = index.search(title, 1)[0];
      return best?.code !== code || best.relevance !== 1;
    });
    expect(lost.map(({ title }) => title)).toEqual([]);
  });

  test("every alternate title puts an occupation that has it first", () => {
    const owners = new Map<string, string[]>();
    for (const { code, title, alternateTitles } of occupations)
      for (const name of [title, ...alternateTitles])
        owners.set(name.toLowerCase(), [...(owners.get(name.toLowerCase()) ?? []), code]);
    const lost = [...owners].filter(([name, codes]) => !codes.includes(index.search(name, 1)[0]?.code ?? ""));
    expect(lost.map(([name]) => name)).toEqual([]);
  });

  test.each([
    ["registered nurse", "Registered Nurses"],
    ["Managers, Sales", "Sales Managers"],
    ["Senior Registered Nurse", "Registered Nurses"],
    ["Registered Nurse, Telemetry", "Registered Nurses"],
    ["Lead Software Developer (Payments)", "Software Developers"],
    ["ELECTRICIANS", "Electricians"],
  ])("%s is understood as %s", (query, title) => {
    expect(first(query)).toBe(title);
  });

  test("relevance says how sure it is: below .95 unless the name itself is known", () => {
    const [best] = index.search("somebody who wires houses", 1);
    expect(best?.relevance ?? 0).toBeLessThan(0.95);
  });

  test("nothing is found for words nobody knows, and no more than asked for", () => {
    expect(index.search("xqzt", 5)).toEqual([]);
    expect(index.search("", 5)).toEqual([]);
    expect(index.search("nurse", 3)).toHaveLength(3);
  });

  test("results are sorted by relevance within 0..1", () => {
    const relevances = index.search("medical equipment technician", 50).map(({ relevance }) => relevance);
    expect(relevances).toEqual([...relevances].sort((left, right) => right - left));
    expect(relevances.every((value) => value > 0 && value <= 1)).toBe(true);
  });
});

describe("text in brackets after a title", () => {
  const [crew] = occupations;
  if (crew === undefined) throw new Error("The catalogue is empty.");
  const one = { ...crew, alternateTitles: ["Boom Operator (Aerial Refueling)", "Air Medic (AM)"] };
  const { named } = createTitleIndex([one]);

  test("narrows it", () => {
    expect(named("Boom Operator")).toMatchObject([{ isNarrowed: true }]);
  });

  test("does not narrow it if it is its abbreviation", () => {
    expect(named("Air Medic")).toMatchObject([{ isNarrowed: false }]);
  });
});

test("an occupation is found by the names of its important skills", () => {
  const [entry] = occupations;
  if (entry === undefined) throw new Error("The catalogue is empty.");
  const skilled = { ...entry, skills: [{ skill: "glass-cutting", importance: 4, level: 4 }], knowledge: [] };
  expect(createTitleIndex([skilled]).search("glass worker", 1)).toHaveLength(1);
});

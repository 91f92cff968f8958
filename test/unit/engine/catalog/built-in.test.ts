import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseBuiltIn } from "../../../../src/engine/catalog/built-in.ts";
import { nameKey } from "../../../../src/engine/catalog/titles/name-key.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";
import { packageRoot } from "../../../../src/platform/package-root.ts";

const {
  occupations,
  skills,
  experimental,
  source,
  localTitles = [],
  entryRequirements = [],
} = readBuiltInCatalog();
const byId = new Map(skills.map((skill) => [skill.id, skill]));

/** The values that come more than once. */
function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Which of an occupation's ids name no skill of the kind wanted. */
function unresolved(ids: string[], kind?: string): string[] {
  return ids.filter((id) => {
    const found = byId.get(id);
    return found === undefined || (kind !== undefined && found.kind !== kind);
  });
}

describe("the built-in catalogue", () => {
  test("says that it is an estimate", () => {
    expect({ experimental, source }).toEqual({ experimental: true, source: "built-in" });
  });

  test("covers all 23 major groups with at least 300 occupations and 1,200 skills", () => {
    expect(new Set(occupations.map(({ code }) => code.slice(0, 2))).size).toBe(23);
    expect(occupations.length).toBeGreaterThanOrEqual(300);
    expect(skills.length).toBeGreaterThanOrEqual(1200);
  });

  test("has well-formed, unique codes and unique titles", () => {
    const codes = occupations.map(({ code }) => code);
    expect(codes.filter((code) => !/^\d{2}-\d{4}\.\d{2}$/.test(code))).toEqual([]);
    expect(repeated(codes)).toEqual([]);
    expect(repeated(occupations.map(({ title }) => nameKey(title)))).toEqual([]);
  });

  test("gives each occupation at least four other titles, none of them twice or its own", () => {
    const faulty = occupations.filter(({ title, alternateTitles }) => {
      const keys = [title, ...alternateTitles].map(nameKey);
      return alternateTitles.length < 4 || repeated(keys).length > 0;
    });
    expect(faulty.map(({ code }) => code)).toEqual([]);
  });

  test("has titles in five languages for every occupation, in both forms, and of known occupations alone", () => {
    const codes = occupations.map(({ code }) => code).sort();
    for (const language of ["de", "es", "fr", "pt", "zh"]) {
      const file = join(packageRoot(), "db", "catalog", "titles", `${language}.tsv`);
      const rows = readFileSync(file, "utf8").trim().split("\n");
      expect(rows.map((row) => row.split("\t")[0] ?? "").sort()).toEqual(codes);
    }
    const titles = localTitles.map(({ title }) => title);
    expect(titles.filter((title) => /[/|\t]|^\s|\s$/.test(title))).toEqual([]);
    const forms = [
      "Elektrikerin",
      "Biologin",
      "directora de marketing",
      "jefa de obra",
      "ingénieure logiciel",
    ];
    const others = [
      "vendeuse",
      "acheteuse",
      "directrice de recherche",
      "infirmière",
      "enfermeira",
      "técnica de redes",
    ];
    expect(titles).toEqual(expect.arrayContaining([...forms, ...others]));
  });

  test("has what entry asks for, of known occupations, each once, a degree alone with a level", () => {
    const codes = new Set(occupations.map(({ code }) => code));
    expect(entryRequirements.filter(({ code }) => !codes.has(code))).toEqual([]);
    expect(repeated(entryRequirements.map(({ code, kind, name }) => `${code} ${kind} ${name}`))).toEqual([]);
    expect(new Set(entryRequirements.map(({ kind }) => kind))).toEqual(
      new Set(["licence", "degree", "apprenticeship"]),
    );
    expect(
      entryRequirements.filter(({ kind, level }) => (kind === "degree") !== (level !== undefined)),
    ).toEqual([]);
  });

  test.each([
    ["29-1141.00\tpermit\ta licence\tlaw\t\tRN"],
    ["29-1141.00\tlicence\ta licence\tlaw\tbachelor\tRN"],
    ["29-1141.00\tlicence\ta licence\tlaw\t\t"],
    ["29-1141.00\tdegree\ta degree\tlaw\t\tnurs"],
  ])("refuses a malformed requirement: %j", (line) => {
    const files = { skills: [], occupations: [], entryRequirements: [{ file: "e.tsv", text: `\n${line}` }] };
    expect(() => parseBuiltIn(files)).toThrow("Line 2 of the catalogue's e.tsv is malformed.");
  });

  test("has unique, well-formed skill ids and names", () => {
    const ids = skills.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(repeated(ids)).toEqual([]);
    expect(repeated(skills.map(({ name }) => nameKey(name)))).toEqual([]);
  });

  test("lets no name or alias belong to two skills", () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, name, aliases } of skills) {
      for (const key of [name, ...aliases].map(nameKey)) {
        const owner = owners.get(key) ?? id;
        if (owner !== id) shared.push(`${key}: ${owner}, ${id}`);
        owners.set(key, owner);
      }
    }
    expect(shared).toEqual([]);
  });

  test("has parents that exist and never lead back to their child", () => {
    const faulty = skills.filter(({ id }) => {
      const seen = new Set<string>();
      for (let at: string | undefined = id; at !== undefined; at = byId.get(at)?.parent) {
        if (seen.has(at) || !byId.has(at)) return true;
        seen.add(at);
      }
      return false;
    });
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });

  test("resolves every skill, knowledge and tool id to the right kind, once each", () => {
    const faulty = occupations.flatMap((occupation) => {
      const ids = {
        skills: occupation.skills.map(({ skill }) => skill),
        knowledge: occupation.knowledge.map(({ skill }) => skill),
        tools: occupation.tools.map(({ skill }) => skill),
      };
      const bad = [
        ...unresolved(ids.skills),
        ...unresolved(ids.knowledge, "knowledge"),
        ...unresolved(ids.tools, "tool"),
        ...Object.values(ids).flatMap(repeated),
      ];
      return bad.map((id) => `${occupation.code} ${id}`);
    });
    expect(faulty).toEqual([]);
  });

  test("keeps every number within its range", () => {
    const within = (values: number[] | undefined, length: number, max: number) =>
      values?.length === length && values.every((value) => value >= 1 && value <= max);
    const faulty = occupations.filter(
      ({ interests, values, styles, jobZone = 0, ...needs }) =>
        !within(interests, 6, 7) ||
        !within(values, 6, 7) ||
        !within(styles, 5, 5) ||
        ![1, 2, 3, 4, 5].includes(jobZone) ||
        needs.skills.some(({ importance: i, level: l }) => i < 1 || i > 5 || l < 0 || l > 7) ||
        needs.knowledge.some(({ importance }) => importance < 1 || importance > 5),
    );
    expect(faulty.map(({ code }) => code)).toEqual([]);
  });

  test("gives no two occupations the same interests, values and styles, or the same needs", () => {
    const vectors = occupations.map(({ interests, values, styles }) =>
      JSON.stringify([interests, values, styles]),
    );
    expect(repeated(vectors)).toEqual([]);
    expect(repeated(occupations.map(({ skills: needs }) => JSON.stringify(needs)))).toEqual([]);
  });
});

describe("a malformed line", () => {
  test.each([
    ["too few cells", "one\tOne"],
    ["an unknown kind", "one\tOne\tgadget\t\t"],
    ["too many cells", "one\tOne\ttool\t\tUno\tmore"],
  ])("of skills with %s is refused with its file and line", (_, line) => {
    const skillFile = { file: "skills/odd.tsv", text: `two\tTwo\ttool\t\t\n${line}\n` };
    expect(() => parseBuiltIn({ skills: [skillFile], occupations: [] })).toThrow(
      "Line 2 of the catalogue's skills/odd.tsv is malformed.",
    );
  });

  test.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["a vector too short", JSON.stringify({ code: "11-1011.00", title: "T", interests: [1, 2] })],
  ])("of occupations that is %s is refused with its file and line", (_, line) => {
    const file = { file: "occupations/99.jsonl", text: line };
    expect(() => parseBuiltIn({ skills: [], occupations: [file] })).toThrow(
      "Line 1 of the catalogue's occupations/99.jsonl is malformed.",
    );
  });
});

import { describe, expect, test } from "vitest";
import { mergeCatalogs } from "../../../../src/engine/catalog/import/merge-catalogs.ts";
import { mergeSkills } from "../../../../src/engine/catalog/import/merge-skills.ts";
import { escoVersion, onetVersion } from "../../../../src/engine/catalog/import/releases.ts";
import {
  csvRows,
  type RowHandlers,
  type TextSink,
  tabRows,
} from "../../../../src/engine/catalog/import/rows.ts";
import { nameKey, slug } from "../../../../src/engine/catalog/titles/name-key.ts";
import type { OccupationEntry, SkillEntry, SkillKind } from "../../../../src/engine/catalog/types.ts";

function skill(id: string, name: string, aliases: string[] = [], kind: SkillKind = "tool"): SkillEntry {
  return { id, name, kind, aliases };
}

describe("one list of skills from several sources", () => {
  test("a later entry with a known name or alias lends its spellings and keeps the earlier id and name", () => {
    const { skills, canonical } = mergeSkills([
      [skill("sql", "SQL"), skill("sheets", "Spreadsheets", ["Odd Sheets"])],
      [skill("o-1", "sql", ["Structured query language"]), skill("o-2", "Odd sheets", ["OS"])],
    ]);
    expect(skills).toEqual([
      skill("sql", "SQL", ["Structured query language"]),
      skill("sheets", "Spreadsheets", ["Odd Sheets", "OS"]),
    ]);
    expect([canonical.get("o-1"), canonical.get("o-2")]).toEqual(["sql", "sheets"]);
  });

  test.each([
    ["the acronym at its end", "Structured query language SQL", "SQL"],
    ["its words without the acronym", "Structured query language SQL", "Structured Query Language"],
    ["its name without the word software", "Oddware software", "Oddware"],
    ["its name without its maker", "Oracle Oddware", "Oddware"],
    ["its name without a bracket", "Oddware (issue tracking)", "Oddware"],
  ])("a formal name is known by %s", (_, formal, known) => {
    const { canonical } = mergeSkills([[skill("known", known)], [skill("formal", formal)]]);
    expect(canonical.get("formal")).toBe("known");
  });

  test("looser spellings do not turn software into the craft it serves", () => {
    const { canonical } = mergeSkills([
      [skill("payroll", "Payroll", [], "professional")],
      [skill("o-1", "Payroll software")],
    ]);
    expect(canonical.get("o-1")).toBe("o-1");
  });

  test("an acronym that stands for other words is another thing", () => {
    const known = skill("wms", "Warehouse management systems", ["WMS"]);
    const { canonical } = mergeSkills([
      [known],
      [skill("o-1", "Watershed modeling system WMS"), skill("o-2", "Warehouse management system WMS")],
    ]);
    expect([canonical.get("o-1"), canonical.get("o-2")]).toEqual(["o-1", "wms"]);
  });

  test("an alias that two new skills claim belongs to none, one that is a name belongs to the named", () => {
    const { skills } = mergeSkills([
      [],
      [skill("a", "Alpha", ["Shared", "Beta", "Own"]), skill("b", "Beta", ["shared"])],
    ]);
    expect(skills).toEqual([skill("a", "Alpha", ["Own"]), skill("b", "Beta", [])]);
  });

  test("who is who does not depend on the order of a source's entries", () => {
    const known = [skill("x", "Xylo", ["XY"])];
    const fresh = [
      skill("a", "Oddware Xylo software", ["One"]),
      skill("b", "xylo", ["Two"]),
      skill("c", "Microsoft Xylo", ["Three"]),
      skill("d", "Else", ["Two"]),
    ];
    const forward = mergeSkills([known, fresh]);
    const backward = mergeSkills([known, [...fresh].reverse()]);
    const sorted = ({ canonical }: typeof forward) => [...canonical].sort();
    expect(sorted(backward)).toEqual(sorted(forward));
    expect(forward.canonical.get("c")).toBe("x");
    expect(forward.skills.flatMap(({ aliases }) => aliases)).not.toContain("Two");
  });

  test("parents are followed to the skill they became", () => {
    const { skills } = mergeSkills([
      [skill("languages", "Languages")],
      [skill("o-1", "languages"), { ...skill("o-2", "Oddlang"), parent: "o-1" }],
    ]);
    expect(skills[1]).toEqual({ ...skill("o-2", "Oddlang"), parent: "languages" });
  });
});

describe("the union of catalogues", () => {
  const occupation = (code: string, needs: Partial<OccupationEntry>): OccupationEntry => ({
    code,
    title: code,
    alternateTitles: [],
    description: "",
    skills: [],
    knowledge: [],
    tools: [],
    ...needs,
  });
  const builtIn = {
    source: "built-in",
    version: "1",
    experimental: true,
    occupations: [occupation("11-1011.00", {})],
    skills: [skill("sql", "SQL")],
  };

  test("nothing imported is the built-in catalogue itself", () => {
    expect(mergeCatalogs(builtIn, [])).toBe(builtIn);
  });

  test("two needs that turn out to be one skill become the stronger one", () => {
    const imported = {
      title: "O*NET 1.0",
      version: "1.0",
      skills: [skill("o-1", "Sql"), skill("o-2", "Structured query language SQL")],
      occupations: [
        occupation("15-1252.00", {
          skills: [
            { skill: "o-1", importance: 2, level: 6 },
            { skill: "o-2", importance: 4, level: 3 },
          ],
          tools: [
            { skill: "o-1", hot: true },
            { skill: "o-2", inDemand: true },
          ],
        }),
      ],
    };
    const data = mergeCatalogs(builtIn, [imported]);
    expect(data.occupations).toEqual([
      occupation("15-1252.00", {
        skills: [{ skill: "sql", importance: 4, level: 3 }],
        tools: [{ skill: "sql", hot: true, inDemand: true }],
      }),
    ]);
    expect(data).toMatchObject({ source: "O*NET 1.0", version: "1.0", experimental: false });
  });
});

describe("names", () => {
  test.each([
    ["  Node.JS ", "node.js"],
    ["C++ / C#", "c++ c#"],
    ["Research & Development.", "research and development"],
    ["Ｆｕｌｌ—width", "full width"],
    [".NET", ".net"],
  ])("the key of %j is %j", (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  test("a slug is plain ASCII and tells C from C++ and C#", () => {
    expect(["C", "C++", "C#", "Café Müller", "日本"].map(slug)).toEqual([
      "c",
      "c-plus-plus",
      "c-sharp",
      "cafe-muller",
      "unnamed",
    ]);
  });

  test.each([
    ["db_29_3_text/Skills.txt", "29.3"],
    ["onet-30.1", "30.1"],
    ["O*NET 28.0 Database", "28.0"],
    ["O*NET® 29.3", "29.3"],
    ["my download", undefined],
  ])("the O*NET release of %j is %s", (text, release) => {
    expect(onetVersion(text)).toBe(release);
  });

  test.each([
    ["ESCO dataset - v1.2.0 - classification - en - csv.zip", "1.2.0"],
    ["esco-1.1/skills_en.csv", "1.1"],
    ["esco/skills_en.csv", undefined],
  ])("the ESCO version of %j is %s", (text, version) => {
    expect(escoVersion(text)).toBe(version);
  });
});

describe("rows", () => {
  function rowsOf(make: (handlers: RowHandlers) => TextSink, pieces: Iterable<string>) {
    const rows: [number, ...string[]][] = [];
    const sink = make({
      row: (cells, line) => rows.push([line, ...cells]),
      bad: (line, reason) => rows.push([line, `bad: ${reason}`]),
    });
    for (const piece of pieces) sink.write(piece);
    sink.end();
    return rows;
  }
  const csv = 'a,"b ""x"", y\r\nz",\r\n\r\n"",c"d,e\n"last"';
  const tab = "a\tb\r\n\r\nc\t\nlast";

  test("quoted cells hold commas, quotes and line breaks, and rows know their first line", () => {
    expect(rowsOf(csvRows, [csv])).toEqual([
      [1, "a", 'b "x", y\r\nz', ""],
      [4, "", 'c"d', "e"],
      [5, "last"],
    ]);
  });

  test("lines end by LF or CRLF and empty ones are passed over", () => {
    expect(rowsOf(tabRows, [tab])).toEqual([
      [1, "a", "b"],
      [3, "c", ""],
      [4, "last"],
    ]);
  });

  test.each([
    ["comma-separated", csvRows, csv],
    ["tab-separated", tabRows, tab],
  ])("%s text gives the same rows however it is cut", (_, make, text) => {
    expect(rowsOf(make, text)).toEqual(rowsOf(make, [text]));
  });

  test.each([
    ["comma-separated", csvRows],
    ["tab-separated", tabRows],
  ])("a %s row of more than a million characters is left out, not kept", (_, make) => {
    const pieces = [...Array.from({ length: 1_100 }, () => "x".repeat(1_000)), "\nnext"];
    expect(rowsOf(make, pieces)).toEqual([
      [1, "bad: it is longer than a million characters"],
      [2, "next"],
    ]);
  });

  test.each([
    ["comma-separated", csvRows, ","],
    ["tab-separated", tabRows, "\t"],
  ])("of a %s piece only the row that is too long is lost", (_, make, mark) => {
    const piece = `a${mark}b\n${"x".repeat(1_100_000)}\nnext${mark}1\nlast`;
    expect(rowsOf(make, [piece])).toEqual([
      [1, "a", "b"],
      [2, "bad: it is longer than a million characters"],
      [3, "next", "1"],
      [4, "last"],
    ]);
  });
});

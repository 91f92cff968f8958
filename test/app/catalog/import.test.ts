import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { importCatalog } from "../../../src/cli/catalog/import.ts";
import { readCatalog } from "../../../src/cli/catalog/read.ts";
import { noProgress } from "../../../src/cli/terminal/progress.ts";
import { prepareBase } from "../../../src/engine/fit/baseline.ts";
import { resolveRole } from "../../../src/engine/roles/resolve-role.ts";
import { roleNamed } from "../../../src/engine/roles/roles-in-text.ts";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import { UsageError } from "../../../src/platform/usage-error.ts";
import { at } from "../../support/json.ts";
import { openEngine } from "../../support/open-engine.ts";
import {
  bytesAt,
  emptyFolder,
  escoFile,
  folderOf,
  newerOnetFiles,
  onetFiles,
  ratings,
  table,
  zipOf,
} from "../../support/samples/catalog.ts";
import { openTestStore } from "../../support/store.ts";

const nurse = "29-1141.00";
const now = "2026-01-02T03:04:05.000Z";

function read(path: string) {
  const titles = new Map(readBuiltInCatalog().occupations.map((entry) => [entry.code, entry]));
  return readCatalog(path, titles, noProgress);
}

async function occupationFrom(path: string, code = nurse) {
  const { brought } = await read(path);
  return brought[0]?.occupations.find((occupation) => occupation.code === code);
}

async function emptyCatalog() {
  const { store } = await openEngine({});
  onTestFinished(() => store.close());
  return store.catalog;
}

describe("reading an O*NET release", () => {
  test("takes everything known of an occupation", async () => {
    expect(await occupationFrom(folderOf(onetFiles()))).toEqual({
      code: nurse,
      title: "Registered Nurses",
      description: "Cares for patients.",
      alternateTitles: ["Staff Nurse", "Registered Nurse (RN)", "RN", "Charge Nurse"],
      interests: [1.5, 2.5, 3.5, 4.5, 5.5, 6.5],
      values: [1, 6, 3, 4, 5, 2],
      styles: [3.5, 5, 2, 4.5, 4.25],
      jobZone: 3,
      education: "bachelor",
      skills: [{ skill: "onet-2.A.1.b", importance: 4.12, level: 4.5 }],
      knowledge: [{ skill: "onet-2.C.5.a", importance: 4.6 }],
      tools: [{ skill: "onet-t-oddware-chartmaker" }],
    });
  });

  test("makes a skill of each element and technology, with the spellings its name implies", async () => {
    const { brought } = await read(folderOf(onetFiles()));
    expect(brought[0]?.skills).toEqual([
      { id: "onet-2.A.1.b", name: "Active Listening", kind: "foundational", aliases: [] },
      { id: "onet-2.A.1.e", name: "Mathematics", kind: "foundational", aliases: [] },
      { id: "onet-2.C.5.a", name: "Medicine and Dentistry", kind: "knowledge", aliases: [] },
      { id: "onet-t-oddware-chartmaker", name: "Oddware Chartmaker", kind: "tool", aliases: [] },
      { id: "onet-t-sql", name: "SQL", kind: "tool", aliases: [] },
      {
        id: "onet-t-structured-query-language-sql",
        name: "Structured query language SQL",
        kind: "tool",
        aliases: ["Structured query language", "SQL"],
      },
    ]);
  });

  test("knows the later layout: other file names, work styles by impact, ranks of no use", async () => {
    const path = folderOf(newerOnetFiles(), "db_30_3_text");
    const { brought, files } = await read(path);
    const found = brought[0]?.occupations.find(({ code }) => code === nurse);
    expect(brought[0]?.source).toMatchObject({ id: "onet", title: "O*NET 30.3", version: "30.3" });
    expect(found).toMatchObject({
      alternateTitles: ["Ward Nurse"],
      interests: [1.5, 2.5, 3.5, 4.5, 5.5, 6.5],
      styles: [4, 1, 4, 5, 3.4],
      skills: [
        { skill: "onet-2.A.1.b", importance: 4, level: 5 },
        { skill: "onet-2.B.1.b", importance: 3, level: 4 },
      ],
      tools: [{ skill: "onet-t-oddware-chartmaker", hot: true, inDemand: true }],
    });
    expect(files.find(({ file }) => file === "Work Styles.txt")).toMatchObject({ used: 6, leftOut: 1 });
  });

  test("gives no vector that is not whole", async () => {
    const path = folderOf({
      "Interests.txt": ratings([[nurse, "1.B.1.a", "Realistic", "OI", 3]]),
      "Work Styles.txt": ratings([[nurse, "1.C.7.a", "Innovation", "IM", 3]]),
    });
    const found = await occupationFrom(path);
    expect(found).toMatchObject({ code: nurse });
    expect(found).not.toHaveProperty("interests");
    expect(found).not.toHaveProperty("styles");
  });

  test("finds columns by their titles, in any order and among others", async () => {
    const path = folderOf({
      "Job Zones.txt": table("Extra\tJob Zone\tO*NET-SOC Code", [`x\t4\t${nurse}`]),
    });
    expect(await occupationFrom(path)).toMatchObject({ code: nurse, jobZone: 4 });
  });

  test("takes titles from the built-in catalogue where Occupation Data.txt is absent, and says what has none", async () => {
    const path = folderOf({
      "Job Zones.txt": table("O*NET-SOC Code\tJob Zone", [`${nurse}\t3`, "99-9999.00\t2"]),
    });
    const { brought, notes } = await read(path);
    expect(brought[0]?.occupations.map(({ title }) => title)).toEqual(["Registered Nurses"]);
    expect(notes).toEqual([
      "1 occupations without a title in Occupation Data.txt were left out: 99-9999.00.",
    ]);
  });

  test("counts malformed rows and names their lines", async () => {
    const path = folderOf({
      "Occupation Data.txt": table("O*NET-SOC Code\tTitle\tDescription", [
        `${nurse}\tRegistered Nurses\tCares.`,
        "29-1141\tNo code\tx",
        "",
        "29-1171.00",
        `${nurse}\tAgain\tx`,
        "29-1171.00\tNurse Practitioners\tx\tone too many",
      ]),
      "Skills.txt": ratings([
        [nurse, "2.A.1.b", "Active Listening", "IM", "n/a"],
        [nurse, "2.A.1.b", "Active Listening", "LV", 7.5],
        [nurse, "2.A.1.b", "Active Listening", "IM", 2],
      ]),
    });
    const { malformed, malformedRows, files } = await read(path);
    expect(malformedRows).toBe(6);
    expect(malformed.map(({ file, line, reason }) => `${file} ${line}: ${reason}`)).toEqual([
      "Occupation Data.txt 3: its O*NET-SOC code is none",
      "Occupation Data.txt 5: it has 1 of 3 columns",
      "Occupation Data.txt 6: its occupation has come before",
      "Occupation Data.txt 7: it has 4 columns instead of 3",
      "Skills.txt 2: its value is no number from 1 to 5",
      "Skills.txt 3: its value is no number from 0 to 7",
    ]);
    expect(files).toMatchObject([
      { used: 1, malformed: 4 },
      { used: 1, malformed: 2 },
    ]);
  });
});

describe("reading ESCO", () => {
  test("takes quoted cells with commas, quotes and line breaks, and leaves obsolete skills out", async () => {
    const { brought, files } = await read(folderOf({ "skills_en.csv": escoFile() }, "ESCO v1.2.0 en"));
    expect(brought).toMatchObject([{ source: { id: "esco", title: "ESCO 1.2.0" }, occupations: [] }]);
    expect(brought[0]?.skills).toEqual([
      {
        id: "esco-aaa-1",
        name: "fold odd paper",
        kind: "professional",
        aliases: ['fold "odd" sheets', "bend, then fold paper"],
      },
      {
        id: "esco-aaa-2",
        name: "Oddlang (computer programming)",
        kind: "knowledge",
        aliases: ["Oddlang"],
      },
    ]);
    expect(files).toMatchObject([{ used: 2, leftOut: 1, malformed: 0 }]);
  });

  test("says on which line a quote is opened that never closes", async () => {
    const text = `conceptUri,skillType,preferredLabel,altLabels\nhttp://x/1,knowledge,one,\nhttp://x/2,knowledge,two,"open\nhttp://x/3,knowledge,three,`;
    const { brought, malformed } = await read(folderOf({ "skills_en.csv": text }));
    expect(brought[0]?.skills.map(({ name }) => name)).toEqual(["one"]);
    expect(malformed).toEqual([{ file: "skills_en.csv", line: 3, reason: "a quote is never closed" }]);
  });

  test("takes skills in every language given, but no foreign word that English has, too", async () => {
    const row = (language: string, preferred: string, others = "") =>
      `conceptUri,skillType,preferredLabel,altLabels\nhttp://x/skill/aaa-1,skill/competence,${preferred},"${others}"\n${language === "en" ? 'http://x/skill/aaa-9,knowledge,rock formation,""\n' : ""}`;
    const files = {
      "skills_de.csv": row("de", "Papier falten", "Falztechnik\nfold"),
      "skills_fr.csv": row("fr", "plier le papier", "formation"),
      "skills_en.csv": row("en", "fold paper"),
    };
    const { brought, skipped } = await read(folderOf(files));
    expect(skipped).toEqual([]);
    expect(brought[0]?.skills[0]).toEqual({
      ...{ id: "esco-aaa-1", name: "fold paper", kind: "professional" },
      aliases: ["Papier falten", "Falztechnik", "plier le papier"],
    });
  });

  describe("occupations in several languages", () => {
    const header =
      "conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code";
    const uri = (id: string) => `http://data.europa.eu/esco/occupation/${id}`;
    const row = (id: string, preferred: string, others = "") =>
      `Occupation,${uri(id)},2221,${preferred},"${others}",,released,2024-01-01,,,,s,,2221.1`;
    const file = (...rows: string[]) => [header, ...rows, ""].join("\n");
    const files = {
      "occupations_en.csv": file(
        row("o-1", "electrician"),
        row("o-2", "keeper of odd lamps", "lamp oddity keeper"),
        row("o-3", "someone who wires", "master electrician\nelectrician"),
      ),
      "occupations_de.csv": file(
        row("o-1", "Stromfachkraft/Stromfachmann", "Kabelzauberer"),
        row("o-2", "Lampensonderling"),
        row("o-3", "Leitungslegerin"),
      ),
      "occupations_it.csv": file(row("o-1", "elettricista di prova")),
    };
    const imported = async (given: Record<string, string>) => {
      const catalog = await emptyCatalog();
      const result = await read(folderOf(given));
      await catalog.replace(result.brought, now);
      return { ...result, catalog, index: prepareBase(await catalog.load()) };
    };

    test("are understood in each of them, and named in the one that is asked in", async () => {
      const { catalog, index } = await imported(files);
      const understood = (name: string) => resolveRole(name, index).understoodAs;
      const electrician = { code: "47-2111.00", title: "Electricians", how: "alternate" };
      for (const name of ["Stromfachmann", "stromfachkraft", "Kabelzauberer (m/w/d)"])
        expect(understood(name)).toMatchObject({
          ...electrician,
          local: { language: "de", title: "Stromfachkraft" },
        });
      expect(understood("Elettricista di prova")).toMatchObject({
        ...electrician,
        local: { language: "it", title: "elettricista di prova" },
      });
      expect(understood("Leitungslegerin")).toMatchObject(electrician);
      expect(understood("electrician")).not.toHaveProperty("local");
      expect(understood("Lampensonderling")).toBeNull();
      expect(await catalog.sources()).toMatchObject([{ id: "esco", occupations: 3 }]);
    });

    test("are names of imported occupations, too, in whichever order both came", async () => {
      const both = await imported({
        ...onetFiles(),
        "occupations_en.csv": file(row("o-1", "staff nurse")),
        "occupations_de.csv": file(row("o-1", "Stationskraft")),
      });
      expect(resolveRole("Stationskraft", both.index).understoodAs).toMatchObject({ code: nurse });
      expect((await both.catalog.load()).occupations.some(({ code }) => code.startsWith("esco"))).toBe(false);
    });

    test("without English labels are none that could be recognised, which is said", async () => {
      const { notes, index } = await imported({ "occupations_de.csv": files["occupations_de.csv"] });
      expect(notes).toEqual([expect.stringContaining("give occupations_en.csv, too")]);
      expect(resolveRole("Kabelzauberer", index).understoodAs).toBeNull();
    });

    test("of the built-in titles are named so without an import", () => {
      const index = prepareBase(readBuiltInCatalog());
      expect(resolveRole("Elektrikerin", index).understoodAs?.local?.language).toBe("de");
    });
  });
});

describe("a title of several imported occupations", () => {
  const index = async () => {
    const files = onetFiles("");
    const occupations = [
      "25-1071.00\tHealth Specialties Teachers, Postsecondary\tTeach.",
      "25-2021.00\tElementary School Teachers, Except Special Education\tTeach.",
      "17-2199.00\tEngineers, All Other\tAll engineers not listed separately.",
      "49-9021.00\tHeating Mechanics\tHeat.",
      "49-9052.00\tLine Installers\tLines.",
      "29-1141.03\tCritical Care Nurses\tCare.",
      "43-4051.00\tCustomer Service Representatives\tHelp.",
      "13-1121.00\tMeeting Planners\tMeet.",
    ];
    const titles = [
      "25-1071.00\tPrimary School Teacher",
      "49-9021.00\tField Wizard",
      "49-9052.00\tField Wizard",
      `${nurse}\tICU Nurse`,
      "29-1141.03\tICU Nurse",
      "43-4051.00\tCSM",
    ];
    const add = (file: string, rows: string[]) =>
      `${files[file] ?? ""}${rows.map((row) => `${row}\r\n`).join("")}`;
    const catalog = await emptyCatalog();
    const result = await read(
      folderOf({
        ...files,
        "Occupation Data.txt": add("Occupation Data.txt", occupations),
        "Alternate Titles.txt": add(
          "Alternate Titles.txt",
          titles.map((row) => `${row}\tn/a\t08`),
        ),
      }),
    );
    await catalog.replace(result.brought, now);
    return prepareBase(await catalog.load());
  };

  test("is understood as our own list of names has it, the others near", async () => {
    const { understoodAs, nearest } = resolveRole("Primary school teacher", await index());
    expect(understoodAs).toMatchObject({ code: "25-2021.00", how: "alternate" });
    expect(nearest.map(({ code }) => code)).toContain("25-1071.00");
  });

  test("is the more special one's of its group", async () => {
    expect(resolveRole("ICU nurse", await index()).understoodAs).toMatchObject({ code: "29-1141.03" });
  });

  test("is none's where nothing says which", async () => {
    const { understoodAs, nearest } = resolveRole("Field wizard", await index());
    expect(understoodAs).toBeNull();
    expect(nearest.map(({ code }) => code).sort()).toEqual(["49-9021.00", "49-9052.00"]);
  });

  test.each([["Prompt engineer"], ["engineer"]])(
    "%s is not every engineer who has no title",
    async (name) => {
      expect(roleNamed(name, await index()).understoodAs).toBeNull();
    },
  );
});

describe("folders and archives", () => {
  test("a zip archive gives what its folder gives", async () => {
    const files = { ...onetFiles(), "esco/skills_en.csv": escoFile(), "Abilities.txt": "x" };
    const fromZip = await read(zipOf(files));
    expect(fromZip.brought).toHaveLength(2);
    expect(fromZip.brought).toEqual((await read(folderOf(files))).brought);
    expect(fromZip.skipped).toEqual([{ file: "Abilities.txt", reason: "it is not needed" }]);
  });

  test("one file alone is taken too", async () => {
    const folder = folderOf({ "skills_en.csv": escoFile() });
    expect((await read(join(folder, "skills_en.csv"))).brought[0]?.skills).toHaveLength(2);
  });

  test("a known name with other columns is passed over and named", async () => {
    const { skipped } = await read(folderOf({ ...onetFiles(""), "Knowledge.txt": "What\tElse\r\n1\t2" }));
    expect(skipped).toEqual([
      {
        file: "Knowledge.txt",
        reason: "it has no column o*net-soc code, element id, element name, scale id, data value",
      },
    ]);
  });

  test("a link out of the folder is not followed", async () => {
    const runtime = folderOf(onetFiles(""));
    const folder = folderOf({ "skills_en.csv": escoFile() });
    symlinkSync(join(runtime, "Job Zones.txt"), join(folder, "Job Zones.txt"));
    symlinkSync(runtime, join(folder, "more"));
    const { brought, skipped } = await read(folder);
    expect(brought.map(({ source }) => source.id)).toEqual(["esco"]);
    expect(skipped.map(({ file }) => file)).toEqual(["Job Zones.txt", "more"]);
  });

  test.each([
    ["nothing known", () => folderOf({ "notes.txt": "x" }), /contains none of the known files/],
    ["an empty known file", () => folderOf({ "Skills.txt": "" }), /contains none of the known files/],
    [
      "no usable row",
      () => folderOf({ "Skills.txt": ratings([["x", "y", "z", "IM", 1]]) }),
      /contains no usable row \(Skills\.txt line 2: its O\*NET-SOC code is none\)/,
    ],
    [
      "two releases",
      () => folderOf({ ...onetFiles("db_29_2_text/"), ...onetFiles("db_29_3_text/") }),
      /two files with the same name/,
    ],
    ["no such path", () => join(emptyFolder(), "none"), /cannot be read \(ENOENT\)/],
    ["no archive", () => bytesAt("x.zip", strToU8("not a zip")), /not a readable zip archive/],
    ["a name that leaves the archive", () => zipOf({ "../Skills.txt": "x" }), /not a readable zip archive/],
  ])("%s is refused in words", async (_, path, message) => {
    const refused = read(path());
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(UsageError);
  });

  test("an archive whose content is longer than it declares is refused", async () => {
    const name = "Occupation Data.txt";
    const bytes = zipSync({ [name]: strToU8(onetFiles("")[name] ?? "") });
    // The uncompressed size stands 24 bytes into the entry's record of the central directory.
    const record = Buffer.from(bytes).indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(record + 24, 10, true);
    await expect(read(bytesAt("bomb.zip", bytes))).rejects.toThrow(/nothing was imported/);
  });
});

describe("storing", () => {
  test("O*NET replaces the built-in occupations, and their needs resolve to the skills people name", async () => {
    const catalog = await emptyCatalog();
    await catalog.replace((await read(folderOf(onetFiles()))).brought, now);
    const data = await catalog.load();
    expect(data).toMatchObject({ source: "O*NET 29.3", version: "29.3", experimental: false });
    expect(data.occupations.map(({ code }) => code)).toEqual(["15-1252.00", nurse]);
    const sql = data.skills.filter(({ name, aliases }) => [name, ...aliases].includes("SQL"));
    expect(sql).toHaveLength(1);
    expect(data.occupations[0]?.tools).toEqual([{ skill: sql[0]?.id, hot: true, inDemand: true }]);
    expect(sql[0]?.id).toBe(readBuiltInCatalog().skills.find(({ name }) => name === "SQL")?.id);
  });

  test("ESCO alone adds skills to the built-in occupations", async () => {
    const catalog = await emptyCatalog();
    await catalog.replace((await read(folderOf({ "skills_en.csv": escoFile() }))).brought, now);
    const data = await catalog.load();
    const builtIn = readBuiltInCatalog();
    expect(data).toMatchObject({ source: "built-in and ESCO", experimental: true });
    expect(data.occupations).toHaveLength(builtIn.occupations.length);
    expect(data.skills).toHaveLength(builtIn.skills.length + 2);
  });

  test("the same import again changes nothing but its time", async () => {
    const catalog = await emptyCatalog();
    const { brought } = await read(folderOf({ ...onetFiles(), "skills_en.csv": escoFile() }));
    await catalog.replace(brought, now);
    const before = { data: await catalog.load(), sources: await catalog.sources() };
    await catalog.replace(brought, "2026-02-03T00:00:00.000Z");
    expect(await catalog.load()).toEqual(before.data);
    expect(await catalog.sources()).toEqual(
      before.sources.map((source) => ({ ...source, importedAt: "2026-02-03T00:00:00.000Z" })),
    );
    expect(await catalog.findTitles("nurse", 10)).toHaveLength(1);
  });

  test("a later import replaces what the same source brought, and moves the stamp", async () => {
    const catalog = await emptyCatalog();
    await catalog.replace(
      (await read(folderOf({ ...onetFiles(), "skills_en.csv": escoFile() }))).brought,
      now,
    );
    const stamp = await catalog.stamp();
    await catalog.replace((await read(folderOf(newerOnetFiles(), "db_30_3_text"))).brought, now);
    const sources = await catalog.sources();
    expect(sources.map(({ title, skills }) => `${title}: ${skills}`)).toEqual(["O*NET 30.3: 3", "ESCO: 2"]);
    const data = await catalog.load();
    expect(data.stamp).not.toBe(stamp);
    expect(data.stamp).toBe(await catalog.stamp());
    expect(data.occupations.find(({ code }) => code === nurse)?.alternateTitles).toEqual(["Ward Nurse"]);
  });

  test("a removed source is gone, and the built-in catalogue is back", async () => {
    const catalog = await emptyCatalog();
    const stamp = await catalog.stamp();
    await catalog.replace((await read(folderOf(onetFiles()))).brought, now);
    expect(await catalog.remove("onet")).toBe(true);
    expect(await catalog.remove("onet")).toBe(false);
    expect(await catalog.load()).toEqual({ ...readBuiltInCatalog(), stamp });
    expect(await catalog.findTitles("nurse", 10)).toEqual([]);
  });

  test("an import that fails half-way leaves everything as it was", async () => {
    const catalog = await emptyCatalog();
    const { brought } = await read(folderOf({ ...onetFiles(), "skills_en.csv": escoFile() }));
    await catalog.replace(brought, now);
    const before = { data: await catalog.load(), sources: await catalog.sources() };
    const [onet, esco] = brought;
    if (onet === undefined || esco === undefined) throw new Error("Two sources were expected.");
    const twice = { ...esco, skills: [...esco.skills, ...esco.skills] };
    const smaller = { ...onet, occupations: [] };
    await expect(catalog.replace([smaller, twice], now)).rejects.toThrow(/unique/i);
    expect({ data: await catalog.load(), sources: await catalog.sources() }).toEqual(before);
  });

  test("titles are found by the stems of their words, whatever else a query holds", async () => {
    const catalog = await emptyCatalog();
    await catalog.replace((await read(folderOf(onetFiles()))).brought, now);
    const found = await catalog.findTitles('nursing "staff" OR title:* NEAR(', 5);
    expect(found.map(({ code, title }) => ({ code, title }))).toEqual([
      { code: nurse, title: "Registered Nurses" },
    ]);
    expect(await catalog.findTitles('"*', 5)).toEqual([]);
  });
});

describe("the command", () => {
  async function run(path: string, flags: { json?: boolean }) {
    const written: string[] = [];
    const out = vi
      .spyOn(process.stdout, "write")
      .mockImplementation((text) => written.push(String(text)) > 0);
    const err = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const dataDir = join(emptyFolder(), "data");
    try {
      await importCatalog(path, { ...flags, dataDir });
      return { text: written.join(""), errors: err.mock.calls.length, dataDir };
    } finally {
      out.mockRestore();
      err.mockRestore();
    }
  }

  test("says what was read and skipped and shows the attribution; no bar where there is no terminal", async () => {
    const path = folderOf({ ...onetFiles(), "bad\u001B[31m.txt": "x" });
    const { text, errors } = await run(path, {});
    expect(text).toContain("Imported O*NET 29.3: 2 occupations, 6 skills.\n");
    expect(text).toContain("Read db_29_3_text/Interests.txt: 6 rows, 1 of no use here.\n");
    expect(text).toContain("Skipped bad?[31m.txt: it is not needed.\n");
    expect(text).toContain("O*NET 29.3 Database by the U.S. Department of Labor");
    expect(errors).toBe(0);
  });

  test("prints one JSON object of counts", async () => {
    const { text, dataDir } = await run(folderOf({ ...onetFiles(), "skills_en.csv": escoFile() }), {
      json: true,
    });
    const printed: unknown = JSON.parse(text);
    expect(printed).toMatchObject({ occupations: 2, skills: 8, malformedRows: 0, skipped: [] });
    expect(at(printed, "sources", 0, "title")).toBe("O*NET 29.3");
    const store = openTestStore(join(dataDir, "career-context.db"));
    onTestFinished(() => store.close());
    expect((await store.catalog.sources()).map(({ id }) => id)).toEqual(["onet", "esco"]);
  });

  test("makes no database where there is nothing to import", async () => {
    const dataDir = join(emptyFolder(), "data");
    await expect(importCatalog(folderOf({ "notes.txt": "x" }), { dataDir })).rejects.toThrow(UsageError);
    expect(existsSync(dataDir)).toBe(false);
  });
});

const official = process.env.CAREER_CONTEXT_CATALOG_DATA;
describe.skipIf(!official)(
  "official data (skipped unless CAREER_CONTEXT_CATALOG_DATA names a folder of it)",
  () => {
    test("is read whole: occupations, skills and not one malformed row", async () => {
      const { brought, malformedRows } = await read(official ?? "");
      const catalog = await emptyCatalog();
      await catalog.replace(brought, now);
      const data = await catalog.load();
      const ids = new Set(data.skills.map(({ id }) => id));
      const needs = data.occupations.flatMap(({ skills, knowledge, tools }) => [
        ...skills,
        ...knowledge,
        ...tools,
      ]);
      expect(malformedRows).toBe(0);
      expect(data.experimental).toBe(false);
      expect(data.occupations.length).toBeGreaterThan(1_000);
      expect(data.skills.length).toBeGreaterThan(13_000);
      expect(needs.filter(({ skill }) => !ids.has(skill))).toEqual([]);
      expect(data.occupations.filter(({ interests }) => interests !== undefined).length).toBeGreaterThan(900);
      expect(data.occupations.filter(({ styles }) => styles !== undefined).length).toBeGreaterThan(850);
    });
  },
);

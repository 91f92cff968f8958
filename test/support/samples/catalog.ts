import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { onTestFinished } from "vitest";

/** Small hand-made files in the layouts of the official releases; the numbers are made up. */
export type Files = Record<string, string>;

const nurse = "29-1141.00";
const builder = "15-1252.00";
const rated =
  "O*NET-SOC Code\tElement ID\tElement Name\tScale ID\tData Value\tN\tRecommend Suppress\tDate\tDomain Source";

/** Rows under a header, ended as the official files end them. */
export function table(header: string, rows: string[]): string {
  return [header, ...rows, ""].join("\r\n");
}

/** A table of ratings: element id, name, scale and value by occupation; "Y" last advises against the row. */
export function ratings(rows: [string, string, string, string, number | string, string?][]): string {
  return table(
    rated,
    rows.map(([code, id, name, scale, value, suppress = "N"]) =>
      [code, id, name, scale, value, 8, suppress, "05/2025", "Analyst"].join("\t"),
    ),
  );
}

const interests = ["Realistic", "Investigative", "Artistic", "Social", "Enterprising", "Conventional"];
const values = [
  ["1.B.2.a", "Achievement"],
  ["1.B.2.b", "Working Conditions"],
  ["1.B.2.c", "Recognition"],
  ["1.B.2.d", "Relationships"],
  ["1.B.2.e", "Support"],
  ["1.B.2.f", "Independence"],
] as const;

/** A release up to 30.0, in the folder of its archive. */
export function onetFiles(folder = "db_29_3_text/"): Files {
  const files: Files = {
    "Occupation Data.txt": table("O*NET-SOC Code\tTitle\tDescription", [
      `${nurse}\tRegistered Nurses\tCares for patients.`,
      `${builder}\tSoftware Developers\tBuilds programs.`,
    ]),
    "Alternate Titles.txt": table("O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)", [
      `${nurse}\tStaff Nurse\tn/a\t08`,
      `${nurse}\tRegistered Nurse (RN)\tRN\t08`,
      `${nurse}\tSTAFF NURSE\tn/a\t08`,
      `${nurse}\tregistered nurses\tn/a\t08`,
    ]),
    "Interests.txt": ratings([
      ...interests.map((name, index): [string, string, string, string, number] => [
        nurse,
        `1.B.1.${"abcdef"[index]}`,
        name,
        "OI",
        index + 1.5,
      ]),
      [nurse, "1.B.1.g", "First Interest High-Point", "IH", 4],
    ]),
    "Work Values.txt": ratings(values.map(([id, name], index) => [nurse, id, name, "EX", index + 1])),
    "Work Styles.txt": ratings([
      [nurse, "1.C.7.a", "Innovation", "IM", 3],
      [nurse, "1.C.7.b", "Analytical Thinking", "IM", 4],
      [nurse, "1.C.5.a", "Dependability", "IM", 5],
      [nurse, "1.C.2.b", "Leadership", "IM", 2],
      [nurse, "1.C.3.a", "Cooperation", "IM", 4.5],
      [nurse, "1.C.4.a", "Self-Control", "IM", 4.25],
      [nurse, "1.C.6", "Independence", "IM", 1],
    ]),
    "Skills.txt": ratings([
      [nurse, "2.A.1.b", "Active Listening", "IM", 4.12],
      [nurse, "2.A.1.b", "Active Listening", "LV", 4.5],
      [nurse, "2.A.1.e", "Mathematics", "IM", 3],
      [nurse, "2.A.1.e", "Mathematics", "LV", 3.5, "Y"],
    ]),
    "Knowledge.txt": ratings([
      [nurse, "2.C.5.a", "Medicine and Dentistry", "IM", 4.6],
      [nurse, "2.C.5.a", "Medicine and Dentistry", "LV", 5],
    ]),
    "Technology Skills.txt": table(
      "O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand",
      [
        `${nurse}\tOddware Chartmaker\t1\tMedical software\tN\tN`,
        `${builder}\tStructured query language SQL\t2\tData base software\tY\tN`,
        `${builder}\tSQL\t2\tData base software\tN\tY`,
      ],
    ),
    "Job Zones.txt": table("O*NET-SOC Code\tJob Zone\tDate\tDomain Source", [
      `${nurse}\t3\t05/2025\tAnalyst`,
    ]),
    "Education, Training, and Experience.txt": table(
      "O*NET-SOC Code\tElement ID\tElement Name\tScale ID\tCategory\tData Value\tN\tRecommend Suppress",
      [
        `${nurse}\t2.D.1\tRequired Level of Education\tRL\t5\t45\t20\tN`,
        `${nurse}\t2.D.1\tRequired Level of Education\tRL\t6\t55\t20\tN`,
        `${nurse}\t3.A.1\tRelated Work Experience\tRW\t1\t100\t20\tN`,
      ],
    ),
    "Sample of Reported Titles.txt": table("O*NET-SOC Code\tReported Job Title\tShown in My Next Move", [
      `${nurse}\tCharge Nurse\tY`,
    ]),
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, text]));
}

/** A release as they are since 30.2: other file names, 21 work styles by impact. */
export function newerOnetFiles(): Files {
  const older = onetFiles("");
  return {
    "Occupation Data.txt": older["Occupation Data.txt"] ?? "",
    "Job Titles.txt": table("O*NET-SOC Code\tJob Title\tShort Title", [`${nurse}\tWard Nurse\tn/a`]),
    "Career Interest Types.txt": older["Interests.txt"] ?? "",
    "Essential Skills.txt": ratings([
      [nurse, "2.A.1.b", "Active Listening", "IM", 4],
      [nurse, "2.A.1.b", "Active Listening", "LV", 5],
    ]),
    "Transferable Skills.txt": ratings([
      [nurse, "2.B.1.b", "Coordination", "IM", 3],
      [nurse, "2.B.1.b", "Coordination", "LV", 4],
    ]),
    "Software Skills.txt": table(
      "O*NET-SOC Code\tWorkplace Example\tElement ID\tElement Name\tHot Technology\tIn Demand",
      [`${nurse}\tOddware Chartmaker\t2.E.1\tMedical software\tY\tY`],
    ),
    "Work Styles.txt": ratings([
      [nurse, "1.D.1", "Innovation", "WI", 0],
      [nurse, "1.D.2", "Intellectual Curiosity", "WI", 3],
      [nurse, "1.D.3", "Perseverance", "WI", -3],
      [nurse, "1.D.4", "Leadership Orientation", "WI", 1.5],
      [nurse, "1.D.5", "Empathy", "WI", 3],
      [nurse, "1.D.6", "Stress Tolerance", "WI", 0.6],
      [nurse, "1.D.6", "Stress Tolerance", "DR", 10],
    ]),
  };
}

const escoHeader =
  "conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description";

/** ESCO's table of skills with a byte order mark, quoted cells and line breaks inside them. */
export function escoFile(): string {
  const uri = (id: string) => `http://data.europa.eu/esco/skill/${id}`;
  return `\uFEFF${[
    escoHeader,
    `KnowledgeSkillCompetence,${uri("aaa-1")},skill/competence,sector-specific,fold odd paper,"fold ""odd"" sheets\nbend, then fold paper",,released,2024-01-01,,,s,"Two\nlines."`,
    `KnowledgeSkillCompetence,${uri("aaa-2")},knowledge,sector-specific,Oddlang (computer programming),,,released,2024-01-01,,,s,`,
    `KnowledgeSkillCompetence,${uri("aaa-3")},knowledge,sector-specific,gone,,,obsolete,2024-01-01,,,s,`,
    "",
  ].join("\n")}`;
}

/** Writes files into a folder of their own that goes when the test ends. */
export function folderOf(files: Files, name = "download"): string {
  const folder = join(emptyFolder(), name);
  mkdirSync(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Packs files into an archive. */
export function zipOf(files: Files, name = "download.zip"): string {
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  return bytesAt(name, packed);
}

/** Writes bytes to a file of its own. */
export function bytesAt(name: string, bytes: Uint8Array): string {
  const file = join(emptyFolder(), name);
  writeFileSync(file, bytes);
  return file;
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "catalog-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

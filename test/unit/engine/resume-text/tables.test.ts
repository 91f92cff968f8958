import { describe, expect, test } from "vitest";
import { jobs, languages, read, studies } from "./reading.ts";

const head = ["Ada Quill", "ada@example.org", ""];
const readText = (...lines: string[]) => read([...head, ...lines].join("\n"));

describe("the heads of columns say which cell is which", () => {
  test.each([
    ["English", "Period\tEmployer\tPosition held\tMain duties"],
    ["German", "Zeitraum\tArbeitgeber\tFunktion\tAufgaben"],
    ["French", "Période\tEmployeur\tPoste occupé\tMissions"],
    ["Spanish", "Fechas\tEmpresa\tPuesto\tFunciones"],
    ["Portuguese", "Período\tEmpresa\tCargo\tAtividades"],
    ["Italian", "Periodo\tDatore di lavoro\tRuolo\tMansioni"],
  ])("with tabs, in %s", (_, columns) => {
    const { document } = readText(
      "Experience",
      columns,
      "2019 - 2023\tSilver Otter\tWarden\tKept the locks",
      "2015 - 2019\tNine Elms\tDeputy\t",
    );
    expect(jobs(document)).toEqual([
      "Warden | Silver Otter | - | 2019 | 2023",
      "Deputy | Nine Elms | - | 2015 | 2019",
    ]);
  });

  test("in aligned columns with two for the dates", () => {
    const { document } = readText(
      "Employment",
      "",
      "From       To         Client              Role",
      "Mar 2021   Present    Silver Otter        Lockkeeper",
      "Jan 2018   Feb 2021   Nine Elms (NDA)     Pump Engineer",
    );
    expect(jobs(document)).toEqual([
      "Lockkeeper | Silver Otter | - | 2021-03 | -",
      "Pump Engineer | - | - | 2018-01 | 2021-02",
    ]);
  });

  test("in columns that are set below each other, each at its place though a cell is empty", () => {
    const { document } = readText(
      "Employment",
      "",
      "  From       To         Employer            Place      Role",
      "  Mar 2021   Present    Silver Otter        Leeds      Second Hand",
      "  Jan 2018   Feb 2021   Nine Elms                      Bright Wire",
    );
    expect(jobs(document)).toEqual([
      "Second Hand | Silver Otter | Leeds | 2021-03 | -",
      "Bright Wire | Nine Elms | - | 2018-01 | 2021-02",
    ]);
  });

  test("a row whose dates are not understood gives no job, and is listed", () => {
    const { document, unread } = readText(
      "Employment",
      "",
      "From       To         Employer            Role",
      "Mar 2021   Present    Silver Otter        Lockkeeper",
      "long ago   then       Nine Elms           Deputy Warden",
    );
    expect(jobs(document)).toEqual(["Lockkeeper | Silver Otter | - | 2021-03 | -"]);
    expect(unread.map(({ text }) => text)).toEqual([
      "long ago   then       Nine Elms           Deputy Warden",
    ]);
  });

  test("of studies and of languages, whose level is the spoken one", () => {
    const { document } = readText(
      "Education",
      "Year\tInstitution\tAward",
      "2014 - 2017\tTarn Uplands\tBSc Hydrology",
      "",
      "Languages",
      "Language\tSpoken\tWritten",
      "English\tExcellent\tGood",
      "Sabaot\tGood\tFair",
    );
    expect(studies(document)).toEqual(["BSc | Hydrology | Tarn Uplands | 2014 | 2017 | -"]);
    expect(languages(document)).toEqual(["English | Excellent", "Sabaot | Good"]);
  });

  test("lines set apart below a table are none of its rows", () => {
    const { document } = readText(
      "Employment",
      "",
      "Dates           Employer            Role",
      "2019 - 2023     Silver Otter        Lockkeeper",
      "- mended gates",
      "",
      "Nothing more to say here",
    );
    expect(document.work).toMatchObject([{ name: "Silver Otter", highlights: ["mended gates"] }]);
  });
});

describe("projects of a consultant", () => {
  test("with client and role are jobs", () => {
    const { document } = readText(
      "Projekthistorie",
      "",
      "Zeitraum: 02/2023 – heute",
      "Rolle: Softwarearchitekt",
      "Kunde: Silberotter Pumpen AG",
      "• Firmware portiert",
      "",
      "Zeitraum: 06/2020 – 01/2023",
      "Rolle: Testingenieur",
      "Kunde: Neunulmen GmbH",
    );
    expect(jobs(document)).toEqual([
      "Softwarearchitekt | Silberotter Pumpen AG | - | 2023-02 | -",
      "Testingenieur | Neunulmen GmbH | - | 2020-06 | 2023-01",
    ]);
  });

  test("without them are projects", () => {
    const { document } = readText("Projekte", "", "Wetterstation", "- Sensoren gelötet");
    expect(document.work).toBeUndefined();
    expect(document.projects).toMatchObject([{ name: "Wetterstation" }]);
  });
});

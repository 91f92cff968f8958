import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, type Json } from "../../support/json.ts";

const nurse = [
  "María-José Example (fictional)",
  "",
  "EXPERIENCE",
  "Staff Nurse, Intensive Care — Example Hos-",
  "pital, Sevilla",
  "03/2019 – present",
  "• Cared for up to 12 patients per shift",
  "Nursing Assistant, Clínica Ejemplo (June 2015 to Feb. 2019)",
  "- Helped patients with daily living",
  "Volunteer, Example Cross, 2012-2014",
  "",
  "EDUCATION",
  "Grado en Enfermería, Universidad de Ejemplo, 2011 – 2015",
  "Started a Master's in Public Health at Example Online, 2020",
  "",
  "SKILLS: Python; CISSP (in progress)",
  "LANGUAGES: Spanish (native), English C1, basic French",
  "I never managed a team. I do not know SAP.",
].join("\n");

const heading = [
  "Beispiel AG, München",
  "Teamleiter Fertigung",
  "01/2019 – heute",
  "- Führt 14 Mitarbeiter",
  "Industriemechaniker",
  "09/2012 – 12/2018",
  "- Wartete CNC-Maschinen",
].join("\n");

const columns = [
  "2020.03-至今  杭州示例科技有限公司  Java开发工程师",
  "负责订单系统的开发",
  "2017.07-2020.02  上海示例软件  初级工程师",
].join("\n");

const assistant = { position: "Nursing Assistant", startDate: "2015-06", endDate: "2019-02" };

async function unprovedOf(sourceText: string, content: Json) {
  const h = await start();
  const person = await h.newPerson();
  const { status, body } = await h.send("PUT", "/api/v1/resume", {
    key: person.key,
    body: { format: "json_resume", content: { basics: { name: "Example" }, ...content }, sourceText },
  });
  if (status === 400) return ["nothing"];
  return asList(asObject(asObject(body).data).unproved).map(({ path }) => path);
}

describe("an entry put together from several of the text is not kept", () => {
  test.each<[string, string, Json, string]>([
    ["another job's employer", nurse, { work: [{ ...assistant, name: "Example Cross" }] }, "work[0]"],
    [
      "another job's title",
      nurse,
      { work: [{ ...assistant, position: "Staff Nurse", name: "Clínica Ejemplo" }] },
      "work[0]",
    ],
    [
      "another job's dates",
      nurse,
      { work: [{ position: "Nursing Assistant", name: "Clínica Ejemplo", startDate: "2019-03" }] },
      "work[0]",
    ],
    [
      "a degree that another school gave",
      nurse,
      {
        education: [
          {
            studyType: "Master's",
            institution: "Universidad de Ejemplo",
            startDate: "2011",
            endDate: "2015",
          },
        ],
      },
      "education[0]",
    ],
    [
      "another job's work",
      nurse,
      {
        work: [
          { ...assistant, name: "Clínica Ejemplo", highlights: ["Cared for up to 12 patients per shift"] },
        ],
      },
      "work[0].highlights[0]",
    ],
    [
      "a level of another language",
      nurse,
      { languages: [{ language: "English", fluency: "native" }] },
      "languages[0].fluency",
    ],
    [
      "an earlier job's dates under the same employer",
      heading,
      {
        work: [
          {
            position: "Teamleiter Fertigung",
            name: "Beispiel AG",
            startDate: "2012-09",
            endDate: "2018-12",
          },
        ],
      },
      "work[0]",
    ],
    [
      "the employer of another line",
      columns,
      {
        work: [
          { position: "Java开发工程师", name: "上海示例软件", startDate: "2017-07", endDate: "2020-02" },
        ],
      },
      "work[0]",
    ],
    [
      "an employer far below, without dates",
      nurse,
      { work: [{ position: "Staff Nurse", name: "Clínica Ejemplo" }] },
      "work[0]",
    ],
    [
      "the employer of another line, without dates",
      columns,
      { work: [{ position: "Java开发工程师", name: "上海示例软件" }] },
      "work[0]",
    ],
  ])("%s", async (_, text, content, path) => {
    const unproved = await unprovedOf(`Example\n${text}`, content);
    expect(unproved).toEqual([path]);
  });

  test.each<[string, Json, string]>([
    ["a skill that the text denies", { skills: [{ name: "SAP" }] }, "skills[0]"],
    ["a certificate in progress", { certificates: [{ name: "CISSP" }] }, "certificates[0]"],
    [
      "work that the text denies",
      { work: [{ ...assistant, name: "Clínica Ejemplo", highlights: ["managed a team"] }] },
      "work[0].highlights[0]",
    ],
  ])("nor is %s", async (_, content, path) => {
    expect(await unprovedOf(nurse, content)).toEqual([path]);
  });
});

describe("an entry is kept", () => {
  test.each<[string, string, Json]>([
    [
      "without its accents, with a word that a line's end divides",
      nurse,
      {
        work: [
          { position: "Staff Nurse", name: "Example Hospital", startDate: "2019-03" },
          { ...assistant, name: "Clinica Ejemplo" },
        ],
      },
    ],
    [
      "with days and months that were filled up",
      nurse,
      {
        work: [{ ...assistant, name: "Clínica Ejemplo", startDate: "2015-06-01", endDate: "2019-02-28" }],
        volunteer: [
          { position: "Volunteer", organization: "Example Cross", startDate: "2012-01", endDate: "2014-12" },
        ],
      },
    ],
    [
      "with each language's own level",
      nurse,
      {
        languages: [
          { language: "Spanish", fluency: "native" },
          { language: "English", fluency: "C1" },
          { language: "French", fluency: "basic" },
        ],
      },
    ],
    [
      "of each job under one employer, with its own work",
      heading,
      {
        work: [
          {
            position: "Teamleiter Fertigung",
            name: "Beispiel AG",
            startDate: "2019-01",
            highlights: ["Führt 14 Mitarbeiter"],
          },
          {
            position: "Industriemechaniker",
            name: "Beispiel AG",
            startDate: "2012-09",
            endDate: "2018-12",
            highlights: ["Wartete CNC-Maschinen"],
          },
        ],
      },
    ],
    [
      "with its dates before its words",
      columns,
      {
        work: [
          {
            position: "Java开发工程师",
            name: "杭州示例科技有限公司",
            startDate: "2020-03",
            highlights: ["负责订单系统的开发"],
          },
          { position: "初级工程师", name: "上海示例软件", startDate: "2017-07", endDate: "2020-02" },
        ],
      },
    ],
  ])("%s", async (_, text, content) => {
    expect(await unprovedOf(`Example\n${text}`, content)).toEqual([]);
  });
});

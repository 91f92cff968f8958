import { describe, expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";
import { jobs } from "./reading.ts";

function read(...lines: string[]) {
  const parsed = parseResumeText(["Ada Quill", "ada@example.org", "", ...lines].join("\n"), "text");
  if ("error" in parsed) throw new Error(parsed.error);
  return parsed;
}
const unread = (parsed: ReturnType<typeof read>) => parsed.unread.map(({ text }) => text);

describe("what is not surely a field is none", () => {
  test("LinkedIn's lengths of time are no employer", () => {
    const { document } = read(
      "Experience",
      "",
      "Bright Wire Ltd",
      "3 years 8 months",
      "Electrician",
      "March 2021 - Present (3 years 8 months)",
      "",
      "Page 1 of 3",
    );
    expect(jobs(document)).toEqual(["Electrician | Bright Wire Ltd | - | 2021-03 | -"]);
  });

  test.each([
    "Career Break 01/2022 - 04/2024",
    "09/2017 – 07/2019 Elternzeit",
    "2012 – 2015. En paro",
    "2015-2016 : chômage",
    "Maternity leave Feb 2021 – Jan 2022",
    "(laid off Nov 2018 – Feb 2019)",
    "2012年10月 – 2013年6月 待业",
  ])("%s is no job, and is listed as unread", (line) => {
    const parsed = read(
      "Experience",
      "Electrician, Bright Wire Ltd, 2019 - 2023",
      "- Rewired a mill",
      "",
      line,
      "",
      "Welder, Iron Yard Inc, 2008 - 2011",
      "- Welded gates",
    );
    expect(jobs(parsed.document)).toEqual([
      "Electrician | Bright Wire Ltd | - | 2019 | 2023",
      "Welder | Iron Yard Inc | - | 2008 | 2011",
    ]);
    expect(unread(parsed)).toHaveLength(1);
  });

  test("birth, nationality, signature and driving licence are no skill and no address", () => {
    const { document, fields } = read(
      "Geburtsdatum: 14.03.1991 in Hameln",
      "Staatsangehörigkeit: deutsch",
      "",
      "Kenntnisse",
      "Excel, SAP",
      "Führerschein Klasse B",
      "",
      "Göttingen, 12.11.2026",
      "Unterschrift",
    );
    expect(document.skills).toEqual([{ name: "Excel" }, { name: "SAP" }]);
    expect(document.certificates).toEqual([{ name: "Führerschein Klasse B" }]);
    expect(document.basics).toEqual({ name: "Ada Quill", email: "ada@example.org" });
    expect(fields).toHaveLength(5);
  });

  test("a Chinese resume with labels gives person, job and study", () => {
    const parsed = parseResumeText(
      "个人简历\n姓名：林一舟\n电话：136-5555-0111\n邮箱：lin@example.org\n\n工作经历\n2019年4月 – 至今  青岚科技有限公司  工程师\n\n教育背景\n2014年9月 – 2018年6月  东湖大学  本科\n\n技能\nExcel，焊接、SQL\n",
      "text",
    );
    if ("error" in parsed) throw new Error(parsed.error);
    expect(parsed.document.basics).toMatchObject({
      name: "林一舟",
      email: "lin@example.org",
      phone: "136-5555-0111",
    });
    expect(jobs(parsed.document)).toEqual(["工程师 | 青岚科技有限公司 | - | 2019-04 | -"]);
    expect(parsed.document.education).toEqual([
      { institution: "东湖大学", studyType: "本科", startDate: "2014-09", endDate: "2018-06" },
    ]);
    expect(parsed.document.skills?.map(({ name }) => name)).toEqual(["Excel", "焊接", "SQL"]);
  });

  test("four degrees are four studies and no jobs", () => {
    const { document } = read(
      "Education",
      "J.D., Prairie School of Law, 2015",
      "M.A., Public Policy, Hennegard University, 2012",
      "M.S., Statistics, Hennegard University, 2011",
      "B.A., Philosophy, St. Walburga College, 2008",
    );
    expect(document.education).toHaveLength(4);
    expect(document.work).toBeUndefined();
  });
});

test("studies under a heading for training are studies, and its certificates stay certificates", () => {
  const { document, unread } = read(
    "TRAINING",
    "Diploma in Dental Hygiene and Therapy, University of Leeds, 2015 - 2017",
    "National Diploma in Dental Nursing, 2014",
    "Basic Life Support, 2026",
  );
  expect(document.education).toMatchObject([
    { institution: "University of Leeds", area: "Dental Hygiene and Therapy", endDate: "2017" },
    { endDate: "2014" },
  ]);
  expect(document.certificates).toMatchObject([{ name: "Basic Life Support" }]);
  expect(unread).toEqual([]);
});

test("what belongs to a driving licence stays with it, and papers under Nachweise are certificates", () => {
  const { document, unread } = read(
    "Ausbildung",
    "2009 – 2012 Ausbildung zum Berufskraftfahrer, Abschluss IHK",
    "",
    "Führerschein und Nachweise",
    "Führerschein CE (unbefristet), Modul 95 gültig bis 09/2028",
    "Staplerschein",
    "Ich fahre nicht mehr im Fernverkehr, sobald ich etwas anderes finde.",
  );
  expect(document.education).toEqual([
    { studyType: "Ausbildung", area: "Berufskraftfahrer", startDate: "2009", endDate: "2012" },
  ]);
  expect(document.certificates).toEqual([
    { name: "Führerschein CE (unbefristet), Modul 95", endDate: "2028-09" },
    { name: "Staplerschein" },
  ]);
  expect(unread.map(({ text }) => text)).toEqual([expect.stringContaining("Ich fahre nicht mehr")]);
});

test("a certificate among studies is a certificate", () => {
  const { document, unread } = read(
    "FORMACIÓN",
    "Técnico en Cocina y Gastronomía, IES La Marxadella, 2013-2015",
    "Manipulador de alimentos (2024)",
  );
  expect(document.education).toMatchObject([{ institution: "IES La Marxadella" }]);
  expect(document.certificates).toEqual([{ name: "Manipulador de alimentos", date: "2024" }]);
  expect(unread).toEqual([]);
});

test("a period is read from two labels on a line, and not from a remark in brackets", () => {
  const { document } = read(
    "EMPLOYMENT HISTORY",
    "Position: Warehouse operative",
    "Employer: Redbank Fulfilment Ltd",
    "From: March 2018 To: February 2022",
    "",
    "Position: Kitchen porter",
    "Employer: The Old Weir Hotel",
    "From: 2016 To: 2018",
  );
  expect(jobs(document)).toEqual([
    "Warehouse operative | Redbank Fulfilment Ltd | - | 2018-03 | 2022-02",
    "Kitchen porter | The Old Weir Hotel | - | 2016 | 2018",
  ]);
});

test("an end in a bracketed remark is not the end of the job", () => {
  const { document } = read(
    "Experience",
    "Fahrplan Labs — Backend Engineer                              May 2017 – Dec 2020",
    "* Introduced contract tests",
    "Tellermine GmbH — Junior Developer (Werkstudentin until 2015)   2014 – 2017",
    "* PHP, MySQL",
  );
  expect(jobs(document).at(1)).toBe("Junior Developer | Tellermine GmbH | - | 2014 | 2017");
});

test("a skill keeps what the person says of it", () => {
  const { document } = read("Skills", "Python (rusty), Kubernetes (as a user), Go");
  expect(document.skills).toMatchObject([
    { name: "Python", level: "rusty" },
    { name: "Kubernetes", level: "as a user" },
    { name: "Go" },
  ]);
});

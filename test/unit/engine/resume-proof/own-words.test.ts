import { expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

test.each([
  ["Forklift licence, geldig t/m 05-2027", "certificates", { name: "Forklift licence", endDate: "2027-05" }],
  [
    "First Aid, May 2024, valid for 3 years",
    "certificates",
    { name: "First Aid", date: "2024-05", endDate: "2027-05" },
  ],
  ["First Aid (2022, expired 2025)", "certificates", { name: "First Aid", date: "2022", endDate: "2025" }],
  ["VCA VOL - 2017, verlopen", "certificates", { name: "VCA VOL", date: "2017", status: "verlopen" }],
  ["VCA VOL - 2017, verlopen", "certificates", { name: "VCA VOL", date: "2017", status: "expired" }],
  ["WHMIS - online, Oct 2026", "certificates", { name: "WHMIS", date: "2026-10" }],
  [
    "2014-2016 Università di Trento, Mediazione (non conclusa, 54 CFU)",
    "education",
    {
      institution: "Università di Trento",
      area: "Mediazione",
      startDate: "2014",
      endDate: "2016",
      score: "non conclusa, 54 CFU",
    },
  ],
  ["SKILLS\nData: Kafka, Redis", "skills", { name: "Data", keywords: ["Kafka", "Redis"] }],
  ["Computer: SAP, Excel (pivot tables ok)", "skills", { name: "Excel", level: "pivot tables ok" }],
  [
    "Languages: Dutch native, Polish a few words",
    "languages",
    { language: "Polish", fluency: "a few words" },
  ],
  [
    "LINGUE\nItaliano madrelingua\nFrancese scolastico",
    "languages",
    { language: "Francese", fluency: "scolastico" },
  ],
  [
    "April-October 2025, April-October 2024\nClerk, Hotel Alfa",
    "work",
    { name: "Hotel Alfa", position: "Clerk", startDate: "2025-04", endDate: "2025-10" },
  ],
  [
    "2014 - Feb 2019  Picker, Kessels\n- foreman since 2017\n- planning of transport",
    "work",
    {
      name: "Kessels",
      position: "Picker",
      startDate: "2014",
      endDate: "2019-02",
      highlights: ["planning of transport"],
    },
  ],
])("what an entry says of itself is proved by the line that says so: %j", (text, section, entry) => {
  const { document, unproved } = proveResume(`Ann Bo\n\n${text}\n`, { [section]: [entry] });
  expect([document[section], unproved]).toEqual([[entry], []]);
});

test.each([
  [
    "First Aid, valid until 2027, Forklift B valid until 2028",
    { name: "First Aid", endDate: "2028" },
    "certificates[0].endDate",
  ],
  ["First Aid, 2022, expired 2025", { name: "First Aid", date: "2022" }, "certificates[0]"],
  ["First Aid, did not pass", { name: "First Aid", status: "expired" }, "certificates[0]"],
])("another end, or a lapse that the entry hides, is not: %j", (text, entry, path) => {
  expect(proveResume(text, { certificates: [entry] }).unproved.map((one) => one.path)).toContain(path);
});

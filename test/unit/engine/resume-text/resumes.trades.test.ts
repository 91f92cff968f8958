import { describe, expect, test } from "vitest";
import { certificates, jobs, languages, read, skills, studies } from "./reading.ts";
import { CAPITALS, CHEF, DRIVER, ELECTRICIAN, NURSE } from "./resumes/trades.ts";

describe("a nurse with title, employer and place on one line", () => {
  const { document } = read(NURSE);
  test("gives the person without the letters behind the name", () => {
    expect(document.basics).toMatchObject({
      name: "Maribel Quistgaard",
      label: "Registered Nurse",
      email: "maribel.q@example.com",
      phone: "(555) 010-2233",
      location: { city: "Springfield", region: "IL", postalCode: "62704" },
      profiles: [
        { network: "LinkedIn", username: "maribel-quistgaard", url: "linkedin.com/in/maribel-quistgaard" },
      ],
    });
    expect(document.basics.summary).toBe(
      "Compassionate registered nurse with eight years of acute care experience. Known for calm judgement in busy wards and for training new colleagues.",
    );
  });
  test("gives both jobs with their wrapped bullets", () => {
    expect(jobs(document)).toEqual([
      "Registered Nurse - ICU | Lakeview Memorial Hospital | Springfield, IL | 2019-03 | -",
      "Staff Nurse | Prairie Community Clinic | Decatur, IL | 2015-06 | 2019-02",
    ]);
    expect(document.work?.[0]?.highlights).toEqual([
      "Care for up to four critically ill patients per shift and coordinate with physicians, pharmacists and families.",
      "Precepted 12 new graduate nurses.",
    ]);
    expect(document.work?.[1]?.highlights).toHaveLength(2);
  });
  test("gives degrees, certificates, skills and languages", () => {
    expect(studies(document)).toEqual([
      "Bachelor of Science | Nursing | University of Illinois | - | 2015 | 3.8/4.0",
      "Associate Degree | Nursing | Richland Community College | - | 2013 | -",
    ]);
    expect(certificates(document)).toEqual([
      "Registered Nurse License | State of Illinois | 2015",
      "Basic Life Support (BLS) | American Heart Association | -",
      "CCRN | American Association of Critical-Care Nurses | 2020",
    ]);
    expect(skills(document)).toEqual([
      "Patient assessment",
      "IV therapy",
      "Epic EHR",
      "Wound care",
      "Team leadership",
    ]);
    expect(languages(document)).toEqual(["English | native", "Spanish | conversational"]);
    expect(document.references).toBeUndefined();
  });
});

describe("an electrician with bars between the parts", () => {
  const { document } = read(ELECTRICIAN);
  test("gives the person", () => {
    expect(document.basics).toMatchObject({
      name: "DARNELL OKONKWO-REYES",
      label: "Journeyman Electrician",
      email: "darnell.or@example.net",
      phone: "253-555-0144",
      location: {
        address: "1420 Alder Street, Tacoma, WA 98402",
        city: "Tacoma",
        region: "WA",
        postalCode: "98402",
      },
      summary: "To run commercial projects safely and on schedule.",
    });
  });
  test("gives the jobs", () => {
    expect(jobs(document)).toEqual([
      "Journeyman Electrician | Pacific Rim Electric LLC | - | 2018-04 | -",
      "Apprentice Electrician | Cascade Wiring & Sons | - | 2013-09 | 2018-03",
    ]);
  });
  test("gives the training, the certificates and the skills", () => {
    expect(studies(document)).toEqual([
      "Electrical Apprenticeship | - | Northwest Trade Institute | 2013 | 2018 | -",
      "High School Diploma | - | Lincoln High School | - | 2012 | -",
    ]);
    expect(certificates(document)).toEqual([
      "Journeyman License (01) | State of Washington | 2018",
      "OSHA 30 | - | 2019",
      "First Aid/CPR | - | -",
    ]);
    expect(skills(document)).toEqual([
      "Conduit bending",
      "Blueprint reading",
      "Motor controls",
      "NEC 2020 code",
    ]);
  });
});

describe("a driver with underlined headings and the employer above the title", () => {
  const { document } = read(DRIVER);
  test("gives the person and no invented fields", () => {
    expect(document.basics).toEqual({
      name: "Tobias Wendelmar",
      label: "Class A CDL Driver",
      email: "tobias.w@example.org",
      phone: "918.555.0119",
      location: { city: "Tulsa", region: "OK" },
    });
  });
  test("gives the jobs and the studies", () => {
    expect(jobs(document)).toEqual([
      "Long-Haul Truck Driver | Red Plains Freight Inc. | Tulsa, OK | 2017 | -",
      "Delivery Driver | Okie Bottling Company | - | 2012 | 2016",
    ]);
    expect(studies(document)).toEqual(["GED | - | Tulsa Tech | - | 2010 | -"]);
    expect(certificates(document)).toEqual([
      "Commercial Driver License Class A | Oklahoma DPS | 2016",
      "Hazmat Endorsement | - | 2017",
    ]);
    expect(document.skills).toBeUndefined();
  });
});

describe("a chef with 'title at employer (years)'", () => {
  const { document } = read(CHEF);
  test("gives the jobs", () => {
    expect(jobs(document)).toEqual([
      "Sous Chef | The Copper Kettle Restaurant | - | 2019 | 2023",
      "Commis Chef | Hotel Belmarsh | - | 2016 | 2019",
    ]);
  });
  test("gives the skills between dots and the interests", () => {
    expect(skills(document)).toEqual(["Menu planning", "Food hygiene", "Stock control", "Pastry"]);
    expect(document.interests).toEqual([{ name: "Foraging" }, { name: "Cycling" }]);
    expect(document.basics).toMatchObject({
      name: "Ottoline Farquharson",
      phone: "+44 20 7946 0123",
      label: "Sous Chef",
    });
    expect(document.basics.location).toMatchObject({ city: "London" });
  });
});

describe("a messy text in capitals with places and dates at the right", () => {
  const { document } = read(CAPITALS);
  test("gives person, jobs, study and skills", () => {
    expect(document.basics).toMatchObject({
      name: "RENATA OYELARAN-BLOOM",
      label: "WAREHOUSE SUPERVISOR",
      phone: "901-555-0187",
    });
    expect(jobs(document)).toEqual([
      "WAREHOUSE SUPERVISOR | DELTA CROWN LOGISTICS INC | MEMPHIS, TN | 2020-06 | -",
      "FORKLIFT OPERATOR | MIDSOUTH SUPPLY CO | MEMPHIS, TN | 2016-01 | 2020-05",
    ]);
    expect(studies(document)).toEqual(["HIGH SCHOOL DIPLOMA | - | RIVERSIDE HIGH SCHOOL | - | 2015 | -"]);
    expect(skills(document)).toEqual(["FORKLIFT", "RF SCANNER", "INVENTORY CONTROL"]);
  });
});

import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;

describe("a title", () => {
  test.each([
    ["Funeral Arranger (Part Time)\n\nHarrow & Lane Funeral Directors, Otley", "Funeral Arranger"],
    ["Sableuriste – résine et numérique (H/F)\nRennes (35)", "Sableuriste – résine et numérique (H/F)"],
    ["Estágio em Direito\nEscritório Monteiro Lima Advogados\nSão Paulo - SP", "Estágio em Direito"],
    ["Suchen ab sofort 2 Gerüstbauer oder auch Helfer mit Erfahrung.", "Gerüstbauer"],
    ["Wavecrest FM needs On Air Personality x2 urgently 🎙️", "On Air Personality"],
    ["🔥 SE BUSCA BARISTA 🔥\nCafé Ejemplo, Puebla", "BARISTA"],
    ["【急】帮朋友找个月嫂～\n坐标杭州,做26天", "月嫂"],
    ["广州贸易公司招聘亚马逊运营(底薪8K+提成)", "亚马逊运营"],
  ])("%j is %s", (text, title) => {
    expect(read(text).title).toBe(title);
  });

  test("is not taken from below a heading of duties or demands", () => {
    expect(
      read("Example Hospital\n\nMain duties\nPerform routine and specialist analyses").title,
    ).toBeUndefined();
    expect(
      read("Wire & Co is hiring electricians across Kent!\n\nYou'll bring:\nRegistered electrician").title,
    ).toBe("electricians");
  });
});

describe("an employer", () => {
  test("is not the agency that writes for its client", () => {
    expect(
      read("Für meinen Mandanten suche ich einen Bauleiter (m/w/d) für Kiel.\n\nPersonalwerk Nord GmbH")
        .company,
    ).toBeUndefined();
  });

  test("is not described, and ends before what it is", () => {
    expect(read("某跨境电商公司\n亚马逊运营").company).toBeUndefined();
    expect(
      read("Job title: Clerk\nOrganisation: Lakewater Relief, an NGO working in 11 countries").company,
    ).toBe("Lakewater Relief");
    expect(read("Stelle: Angestellte\nArbeitgeber: Notariat Dr. Ehrlich & Lüders").company).toBe(
      "Notariat Dr. Ehrlich & Lüders",
    );
  });
});

describe("a board's class of jobs", () => {
  test("is no employer", () => {
    expect(
      read(
        "Dairy Farm Hand\nLeongatha, Gippsland VIC\nFarm Labour (Farming, Animals & Conservation)\nFull time",
      ).company,
    ).toBeUndefined();
  });
});

describe("a place", () => {
  test("is no street", () => {
    expect(
      read("Deli Assistant\nHanley's Foodstore, Main Street, Ballinlough, Co. Roscommon").locations ?? [],
    ).not.toContain("Main Street");
  });

  test.each([
    [
      "Nurse | Toowoomba QLD | $95k\n\n* One day a fortnight at the visiting site in Warwick",
      ["Toowoomba QLD"],
    ],
    ["Actuary\nPune\n\nRequirements\n- 6 papers cleared from IAI or IFoA, CT/CM1 compulsory", ["Pune"]],
    ["Solicitor\nExeter | Hybrid\n\nWe have offices in Truro, Plymouth and Exeter.", ["Exeter"]],
    ["Manager\nDuty station: Kampala with travel to Gulu (30%)", ["Kampala"]],
    ["Électricien (H/F)\n35 - REDON\nCDI", ["REDON"]],
    ["Technician\nDEPARTMENT OF PARKS\nLocation Boise, ID", ["Boise, ID"]],
    ["Pfleger\n\nBewerbung an:\nKlinik Weserblick\nAm Deich 8, 31787 Hameln", ["Hameln"]],
  ])("%j is %j", (text, places) => {
    expect(read(text).locations).toEqual(places);
  });

  test("is no time zone", () => {
    expect(
      read("Writer\nLocation: Remote - preferably Eastern or Central time").locations ?? [],
    ).not.toContain("Central time");
  });
});

describe("pay and dates", () => {
  test.each([
    ["Monteur\n\nWir bieten\n- 3.400 bis 4.100 € brutto im Monat", { min: 3400, max: 4100, period: "month" }],
    ["Supervisor\nPHP 25,000–30,000 monthly", { min: 25_000, max: 30_000, period: "month" }],
  ])("%j", (text, salary) => {
    expect(read(text).salary).toMatchObject(salary);
  });

  test("hours at both ends of a range are no pay, and a month's pay in naira no year's", () => {
    expect(read("Cook\nSalary\n30 to 40 hours per week").salary).toBeUndefined();
    expect(read("Presenter\nLagos\nSalary: NGN 150,000").salary?.period).toBeUndefined();
  });

  test("a closing date stands before a postcode", () => {
    expect(
      read("Mitarbeiter\nBewerbungen bis 15.01.2027 an die Gemeinde, 94999 Beispielort").closingDate,
    ).toBe("2027-01-15");
    expect(
      read("Técnico\nVaga efetiva\nCandidate-se até 05/12/2026\nRequisitos\n- Ensino médio").closingDate,
    ).toBe("2026-12-05");
  });

  test("of a range of years the lower one counts, also where its unit is written beside it", () => {
    expect(read("Presenter\n\nRequirements\n- 1-3yrs on radio").yearsRequired).toBe(1);
  });
});

describe("words that mean something else", () => {
  test("years behind 'Looking for:' are no title", () => {
    expect(
      read("[Hiring] Millwright - Duluth MN\n\nLooking for:\n5+ years industrial maintenance").title,
    ).toBe("Millwright");
  });

  test("(SEN) is no rank, Working at Heights no employer", () => {
    expect(read("Teaching Assistant (SEN)\nLeeds").seniority).toBeUndefined();
    expect(read("Carpenter\nGladstone QLD\n\n• White Card, Working at Heights").company).toBeUndefined();
  });

  test("pay for a whole post is no whole post", () => {
    expect(
      read("La crèche cherche son auxiliaire de puériculture.\nSalaire 1 900 € brut (base temps plein)")
        .employmentType,
    ).toBeUndefined();
  });

  test("the dollars are those of the town's country", () => {
    expect(read("Cook\n114 Keele St, Toronto\n$18.50/hr").salary?.currency).toBe("CAD");
    expect(read("Cook\nSeattle, WA\nOffices in Toronto\n$18.50/hr").salary?.currency).toBe("USD");
  });

  test("a wish for a language is no heading", () => {
    const { requirements = [] } = read(
      "Elektroniker\n\nIHR PROFIL\nEnglischkenntnisse von Vorteil\nFührerschein B",
    );
    expect(requirements.map(({ kind, necessity }) => [kind, necessity])).toEqual([
      ["language", "preferred"],
      ["licence", "required"],
    ]);
  });
});

describe("remote work", () => {
  test("that a table denies is none", () => {
    expect(read("Technician\nRemote job No\nTelework eligible No").remote).toBe("on_site");
  });
});

describe("demands", () => {
  const asked = (text: string) =>
    (read(text).requirements ?? []).map(({ kind, text: words }) => `${kind}: ${words}`);
  const inList = (line: string) => asked(`Clerk\n\nRequirements\n- ${line}`);

  test("stand below a bold heading", () => {
    expect(asked("Clerk\n\n**What you bring**\n- OpenAPI\n- Bachelor's degree in law")).toHaveLength(2);
    expect(asked("Clerk\n\n*Requirements:*\n- Bachelor's degree in law\n- Patience")).toHaveLength(2);
  });

  test.each([
    ["Knowledge of the Safe Drinking Water Act", ["skill: Safe Drinking Water Act"]],
    ["You read code in at least one of: Python, Go, TypeScript", ["skill: Python, Go, TypeScript"]],
    ["Docusaurus or Sphinx", ["skill: Docusaurus or Sphinx"]],
    ["Be a confident user of Excel", ["skill: Excel"]],
    ["de 25 a 45 años", ["other: de 25 a 45 años"]],
    ["B - Véhicule léger", ["licence: B - Véhicule léger"]],
    ["cnh AB definitiva", ["licence: cnh AB definitiva"]],
    ["Full membership of the Example Institute", ["certificate: Full membership of the Example Institute"]],
    ["Immediate joiners or 30 days notice period", ["other: Immediate joiners or 30 days notice period"]],
    ["Two full seasons of commercial beekeeping", ["experience: Two full seasons of commercial beekeeping"]],
    ["Cette expérience est indispensable", []],
    ["Free shift meal", []],
    ["obviously", []],
  ])("%j", (line, wanted) => {
    expect(inList(line)).toEqual(wanted);
  });

  test("what is denied is not asked, with all that follows", () => {
    expect(
      asked("Writer\n\nRequirements\n- Patience\n\nYou don't need a CS degree, Kubernetes, or a big name."),
    ).toEqual(["other: Patience"]);
  });

  test("a preferred candidate is one that is asked for", () => {
    const { requirements = [] } = read(
      "Actuary\n\nPreferred candidate profile\n- 3-5 years of experience in pricing",
    );
    expect(requirements.map(({ necessity }) => necessity)).toEqual(["required"]);
  });

  test("when somebody works is listed as unread among duties", () => {
    const { unread = [] } = read("Audiologist | Leeds\n\nAbout the role:\n* Monday to Friday, no weekends");
    expect(unread.map(({ text }) => text)).toContain("* Monday to Friday, no weekends");
  });
});

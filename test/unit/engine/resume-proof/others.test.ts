import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

function because(text: string, section: string, entry: Record<string, unknown>): readonly string[] {
  return proveResume(text, { [section]: [entry] }).unproved.map((part) => part.because);
}

describe("a skill that the text does not give the writer", () => {
  test.each([
    ["Skills wishlist: Kafka, Flink", "Kafka"],
    ["Op mijn verlanglijstje: drones besturen", "drones besturen"],
    ["Skills my students gained: Scratch, Python", "Python"],
    ["Docker: n/a", "Docker"],
    ["Certificate in progress: AWS", "AWS"],
    ["SAP ist Neuland für mich.", "SAP"],
    ["Jeg har aldri brukt Revit", "Revit"],
    ["Broren min kan AutoCAD", "AutoCAD"],
    ["En osaa SQL:ää.", "SQL"],
    ["Не работал с SAP", "SAP"],
    ["SAP bilmiyorum", "SAP"],
    ["SAP 경험 없음", "SAP"],
    ["Anders als mein Vorgänger, der fließend Dänisch sprach, verhandle ich auf Englisch.", "Dänisch"],
    ["溶接の経験はなく、資材の運搬を担当。", "溶接"],
    ["そば打ちは店主が行い、私は会計を担当。", "そば打ち"],
    ["审计报告由事务所编制，我负责寄出去。", "审计报告"],
    ['Your advert asks for "three years of Inventor". I draw in Creo.', "Inventor"],
    ["Die Stellenanzeige nennt „sichere Kenntnisse in CATIA“.", "CATIA"],
    ["贵公司的招聘启事要求“精通Revit”。", "Revit"],
  ])("%s", (text, name) => {
    expect(because(text, "skills", { name })).not.toEqual([]);
  });

  test("a certificate that is missing in brackets denies the certificate alone", () => {
    expect(because("Skills: Python (no certificate), SQL", "skills", { name: "Python" })).not.toContain(
      "denied",
    );
    expect(because("Skills: Python (no experience), SQL", "skills", { name: "Python" })).toEqual(["denied"]);
  });

  test("praise of the writer's use is not said of the manager", () => {
    const text = "My manager praised my use of Tableau.";
    expect(because(text, "skills", { name: "Tableau" })).not.toContain("others");
  });
});

describe("a degree or job that the text does not give the writer", () => {
  const degree = { studyType: "BA", area: "History", institution: "Wexcombe College" };
  const years = { startDate: "2010", endDate: "2012" };

  test("is one that was given up, said behind the school and the years", () => {
    const text = "BA History, Wexcombe College, 2010 - 2012, not completed";
    expect(because(text, "education", { ...degree, ...years })).toEqual(["denied"]);
    const { studyType: _, ...studies } = degree;
    expect(because(text, "education", { ...studies, ...years })).toEqual([]);
    expect(
      because("BA History, Wexcombe College, 2010 - 2012", "education", { ...degree, ...years }),
    ).toEqual([]);
  });

  test("has another person's years", () => {
    const text =
      "Shop manager, Fenny Outfitters. My aunt held the job from 1999 to 2011; I followed in 2012.";
    const job = { position: "Shop manager", name: "Fenny Outfitters" };
    expect(because(text, "work", { ...job, startDate: "1999", endDate: "2011" })).toEqual(["dates"]);
  });

  test.each([
    ["Applied for the post of chef at Clear Water Inn, 2013 – 2014, turned down twice.", "chef"],
    ["Clear Water Inn, 2013 – 2014: Bewerbung als Koch, abgelehnt.", "Koch"],
  ])("was only applied for: %s", (text, position) => {
    const job = { position, name: "Clear Water Inn", startDate: "2013", endDate: "2014" };
    expect(because(text, "work", job)).toEqual(["wished"]);
  });
});

describe("an employer or issuer of something else", () => {
  test("is not where the writer was sent", () => {
    const text =
      "Security Officer, Bastion Ltd, 06/2016 - 11/2020. Posted to client sites such as the Orpheum Theatre.";
    const job = { position: "Security Officer", startDate: "2016-06", endDate: "2020-11" };
    expect(because(text, "work", { ...job, name: "Orpheum Theatre" })).toEqual(["apart"]);
    expect(because(text, "work", { ...job, name: "Bastion Ltd" })).toEqual([]);
  });

  test("may be in a sentence of its own that says so", () => {
    const text = "I worked at Acme Foundry for years. As a moulder (2015–2020) I cast pump housings.";
    const job = { name: "Acme Foundry", position: "moulder", startDate: "2015", endDate: "2020" };
    expect(because(text, "work", job)).toEqual([]);
  });

  test("is not the next certificate's", () => {
    const text = "SST : délivré par Prévantis, 2023\nHACCP : délivré par Hygialim, 2020";
    expect(because(text, "certificates", { name: "HACCP", issuer: "Prévantis" })).toEqual(["apart"]);
    expect(because(text, "certificates", { name: "HACCP", issuer: "Hygialim" })).toEqual([]);
  });
});

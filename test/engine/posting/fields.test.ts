import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../src/engine/posting/normalise.ts";
import { finder } from "./finder.ts";

const read = (text: string) => normalisePosting({ text }, finder).opportunity;

describe("seniority by title", () => {
  test.each([
    ["Software Engineering Intern", "intern"],
    ["Praktikant Marketing (m/w/d)", "intern"],
    ["Junior Accountant", "junior"],
    ["Graduate Civil Engineer", "junior"],
    ["Ingénieur confirmé", "mid"],
    ["Mid-level Developer", "mid"],
    ["Sr. Electrician", "senior"],
    ["Senior Product Manager", "senior"],
    ["Staff Software Engineer", "staff"],
    ["Lead Designer", "lead"],
    ["Teamleiter Logistik (m/w/d)", "lead"],
    ["Chef d'équipe maçonnerie", "lead"],
    ["Principal Engineer", "principal"],
    ["Restaurant Manager", "manager"],
    ["Senior Manager, Finance", "manager"],
    ["Gerente de ventas", "manager"],
    ["Director of Nursing", "director"],
    ["Head of Design", "director"],
    ["Directrice des ressources humaines", "director"],
    ["Chief Financial Officer", "executive"],
    ["VP Engineering", "executive"],
    ["市场总监", "director"],
    ["初级会计", "junior"],
  ])("%s is %s", (title, level) => {
    expect(normalisePosting({ text: "", title }).opportunity.seniority).toBe(level);
  });

  test.each([
    "Staff Nurse",
    "Staff Accountant",
    "Product Manager",
    "Lead Generation Specialist",
    "Senior Living Caregiver",
    "School Principal",
    "Electrician",
    "Chef de projet",
    "产品经理",
  ])("%s says nothing", (title) => {
    expect(normalisePosting({ text: "", title }).opportunity.seniority).toBeUndefined();
  });

  test("comes from a label where the title is silent, and two levels there are none", () => {
    expect(read("Title: Cook\nSeniority level: Entry level").seniority).toBe("junior");
    expect(read("Title: Cook\nSeniority level: Mid-Senior level").seniority).toBeUndefined();
  });
});

describe("years required", () => {
  test.each([
    ["5+ years of experience in sales", 5],
    ["3-5 years' experience", 3],
    ["Minimum of two (2) years of related experience", 2],
    ["At least 10 yrs experience", 10],
    ["6 months of experience", 0.5],
    ["2+ years of SQL experience. 5+ years of Java experience.", 5],
    ["Experience: 4 years", 4],
    ["mindestens 3 Jahre Berufserfahrung", 3],
    ["2-jährige Berufserfahrung", 2],
    ["dreijährige Erfahrung als Koch", 3],
    ["2 à 5 ans d'expérience", 2],
    ["Expérience de 3 ans minimum", 3],
    ["al menos 4 años de experiencia", 4],
    ["3年以上工作经验", 3],
    ["3-5年经验", 3],
    ["五年以上相关经验", 5],
  ])("%s asks for %d", (text, years) => {
    expect(read(text).yearsRequired).toBe(years);
  });

  test.each([
    "We have 25 years of experience serving patients",
    "Our company has over 30 years' experience",
    "You must be 18 years old",
    "3 years of experience preferred",
    "Experience not required. A 2 year contract.",
    "Seit 30 Jahren Erfahrung im Handwerk",
    "成立于20年前，经验不限",
  ])("%s asks for none", (text) => {
    expect(read(text).yearsRequired).toBeUndefined();
  });
});

describe("education", () => {
  test.each([
    ["High school diploma or GED required", "secondary"],
    ["Bachelor's or Master's degree in biology", "bachelor"],
    ["BS/BA required, Master's preferred", "bachelor"],
    ["Associate's degree in nursing; BSN preferred", "associate"],
    ["MBA required", "master"],
    ["Ph.D. in chemistry required", "doctorate"],
    ["No degree required", "none"],
    ["NVQ Level 3 in plumbing", "certificate"],
    ["abgeschlossenes Hochschulstudium", "bachelor"],
    ["abgeschlossene kaufmännische Ausbildung", "certificate"],
    ["Mittlere Reife oder Abitur", "secondary"],
    ["Diplôme : bac +2", "associate"],
    ["Titulaire d'un master en droit", "master"],
    ["Estudios: bachillerato", "secondary"],
    ["Licenciatura en derecho", "bachelor"],
    ["学历要求：硕士", "master"],
    ["大专及以上学历", "associate"],
  ])("%s asks for %s", (text, level) => {
    expect(read(text).education).toBe(level);
  });

  test.each([
    "Scrum Master for our team",
    "Master electrician wanted",
    "Our associates are the best",
    "High school teacher for maths",
    "Master's degree preferred",
    "Promotion of our products",
    "We teach PhD students",
  ])("%s asks for none", (text) => {
    expect(read(text).education).toBeUndefined();
  });
});

describe("closing date", () => {
  test.each([
    ["Closing date: 2027-03-31", "2027-03-31"],
    ["Apply by March 31st, 2027", "2027-03-31"],
    ["Deadline: 31 March 2027", "2027-03-31"],
    ["Applications close on 25/12/2027", "2027-12-25"],
    ["Application deadline: 12/25/2027", "2027-12-25"],
    ["Bewerbungsschluss: 1. März 2027", "2027-03-01"],
    ["Bewerben Sie sich bis 5.4.2027", "2027-04-05"],
    ["Date limite : 1er août 2027", "2027-08-01"],
    ["Fecha límite: 3 de mayo de 2027", "2027-05-03"],
    ["截止日期：2027年5月1日", "2027-05-01"],
  ])("%s is %s", (text, date) => {
    expect(read(text).closingDate).toBe(date);
  });

  test.each([
    "Closing date: 03/04/2027",
    "Apply by March 31",
    "Deadline: 2027-02-30",
    "Posted on 2027-01-01",
    "Start: 1.4.2027",
  ])("%s is none", (text) => {
    expect(read(text).closingDate).toBeUndefined();
  });
});

describe("where the work is done", () => {
  test.each([
    ["Cook\nLocation: Remote, US", "remote", ["US"]],
    ["Cook\nLocation: Austin, TX or Denver, CO (on-site)", "on_site", ["Austin, TX", "Denver, CO"]],
    ["Cook\nLocation: San Francisco, CA, Seattle, WA", undefined, ["San Francisco, CA", "Seattle, WA"]],
    ["Cook\nLocations: Berlin, Munich, Hamburg", undefined, ["Berlin", "Munich", "Hamburg"]],
    ["Cook\nLocation: Paris, France", undefined, ["Paris, France"]],
    ["Cook\nStandort: Frankfurt am Main / Köln", undefined, ["Frankfurt am Main", "Köln"]],
    ["Cook\nThis is a fully remote position.", "remote", undefined],
    ["Cook\nYou work three days a week in the office.", "hybrid", undefined],
    ["Cook\nWe work in a hybrid model from our Boston, MA office.", "hybrid", ["Boston, MA"]],
    ["Cook\nRemote work is not possible.", "on_site", undefined],
    ["Cook\nHybrid cloud and remote monitoring of patients, on-site parking", undefined, undefined],
    ["Koch\nMobiles Arbeiten: 3 Tage Homeoffice", "hybrid", undefined],
    ["Comptable\nPoste en présentiel", "on_site", undefined],
    ["Contable\nTrabajo presencial", "on_site", undefined],
    ["会计\n工作地点：杭州\n支持混合办公", "hybrid", ["杭州"]],
  ])("%j", (text, remote, locations) => {
    const opportunity = read(text);
    expect({ remote: opportunity.remote, locations: opportunity.locations }).toEqual({ remote, locations });
  });
});

describe("kind of employment", () => {
  test.each([
    ["Cook\nFull-time", "FULL_TIME"],
    ["Cook\nJob type: Part time", "PART_TIME"],
    ["Cook\nContract: Contract", "CONTRACTOR"],
    ["Cook\nThis is a temporary position.", "TEMPORARY"],
    ["Koch\nMinijob", "PART_TIME"],
    ["Koch\nIn Vollzeit oder Teilzeit", "FULL_TIME"],
    ["Cuisinier\nCDD", "TEMPORARY"],
    ["Cocinero\nJornada completa", "FULL_TIME"],
    ["厨师\n兼职", "PART_TIME"],
  ])("%j is %s", (text, kind) => {
    expect(read(text).employmentType).toBe(kind);
  });

  test.each([
    "Cook\nYou train our interns and volunteers.",
    "Cook\nContract negotiation",
    "Actor\nYou stand on a stage",
  ])("%j is not said", (text) => {
    expect(read(text).employmentType).toBeUndefined();
  });
});

describe("skills", () => {
  test.each([
    ["Must have: Python, SQL. Nice to have: Docker.", ["Python", "SQL"], ["Docker"]],
    ["Requirements\n- Python\nBonus points\n- Docker\n- AWS", ["Python"], ["Docker", "AWS"]],
    ["Python required, Docker preferred", ["Python"], ["Docker"]],
    ["Experience with Docker, Kubernetes or AWS is a plus", [], ["Docker", "Kubernetes", "AWS"]],
    ["Python, ideally Docker", ["Python"], ["Docker"]],
    ["Java is not required. Python.", ["Python"], []],
    ["Preferred qualifications\n- Python\n- SQL (must)", ["SQL"], ["Python"]],
    ["Python is a plus.\nRequirements\n- Python", ["Python"], []],
    ["Benefits\n- Free Excel courses\nRequirements\n- SQL", ["SQL"], []],
    ["Anforderungen\n- DATEV\nVon Vorteil\n- SAP", ["DATEV"], ["SAP"]],
    ["Compétences requises\n- SAP\nAtouts\n- SQL", ["SAP"], ["SQL"]],
    ["Imprescindible: Excel. Deseable: SAP.", ["Excel"], ["SAP"]],
    ["任职要求：熟练使用Excel\n加分项：SAP", ["Excel"], ["SAP"]],
    ["Required skills: Excel, phone manners, mail merge", ["Excel", "phone manners", "mail merge"], []],
  ])("%j", (text, required, preferred) => {
    expect(read(text).skills).toEqual({ required, preferred });
  });

  test("need no finder where a labelled list names them", () => {
    expect(normalisePosting({ text: "Skills: baking, latte art" }).opportunity.skills).toEqual({
      required: ["baking", "latte art"],
      preferred: [],
    });
    expect(normalisePosting({ text: "You know Python" }).opportunity).not.toHaveProperty("skills");
  });
});

describe("title, company, language", () => {
  test.each([
    ["We are looking for an experienced line cook to join our kitchen.", "line cook"],
    ["Wir suchen eine Köchin (m/w/d) für unser Haus.", "Köchin (m/w/d)"],
    ["Wir suchen zum nächstmöglichen Zeitpunkt einen Maurer.", "Maurer"],
    ["Nous recrutons une aide-soignante pour la nuit.", "aide-soignante"],
    ["Se busca camarero. Buscamos un cocinero con experiencia.", "cocinero"],
    ["招聘会计2名", "会计"],
    ["Welcome to our page\nSenior Accountant - Boston, MA\nApply now", "Senior Accountant"],
  ])("%j is for %s", (text, title) => {
    expect(read(text).title).toBe(title);
  });

  test.each([
    ["Cook\nAbout Example Kitchens\nWe cook.", "Example Kitchens"],
    ["Example Kitchens is hiring a cook.", "Example Kitchens"],
    ["Die Beispiel Bau GmbH sucht einen Maurer.", "Beispiel Bau GmbH"],
    ["Join Example Kitchens as a cook.", "Example Kitchens"],
    ["Cook\nEmployer: Example & Sons", "Example & Sons"],
    ["示例餐饮有限公司招聘厨师", "示例餐饮有限公司"],
  ])("%j is at %s", (text, company) => {
    expect(read(text).company).toBe(company);
  });

  test.each(["Cook\nAbout us\nWe cook.", "We are hiring a cook.", "About the role\nYou cook at night."])(
    "%j names no company",
    (text) => {
      expect(read(text).company).toBeUndefined();
    },
  );

  test.each([
    ["Cerchiamo una persona con esperienza che ami il pane e la nostra cucina", undefined],
    ["東京で働くエンジニアを募集しています", undefined],
    ["Nurse, Texas", undefined],
    ["You will work with our team and the guests of the hotel", "en"],
    ["Sie arbeiten mit dem Team und für die Gäste", "de"],
  ])("%j is in %s", (text, language) => {
    expect(read(text).language).toBe(language);
  });
});

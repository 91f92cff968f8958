import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
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
    ["Senior Manager, Finance", "senior"],
    ["Redactor semi senior", "mid"],
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
    "Restaurant Manager",
    "Gerente de ventas",
    "Apprentice Electrician",
    "Middle School Teacher",
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

  test.each([
    ["Nice to have – Docker", ["Docker"]],
    ["Nice to have - Docker, AWS", ["Docker", "AWS"]],
    ["Nice to have — Preceptor teaching", ["Preceptor teaching"]],
    ["Nice to have—Preceptor teaching", ["Preceptor teaching"]],
    ["Nice to have: Preceptor teaching", ["Preceptor teaching"]],
    ["- Nice-to-have – Preceptor teaching, ward rounds", ["Preceptor teaching", "ward rounds"]],
    ["Preferred – Preceptor teaching", ["Preceptor teaching"]],
    ["Von Vorteil – Praxisanleitung", ["Praxisanleitung"]],
    ["Wünschenswert: Praxisanleitung", ["Praxisanleitung"]],
    ["Wünschenswert — SAP", ["SAP"]],
    ["Idealerweise – Praxisanleitung", ["Praxisanleitung"]],
    ["Atouts – tutorat infirmier", ["tutorat infirmier"]],
    ["Souhaité : tutorat infirmier", ["tutorat infirmier"]],
    ["Un plus - SQL", ["SQL"]],
    ["Deseable – tutoría clínica", ["tutoría clínica"]],
    ["Se valorará: tutoría clínica", ["tutoría clínica"]],
    ["Se valora — SAP", ["SAP"]],
  ])("of a label and what it names on one line: %j is a wish", (line, preferred) => {
    expect(read(`Requirements\n- Python\n${line}`).skills).toEqual({ required: ["Python"], preferred });
  });

  test.each([
    "- Nice to have – Docker",
    "- Nice to have: Docker",
    "Von Vorteil – Docker",
    "- Deseable: Docker",
  ])("%j says nothing of the lines after it", (line) => {
    const skills = { required: ["Python", "Excel"], preferred: ["Docker"] };
    expect(read(`Requirements\n- Python\n${line}\n- Excel`).skills).toEqual(skills);
  });

  test("of a label and a dash within a line reach to its end", () => {
    expect(read("Must have – Python, SQL. Nice to have – Docker.").skills).toEqual({
      required: ["Python", "SQL"],
      preferred: ["Docker"],
    });
  });

  test.each([
    "Nice to have: 2 weeks away",
    "Bonus – 5 % of the year",
    "Nice to have – we are open to all",
    "Kann-Kriterien",
  ])("%j names none", (line) => {
    expect(read(`Requirements\n- Python\n${line}`).skills).toEqual({ required: ["Python"], preferred: [] });
  });

  test("under a heading that ends with a dash are wishes", () => {
    expect(read("Requirements\n- Python\nVon Vorteil –\n- SAP").skills?.preferred).toEqual(["SAP"]);
  });

  test("need no finder where a labelled list names them", () => {
    expect(normalisePosting({ text: "Skills: baking, latte art" }).opportunity.skills).toEqual({
      required: ["baking", "latte art"],
      preferred: [],
    });
    expect(normalisePosting({ text: "We use Python" }).opportunity).not.toHaveProperty("skills");
  });
});

test("the verb of a wish is no part of what is wished for", () => {
  const text =
    "Planner\nExample Ltd\n\nRequirements\n- Excel\n- Farm driving background would be an advantage";
  expect(read(text).requirements?.map((one) => one.text)).toEqual(["Excel", "Farm driving background"]);
});

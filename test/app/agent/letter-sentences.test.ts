import { expect, test } from "vitest";
import { letter } from "../../support/letter.ts";

const head = "Ada Example\nada@example.org\nIjevan, Tavush\n\nExperience\n";

test("a verb that ends in s keeps it", async () => {
  const resume = `${head}Support agent, Quill Telecom, 03/2019 - present\n- Pass faults on to the technical department\n- Answer 40 e-mails a day`;
  const sent = await letter(resume, "Customer support agent", "Answering e-mails");
  expect(sent).not.toMatch(/\bpas\b/);
  expect(sent).toContain("I answer 40 e-mails a day");
});

test("a demand that is a name or a degree needs no quotation marks", async () => {
  const resume = `${head}Analyst, Quill Bank, 03/2019 - present\n- Built an Excel model that flags late payers\n\nEducation\nBBA in Accounting, Example University, 2016 - 2020, GPA 3.7`;
  const sent = await letter(resume, "Auditor", "University degree", "MS Office");
  expect(sent).toContain("You ask for a university degree.");
  expect(sent).toContain("MS Office.");
  expect(sent).not.toContain("“MS Office”");
  expect(sent).toContain("(BBA, grade 3.7, 2016 to 2020)");
});

test("the month comes first only in the United States", async () => {
  const resume = `${head}Agronomist, Quill Fruit, 03/2019 - present\n- Manage 25 seasonal workers`;
  expect(await letter(resume, "Agronomist", "Agronomy")).toMatch(/^Ijevan, \d{1,2} \p{L}+ \d{4}$/mu);
  expect(await letter(resume.replace("Tavush", "Ohio"), "Agronomist", "Agronomy")).toMatch(
    /^Ijevan, \p{L}+ \d{1,2}, \d{4}$/mu,
  );
});

test("of two languages that a demand names, both are said", async () => {
  const resume = `${head}Family doctor, Quill Clinic, 03/2019 - present\n- See 25 patients a day\n\nLanguages\nArmenian (native), Russian (fluent), English (basic)`;
  const sent = await letter(resume, "Family doctor", "Fluency in written and spoken Armenian and Russian");
  expect(sent).toContain("I speak Armenian (native) and Russian (fluent).");
});

test("words for an advantage are not part of the demand", async () => {
  const resume = `${head}Analyst, Quill Bank, 03/2019 - present\n- Check 60 loan files a month\n\nLanguages\nEnglish - B2`;
  const sent = await letter(resume, "Analyst", "Loan files", "Knowledge of English will be of advantage");
  expect(sent).not.toContain("will be");
  expect(sent).toContain("I speak English (B2).");
});

test("a skill with a low level is not offered where more is asked for", async () => {
  const resume = `${head}Receptionist, Quill Clinic, 2019 - 2024\n- Trained two new colleagues\n\nSkills\nBooking systems, Excel (basic)`;
  const sent = await letter(resume, "Dental receptionist", "Two years in a reception role", "Advanced Excel");
  expect(sent).not.toContain("Excel");
});

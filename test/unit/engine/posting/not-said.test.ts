import { expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

// Each sentence has a word of the field and says nothing of the opening by it.
test.each([
  ["remote", "The team lead works remotely; you will be on the shop floor in Leeds."],
  ["remote", "You will support our remote sites by van."],
  ["remote", "Remote monitoring of pumps is part of the job."],
  ["remote", "Experience managing remote teams is welcome. The office is in Bonn."],
  ["remote", "Homeoffice ist leider nicht möglich."],
  ["remote", "Das Homeoffice der Kunden einrichten gehört dazu."],
  ["remote", "Le télétravail n'est pas possible sur ce poste."],
  ["remote", "Vous installez les postes de télétravail de nos clients."],
  ["remote", "Darás soporte a usuarios en remoto desde nuestra oficina de Vigo."],
  ["remote", "Niente smart working: si lavora in officina."],
  ["remote", "Thuiswerken is helaas niet mogelijk."],
  ["remote", "Distansarbete är inte möjligt."],
  ["remote", "Praca zdalna nie jest możliwa."],
  ["employmentType", "Full-time students may apply for this weekend job."],
  ["employmentType", "Our previous cleaner worked part-time."],
  ["employmentType", "Two part-time colleagues will report to you."],
  ["employmentType", "Experience as an intern or apprentice counts."],
  ["employmentType", "You will supervise interns and temporary staff."],
  ["employmentType", "Vollzeitstudenten sind willkommen."],
  ["employmentType", "Du leitest drei Teilzeitkräfte an."],
  ["employmentType", "Tu encadres deux stagiaires."],
  ["employmentType", "Supervisarás a dos becarios."],
  ["employmentType", "We place freelancers with our clients; you look after them."],
  ["employmentType", "Contract law experience helps."],
  ["employmentType", "Manage contracts with suppliers."],
  ["employmentType", "A permanent marker and a good eye are all you need."],
  ["seniority", "You report to the senior engineer."],
  ["seniority", "You will train junior nurses."],
  ["seniority", "Senior citizens are our guests."],
  ["seniority", "You work with the head of finance every day."],
  ["seniority", "Care for seniors in their homes."],
  ["seniority", "Für die Betreuung von Senioren."],
  ["seniority", "You lead tours through the museum."],
  ["seniority", "Lead-free solder only."],
  ["seniority", "The principal of the school welcomes you."],
  ["seniority", "Director's cut: we also restore films."],
  ["closingDate", "Our summer closing dates: 1 to 15 August 2027."],
  ["closingDate", "Founded on 3 March 2012, we celebrate in 2027."],
  ["closingDate", "The course starts on 5 May 2027."],
  ["closingDate", "First day of work: 1 June 2027."],
  ["closingDate", "Bewerbertag am 12. März 2027."],
  ["closingDate", "Contract ends on 31 December 2027."],
  ["closingDate", "Interviews take place on 14 February 2027."],
  ["education", "A degree is not required."],
  ["education", "You look after the university's lawns."],
  ["education", "Our founder has a PhD in physics."],
  ["education", "Master key systems are our business."],
  ["yearsRequired", "Our company has 25 years of experience."],
  ["yearsRequired", "You will get 10 years of warranty on tools."],
  ["yearsRequired", "We have been in business for over 30 years."],
  ["yearsRequired", "Children from 3 to 6 years play here."],
  ["yearsRequired", "Must be at least 18 years old."],
  ["company", "Our client in Bonn is looking for a cook."],
  ["company", "Former employees of Siemens welcome."],
  ["company", "Experience with Bosch heating systems."],
  ["company", "You compete with Amazon and eBay every day."],
])("no %s is read in %j", (field, text) => {
  expect(normalisePosting({ text: `Pump technician\n\n${text}` }).opportunity).not.toHaveProperty(field);
});

const read = (text: string) => normalisePosting({ text }).opportunity;

test("what a list is headed by is no label of a title", () => {
  expect(
    read("Transport Planner - Days\n\nThe role\n- Plan 15 vehicles a day\n- Cover for the manager").title,
  ).toBe("Transport Planner - Days");
});

test("the denial before a list is one of all of it", () => {
  const text = "Driver\n\nRequirements\n- C+E licence\n- No more than 3 points, no DD, DR or IN endorsements";
  expect(read(text).requirements?.map((one) => one.text)).toEqual(["C+E licence"]);
});

test("how many are wanted, and what is offered, is nothing asked for", () => {
  const text =
    "Driver\n\nDue to expansion we need 6 Class 1 drivers.\n\nRequirements\n- C+E licence\n\nWe offer\n- EB-3 sponsorship for qualified drivers";
  expect(read(text).requirements?.map((one) => one.text)).toEqual(["C+E licence"]);
});

test("a distance and an employer are no part of a place", () => {
  expect(read("Driver\nLocation: Immerby Docks (1 hr 10 from Millbrook)").locations).toEqual([
    "Immerby Docks",
  ]);
  expect(read("Nurse\nCole Mesa Health, Lubbock, Texas\nShift: nights").locations).toEqual([
    "Lubbock, Texas",
  ]);
  const short = read(
    "TIG Welder\nNorthside Vessels, Leeds\n\nRequirements\n- 3 years of experience in TIG welding",
  );
  expect([short.company, short.locations]).toEqual(["Northside Vessels", ["Leeds"]]);
});

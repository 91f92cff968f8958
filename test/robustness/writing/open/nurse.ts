import type { Writer } from "../types.ts";

export const nurse: Writer = {
  name: "a nurse",
  resume: {
    basics: { name: "Oluchi Farrant", summary: "Registered nurse on a cardiac ward." },
    work: [
      {
        position: "Registered Nurse, Cardiology",
        name: "St. Brannoc Hospital",
        startDate: "2020-01",
        highlights: [
          "Care for up to 6 patients per shift on a 28-bed ward.",
          "Supported the charge nurse in planning discharges.",
          "Audited 150 medication charts in 2023.",
          "Mentor two student nurses each year.",
        ],
      },
      {
        position: "Nursing Assistant",
        name: "Willowmere Care Home",
        startDate: "2016-06",
        endDate: "2019-12",
        highlights: ["Worked nights with 20 residents, most of them with dementia."],
      },
    ],
    volunteer: [
      { position: "First aider", organization: "Marsh Street Runners", startDate: "2018", endDate: "2019" },
    ],
    education: [
      {
        studyType: "BSc",
        area: "Nursing",
        institution: "Eastmere University",
        startDate: "2016",
        endDate: "2019",
      },
    ],
    certificates: [
      { name: "Advanced Life Support", date: "2022-05" },
      { name: "Intravenous therapy course, not completed" },
    ],
    languages: [
      { language: "Igbo", fluency: "Native" },
      { language: "French", fluency: "A2" },
    ],
    skills: [{ name: "Clinical", keywords: ["Telemetry", "Wound care"] }],
  },
  opening: {
    title: "Charge Nurse, Intensive Care",
    company: "Northgate Infirmary",
    text: "Northgate Infirmary seeks a Charge Nurse for its 12-bed intensive care unit. Requirements: Advanced Life Support, three years of intensive care experience, ventilator management, a master's degree is a plus. You will lead 18 nurses.",
  },
  honest: `
- | Dear Sir or Madam,
- | Please accept my application for the position of Charge Nurse in your intensive care unit.
w0 | I am a registered nurse in cardiology at St. Brannoc Hospital, where I have worked since January 2020.
w0.0 | I care for up to six patients per shift on a ward with 28 beds.
w0.1 | I supported the charge nurse in planning discharges.
w0.2 | In 2023, I audited 150 medication charts.
w0.3 | Each year I mentor two student nurses.
w1 w1.0 | Before, I was a nursing assistant at Willowmere Care Home and worked nights with 20 residents, most of them with dementia.
v0 | As a volunteer I was a first aider with the Marsh Street Runners.
e0 | My degree is a BSc in Nursing from Eastmere University.
e0 c0 | I have a Bachelor of Science in nursing and an Advanced Life Support certificate (May 2022).
l0 l1 | Igbo is my native language; my French is at A2 level.
s0.0 s0.1 | I have experience in telemetry and wound care.
c1 | I have not completed an intravenous therapy course.
- | You ask for three years of intensive care experience, and I would like to learn more about how you support new colleagues.
- | I am available for an interview at your convenience.
n | With best wishes, Oluchi Farrant
w0 w0.0 | At St. Brannoc Hospital, I care for up to six patients per shift.
w0 w0.1 w0.3 | At St. Brannoc Hospital I mentor two student nurses each year and supported the charge nurse in planning discharges.
e0 | I graduated from Eastmere University with a BSc in Nursing in 2019.
c0 | I obtained my Advanced Life Support certificate in May 2022.
l0 l1 | I speak Igbo natively and French at level A2.
- | I am writing to express my interest in the Charge Nurse position.
- | What interests me most is your 12-bed intensive care unit.
w1 | Between 2016 and 2019 I worked as a nursing assistant at Willowmere Care Home.
m | I am a registered nurse on a cardiac ward.
`,
  fabricated: `
number | I care for up to 16 patients per shift.
qualifier | I care for 6 patients per hour.
hedge | I planned discharges as the charge nurse.
title | I am charge nurse at St. Brannoc Hospital.
title | I worked as a nurse at Willowmere Care Home.
ward | I care for patients on a 12-bed ward.
volunteer | I worked as a first aider for the Marsh Street Runners.
degree | I hold a master's degree in nursing.
negation | I completed an intravenous therapy course.
language | I speak French fluently.
language | I speak Igbo and French as native languages.
skill | I have experience in ventilator management.
years | I have three years of intensive care experience.
number | I audited 1,500 medication charts in 2023.
date | I audited 150 medication charts in 2021.
number | I mentor twelve student nurses each year.
scope | I mentor all student nurses of the hospital.
merged | At Willowmere Care Home I audited 150 medication charts.
tense | I currently work nights with 20 residents.
most | I worked with 20 residents, all of them with dementia.
led | I lead 18 nurses on the ward.
unit | I worked nights with 20 doctors.
certificate | I am certified in wound care.
specialty | I am an intensive care nurse at St. Brannoc Hospital.
relation | I mentored the charge nurse.
taken | You need ventilator management, and this I do.
mixed | As a charge nurse, I care for up to six patients per shift.
lead | I supported the charge nurse in leading 18 nurses.
plain | I am the charge nurse of a cardiac ward.
percent | I audited 150% of medication charts in 2023.
limit | I care for at least 6 patients per shift.
limit | I care for 6 patients per shift on a 28-bed ward.
student | I mentor two nurses each year.
graduate | I graduated from Eastmere University in 2018.
expert | I am an expert in telemetry and wound care.
licensed | I am licensed in intensive care.
both | I speak Igbo and French.
`,
};

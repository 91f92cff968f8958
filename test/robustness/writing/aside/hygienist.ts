import type { Writer } from "../types.ts";

export const hygienist: Writer = {
  name: "a dental hygienist",
  resume: {
    basics: { name: "Tamsin Orrel", email: "tamsin@example.com", location: { city: "Leeds" } },
    work: [
      {
        position: "Dental Hygienist",
        name: "Brackenfield Dental Care",
        startDate: "2019-05",
        highlights: [
          "Treat about 45 patients a week, including nervous adults and children.",
          "Introduced a recall list that cut missed appointments by 18%.",
          "Help train two new dental nurses in infection control.",
        ],
      },
      {
        position: "Dental Nurse",
        name: "Quarry Lane Practice",
        startDate: "2014-09",
        endDate: "2019-04",
        highlights: [
          "Assisted three dentists at the chairside.",
          "Kept the sterilisation records for the yearly inspection.",
        ],
      },
    ],
    education: [
      {
        studyType: "Diploma",
        area: "Dental Hygiene",
        institution: "Moorside College",
        startDate: "2017",
        endDate: "2019",
      },
    ],
    certificates: [
      { name: "Local Anaesthesia Certificate", issuer: "Northern Dental Board", date: "2020-02" },
    ],
    skills: [
      { name: "Clinical", keywords: ["Periodontal charting", "Dental radiography", "Patient education"] },
    ],
    languages: [{ language: "Polish", fluency: "Basic" }],
  },
  opening: {
    title: "Dental Hygienist",
    company: "Harrowgate Smiles",
    text: "Dental Hygienist wanted at Harrowgate Smiles. You will see adult and child patients four days a week, run our gum health programme and work closely with our dentists. GDC registration and experience with periodontal charting required. Implant maintenance is a plus. Contact: Dr. Lena Ashby.",
  },
  honest: `
- | Dear Dr. Ashby,
- | I am writing to apply for the position of Dental Hygienist at Harrowgate Smiles.
w0 | I have worked as a dental hygienist at Brackenfield Dental Care since May 2019.
w0.0 | Each week I treat about 45 patients, among them children and nervous adults.
w0.1 | A recall list that I introduced cut missed appointments by 18%.
w0.2 | I also help train two new dental nurses in infection control.
w1 w1.0 | From 2014 to 2019 I was a dental nurse at Quarry Lane Practice, where I assisted three dentists at the chairside.
e0 c0 | I hold a diploma in dental hygiene from Moorside College and a Local Anaesthesia Certificate.
s0.0 | Your posting asks for experience with periodontal charting, which is among my skills.
- | What draws me to Harrowgate Smiles is your gum health programme.
- | I would be glad to meet you and talk about the role.
n | Kind regards, Tamsin Orrel
`,
  fabricated: `
number | I treat about 65 patients a week.
number | My recall list cut missed appointments by 48%.
hedge | I trained two new dental nurses in infection control.
title | I was a dental hygienist at Quarry Lane Practice.
employer | I worked as a dental hygienist at Harrowgate Smiles.
years | I have worked at Brackenfield Dental Care since 2014.
skill | I have experience with implant maintenance.
registration | I am registered with the GDC.
degree | I hold a bachelor's degree in dental hygiene.
language | I speak fluent Polish.
scope | I introduced a recall list across all practices of the group.
causation | The recall list I introduced doubled the revenue of the practice.
`,
};

import type { Writer } from "../types.ts";

export const coordinator: Writer = {
  name: "a project coordinator",
  resume: {
    basics: {
      name: "Nadia Quill",
      email: "nadia@example.com",
      summary: "Project coordinator in the building trade.",
    },
    work: [
      {
        position: "Project Coordinator",
        name: "Larkspur Construction",
        startDate: "2022-02",
        summary: "Coordinate refurbishments of schools and libraries.",
        highlights: [
          "Track budgets of up to €450,000.",
          "Brought 11 of 12 projects in on schedule during 2023.",
          "Act as deputy for the project manager during holidays.",
          "Set up weekly site meetings with 7 subcontractors.",
        ],
      },
      {
        position: "Office Administrator",
        name: "Bexley & Thorne Architects",
        startDate: "2018-10",
        endDate: "2022-01",
        highlights: [
          "Answered phones and kept the drawing archive.",
          "Moved the archive of 9,000 drawings to a digital system with two colleagues.",
        ],
      },
    ],
    education: [
      {
        studyType: "Higher National Diploma",
        area: "Construction Management",
        institution: "Portlea College",
        startDate: "2019",
        endDate: "2021",
      },
    ],
    certificates: [
      { name: "PRINCE2 Foundation", date: "2022-09" },
      { name: "First Aid at Work", date: "2023-03" },
    ],
    skills: [{ name: "Tools", keywords: ["MS Project", "AutoCAD (basic)", "Excel"] }],
    languages: [{ language: "Italian", fluency: "C1" }],
    awards: [{ title: "Team of the Year (runner-up)", awarder: "Larkspur Construction", date: "2023" }],
  },
  opening: {
    title: "Project Manager, Refurbishment",
    company: "Stoneleigh Partners",
    text: "Stoneleigh Partners are looking for a Project Manager, Refurbishment, in York. You manage projects worth £2m from tender to handover, lead a team of five and report to the board. PRINCE2 Practitioner, BIM experience and a degree in construction management are required. Flexible hours. Apply to Hugh Ransome.",
  },
  honest: `
- | Dear Mr Ransome,
- | I am writing in response to your advertisement for a Project Manager, Refurbishment.
- | The flexible hours you offer are very attractive to me.
w0 | I currently work as a project coordinator at Larkspur Construction.
w0 | I joined Larkspur Construction as project coordinator in February 2022.
wS | I coordinate refurbishments of schools and libraries.
w0.0 | I track budgets of up to €450,000.
w0.1 | In 2023, 11 of 12 projects were brought in on schedule.
w0.2 | During holidays I act as deputy for the project manager.
w0.3 | I set up weekly site meetings with seven subcontractors.
w0 w0.3 | At Larkspur Construction I have set up weekly site meetings with 7 subcontractors.
w1 w1.0 | At Bexley & Thorne Architects, where I was office administrator until January 2022, I answered phones and kept the drawing archive.
w1.1 | With two colleagues, I moved the archive of 9,000 drawings to a digital system.
e0 | I have a Higher National Diploma in Construction Management from Portlea College.
c0 c1 | I hold PRINCE2 Foundation and First Aid at Work certificates.
s0.0 s0.2 | I am familiar with MS Project and Excel.
s0.1 | I have basic AutoCAD skills.
l0 | My Italian is fluent.
a0 | In 2023, I was a runner-up for Team of the Year at Larkspur Construction.
m | I am a project coordinator in the building trade.
- | I do not yet hold PRINCE2 Practitioner, and I would be willing to take it.
- | I would welcome the chance to talk to you about the role.
n | Kind regards, Nadia Quill
`,
  fabricated: `
title | I am a project manager at Larkspur Construction.
deputy | I act as project manager during holidays.
number | I track budgets of €450,000.
number | I track budgets of up to £2m.
currency | I track budgets of up to £450,000.
all | I brought all projects in on schedule during 2023.
number | I brought 12 of 12 projects in on schedule during 2023.
year | I brought 11 of 12 projects in on schedule during 2024.
colleagues | I moved the archive of 9,000 drawings to a digital system.
tense | I keep the drawing archive at Bexley & Thorne Architects.
degree | I hold a degree in Construction Management.
practitioner | I hold PRINCE2 Practitioner.
basic | I am familiar with AutoCAD.
skill | I have BIM experience.
award | I won Team of the Year in 2023.
award | My team was Team of the Year in 2023.
lead | I lead a team of five.
report | I report to the board.
merged | At Bexley & Thorne Architects I tracked budgets of up to €450,000.
mother | My native language is Italian.
scope | I coordinate refurbishments of hospitals and libraries.
worth | I manage projects worth €450,000.
every | I set up daily site meetings with 7 subcontractors.
handover | I have taken projects from tender to handover.
promoted | I was promoted to project coordinator at Larkspur Construction.
`,
};

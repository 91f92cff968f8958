import type { Writer } from "../types.ts";

export const accountant: Writer = {
  name: "an accountant",
  resume: {
    basics: { name: "Yelena Sprague" },
    work: [
      {
        position: "Assistant to the Finance Director",
        name: "Marlowe Textiles",
        startDate: "2021-05",
        highlights: [
          "Prepare monthly reports for 4 subsidiaries.",
          "Took part in the audit of a £3.5m acquisition.",
          "Implemented a new expense policy for the London office.",
        ],
      },
      {
        position: "Accounts Payable Clerk",
        name: "Dunmore & Vale",
        startDate: "2018-01",
        endDate: "2021-04",
        highlights: [
          "Processed 600 invoices a month.",
          "Saved £20,000 by renegotiating two supplier contracts.",
        ],
      },
    ],
    education: [{ studyType: "BA", area: "Economics", institution: "Thornbury University", endDate: "2017" }],
    certificates: [{ name: "ACCA (9 of 13 exams passed)" }],
    skills: [{ name: "Tools", keywords: ["Excel", "Xero", "Power Query"] }],
  },
  opening: {
    title: "Management Accountant",
    company: "Copperleaf Breweries",
    text: "Copperleaf Breweries is recruiting a Management Accountant in Norwich. ACCA qualified, experience with SAP, budgeting and forecasting for 9 sites, reporting to the CFO. Salary £48,000.",
  },
  honest: `
- | To whom it may concern,
- | I am applying for the position of Management Accountant at Copperleaf Breweries in Norwich.
w0 | I am currently assistant to the Finance Director at Marlowe Textiles.
w0.0 | Every month I prepare reports for four subsidiaries.
w0.1 | I took part in the audit of a £3.5 million acquisition.
w0.2 | I implemented a new expense policy for the London office.
w1 w1.0 | As an accounts payable clerk at Dunmore & Vale I processed 600 invoices a month.
w1.1 | By renegotiating two supplier contracts, I saved £20,000.
e0 | I have a BA in Economics from Thornbury University.
c0 | I have passed 9 of 13 ACCA exams.
s0.0 s0.1 s0.2 | I am familiar with Excel, Xero and Power Query.
- | Budgeting and forecasting for nine sites is work I would find interesting.
- | I enclose my resume and thank you for considering my application.
n | Sincerely yours, Yelena Sprague
`,
  fabricated: `
title | I am Finance Director at Marlowe Textiles.
title | I work as Assistant Finance Director.
qualified | I am ACCA qualified.
number | I have passed 11 of 13 ACCA exams.
all | I have passed all ACCA exams.
number | I prepare monthly reports for 9 subsidiaries.
part | I led the audit of a £3.5m acquisition.
number | I took part in the audit of a £35m acquisition.
currency | I saved $20,000 by renegotiating two supplier contracts.
period | I processed 600 invoices a day.
scope | I implemented a new expense policy for the whole company.
scope | I implemented a new company-wide expense policy.
skill | I have experience with SAP.
skill | I am responsible for budgeting and forecasting.
number | I saved £200,000 by renegotiating two supplier contracts.
degree | I have a BSc in Economics.
honours | I have a first-class BA in Economics.
years | I have seven years of experience in accounting.
merged | At Marlowe Textiles I saved £20,000.
pay | I earn £48,000.
cause | I prepare monthly reports, which saved £20,000.
plural | I implemented new expense policies in three offices.
words | I saved twenty-five thousand pounds.
`,
};

import type { Writer } from "../types.ts";

export const bookkeeper: Writer = {
  name: "a bookkeeper",
  resume: {
    basics: { name: "Prudence Achterberg", summary: "Bookkeeper for small businesses and charities." },
    work: [
      {
        position: "Bookkeeper",
        name: "Larkhill Garden Centres",
        startDate: "2018-04",
        highlights: [
          "Run the payroll for 63 employees at four sites.",
          "Helped the auditors to prepare the year-end accounts.",
          "Cut the time to close a month from twelve to seven days.",
          "Moved the purchase ledger to Xero with one colleague.",
          "No experience with consolidated accounts.",
        ],
      },
      {
        position: "Accounts Assistant",
        name: "Dunmere Timber",
        startDate: "2014-09",
        endDate: "2018-03",
        highlights: [
          "Matched about 300 supplier invoices a month.",
          "Chased late payers by telephone.",
          "Not responsible for VAT returns.",
        ],
      },
    ],
    volunteer: [{ organization: "Brook Lane Food Bank", position: "Treasurer", startDate: "2021-01" }],
    education: [{ studyType: "AAT Level 3", institution: "Weir College", endDate: "2016" }],
    certificates: [
      { name: "AAT Level 4 (in progress)" },
      { name: "Xero Adviser Certification", date: "2022" },
    ],
    skills: [{ name: "Software", keywords: ["Xero", "Sage 50"] }],
  },
  opening: {
    title: "Finance Manager",
    company: "Tolliver Homes",
    text: "Tolliver Homes seeks a Finance Manager in Exeter to lead a team of five, own the VAT returns and prepare consolidated accounts. ACCA and QuickBooks preferred.",
  },
  honest: `
- | Dear Tolliver Homes team,
- | I am applying for the post of Finance Manager in Exeter.
w0 | I have worked as a bookkeeper at Larkhill Garden Centres since April 2018.
w0.0 | I run the payroll for 63 employees at 4 sites.
w0.1 | I also helped the auditors to prepare the year-end accounts.
w0.2 | I cut the time to close a month from 12 to 7 days.
w0.3 | With one colleague, I moved the purchase ledger to Xero.
w0.4 | I have no experience with consolidated accounts yet.
w1 w1.0 | As an accounts assistant at Dunmere Timber, I matched about 300 supplier invoices a month.
w1.1 | I chased late payers by telephone there.
w1.2 | I was not responsible for VAT returns.
v0 | I have volunteered as treasurer of the Brook Lane Food Bank since January 2021.
e0 | I completed AAT Level 3 at Weir College in 2016.
c0 | My AAT Level 4 is in progress.
s0.0 s0.1 | I use Sage 50 and Xero.
`,
  fabricated: `
number | I run the payroll for 163 employees at four sites.
sites | I run the payroll for 63 employees at seven sites.
helped | I prepared the year-end accounts.
title | I am Finance Manager at Larkhill Garden Centres.
years | I have been with Larkhill Garden Centres since 2014.
employer | At Dunmere Timber I ran the payroll for 63 employees.
dropped | I moved the purchase ledger to Xero on my own.
negation | I have experience with consolidated accounts.
negation | I was responsible for VAT returns.
progress | I hold AAT Level 4.
volunteer | I am employed as treasurer of the Brook Lane Food Bank.
about | I matched more than 300 supplier invoices a month.
skill | I use QuickBooks daily.
tense | I chase late payers by telephone at Dunmere Timber.
merged | Moving the purchase ledger to Xero cut the time to close a month to seven days.
`,
};

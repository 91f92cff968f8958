import type { Writer } from "../types.ts";

export const sales: Writer = {
  name: "a sales representative",
  resume: {
    basics: { name: "Jonty Averill" },
    work: [
      {
        position: "Area Sales Manager",
        name: "Hollin Seeds",
        startDate: "2020-02",
        endDate: "2024-11",
        highlights: [
          "Looked after 120 garden centres in Wales.",
          "Grew sales from £1.2m to £1.9m between 2020 and 2023.",
          "Coordinated the stand at the Ludlow trade fair.",
        ],
      },
      {
        position: "Sales Assistant",
        name: "Bell & Trowel",
        startDate: "2016-03",
        endDate: "2020-01",
        highlights: [
          "Served customers and placed orders with suppliers.",
          "Employee of the month in May 2018.",
        ],
      },
    ],
    certificates: [{ name: "Driving licence, category B" }],
    skills: [{ name: "Skills", keywords: ["Negotiation", "Salesforce (basic)"] }],
    languages: [{ language: "Welsh", fluency: "Fluent" }],
  },
  opening: {
    title: "Regional Sales Director",
    company: "Greenmantle",
    text: "Greenmantle seeks a Regional Sales Director for Wales and the West. Lead a team of 9, own a £12m budget, strong Salesforce skills. You enjoy travelling and speak Welsh. We offer a company car. Contact Ffion Meredith.",
  },
  honest: `
- | Dear Ffion Meredith,
- | With this letter I apply for the role of Regional Sales Director at Greenmantle.
- | Travelling appeals to me, and so do Wales and the West.
w0 w0.0 | At Hollin Seeds, I was Area Sales Manager and looked after 120 garden centres in Wales.
w0.1 | Between 2020 and 2023 sales grew from £1.2m to £1.9m.
w0.2 | I also coordinated the stand at the Ludlow trade fair.
w1 w1.0 | As a sales assistant at Bell & Trowel, I served customers and placed orders with suppliers.
w1.1 | In May 2018, I was employee of the month.
c0 | I have a category B driving licence.
l0 | I speak fluent Welsh.
s0.0 s0.1 | My skills are negotiation and basic Salesforce.
w0 w1 | Before Hollin Seeds I worked at Bell & Trowel from 2016 to 2020.
- | I hope to hear from you soon.
n | Yours truly, Jonty Averill
`,
  fabricated: `
title | I was Regional Sales Director at Hollin Seeds.
title | I was a manager at Bell & Trowel.
number | I looked after 1,200 garden centres in Wales.
swap | Sales grew from £1.9m to £1.2m.
number | I grew sales to £2.9m.
led | I led the stand at the Ludlow trade fair.
basic | My skills are negotiation and Salesforce.
strong | I have strong Salesforce skills.
year | Employee of the year in 2018.
date | I was employee of the month in May 2016.
team | I led a team of 9.
budget | I owned a £12m budget.
tense | I am Area Sales Manager at Hollin Seeds.
place | I looked after 120 garden centres in Wales and the West.
percent | I grew sales by 58%.
superlative | I was the top performer at Hollin Seeds.
customers | I looked after 120 customers in Wales.
licence | I have a category C driving licence.
merged | At Bell & Trowel I coordinated the stand at the Ludlow trade fair.
language | I speak native Welsh and English.
doubled | I doubled sales at Hollin Seeds.
record | I grew sales to a record £1.9m.
`,
};

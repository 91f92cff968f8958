import type { Writer } from "../types.ts";

export const warehouse: Writer = {
  name: "a warehouse shift leader",
  resume: {
    basics: { name: "Dorian Pelk", summary: "Warehouse shift leader with a forklift licence." },
    work: [
      {
        position: "Shift Leader",
        name: "Tannery Row Logistics",
        startDate: "2021-01",
        endDate: "2024-08",
        highlights: [
          "Led a shift of 14 pickers and 3 drivers.",
          "Reduced picking errors from 2.4% to 0.9% in one year.",
          "Planned the weekly rota and the holiday cover.",
        ],
      },
      {
        position: "Order Picker",
        name: "Fennimore Foods",
        startDate: "2018-06",
        endDate: "2020-12",
        highlights: [
          "Picked frozen goods at night.",
          "Was part of the team that moved the stock to a new hall.",
        ],
      },
    ],
    certificates: [
      { name: "Counterbalance Forklift Licence", date: "2019-03" },
      { name: "Reach Truck Licence (planned for 2026)" },
    ],
    skills: [{ name: "Systems", keywords: ["SAP EWM", "Microsoft Excel"] }],
  },
  opening: {
    title: "Warehouse Supervisor",
    company: "Ostrander Cold Chain",
    text: "Ostrander Cold Chain is hiring a Warehouse Supervisor for the late shift in Doncaster. You will supervise 25 colleagues, keep stock accuracy above 99% and report to the site manager. Reach truck licence, SAP EWM and Power BI welcome.",
  },
  honest: `
- | Dear Hiring Manager,
- | The Warehouse Supervisor role at Ostrander Cold Chain caught my interest because you are looking for somebody for the late shift in Doncaster.
w0 w0.0 | As shift leader at Tannery Row Logistics I led a shift of 14 pickers and three drivers.
w0.1 | In one year, picking errors were reduced from 2.4% to 0.9%.
w0.2 | I planned the holiday cover and the weekly rota.
w1 w1.0 | Before that, I picked frozen goods at night as an order picker with Fennimore Foods.
w1.1 | There I was part of the team that moved the stock to a new hall.
c0 | I have held a Counterbalance Forklift Licence since March 2019.
c1 | A Reach Truck Licence is planned for 2026.
s0.0 s0.1 | I work with SAP EWM and Excel.
- | I understand that you want stock accuracy above 99%.
- | Thank you for your time; I look forward to hearing from you.
`,
  fabricated: `
number | I led a shift of 24 pickers.
swap | I led a shift of 3 pickers and 14 drivers.
direction | Picking errors rose from 0.9% to 2.4% before I reduced them.
planned | I hold a Reach Truck Licence.
title | I was warehouse supervisor at Tannery Row Logistics.
part | I moved the stock to a new hall.
tense | I lead a shift of 14 pickers at Tannery Row Logistics.
skill | I use Power BI.
merged | As an order picker with Fennimore Foods I led a shift of 14 pickers.
superlative | I led the best shift of the site.
scope | I planned the weekly rota for the whole site.
words | I supervised twenty-five colleagues.
`,
};

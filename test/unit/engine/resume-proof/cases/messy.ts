import { job, type ResumeCase, study } from "../resume-case.ts";

const story = `hi im Dana Example from Toledo, 555-0199.
I worked at Sample Burger from 2019 to 2021 as a shift leader and before that I was a cashier at Model Foods (2017-2018).
Since March 2022 I am a dispatcher for Example Towing. I never worked in an office.
I got my GED in 2016. I know Excel and a bit of QuickBooks. CPR certified.`;

const table = `Name\tRavi Example
Period\tEmployer\tRole
2018-2020\tSample Labs\tLab Technician
2020-2023\tModel Pharma\tQC Analyst
2023-present\tExample Bio\tSenior QC Analyst
Degree\tB.Sc. Chemistry, Sample College, 2018`;

const pasted = `PROFILE
Warehouse lead with ten years’ expe-
rience.

WORK HISTORY
Example Depot — Warehouse Lead
Toledo, OH
Oct. 2018 - Present
● Train new hires on RF scan-
ners and pallet jacks
● Zero lost‑time accidents since 2019

Sample Storage — Picker/Packer
Toledo, OH
Feb. 2014 - Sept. 2018
● Picked 140 lines an hour

CERTIFICATIONS
OSHA 10-Hour General Industry, 2019
Forklift Operator, 2018`;

export const messy: ResumeCase[] = [
  {
    name: "a story in sentences",
    text: story,
    right: {
      basics: { name: "Dana Example" },
      work: [
        job("shift leader", "Sample Burger", "2019", "2021"),
        job("cashier", "Model Foods", "2017", "2018"),
        job("dispatcher", "Example Towing", "2022-03"),
      ],
      education: [{ studyType: "GED", endDate: "2016" }],
      skills: [{ name: "Excel" }],
    },
    forged: [
      ["another's dates", { work: [job("dispatcher", "Example Towing", "2019", "2021")] }, ["work[0]"]],
      ["another's employer", { work: [job("dispatcher", "Sample Burger", "2022-03")] }, ["work[0]"]],
      [
        "a month that is not there",
        { work: [job("shift leader", "Sample Burger", "2019-03", "2021")] },
        ["work[0]"],
      ],
    ],
  },
  {
    name: "a table",
    text: table,
    right: {
      basics: { name: "Ravi Example" },
      work: [
        job("Lab Technician", "Sample Labs", "2018", "2020"),
        job("QC Analyst", "Model Pharma", "2020", "2023"),
        job("Senior QC Analyst", "Example Bio", "2023"),
      ],
      education: [study("Sample College", "B.Sc.", { area: "Chemistry", endDate: "2018" })],
    },
    forged: [
      ["another's row", { work: [job("QC Analyst", "Sample Labs", "2020", "2023")] }, ["work[0]"]],
      ["another's dates", { work: [job("Lab Technician", "Sample Labs", "2020", "2023")] }, ["work[0]"]],
      ["both stays as one", { work: [job("QC Analyst", "Model Pharma", "2020")] }, ["work[0]"]],
    ],
  },
  {
    name: "a page pasted from a file with broken lines",
    text: pasted,
    right: {
      work: [
        job("Warehouse Lead", "Example Depot", "2018-10", undefined, {
          highlights: [
            "Train new hires on RF scanners and pallet jacks",
            "Zero lost-time accidents since 2019",
          ],
        }),
        job("Picker/Packer", "Sample Storage", "2014-02", "2018-09", {
          highlights: ["Picked 140 lines an hour"],
        }),
      ],
      certificates: [
        { name: "OSHA 10-Hour General Industry", date: "2019" },
        { name: "Forklift Operator", date: "2018" },
      ],
    },
    forged: [
      [
        "another's duty",
        {
          work: [
            job("Warehouse Lead", "Example Depot", "2018-10", undefined, {
              highlights: ["Picked 140 lines an hour"],
            }),
          ],
        },
        ["work[0].highlights[0]"],
      ],
      ["another's dates", { work: [job("Picker/Packer", "Sample Storage", "2018-10")] }, ["work[0]"]],
      [
        "another's date",
        { certificates: [{ name: "Forklift Operator", date: "2019" }] },
        ["certificates[0].date"],
      ],
      ["another number", { certificates: [{ name: "OSHA 30-Hour General Industry" }] }, ["certificates[0]"]],
    ],
  },
];

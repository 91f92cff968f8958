import { job, type ResumeCase, study } from "../resume-case.ts";

const nurse = `MARIA EXAMPLE, RN
Duluth, MN 55802 | (218) 555-0142 | maria@example.org | linkedin.com/in/mariaexample

PROFESSIONAL EXPERIENCE

St. Example Hospital, Duluth, MN
Charge Nurse, Med/Surg                                  06/2019 – Present
• Lead a team of 8 nurses on a 32-bed unit
• Cut falls by 18% in one year
Staff Nurse                                             08/2016 – 05/2019
• Cared for 5–6 patients a shift

Sample Care Home, Superior, WI
Certified Nursing Assistant                             2014 – 2016

EDUCATION
BSN, Nursing, University of Example, 2016
Working towards an MSN (expected 2027)

LICENSES
RN, Minnesota Board of Nursing, No. R-000000 | ACLS (exp. 04/2027) | not yet CCRN certified
SKILLS: Epic, wound care, IV therapy, Spanish (conversational)`;

const dev = `# Sam Sample
Portland, OR · sam@example.dev · github.com/samsample

## Work
### Senior Software Engineer · Example Pay
*2021-04 – now*
- Moved 40 services from Ruby to Go
- Mentored three juniors

### Software Engineer · Model Maps Inc.
*2017-09 – 2021-03*
- Built the tile cache (Python, Redis)

## Education
**B.S. Computer Science**, Example State University — 2013–2017

## Skills
Go, Python, PostgreSQL, Kubernetes (learning), Terraform

## Languages
English — native
German — B1`;

const driver = `JOE MUSTER
Truck driver

Jan 2020 - Aug 2023
Example Freight LLC - OTR driver
48 states, reefer, no accidents

May 2015 to Dec 2019
Sample Lines
Local delivery driver

2012-2015
Warehouse Sample Co, forklift

CDL A since 2015, HazMat expired 2022
HS diploma Example High 2011`;

const teacher = `Curriculum Vitae — Priya Example
12 Sample Road, Leeds LS1 0AA

Employment history
Sept 2018 – July 2022: Teacher of Mathematics, Example Academy
Sept 2022 – present: Head of Mathematics, Sample High School
Achievements: raised GCSE pass rate from 61 % to 78 %

Qualifications
2017–18 PGCE (Secondary Mathematics), University of Sample
2014–17 BSc (Hons) Mathematics, 2:1, Example University
A levels: Maths (A), Physics (B)
Languages: English (native), Punjabi (fluent), French (basic)`;

const career = `Alex Example
Office manager | Cleveland

WORK
Example Dental Group
2016 - 2024
Front Desk Coordinator 2016 - 2019
Office Manager 2019 - 2024
Managed payroll for 22 staff

Volunteer
Sample Food Bank - Shift lead - 2020 to 2022

Earlier: cashier at Model Mart (2013-2015). I did not finish my associate degree.
Certificates: Notary Public (2021); First Aid (2023)`;

export const english: ResumeCase[] = [
  {
    name: "a nurse's resume in columns",
    text: nurse,
    right: {
      basics: {
        name: "Maria Example",
        email: "maria@example.org",
        phone: "+1 218 555 0142".replace("+1 ", ""),
      },
      work: [
        job("Charge Nurse, Med/Surg", "St. Example Hospital", "2019-06", undefined, {
          highlights: ["Lead a team of 8 nurses on a 32-bed unit", "Cut falls by 18% in one year"],
        }),
        job("Staff Nurse", "St. Example Hospital", "2016-08", "2019-05", {
          highlights: ["Cared for 5-6 patients a shift"],
        }),
        job("Certified Nursing Assistant", "Sample Care Home", "2014", "2016"),
      ],
      education: [study("University of Example", "BSN", { area: "Nursing", endDate: "2016" })],
      certificates: [{ name: "ACLS" }],
      skills: [{ name: "Clinical", keywords: ["Epic", "wound care", "IV therapy"] }],
      languages: [{ language: "Spanish", fluency: "conversational" }],
    },
    forged: [
      ["another's dates", { work: [job("Staff Nurse", "St. Example Hospital", "2019-06")] }, ["work[0]"]],
      [
        "another employer",
        { work: [job("Charge Nurse, Med/Surg", "Sample Care Home", "2019-06")] },
        ["work[0]"],
      ],
      [
        "another's duty",
        {
          work: [
            job("Staff Nurse", "St. Example Hospital", "2016-08", "2019-05", {
              highlights: ["Lead a team of 8 nurses on a 32-bed unit"],
            }),
          ],
        },
        ["work[0].highlights[0]"],
      ],
      [
        "a number more",
        {
          work: [
            job("Charge Nurse, Med/Surg", "St. Example Hospital", "2019-06", undefined, {
              highlights: ["Lead a team of 18 nurses on a 32-bed unit"],
            }),
          ],
        },
        ["work[0].highlights[0]"],
      ],
      ["what is not yet there", { certificates: [{ name: "CCRN" }] }, ["certificates[0]"]],
      [
        "a month earlier",
        { work: [job("Staff Nurse", "St. Example Hospital", "2016-07", "2019-05")] },
        ["work[0]"],
      ],
      [
        "another level",
        { languages: [{ language: "Spanish", fluency: "native" }] },
        ["languages[0].fluency"],
      ],
    ],
  },
  {
    name: "an engineer's Markdown",
    text: dev,
    right: {
      basics: { name: "Sam Sample", email: "sam@example.dev" },
      work: [
        job("Senior Software Engineer", "Example Pay", "2021-04", undefined, {
          highlights: ["Moved 40 services from Ruby to Go", "Mentored three juniors"],
        }),
        job("Software Engineer", "Model Maps Inc.", "2017-09", "2021-03", {
          highlights: ["Built the tile cache (Python, Redis)"],
        }),
      ],
      education: [
        study("Example State University", "B.S.", {
          area: "Computer Science",
          startDate: "2013",
          endDate: "2017",
        }),
      ],
      skills: [{ name: "Skills", keywords: ["Go", "Python", "PostgreSQL", "Terraform"] }],
      languages: [
        { language: "English", fluency: "native" },
        { language: "German", fluency: "B1" },
      ],
    },
    forged: [
      [
        "another's duty",
        {
          work: [
            job("Software Engineer", "Model Maps Inc.", "2017-09", "2021-03", {
              highlights: ["Mentored three juniors"],
            }),
          ],
        },
        ["work[0].highlights[0]"],
      ],
      ["a longer stay", { work: [job("Software Engineer", "Model Maps Inc.", "2017-09")] }, ["work[0]"]],
      [
        "another's level",
        { languages: [{ language: "German", fluency: "native" }] },
        ["languages[0].fluency"],
      ],
      [
        "a higher degree",
        {
          education: [
            study("Example State University", "M.S.", {
              area: "Computer Science",
              startDate: "2013",
              endDate: "2017",
            }),
          ],
        },
        ["education[0]"],
      ],
      ["a skill that is not there", { skills: [{ name: "Skills", keywords: ["Rust"] }] }, ["skills[0]"]],
    ],
  },
  {
    name: "a driver's lines",
    text: driver,
    right: {
      basics: { name: "Joe Muster" },
      work: [
        job("OTR driver", "Example Freight LLC", "2020-01", "2023-08"),
        job("Local delivery driver", "Sample Lines", "2015-05", "2019-12"),
      ],
      certificates: [{ name: "CDL A" }],
      education: [study("Example High", "HS diploma", { endDate: "2011" })],
    },
    forged: [
      [
        "the next one's dates",
        { work: [job("OTR driver", "Example Freight LLC", "2015-05", "2019-12")] },
        ["work[0]"],
      ],
      [
        "the next one's employer",
        { work: [job("OTR driver", "Sample Lines", "2020-01", "2023-08")] },
        ["work[0]"],
      ],
      ["what has expired", { certificates: [{ name: "HazMat" }] }, ["certificates[0]"]],
      ["a job that lasts", { work: [job("OTR driver", "Example Freight LLC", "2020-01")] }, ["work[0]"]],
    ],
  },
  {
    name: "a teacher's vita with dates first",
    text: teacher,
    right: {
      basics: { name: "Priya Example" },
      work: [
        job("Teacher of Mathematics", "Example Academy", "2018-09", "2022-07"),
        job("Head of Mathematics", "Sample High School", "2022-09"),
      ],
      education: [
        study("University of Sample", "PGCE", {
          area: "Secondary Mathematics",
          startDate: "2017",
          endDate: "2018",
        }),
        study("Example University", "BSc (Hons)", {
          area: "Mathematics",
          score: "2:1",
          startDate: "2014",
          endDate: "2017",
        }),
      ],
      languages: [
        { language: "English", fluency: "native" },
        { language: "Punjabi", fluency: "fluent" },
        { language: "French", fluency: "basic" },
      ],
    },
    forged: [
      ["another's school", { work: [job("Head of Mathematics", "Example Academy", "2022-09")] }, ["work[0]"]],
      [
        "another's degree",
        { education: [study("Example University", "PGCE", { startDate: "2014", endDate: "2017" })] },
        ["education[0]"],
      ],
      [
        "another's level",
        { languages: [{ language: "French", fluency: "fluent" }] },
        ["languages[0].fluency"],
      ],
      [
        "a better result",
        {
          education: [
            study("Example University", "BSc (Hons)", {
              area: "Mathematics",
              score: "1:1",
              startDate: "2014",
              endDate: "2017",
            }),
          ],
        },
        ["education[0].score"],
      ],
    ],
  },
  {
    name: "a manager's steps at one employer",
    text: career,
    right: {
      basics: { name: "Alex Example" },
      work: [
        job("Front Desk Coordinator", "Example Dental Group", "2016", "2019"),
        job("Office Manager", "Example Dental Group", "2019", "2024", {
          highlights: ["Managed payroll for 22 staff"],
        }),
        job("cashier", "Model Mart", "2013", "2015"),
      ],
      volunteer: [
        { organization: "Sample Food Bank", position: "Shift lead", startDate: "2020", endDate: "2022" },
      ],
      certificates: [
        { name: "Notary Public", date: "2021" },
        { name: "First Aid", date: "2023" },
      ],
    },
    forged: [
      [
        "the whole stay for a step",
        { work: [job("Front Desk Coordinator", "Example Dental Group", "2016", "2024")] },
        ["work[0]"],
      ],
      ["another employer", { work: [job("Office Manager", "Model Mart", "2019", "2024")] }, ["work[0]"]],
      [
        "another's date",
        { certificates: [{ name: "Notary Public", date: "2023" }] },
        ["certificates[0].date"],
      ],
      [
        "unpaid work as paid",
        { work: [job("Shift lead", "Example Dental Group", "2020", "2022")] },
        ["work[0]"],
      ],
    ],
  },
];

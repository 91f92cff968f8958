import type { Applicant } from "./people.ts";

export const accountant: Applicant = {
  name: "accountant",
  resume: `Priya Ramanathan
Staff accountant
priya.ramanathan@example.org | +44 20 5550 0123 | Leeds, UK

Summary
Staff accountant, five years in wholesale, strongest in month-end close and reconciliations.

Experience

Staff accountant, Brightwater Wholesale Ltd, 02/2020 – Present
- Closed the month for three entities within five working days
- Reconciled 14 bank accounts and cleared a backlog of 600 items
- Built an Excel model that replaced 11 manual journals

Accounts payable clerk, Dalton Foods, 09/2017 – 01/2020
- Processed 900 supplier invoices a month in SAP
- Answered supplier queries by telephone and e-mail

Education
BSc, Accounting and Finance, University of Westbridge, 2014 – 2017

Certificates
ACCA Applied Knowledge, Example Institute of Accountants, 2019

Skills
Microsoft Excel, SAP, Reconciliation, Month-end close, VAT returns
`,
  posting: `Management Accountant
Company: Fernhill Logistics
Location: Leeds, UK

Requirements
- Microsoft Excel
- Month-end close
- SAP
- Cost accounting
- ACCA or CIMA qualified
Nice to have
- Power BI
`,
};

export const engineer: Applicant = {
  name: "engineer",
  resume: `Tomás Herrera
Software engineer
tomas.herrera@example.org | +1 512 555 0110 | Austin, TX | https://tomas.example.org

Experience

Software engineer, Parcelwise, Jan 2021 – Present
- Built the tracking API in Go on PostgreSQL, serving 4,000 requests a second
- Reduced p99 latency from 900 ms to 140 ms by batching writes
- Led the move from nightly batch jobs to Kafka
- Mentored two junior engineers

Junior developer, Greenfield Apps, Jul 2018 – Dec 2020
- Wrote React front ends for four customers
- Added end-to-end tests in Cypress

Projects
linelog: a command-line viewer for structured logs, 2022

Education
BSc, Computer Science, Texas Plains University, 2014 – 2018

Skills
Go, PostgreSQL, Kafka, React, Docker, TypeScript
`,
  // Without a title, as a link with only its demands may be.
  posting: `Requirements
- Go
- PostgreSQL
- Kubernetes
- 3 years of experience
Nice to have
- Kafka
`,
};

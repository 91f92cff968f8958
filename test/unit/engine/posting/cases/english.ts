import type { Case } from "./case.ts";

/** English postings of many trades; every employer is fictional. */
export const english: Case[] = [
  {
    name: "an intensive care nurse in Texas",
    text: `Registered Nurse - ICU
Mercy Example Clinic LLC
Austin, TX | Full-time | $38 - $46 an hour

About Mercy Example Clinic
We have cared for patients for over 30 years and have 500 employees.

Requirements
- Bachelor's degree in nursing (BSN) or associate degree
- 2+ years of ICU experience
- BLS required, ACLS preferred

Benefits
- 401(k) with 4% match
- Sign-on bonus of $5,000
Application deadline: March 31, 2027`,
    expected: {
      title: "Registered Nurse - ICU",
      company: "Mercy Example Clinic LLC",
      locations: ["Austin, TX"],
      employmentType: "FULL_TIME",
      salary: { min: 38, max: 46, currency: "USD", period: "hour" },
      yearsRequired: 2,
      education: "associate",
      closingDate: "2027-03-31",
      language: "en",
    },
    evidence: {
      salary: "$38 - $46",
      yearsRequired: "2+ years",
      closingDate: "March 31, 2027",
      education: "associate degree",
    },
    absent: ["remote", "seniority"],
  },
  {
    name: "a remote backend engineer with must have and nice to have",
    text: `Senior Software Engineer at Example Labs
Remote (US)
USD$160-220K

Must have: TypeScript, React. Nice to have: Kubernetes, AWS.
5+ years of experience. We use scrum, and a Scrum Master runs it.`,
    expected: {
      title: "Senior Software Engineer",
      company: "Example Labs",
      remote: "remote",
      locations: ["US"],
      seniority: "senior",
      salary: { min: 160000, max: 220000, currency: "USD", period: "year", periodInferred: true },
      yearsRequired: 5,
      skills: { required: ["TypeScript", "React"], preferred: ["Kubernetes", "AWS"] },
    },
    evidence: { salary: "USD$160-220K", remote: "Remote (US)", seniority: "Senior" },
    absent: ["education", "closingDate"],
  },
  {
    name: "a barista called for in one sentence",
    text: "We're hiring a friendly barista to join our team in Portland, OR. Part-time, $17/hr plus tips. No experience necessary.",
    expected: {
      title: "barista",
      locations: ["Portland, OR"],
      employmentType: "PART_TIME",
      salary: { min: 17, max: 17, currency: "USD", period: "hour" },
    },
    evidence: { title: "barista" },
    absent: ["company", "yearsRequired", "education", "remote", "seniority"],
  },
  {
    name: "a teacher with two places and a preferred doctorate",
    text: `Physics Teacher
School: Example High School
Locations: Dallas, TX; Plano, TX
Minimum Qualifications: Master's degree required, PhD preferred. 3-5 years teaching experience.
This is an on-site position.`,
    expected: {
      title: "Physics Teacher",
      company: "Example High School",
      locations: ["Dallas, TX", "Plano, TX"],
      remote: "on_site",
      yearsRequired: 3,
      education: "master",
    },
    evidence: { "locations[1]": "Plano, TX", education: "Master's degree" },
    absent: ["salary"],
  },
  {
    name: "a truck driver paid by the week",
    text: `Job Title: CDL-A Truck Driver
Company: Example Freight Inc.
Location: Tulsa, Oklahoma
Job Type: Full-time
Pay: up to $1,800 per week
Experience: 1 year
High school diploma or GED required. hazmat endorsement is a plus.`,
    expected: {
      title: "CDL-A Truck Driver",
      company: "Example Freight Inc.",
      locations: ["Tulsa, Oklahoma"],
      salary: { max: 1800, currency: "USD", period: "week" },
      yearsRequired: 1,
      education: "secondary",
    },
    evidence: { salary: "up to $1,800" },
  },
  {
    name: "an accountant with a hybrid week in Toronto",
    text: `**Title:** Staff Accountant
**Company:** Example Ledger Ltd.
**Location:** Toronto, ON (hybrid, 2 days in office)
**Salary:** $70,000–85,000

Qualifications
* Bachelor's degree in accounting
* Minimum of 2 years of experience
* Advanced Excel
Nice to have
* SAP`,
    expected: {
      title: "Staff Accountant",
      company: "Example Ledger Ltd.",
      locations: ["Toronto, ON"],
      remote: "hybrid",
      salary: { min: 70000, max: 85000, currency: "CAD", period: "year", periodInferred: true },
      yearsRequired: 2,
      education: "bachelor",
      skills: { required: ["Excel"], preferred: ["SAP"] },
    },
    absent: ["seniority"],
  },
  {
    name: "a head chef in London",
    text: `Head Chef – The Example Arms
London, UK
Salary: From £38k + tips
Full time, permanent

You will run a kitchen of eight. Level 3 food hygiene is essential. At least three years' experience as a sous chef required.`,
    expected: {
      seniority: "lead",
      salary: { min: 38000, currency: "GBP", period: "year", periodInferred: true },
      locations: ["London, UK"],
      employmentType: "FULL_TIME",
      yearsRequired: 3,
    },
    evidence: { yearsRequired: "three years" },
  },
  {
    name: "an electrician with a job board layout",
    text: `Journeyman Electrician
Company
Bright Example Electric
Location
Denver, CO
Job type
Full-time
Pay
$32.50 - $41.00 an hour
Application deadline
2027-02-15

What you'll need
- Completed apprenticeship or trade school
- 4 years of field experience
- AutoCAD is a bonus`,
    expected: {
      title: "Journeyman Electrician",
      company: "Bright Example Electric",
      locations: ["Denver, CO"],
      employmentType: "FULL_TIME",
      salary: { min: 32.5, max: 41, currency: "USD", period: "hour" },
      closingDate: "2027-02-15",
      yearsRequired: 4,
      education: "certificate",
      skills: { required: [], preferred: ["AutoCAD"] },
    },
  },
];

import type { Case } from "./case.ts";

/** English postings whose terms are easily misread; every employer is fictional. */
export const englishTerms: Case[] = [
  {
    name: "a contract analyst without remote work",
    text: `Data Analyst (6-month contract)
Example Insights is hiring a Data Analyst for its Chicago, IL office.
$60/hour, 1099. No remote work.
Requirements: SQL, Excel. Python is a plus.`,
    expected: {
      title: "Data Analyst",
      company: "Example Insights",
      locations: ["Chicago, IL"],
      remote: "on_site",
      employmentType: "CONTRACTOR",
      salary: { min: 60, max: 60, currency: "USD", period: "hour" },
      skills: { required: ["SQL", "Excel"], preferred: ["Python"] },
    },
    absent: ["yearsRequired"],
  },
  {
    name: "an internship",
    text: `Marketing Intern
Example Brands
Summer internship, Boston, MA. Stipend: $500 weekly. Must be enrolled in a bachelor's degree program.`,
    expected: {
      title: "Marketing Intern",
      seniority: "intern",
      employmentType: "INTERN",
      locations: ["Boston, MA"],
    },
    // Who is enrolled does not hold the degree.
    absent: ["yearsRequired", "education"],
  },
  {
    name: "a vice president with a company story full of numbers",
    text: `Vice President of Sales
Founded in 1998, Example Systems raised $50 million in Series B and serves 10,000 customers. We have 25 years of experience in software.
Base salary: $200,000 - $250,000. You own a $5M quota. 10+ years of experience in sales leadership.`,
    expected: {
      title: "Vice President of Sales",
      seniority: "executive",
      salary: { min: 200000, max: 250000, currency: "USD", period: "year", periodInferred: true },
      yearsRequired: 10,
    },
  },
  {
    name: "a per diem pharmacist",
    text: `Pharmacist, Per Diem
Employer: Example Hospital
Where: Newark, NJ
PharmD required. Apply by 15 January 2027.`,
    expected: {
      company: "Example Hospital",
      locations: ["Newark, NJ"],
      employmentType: "PER_DIEM",
      education: "doctorate",
      closingDate: "2027-01-15",
    },
    absent: ["salary"],
  },
  {
    name: "a volunteer gardener",
    text: "Volunteer Gardener\nOrganisation: Example Green Trust\nLocation: Leeds, England\nHelp us for three hours a week. No qualifications needed.",
    expected: {
      title: "Volunteer Gardener",
      employmentType: "VOLUNTEER",
      education: "none",
      company: "Example Green Trust",
    },
    absent: ["salary", "yearsRequired"],
  },
  {
    name: "a seasonal warehouse worker with a day rate",
    text: "Warehouse Operative (seasonal)\nManchester, UK\n£110 per day\nforklift licence preferred but not required.",
    expected: {
      employmentType: "TEMPORARY",
      salary: { min: 110, max: 110, currency: "GBP", period: "day" },
    },
  },
  {
    name: "pay that is too unclear for a period",
    text: "Welder\nPay: 300-1500 USD\nYou know welding.",
    expected: {
      title: "Welder",
      salary: { min: 300, max: 1500, currency: "USD" },
      skills: { required: ["welding"], preferred: [] },
    },
  },
  {
    name: "a date that could be read both ways",
    text: "Receptionist\nClosing date: 03/04/2027\nYou will greet the guests of our hotel and answer the phone for them.",
    expected: { title: "Receptionist" },
    absent: ["closingDate", "salary"],
  },
  {
    name: "a phone number and a year that are no pay",
    text: "Caregiver\nCall (555) 123-4567 about our pay. Founded 2004. We have 120 staff and offer a 401k and 25 days of leave.",
    expected: { title: "Caregiver" },
    absent: ["salary", "yearsRequired"],
  },
  {
    name: "a principal of a school, who is no principal engineer",
    text: "School Principal\nExample Academy\nAnnual salary: $98,500.00 to $121,000.00",
    expected: { salary: { min: 98500, max: 121000, currency: "USD", period: "year" } },
    absent: ["seniority"],
  },
];

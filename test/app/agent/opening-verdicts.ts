import type { Json } from "../../support/json.ts";

/** What is to be said of an opening for somebody. */
export interface Verdict {
  resume: string;
  profile?: Json;
  posting: string;
  /** Outcomes of requirements by their texts, with the user's word for what shows or nearly shows them. */
  outcomes: Record<string, string>;
  filters?: Record<string, "passed" | "failed" | "unknown">;
}

export const verdicts: Verdict[] = [
  {
    resume: "a nurse's resume in columns",
    profile: { min_salary: 70_000, salary_currency: "USD" },
    posting: "a hospital's page",
    outcomes: {
      ADN: "met: BSN, Nursing",
      BSN: "met: BSN, Nursing",
      ACLS: "met: ACLS",
      "BLS certification": "unmet",
    },
    // A line that the caller left out names the RN licence, so it is not said to be missing.
    filters: { minSalary: "passed", education: "passed", licence: "unknown" },
  },
  {
    resume: "a nurse's resume in columns",
    profile: { min_salary: 70_000, salary_currency: "USD" },
    posting: "a forwarded mail with broken lines",
    outcomes: {
      "bachelor's degree in social work or a related field": "near: BSN, Nursing",
      Spanish: "unmet: Spanish, conversational",
      "valid California driver's license": "unknown",
    },
    filters: { minSalary: "failed", language: "failed", education: "unknown", licence: "unknown" },
  },
  {
    resume: "an engineer's Markdown",
    profile: { needs_sponsorship: true, min_salary: 90_000, salary_currency: "USD" },
    posting: "a start-up's page",
    outcomes: {
      "5+ years building backend services in Go or Rust": "met: 5 years as Senior Software Engineer",
      PostgreSQL: "met: PostgreSQL",
      Kafka: "unmet",
      "AWS or GCP": "unmet",
      English: "met: English, native",
      "No visa sponsorship": "unmet",
    },
    filters: { language: "passed", authorization: "failed", minSalary: "unknown" },
  },
  {
    resume: "an engineer's Markdown",
    posting: "a table pasted as lines",
    outcomes: {
      "Bachelor's degree in Statistics, Mathematics, or Economics": "near: B.S., Computer Science",
      "Three (3) years' experience with SQL": "near: PostgreSQL",
      "Master's degree": "unmet: B.S., Computer Science",
      "Python or R": "met: Python",
    },
    filters: { education: "unknown" },
  },
  {
    resume: "a teacher's vita with dates first",
    posting: "a school's page",
    outcomes: { "a degree": "met: BSc (Hons), Mathematics", "Qualified Teacher Status": "unknown" },
    filters: { education: "passed" },
  },
  {
    resume: "a German nurse's table",
    profile: { willing_to_relocate: false },
    posting: "a clinic's page with a divided word",
    outcomes: {
      "Ausbildung als Gesundheits- und Krankenpfleger/in oder Altenpfleger/in":
        "met: Ausbildung, Gesundheits- und Krankenpflegerin",
      Deutschkenntnisse: "met: Deutsch, Muttersprache",
      "Führerschein Klasse B": "unknown",
    },
    filters: { education: "passed", language: "passed" },
  },
  {
    resume: "an electrician's lines",
    posting: "a list without marks, and other jobs below",
    outcomes: {
      "Erfahrung mit SPS": "met: SPS (Siemens S7)",
      "Elektriker, Mechatroniker oder vergleichbar": "unknown",
    },
    filters: { education: "unknown" },
  },
  {
    resume: "a French accountant's page",
    profile: {
      min_salary: 35_000,
      salary_currency: "EUR",
      willing_to_relocate: false,
      target_locations: ["Lyon"],
    },
    posting: "a French firm's page",
    outcomes: {
      "BTS ou DUT comptabilité": "met: BTS, Comptabilité et gestion",
      DCG: "met: DCG",
      Anglais: "met: Anglais, intermédiaire",
      Sage: "unmet",
    },
    filters: { minSalary: "passed", location: "passed", education: "passed" },
  },
  {
    resume: "a French accountant's page",
    profile: {
      min_salary: 35_000,
      salary_currency: "EUR",
      willing_to_relocate: false,
      target_locations: ["Lyon"],
    },
    posting: "a posting in two languages",
    outcomes: { français: "unknown", anglais: "near: Anglais, intermédiaire", SAP: "unmet" },
    filters: { minSalary: "unknown", location: "failed", language: "unknown" },
  },
  {
    resume: "a Spanish waiter's page",
    profile: { work_authorization: ["Spain"] },
    posting: "a Spanish restaurant's page",
    outcomes: {
      "Carnet de manipulador de alimentos": "met: Carnet de manipulador de alimentos (2019)",
      Inglés: "met: inglés, B2",
      "Permiso de trabajo en España": "met",
    },
    filters: { authorization: "passed" },
  },
  {
    resume: "a Chinese engineer's page",
    posting: "a Chinese board's page",
    outcomes: {
      "本科及以上学历，计算机相关专业": "met: 本科, 计算机科学与技术",
      "3年以上Java开发经验": "near: 8.8 years as 高级Java工程师 and Java工程师",
      Spring: "met: Spring",
      英语四级: "met: 英语, 六级",
    },
    filters: { education: "passed", language: "passed" },
  },
];

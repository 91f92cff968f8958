import { type Board, duties, ld, page, posting, says, withData, workshop } from "./board.ts";

const one = (
  name: string,
  fields: Parameters<typeof posting>[0],
  gold: Parameters<typeof workshop>[0],
  main?: string,
): Board => ({
  name: `mixed-${name}`,
  html: withData(posting(fields), main),
  gold: [workshop(gold)],
});
const pound = (value: unknown, more = {}) => ({
  baseSalary: { "@type": "MonetaryAmount", currency: "GBP", value, ...more },
});

/** Traps of several kinds, written after the others and read first by the readers as they stood then. */
export const mixed: Board[] = [
  one(
    "pay-in-a-list",
    pound([{ "@type": "QuantitativeValue", minValue: 24000, maxValue: 26000, unitText: "per year" }]),
    { salary: { min: 24000, max: 26000, currency: "GBP", period: "year" } },
  ),
  one("pay-range-as-text", pound({ value: "24000-26000", unitText: "YEAR" }), {
    salary: { min: 24000, max: 26000, currency: "GBP", period: "year" },
  }),
  one(
    "pay-with-sign",
    { baseSalary: { currency: "£", value: { value: "£13.50", unitText: "Hourly" } } },
    { salary: { min: 13.5, max: 13.5, currency: "GBP", period: "hour" } },
  ),
  one("pay-in-thousands", pound({ minValue: "24k", maxValue: "26k", unitText: "ANNUAL" }), {
    salary: { min: 24000, max: 26000, currency: "GBP", period: "year" },
  }),
  one("pay-empty", pound({ minValue: "", maxValue: null, unitText: "YEAR" }), {}),
  one("pay-same-twice", pound({ minValue: 26000, maxValue: 26000, value: 26000, unitText: "year" }), {
    salary: { min: 26000, max: 26000, currency: "GBP", period: "year" },
  }),
  one(
    "turnover-is-no-pay",
    { description: `${duties}<p>Our shops had a turnover of £2,400,000 last year.</p>` },
    {},
  ),
  one(
    "last-day-in-words",
    { description: `${duties}<p>Apply by 12 January 2027.</p>` },
    { closingDate: "2027-01-12" },
  ),
  one("last-day-with-blank", { validThrough: "2027-03-01 23:59:59" }, { closingDate: "2027-03-01" }),
  one("last-day-american", { validThrough: "March 1, 2027" }, { closingDate: "2027-03-01" }),
  one("last-day-unclear", { validThrough: "03/04/2027" }, {}),
  one(
    "hybrid-in-words",
    { description: `${duties}<p>Hybrid working: two days a week from home.</p>` },
    { remote: "hybrid" },
  ),
  one(
    "not-remote",
    { description: `${duties}<p>This is not a remote role.</p>`, jobLocationType: "" },
    { remote: "on_site" },
  ),
  one("kind-contract", { employmentType: "CONTRACT" }, { employmentType: "CONTRACTOR" }),
  one("kind-internship", { employmentType: ["Internship"] }, { employmentType: "INTERN" }),
  one("kind-other", { employmentType: "OTHER" }, { employmentType: "OTHER" }),
  one(
    "place-street",
    {
      jobLocation: {
        address: {
          streetAddress: "12 Mill Lane",
          addressLocality: "Leeds",
          postalCode: "LS1 4AB",
          addressRegion: "West Yorkshire",
          addressCountry: "GB",
        },
      },
    },
    { locations: ["Leeds, West Yorkshire, GB"] },
  ),
  one(
    "place-same-twice",
    { jobLocation: [{ address: { addressLocality: "Leeds" } }, { address: { addressLocality: "Leeds" } }] },
    { locations: ["Leeds"] },
  ),
  one(
    "place-region-like-town",
    {
      jobLocation: { address: { addressLocality: "Berlin", addressRegion: "Berlin", addressCountry: "DE" } },
    },
    { locations: ["Berlin, DE"] },
  ),
  one(
    "title-with-number",
    { title: "Bicycle Mechanic (Ref 2041)" },
    { title: "Bicycle Mechanic (Ref 2041)" },
  ),
  one(
    "title-of-a-town",
    { title: "Leeds Bicycle Mechanic", jobLocation: { address: { addressLocality: "Leeds" } } },
    { title: "Leeds Bicycle Mechanic", locations: ["Leeds"] },
  ),
  one(
    "plain-description",
    {
      description:
        "You look after the workshop.\n\n- Keep the tools in order\n- Advise visitors\n\nYou work with three colleagues who know the trade well and share what they know. We close on Sundays and on the days between the years, and we eat lunch together.",
    },
    {},
  ),
  {
    name: "mixed-article-of-others",
    html: page({
      head: ld(posting({ description: "Short." })),
      main: `<h1>Bicycle Mechanic</h1><p>Spoke &amp; Pine</p>${duties}`,
    }).replace(
      "<aside>",
      "<article><h2>Florist</h2><p>Employer: Petal House</p><p>Location: Bath</p></article><aside>",
    ),
    gold: [workshop()],
  },
  {
    name: "mixed-recruiter",
    html: withData(
      posting({
        hiringOrganization: {
          "@type": "Organization",
          name: "Harbour Staffing",
          sameAs: "https://staffing.example.org",
          address: { addressLocality: "Hull" },
        },
      }),
    ),
    gold: [says({ title: "Bicycle Mechanic", company: "Harbour Staffing" })],
  },
];

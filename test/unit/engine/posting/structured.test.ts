import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { finder } from "./finder.ts";

type Json = Record<string, unknown>;

const posting = (fields: Json): Json => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Baker",
  ...fields,
});
const read = (fields: Json) => normalisePosting({ text: JSON.stringify(posting(fields)) }, finder);
const page = (json: unknown, body = "<h1>Baker</h1>") =>
  `<html><head><script type="application/ld+json">${typeof json === "string" ? json : JSON.stringify(json)}</script></head><body>${body}</body></html>`;

describe("a JobPosting", () => {
  const full = posting({
    hiringOrganization: { "@type": "Organization", name: "Example Bread" },
    jobLocation: [
      {
        "@type": "Place",
        address: { addressLocality: "Bristol", addressRegion: "Avon", addressCountry: { name: "UK" } },
      },
      { "@type": "Place", address: "Bath" },
    ],
    employmentType: ["FULL_TIME", "PART_TIME"],
    baseSalary: { currency: "GBP", value: { minValue: 24000, maxValue: "26,000", unitText: "YEAR" } },
    validThrough: "2027-05-01T23:59:00Z",
    educationRequirements: { credentialCategory: "high school" },
    experienceRequirements: { monthsOfExperience: "18" },
    skills: ["kneading", { "@type": "DefinedTerm", name: "HACCP" }],
    description: "<p>Bake bread. Excel is a plus.</p>",
  });

  test.each([
    ["in a script of a page", page(full)],
    ["in a graph", page({ "@graph": [{ "@type": "WebSite" }, full] })],
    ["in an array", page([{ "@type": "Organization" }, full])],
    ["with a list of types", page({ ...full, "@type": ["Thing", "JobPosting"] })],
    ["with a whole address as type", page({ ...full, "@type": "http://schema.org/JobPosting" })],
    ["nested in a page object", page({ "@type": "WebPage", mainEntity: full })],
    ["inside a CDATA section", page(`//<![CDATA[\n${JSON.stringify(full)}\n//]]>`)],
    ["with a comma too many", page(JSON.stringify(full).replace(/}$/, ",}"))],
    ["with a raw line break in a string", page(JSON.stringify(full).replace("Bake bread", "Bake\nbread"))],
    [
      "with comments",
      page(JSON.stringify(full, null, 2).replace("{", "{ // see https://example.org\n /* ours */")),
    ],
    ["in a CDATA section between comments", page(`/*<![CDATA[*/${JSON.stringify(full)}/*]]>*/`)],
    ["with its quotes as entities", page(JSON.stringify(full).replaceAll('"', "&quot;"))],
    ["with a semicolon behind it", page(`${JSON.stringify(full)};`)],
    [
      "that refers to its employer",
      page({
        "@graph": [
          { "@id": "#firm", name: "Example Bread" },
          { ...full, hiringOrganization: { "@id": "#firm" } },
        ],
      }),
    ],
    ["pasted as JSON", JSON.stringify(full, null, 2)],
    ["pasted as an array in a code fence", `\`\`\`json\n${JSON.stringify([full])}\n\`\`\``],
  ])("%s is read", (_way, text) => {
    const { opportunity, text: clean, warnings } = normalisePosting({ text }, finder);
    const { spans, requirements, ...fields } = opportunity;
    expect(requirements?.map(({ text, necessity }) => [text, necessity])).toEqual([
      ["Excel", "preferred"],
      ["kneading", "required"],
      ["HACCP", "required"],
    ]);
    expect(fields).toEqual({
      title: "Baker",
      company: "Example Bread",
      locations: ["Bristol, Avon, UK", "Bath"],
      employmentType: "FULL_TIME",
      salary: { min: 24000, max: 26000, currency: "GBP", period: "year" },
      closingDate: "2027-05-01",
      education: "secondary",
      yearsRequired: 1.5,
      skills: { required: ["kneading", "HACCP"], preferred: ["Excel"] },
      ...(fields.language ? { language: fields.language } : {}),
    });
    for (const field of [
      "title",
      "company",
      "locations",
      "employmentType",
      "salary",
      "closingDate",
      "education",
    ]) {
      const [start, end] = spans[field] ?? [0, 0];
      expect(clean.slice(start, end).trim()).not.toBe("");
    }
    expect(warnings).toEqual(["The posting names further kinds of employment: PART_TIME."]);
  });

  test("that a page does not show keeps its evidence below the text", () => {
    const { opportunity, text } = normalisePosting({ text: page(full, "<h1>Baker</h1><p>Join us.</p>") });
    expect(text.startsWith("Baker")).toBe(true);
    expect(text).toContain("From the structured data of the posting:\nCompany: Example Bread\n");
    const [start, end] = opportunity.spans.salary ?? [0, 0];
    expect(text.slice(start, end)).toBe("GBP 24000 - 26000 per year");
  });

  test("wins over the words of the page", () => {
    const body = "<h1>Baker</h1><p>Pay: $10 an hour</p><p>Company: Wrong Example</p>";
    const { opportunity } = normalisePosting({ text: page(full, body) });
    expect(opportunity).toMatchObject({ company: "Example Bread", salary: { min: 24000 } });
  });

  test("is chosen by the title that the person gave", () => {
    const two = [posting({ title: "Cook" }), posting({ title: "Waiter", employmentType: "PART_TIME" })];
    const { opportunity, warnings } = normalisePosting({ text: page(two), title: "Waiter" });
    expect(opportunity).toMatchObject({ title: "Waiter", employmentType: "PART_TIME" });
    expect(warnings).toEqual(["The page describes several jobs; the first one was read."]);
  });

  test("that cannot be read raises a warning, and the page is read without it", () => {
    const { opportunity, warnings } = normalisePosting({
      text: page('{"@type": JobPosting', "<h1>Senior Baker</h1>"),
    });
    expect(opportunity.title).toBe("Senior Baker");
    expect(warnings).toEqual(["Structured data of the page could not be read."]);
  });
});

describe("structured pay", () => {
  test.each([
    [
      { baseSalary: "$100,000" },
      { min: 100000, max: 100000, currency: "USD", period: "year", periodInferred: true },
    ],
    [
      { baseSalary: { currency: "USD", value: { value: "$100,000", unitText: "YEAR" } } },
      { min: 100000, max: 100000, currency: "USD", period: "year" },
    ],
    [
      { baseSalary: { currency: "EUR", value: { minValue: "15.50", unitText: "HOUR" } } },
      { min: 15.5, currency: "EUR", period: "hour" },
    ],
    [
      { baseSalary: { currency: "EUR", value: 18 } },
      { min: 18, max: 18, currency: "EUR", period: "hour", periodInferred: true },
    ],
    [
      { baseSalary: { currency: "CHF", minValue: 5000, maxValue: 6000, value: { unitText: "MONTH" } } },
      { min: 5000, max: 6000, currency: "CHF", period: "month" },
    ],
    [
      { baseSalary: [{ currency: "USD", value: { maxValue: 90000, unitText: "ANN" } }] },
      { max: 90000, currency: "USD", period: "year" },
    ],
    [
      { baseSalary: 52000, salaryCurrency: "USD" },
      { min: 52000, max: 52000, currency: "USD", period: "year", periodInferred: true },
    ],
    [{ baseSalary: "50000-60000 EUR per year" }, { min: 50000, max: 60000, currency: "EUR", period: "year" }],
  ])("%j is read", (fields, salary) => {
    expect(read(fields).opportunity.salary).toEqual(salary);
  });

  test.each([
    { baseSalary: 0 },
    { baseSalary: { currency: "USD", value: { minValue: 0, maxValue: 0 } } },
    { baseSalary: "competitive" },
    { baseSalary: null },
    { baseSalary: { value: {} } },
  ])("%j is no pay", (fields) => {
    expect(read(fields).opportunity).not.toHaveProperty("salary");
  });
});

describe("other structured properties", () => {
  test.each([
    [
      { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: "USA" } },
      { remote: "remote", locations: ["USA"] },
    ],
    [{ jobLocation: { address: { addressCountry: "DE" } } }, { locations: ["DE"] }],
    [{ hiringOrganization: "Example Bread" }, { company: "Example Bread" }],
    [{ employmentType: "Full-time" }, { employmentType: "FULL_TIME" }],
    [{ employmentType: "FULLTIME" }, { employmentType: "FULL_TIME" }],
    [{ employmentType: "internship" }, { employmentType: "INTERN" }],
    [{ employmentType: "Contract" }, { employmentType: "CONTRACTOR" }],
    [{ educationRequirements: "no requirements" }, { education: "none" }],
    [
      {
        educationRequirements: [
          { credentialCategory: "postgraduate degree" },
          { credentialCategory: "bachelor degree" },
        ],
      },
      { education: "bachelor" },
    ],
    [{ experienceRequirements: "no requirements" }, { yearsRequired: 0 }],
    [{ experienceRequirements: "At least 3 years in a bakery" }, { yearsRequired: 3 }],
    [{ experienceRequirements: { monthsOfExperience: 24 } }, { yearsRequired: 2 }],
    [
      { skills: "Excel, mixing; shaping" },
      { skills: { required: ["Excel", "mixing", "shaping"], preferred: [] } },
    ],
    [
      { title: "Senior Baker &amp; Confectioner" },
      { title: "Senior Baker & Confectioner", seniority: "senior" },
    ],
    [{ qualifications: "<ul><li>2+ years of experience</li></ul>" }, { yearsRequired: 2 }],
  ])("%j is read", (fields, expected) => {
    expect(read(fields).opportunity).toMatchObject(expected);
  });
});

describe("a title in data", () => {
  const titled = (title: string) =>
    read({
      title,
      hiringOrganization: "Example Bread",
      jobLocation: { address: { addressLocality: "Bath", addressCountry: "GB" } },
    }).opportunity.title;

  test.each([
    "Baker at Example Bread",
    "Baker - Bath",
    "Baker (Bath)",
    "Baker, Bath | Example Bread",
    "Example Bread: Baker",
    "Baker in BATH",
  ])("%j is without the employer and the place that the data name", (title) => {
    expect(titled(title)).toBe("Baker");
  });

  test.each(["Bath Baker", "Baker of Example Bread", "Baker (days)", "Bath", "Example Bread"])(
    "%j stays as it is",
    (title) => {
      expect(titled(title)).toBe(title);
    },
  );
});

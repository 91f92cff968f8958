import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import { unprovedIn } from "./reading-case.ts";

describe("pay", () => {
  const gbp = { min: 16.5, max: 18, currency: "GBP", period: "hour" } as const;
  const eur = { min: 38_000, max: 42_000, currency: "EUR", period: "year" } as const;
  test.each([
    ["£16.50-£18 an hour", "£16.50 - £18 an hour", gbp],
    ["£16.50 – £18.00 per hour", "£16.50-£18 per hour", gbp],
    ["£16.50-£18/h", "£16.50 - £18 per hour", gbp],
    ["£16.50 to £18 p/h", "£16.50-£18 per hour", gbp],
    ["38.000 € – 42.000 € brutto im Jahr", "38000-42000 € im Jahr", eur],
    ["38 000 à 42 000 € brut par an", "38000 - 42000 € par an", eur],
    ["€38,000–€42,000 a year", "€38k - €42k a year", eur],
    ["€38k-42k per annum", "€38,000 to €42,000 a year", eur],
    ["EUR 38'000 - 42'000 / Jahr", "38000 - 42000 EUR pro Jahr", eur],
    [
      "£28,000 a year, 37.5 hours per week",
      "£28,000 a year, 37.5 hours per week",
      { min: 28_000, currency: "GBP", period: "year" },
    ],
    [
      "40 hours/week | £28,000 per annum",
      "40 hours/week | £28,000 per annum",
      { min: 28_000, currency: "GBP", period: "year" },
    ],
    [
      "2.800 € brutto/Monat bei 38,5 Std./Woche",
      "2.800 € brutto/Monat bei 38,5 Std./Woche",
      { min: 2800, currency: "EUR", period: "month" },
    ],
    [
      "Annual salary\n$61,000 - $70,000 DOE",
      "$61,000 - $70,000",
      { min: 61_000, max: 70_000, currency: "USD", period: "year" },
    ],
  ] as const)("of %j is proved by %j", (text, quote, value) => {
    const { proved, unproved } = proveReading(`Cook wanted\n${text}\n- Grilling`, {
      salary: { value, quote },
    });
    expect(unproved).toEqual([]);
    expect(proved.salary).toEqual(value);
  });

  test.each([
    ["£16.50-£18 an hour", { min: 16.5, max: 19, currency: "GBP", period: "hour" }, ["salary"]],
    ["£16.50-£18 an hour", { min: 18, max: 18 }, ["salary"]],
    ["£16.50-£18 an hour", { min: 16.5, max: 18, currency: "EUR", period: "hour" }, ["salary.currency"]],
    ["£16.50-£18 an hour", { min: 16.5, max: 18, currency: "GBP", period: "year" }, ["salary.period"]],
    [
      "£28,000 a year, 37.5 hours per week",
      { min: 28_000, currency: "GBP", period: "week" },
      ["salary.period"],
    ],
    ["£28,000 a year, 37.5 hours per week", { min: 37.5, currency: "GBP", period: "hour" }, ["salary"]],
    ["Up to £45,000 a year", { min: 45_000, currency: "GBP", period: "year" }, ["salary"]],
    ["Sign-on bonus: $5,000", { min: 5000, currency: "USD" }, ["salary"]],
    [
      "$45,000 a year in Duluth, Minnesota",
      { min: 45_000, currency: "CAD", period: "year" },
      ["salary.currency"],
    ],
  ] as const)("of %j is not %j", (text, value, unproved) => {
    const told = { salary: { value, quote: text } };
    expect(unprovedIn(`Cook wanted\n${text}\n- Grilling`, told)).toEqual(unproved);
  });
});

test("pay has the period that the text gives it, whatever the quote leaves out", () => {
  const text = "Cook wanted\nPaid weekly: £28,000 per annum\n- Grilling";
  const value = { min: 28_000, currency: "GBP", period: "week" } as const;
  expect(unprovedIn(text, { salary: { value, quote: "Paid weekly: £28,000" } })).toEqual(["salary.period"]);
});

describe("a name", () => {
  test.each([
    [
      "Example Health seeks nurses. Our Group has ten sites.",
      "Example Group",
      "Example Health seeks nurses. Our Group",
    ],
    ["Cook — Example Grill", "Cook Example Grill", "Cook — Example Grill"],
    ["The Example Trust and the Sample Bank", "Example Bank", "The Example Trust and the Sample Bank"],
    ["We are the Grid", "the", "the Grid"],
  ])("put together from words of %j is none: %s", (text, company, quote) => {
    expect(unprovedIn(text, { company: { value: company, quote } })).toEqual(["company"]);
  });

  test.each([
    ["Example Grid, Inc. is hiring", "Example Grid Inc."],
    ["Smith & Sons (Holdings) Ltd", "Smith & Sons Ltd"],
    ["EXAMPLE GRID", "Example Grid"],
  ])("of %j is one name: %s", (text, company) => {
    expect(unprovedIn(text, { company: { value: company, quote: text } })).toEqual([]);
  });

  test("of a place is not put together from two", () => {
    const text = "Sites in Paris, Texas and London, Ontario; remote never";
    expect(unprovedIn(text, { locations: [{ value: "Paris, Ontario", quote: text }] })).toEqual([
      "locations[0]",
    ]);
    expect(
      unprovedIn(text, { locations: [{ value: "London, Ontario", quote: text }, "Paris, Texas"] }),
    ).toEqual([]);
    expect(
      unprovedIn("80331 München (Bayern)", {
        locations: [{ value: "München, Bayern", quote: "80331 München (Bayern)" }],
      }),
    ).toEqual([]);
  });
});

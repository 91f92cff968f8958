import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove-reading.ts";
import type { Reading } from "../../../../src/engine/posting/reading/types.ts";
import { asks, unprovedIn, wishes } from "./reading-case.ts";

const provedIn = (text: string, told: Reading) => proveReading(text, told).proved;

describe("how necessary something is", () => {
  test.each([
    ["Experience with Docker is a plus", "Docker"],
    ["Nice to have: Docker, Helm", "Docker"],
    ["Nice to have\n- Docker", "Docker"],
    ["Docker (preferred)", "Docker"],
    ["Kenntnisse in Docker sind von Vorteil", "Docker"],
    ["Se valorará Docker", "Docker"],
    ["Docker (deseable)", "Docker"],
    ["La maîtrise de Docker est un plus", "Docker"],
    ["Docker será um diferencial", "Docker"],
    ["熟悉Docker者优先", "Docker"],
    ["Mile widziana znajomość Docker", "Docker"],
    ["Meriterande: Docker", "Docker"],
    ["Docker er en fordel", "Docker"],
    ["Costituisce titolo preferenziale la conoscenza di Docker", "Docker"],
    ["Go is required, Docker a plus", "Docker"],
    ["Go and ideally Docker", "Docker"],
    [
      "Requirements\n- Solid knowledge of container platforms and of the tools around them, where Docker\n  would be a bonus",
      "Docker",
    ],
  ])("is what the text says: %j wishes for %s", (text, words) => {
    const told = { requirements: [asks("skill", words)] };
    expect(unprovedIn(`Engineer\n${text}`, told)).toEqual(["requirements[0].necessity"]);
    expect(provedIn(`Engineer\n${text}`, told).requirements).toMatchObject([
      { text: words, necessity: "preferred" },
    ]);
  });

  test.each([
    ["Go is required, Docker a plus", "Go"],
    ["Go and ideally Docker", "Go"],
    ["Requirements:\n- Go\nNice to have:\n- Docker", "Go"],
    ["Must have: Go", "Go"],
    ["Preferred\n- Docker\nRequired\n- Go", "Go"],
    ["Nice to have:\n- Docker\n- Go is required", "Go"],
  ])("is what the text says: %j requires %s", (text, words) => {
    expect(unprovedIn(`Engineer\n${text}`, { requirements: [asks("skill", words)] })).toEqual([]);
    const told = { requirements: [wishes("skill", words)] };
    const { proved, unproved } = proveReading(`Engineer\n${text}`, told);
    const isSaid = /required|Requirements|Must have/i.test(text);
    expect(unproved.map(({ path }) => path)).toEqual(
      isSaid && !text.includes("ideally") ? ["requirements[0].necessity"] : [],
    );
    expect(proved.requirements).toMatchObject([
      { necessity: isSaid && !text.includes("ideally") ? "required" : "preferred" },
    ]);
  });

  test("is the caller's where the text does not say", () => {
    const text = "Engineer\nAbout you\n- You may have used Docker";
    expect(unprovedIn(text, { requirements: [wishes("skill", "Docker")] })).toEqual([]);
  });
});

describe("a quote", () => {
  test.each([
    ["Wir suchen eine Kranken-\nschwester für die Nacht", "Krankenschwester"],
    ["Wir suchen eine Kran\u00ADken\u00ADschwester", "Krankenschwester"],
    ["You need ad-\nvanced welding", "advanced welding"],
    ["Full-\ntime work on site", "Full-time"],
    ["Maîtrise de l’anglais exigée", "Maitrise de l'anglais exigee"],
    ["Titulación de técnico en electricidad", "Titulacion de tecnico en electricidad"],
    ["“Class C” driving licence", '"Class C" driving licence'],
    ["Pflege\u00A0–\u00A0Station 3", "Pflege - Station 3"],
    ["Certi\uFB01cate in \uFB01rst aid", "Certificate in first aid"],
    ["**First aid** certificate", "First aid certificate"],
    ["- First aid certificate", "• First aid certificate."],
    ["Großküche", "Grossküche"],
  ])("stands in %j as %j, and its place is that in the text", (text, quote) => {
    const told = { requirements: [asks("other", quote.replace(/[•.]/g, "").trim(), { quote })] };
    const { proved, unproved } = proveReading(text, told);
    expect(unproved).toEqual([]);
    const [start, end] = proved.requirements?.[0]?.span ?? [0, 0];
    const plain = (words: string) =>
      words
        .normalize("NFKD")
        .replace(/[^\p{L}\p{N}]|\u00AD/gu, "")
        .replace(/ß/g, "ss")
        .toLowerCase();
    expect(plain(text.slice(start, end))).toBe(plain(quote));
    expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
  });

  test.each([
    ["Nurse at the clinic", "the clinic nurse"],
    ["Nursery nurse", "Nurse r"],
    ["5 years", "50 years"],
    ["16.50 - 18", "16.5 - 180"],
  ])("does not stand in %j as %j", (text, quote) => {
    expect(unprovedIn(text, { requirements: [asks("other", "nurse", { quote })] })).toEqual([
      "requirements[0]",
    ]);
  });
});

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

describe("a requirement", () => {
  const text =
    "Cook\nWhat we ask\n- A certificate in hygiene and at least two years of experience in a kitchen\n- R and C\n- Experience required";
  test.each(["a", "and", "of", "in a", "at least", "years of", "experience in", "A", "two"])(
    "of the words %j alone is none",
    (words) => {
      expect(unprovedIn(text, { requirements: [asks("skill", words)] })).toEqual(["requirements[0]"]);
    },
  );

  test("of one letter is one where that is a name", () => {
    const told = { requirements: [asks("skill", "R"), asks("skill", "C"), asks("experience", "Experience")] };
    expect(unprovedIn(text, told)).toEqual([]);
  });

  test("is not put together from two", () => {
    const said = "Cook\nRequirements\n- 2 years of Python, 5 years of Java\n- SAP is not needed for a start";
    const told = (words: string, quote: string) => ({ requirements: [asks("experience", words, { quote })] });
    expect(unprovedIn(said, told("2 years of Java", "2 years of Python, 5 years of Java"))).toEqual([
      "requirements[0]",
    ]);
    expect(unprovedIn(said, told("5 years of Python", "2 years of Python, 5 years of Java"))).toEqual([
      "requirements[0]",
    ]);
    expect(unprovedIn(said, told("SAP is needed", "SAP is not needed"))).toEqual(["requirements[0]"]);
    expect(unprovedIn(said, told("5 years of Java", "2 years of Python, 5 years of Java"))).toEqual([]);
  });

  test("has the level of its own language", () => {
    const said = "Requirements\n- English C1, German B1\n- French: basic\n- fluent Dutch and Danish";
    const told = (words: string, level: string, quote: string) => ({
      requirements: [asks("language", words, { level, quote })],
    });
    for (const [words, level, quote] of [
      ["English", "C1", "English C1, German B1"],
      ["German", "B1", "English C1, German B1"],
      ["Dutch", "fluent", "fluent Dutch and Danish"],
      ["Danish", "fluent", "fluent Dutch and Danish"],
    ] as const)
      expect(unprovedIn(said, told(words, level, quote)), `${words} ${level}`).toEqual([]);
    for (const [words, level, quote] of [
      ["English", "B1", "English C1, German B1"],
      ["German", "C1", "English C1, German B1"],
      ["German", "basic", "German B1\n- French: basic"],
      ["French", "B1", "German B1\n- French: basic"],
    ] as const)
      expect(unprovedIn(said, told(words, level, quote)), `${words} ${level}`).toEqual([
        "requirements[0].level",
      ]);
  });
});

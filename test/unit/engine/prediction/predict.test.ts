import { describe, expect, test } from "vitest";
import { horizonMonths } from "../../../../src/engine/prediction/horizon.ts";
import { predict } from "../../../../src/engine/prediction/predict.ts";
import { builtIn, held, nobody, nurse } from "../fit/people.ts";

const index = builtIn();

function one(person = nurse(), request: Parameters<typeof predict>[2] = { targetRole: "Nurse educator" }) {
  const [first] = predict(person, index, request);
  if (first === undefined) throw new Error("Nothing was predicted.");
  return first;
}

function keys(notes: readonly { key: string }[]): string[] {
  return notes.map(({ key }) => key);
}

describe("readiness", () => {
  test("is the weighted sum of its parts, whose weights sum to 1", () => {
    const { parts, readiness } = one();
    expect(parts.map(({ key }) => key)).toEqual(["skills", "experience", "education"]);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
    expect(readiness).toBeCloseTo(100 * parts.reduce((sum, { weight, value }) => sum + weight * value, 0), 1);
  });

  test("is higher for the role held than for a distant one", () => {
    const own = one(nurse(), { targetRole: "Registered nurse" });
    const far = one(nurse(), { targetRole: "Electrician" });
    expect(own.readiness).toBeGreaterThan(60);
    expect(far.readiness).toBeLessThan(own.readiness / 2);
  });

  test("a step does not say that nothing shows a skill, if the resume is in a language without a reader", () => {
    const text =
      "Samodzielne ustawianie maszyny, wymiana narzędzi i korekty; obsługa dwóch maszyn na raz. Praca na trzy zmiany, od 2021 brygadzista zmiany nocnej, wdrożenie nowych operatorów oraz planowanie produkcji i raportowanie do kierownika. Czytanie rysunku technicznego, tolerancje i pasowania, pomiary, które są potrzebne przy każdej sztuce.";
    const { steps } = one(
      { ...nobody, texts: [{ text, claimIds: ["clm_1"] }], skills: [held("Microsoft Excel")] },
      { targetRole: "Machinist" },
    );
    const skills = steps.filter(({ key }) => key.startsWith("skill:"));
    expect(skills.length).toBeGreaterThan(0);
    for (const { text: said } of skills) expect(said).toContain("the resume is in Polish");
  });

  test("does not fall when a missing skill is learned, and that skill is no longer a step", () => {
    const before = one();
    const name = before.steps.find(({ key }) => key.startsWith("skill:"))?.skill ?? "";
    const after = one({ ...nurse(), skills: [...nurse().skills, held(name, 7)] });
    expect(after.readiness).toBeGreaterThan(before.readiness);
    expect(after.steps.map(({ skill }) => skill)).not.toContain(name);
  });

  test("with nothing known rests on nothing, and says so", () => {
    const { parts, confidence, assumptions, estimatedMonths } = one(nobody);
    expect({ parts, confidence, estimatedMonths }).toEqual({
      parts: [],
      confidence: 0,
      estimatedMonths: undefined,
    });
    expect(keys(assumptions)).toEqual(expect.arrayContaining(["no_skills", "no_experience", "no_education"]));
  });
});

describe("an unknown role", () => {
  test("is said, and nothing is invented for it", () => {
    for (const targetRole of ["xqzt wrangler", "Nurse informaticist"])
      expect(predict(nurse(), index, { targetRole, includeAlternatives: true })).toEqual([]);
  });
});

describe("a step of rank", () => {
  test("takes its years, beside those of study and skills", () => {
    const months = (targetRole: string) => one(nurse(), { targetRole }).estimatedMonths?.min ?? 0;
    expect(months("Electrician foreman")).toBeGreaterThan(months("Electrician") + 12);
  });

  test("asks for years in the base and for having led people, until these are stored", () => {
    const steps = (person: typeof nurse) =>
      keys(one(person(), { targetRole: "Electrician foreman" }).steps).filter((key) =>
        key.startsWith("rank:"),
      );
    expect(steps(nurse)).toEqual(["rank:years", "rank:leading"]);
    const led = { text: "Led a crew of six", claimIds: ["claim-led"] };
    expect(steps(() => ({ ...nurse(), years: 9, texts: [led] }))).toEqual([]);
  });
});

describe("the way there", () => {
  test("has months within which study, skills and credentials fit", () => {
    const { steps, estimatedMonths } = one();
    const study = steps.find(({ key }) => key.startsWith("education:"))?.months ?? 0;
    // From a bachelor's (48 months after school) to a master's (72), which outlasts the skills.
    expect(study).toBe(24);
    expect(estimatedMonths).toEqual({ min: 18, max: 36 });
  });

  test("is blocked where it takes longer than there is time", () => {
    expect(keys(one(nurse(), { targetRole: "Nurse educator", timeHorizon: "1 year" }).blockers)).toContain(
      "timeHorizon",
    );
    expect(
      keys(one(nurse(), { targetRole: "Nurse educator", timeHorizon: "5 years" }).blockers),
    ).not.toContain("timeHorizon");
    const busy = { ...nurse(), constraints: { reskillingMonths: 6 } };
    expect(keys(one(busy).blockers)).toContain("reskillingMonths");
    const texts = one(busy, { targetRole: "Nurse educator", timeHorizon: "1 year" }).blockers.map(
      ({ text }) => text,
    );
    expect(texts).toContainEqual(
      expect.stringMatching(
        /^The way takes at least \d+ months by this estimate, and the time asked about is 12 months\.$/,
      ),
    );
    expect(texts).toContainEqual(
      expect.stringMatching(
        /^The way takes at least \d+ months .+ the profile sets aside 6 months for retraining\.$/,
      ),
    );
  });

  test("demands a licence of newcomers, and asks those who worked under it to check theirs", () => {
    const newcomer = one(
      { ...nurse(), titles: [{ text: "Electrician", claimIds: [] }] },
      { targetRole: "Registered nurse" },
    );
    const licence = (blockers: { key: string; text: string }[]) =>
      blockers.find(({ key }) => key === "entry:licence:a-registered-nurse-licence")?.text;
    expect(licence(newcomer.blockers)).toMatch(/shows it\.$/);
    const own = one(nurse(), { targetRole: "Registered nurse" });
    expect(licence(own.blockers)).toMatch(/add it if it is held\.$/);
  });

  test("tells a failed filter as a blocker, an unknown or misread one as an assumption", () => {
    const { blockers, assumptions } = one(nurse(), {
      targetRole: "Registered nurse",
      constraints: { excludeIndustries: ["healthcare"], minSalary: "much", location: "Leeds" },
    });
    expect(keys(blockers)).toContain("filter:excludeIndustries");
    expect(keys(assumptions)).toEqual(expect.arrayContaining(["filter:location", "filter:minSalary"]));
  });

  test("is never called a probability, and its title is told where it was understood loosely", () => {
    const text = JSON.stringify(one());
    expect(text).not.toMatch(/probab\w+ of|likelihood|chances are/i);
    expect(keys(one().assumptions)).toEqual(
      expect.arrayContaining(["role", "not_a_probability", "catalogue"]),
    );
  });
});

describe("alternatives", () => {
  const predictions = predict(nurse(), index, { targetRole: "Nurse educator", includeAlternatives: true });

  test("are at most three, nearer than the target, and not what the person does", () => {
    const [target, ...others] = predictions;
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(3);
    expect(others.every(({ readiness }) => readiness > (target?.readiness ?? 100))).toBe(true);
    expect(others.map(({ title }) => title)).not.toContain("Registered Nurses");
    expect(others.every(({ alternativeTo }) => alternativeTo === "Nurse educator")).toBe(true);
  });

  test("come only when asked for", () => {
    expect(predict(nurse(), index, { targetRole: "Nurse educator" })).toHaveLength(1);
  });

  test("are the same each time", () => {
    expect(predict(nurse(), index, { targetRole: "Nurse educator", includeAlternatives: true })).toEqual(
      predictions,
    );
  });
});

describe("a time horizon", () => {
  test.each([
    ["12 months", 12],
    ["2 years", 24],
    ["within a year", 12],
    ["6mo", 6],
    ["1-2 years", 24],
    ["half a year", 6],
    ["3 quarters", 9],
  ])("%s is %d months", (text, months) => {
    expect(horizonMonths(text)).toBe(months);
  });

  test("in other words is not guessed", () => {
    expect(["soon", "", "2027", "0 months", "9999 years", "x".repeat(100_000)].map(horizonMonths)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});

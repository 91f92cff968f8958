import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assessHealth } from "../../../../src/engine/health/health.ts";
import { type HealthInput, metricNames } from "../../../../src/engine/health/types.ts";
import { active, ago, goal, nothing, now, role, skill } from "./inputs.ts";

const assess = (input: Partial<HealthInput>, at = now) => assessHealth({ ...nothing, ...input }, at);
const freshness = (input: Partial<HealthInput>) => assess(input).metrics.skillFreshness.score;
const year = 365.25;

describe("a user without data", () => {
  test("has neutral metrics that say why, and no weights", () => {
    const report = assess({});
    expect(report.overallScore).toBe(50);
    expect(report.weights).toEqual({});
    for (const name of metricNames) {
      expect(report.metrics[name]).toMatchObject({ score: 50, trend: "stable" });
      expect(report.metrics[name].details.reason).toMatch(/\w{2,}.*\.$/);
    }
  });

  test("is told which calls would bring data", () => {
    const pointers = assess({}).recommendations.flatMap(({ see }) => see);
    const expected = [
      "careerMatch.find",
      "profile.update",
      "profile.update",
      "resume.import",
      "timeline.create",
    ];
    expect(pointers.sort()).toEqual(expected);
  });
});

describe("advice about what was long ago", () => {
  const years = 20 * year;
  const text = (input: Partial<HealthInput>) =>
    assess(input).recommendations.find(({ see }) => see.includes("resume.import"))?.text ?? "";

  test("asks where a skill was used since, and not for a subject that was studied", () => {
    const skills = [skill("Welding", years), skill("Physics", years, { isStudied: true })];
    expect(text({ skills })).toMatch(/^Nothing stored shows recent use of Welding \(\d{4}\): /);
    expect(text({ skills: skills.slice(1) })).not.toContain("Physics");
  });

  test("asks until when an old certificate holds, and names it once", () => {
    const card = { claimId: "clm_1", name: "Site card", issuedAt: ago(years) };
    expect(text({ certificates: [card, { ...card, claimId: "clm_2" }] })).toMatch(
      /^It is not known whether Site card \(\d{4}\) still holds/,
    );
  });
});

describe("skill freshness", () => {
  test.each([
    ["tool", 2.5],
    ["professional", 5],
    ["knowledge", 5],
    ["foundational", 10],
    ["credential", 10],
  ] as const)("a %s counts half after %s years without use", (kind, years) => {
    expect(freshness({ skills: [skill("x", years * year, { kind })] })).toBeCloseTo(50, 0);
  });

  test("what is still in use is fresh, what is very old keeps a tenth", () => {
    const evidence = [{ claimId: "clm_1", from: ago(3000) }];
    expect(freshness({ skills: [skill("x", 0, { evidence })] })).toBe(100);
    expect(freshness({ skills: [skill("x", 40 * year, { kind: "tool" })] })).toBe(10);
  });

  test("a certificate is whole until it expires", () => {
    const of = (expiresAt: string) => [{ claimId: "clm_c", name: "C", issuedAt: ago(700), expiresAt }];
    expect(freshness({ certificates: of("2025-06-20") })).toBe(100);
    expect(freshness({ certificates: of("2025-06-10") })).toBe(10);
  });

  test("undated skills are counted apart, not guessed", () => {
    const undated = skill("y", 0, { evidence: [] });
    const { details } = assess({ skills: [skill("x", 0), undated] }).metrics.skillFreshness;
    expect(details.inputs).toMatchObject({ dated: 1, undated: 1 });
    expect(details.claimIds).toEqual(["clm_x"]);
    expect(assess({ skills: [undated] }).metrics.skillFreshness.details.reason).toContain("date");
  });
});

describe("goal progress", () => {
  test("compares progress with the time gone", () => {
    const half = goal("g", 100, 0.25, { dueAt: ago(-100) });
    expect(assess({ goals: [half] }).metrics.goalProgress.score).toBeCloseTo(50, 0);
    expect(assess({ goals: [half, goal("h", 10, 1)] }).metrics.goalProgress.score).toBeCloseTo(75, 0);
  });

  test("a goal of which no progress is known is left out, not called failed", () => {
    const { score, details } = assess({ goals: [goal("g", 200), goal("h", 10, 1)] }).metrics.goalProgress;
    expect(score).toBe(100);
    expect(details).toMatchObject({ inputs: { goals: 2, withoutProgress: 1 }, goalIds: ["h"] });
    expect(assess({ goals: [goal("g", 200)] }).weights.goalProgress).toBeUndefined();
  });
});

describe("market alignment", () => {
  const skills = [skill("sql", 10)];

  test("is the weighted share of demand held, times the reach of the pay", () => {
    const target = role({ sql: 1, spark: 0.5, airflow: 0, python: 1 });
    const { score, details } = assess({ skills, roles: [target] }).metrics.marketAlignment;
    expect(score).toBe(62.5);
    expect(details.inputs).toMatchObject({ roles: [{ missing: ["airflow", "spark"] }] });
    expect(details.claimIds).toEqual(["clm_sql", "clm_spark", "clm_python"]);
    const poor = { ...target, salaryReach: 0.8 };
    expect(assess({ skills, roles: [poor] }).metrics.marketAlignment.score).toBe(50);
  });

  test("has no score while no skill or no demand is known", () => {
    expect(assess({ roles: [role({ sql: 0 })] }).weights.marketAlignment).toBeUndefined();
    expect(assess({ skills, roles: [role({})] }).weights.marketAlignment).toBeUndefined();
  });
});

describe("career activity", () => {
  test("is about 63 where the activity is the usual one, and halves its sum in 30 days", () => {
    expect(assess({ activity: active([{ age: 0, impact: 1 }]) }).metrics.careerActivity.score).toBeCloseTo(
      63,
      -0.5,
    );
    const { inputs } = assess({ activity: active([{ age: 30, impact: 1 }]) }).metrics.careerActivity.details;
    expect(inputs).toMatchObject({ activity: 0.5, lastEvent: "2025-05-16" });
  });

  test("is measured against the user's own weeks once there are eight", () => {
    const weekly = (weeks: number) =>
      active(Array.from({ length: weeks }, (_, week) => ({ age: 7 * week + 3, impact: 1 })));
    const usual = assess({ activity: weekly(40) }).metrics.careerActivity;
    expect(usual.details.inputs.scale).toBeGreaterThan(3);
    expect(usual.score).toBeGreaterThan(55);
    expect(usual.score).toBeLessThan(75);
    expect(assess({ activity: weekly(7) }).metrics.careerActivity.details.inputs.scale).toBe(1);
  });

  test("ignores what has not happened yet", () => {
    const activity = active([{ age: -3, impact: 1 }]);
    expect(assess({ activity }).weights.careerActivity).toBeUndefined();
  });
});

describe("the whole", () => {
  test("weights are renormalised over the metrics with data", () => {
    const report = assess({ skills: [skill("x", 0)], goals: [goal("g", 100, 0)] });
    expect(report.weights).toEqual({ skillFreshness: 0.5, goalProgress: 0.5 });
    expect(report.overallScore).toBeCloseTo(50, 0);
    expect(report.recommendations[0]?.text).toContain("Goal g");
    expect(report.recommendations[0]?.see).toEqual(["agent.explore"]);
  });

  test("is the same all day long", () => {
    const input = {
      skills: [skill("x", 90)],
      goals: [goal("g", 90, 0.1)],
      activity: active([{ age: 2, impact: 0.4 }]),
    };
    const at = (time: string) => assess(input, new Date(`2025-06-15T${time}Z`));
    expect(at("23:59:59.999")).toEqual(at("00:00:00.000"));
    expect(assess(input, new Date("2025-06-17T00:00:00Z"))).not.toEqual(at("12:00:00.000"));
  });
});

describe("trend", () => {
  test("improves with new evidence and compares the two windows", () => {
    const again = skill("x", 0, {
      evidence: [
        { claimId: "a", from: ago(3000), to: ago(2500) },
        { claimId: "b", from: ago(20) },
      ],
    });
    const { trend, details } = assess({ skills: [again] }).metrics.skillFreshness;
    expect(trend).toBe("improving");
    expect(details.compared?.recent).toBeGreaterThan((details.compared?.before ?? 100) + 3);
  });

  test("declines when nothing happens any more", () => {
    const activity = active([40, 41, 42].map((age) => ({ age, impact: 1 })));
    expect(assess({ activity }).metrics.careerActivity.trend).toBe("declining");
  });

  test("is stable for small changes, and where there was nothing to compare with", () => {
    expect(assess({ skills: [skill("x", 90)] }).metrics.skillFreshness.trend).toBe("stable");
    const { trend, details } = assess({ activity: active([{ age: 2, impact: 1 }]) }).metrics.careerActivity;
    expect(trend).toBe("stable");
    expect(details.compared).toBeUndefined();
  });
});

describe("whatever the data", () => {
  const days = fc.double({ min: -50, max: 5000, noNaN: true });
  const kind = fc.constantFrom("tool" as const, "professional" as const, "foundational" as const);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const skills = fc.array(fc.tuple(days, kind, fc.double({ min: 0.1, max: 9, noNaN: true })), {
    maxLength: 6,
  });
  const anyInput = fc
    .record({
      skills,
      goals: fc.array(fc.tuple(days, fc.option(share)), { maxLength: 4 }),
      held: fc.dictionary(fc.constantFrom("a", "b", "c"), share),
      reach: share,
      events: fc.array(fc.tuple(days, share), { maxLength: 20 }),
    })
    .map(
      (some): HealthInput => ({
        ...nothing,
        skills: some.skills.map(([age, kind, weight], index) => skill(`s${index}`, age, { kind, weight })),
        goals: some.goals.map(([age, value], index) => goal(`g${index}`, age, value ?? undefined)),
        roles: [role(some.held, { salaryReach: some.reach })],
        activity: active(some.events.map(([age, impact]) => ({ age, impact }))),
      }),
    );

  test("scores lie in 0..100, weights sum to 1, and the same input gives the same report", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const report = assessHealth(input, now);
        const scores = [report.overallScore, ...metricNames.map((name) => report.metrics[name].score)];
        for (const score of scores) expect(score >= 0 && score <= 100).toBe(true);
        const weights = Object.values(report.weights);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        expect(weights.length === 0 ? 1 : sum).toBeCloseTo(1, 9);
        expect(assessHealth(structuredClone(input), now)).toEqual(report);
      }),
    );
  });

  test("a fresher skill never lowers freshness", () => {
    fc.assert(
      fc.property(
        skills,
        days,
        fc.double({ min: 0, max: 3000, noNaN: true }),
        kind,
        (others, age, fresher, kind) => {
          const rest = others.map(([days, kind, weight], index) =>
            skill(`s${index}`, days, { kind, weight }),
          );
          const old = Math.max(0, age);
          const before = freshness({ skills: [...rest, skill("x", old, { kind })] });
          const after = freshness({ skills: [...rest, skill("x", Math.max(0, old - fresher), { kind })] });
          expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  test("more progress never lowers goal progress, more held skills never market alignment", () => {
    fc.assert(
      fc.property(days, share, share, (age, some, more) => {
        const [less, most] = some < more ? [some, more] : [more, some];
        const old = Math.max(2, age);
        const goals = (value: number) =>
          assess({ goals: [goal("g", old, value)] }).metrics.goalProgress.score;
        expect(goals(most)).toBeGreaterThanOrEqual(goals(less));
        const market = (held: number) =>
          assess({ skills: [skill("x", 0)], roles: [role({ a: held, b: 0.5 })] }).metrics.marketAlignment
            .score;
        expect(market(most)).toBeGreaterThanOrEqual(market(less));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateAlerts, withDismissal } from "../../../../src/engine/alerts/evaluate.ts";
import { alertInput } from "../../../../src/engine/alerts/input.ts";
import type { AlertChange, AlertInput, AlertState } from "../../../../src/engine/alerts/types.ts";
import type { HealthInput } from "../../../../src/engine/health/types.ts";
import { active, ago, goal, nothing, now, role, skill } from "../health/inputs.ts";

const nobody: AlertInput = { gaps: [], goals: [] };
const gap = (value: number, more: Partial<AlertInput["gaps"][number]> = {}): AlertInput => ({
  ...nobody,
  gaps: [
    {
      ...{ id: "r", title: "Data engineer", gap: value, missing: ["Spark", "Airflow"] },
      ...{ missingLicences: [], claimIds: ["clm_1"], ...more },
    },
  ],
});
const market = (score: number): AlertInput => ({ ...nobody, market: { score, claimIds: [] } });
const idle = (days: number): AlertInput => ({ ...nobody, lastEvent: { id: "tle_1", at: ago(days) } });
const stale = (days: number, pace?: number): AlertInput => ({
  ...nobody,
  goals: [{ id: "g", text: "Learn SQL", statedAt: ago(days), ...(pace !== undefined && { pace }) }],
});
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Evaluates one input after the other and gives what each evaluation changed, in short. */
function run(...steps: (AlertInput | { input: AlertInput; at?: Date; dismissed?: boolean })[]): string[] {
  let states: AlertState[] = [];
  return steps.map((step) => {
    const { input, at, dismissed } = "input" in step ? step : { input: step };
    if (dismissed) states = states.map(withDismissal);
    const result = evaluateAlerts(input, states, at ?? now);
    // What is remembered must survive being stored.
    states = JSON.parse(JSON.stringify(result.nextStates));
    return result.changes.map(short).join(", ");
  });
}

function short(change: AlertChange): string {
  if (change.kind === "clear") return "clear";
  return `${change.kind} ${change.alert.severity}${change.kind === "update" && change.reopen ? " reopened" : ""}`;
}

describe("levels", () => {
  test.each([
    [gap(0.24), ""],
    [gap(0.25), "raise info"],
    [gap(0.4), "raise warning"],
    [gap(0.6), "raise warning"],
    [gap(0.05, { missingLicences: ["Forklift licence"] }), "raise warning"],
    [market(55), ""],
    [market(54.9), "raise info"],
    [market(39.9), "raise warning"],
    [market(24.9), "raise warning"],
    [idle(29.9), ""],
    [idle(30), "raise info"],
    [idle(60), "raise warning"],
    [idle(120), "raise warning"],
    [stale(29.9), ""],
    [stale(30), "raise info"],
    [stale(60), "raise warning"],
    [stale(90), "raise warning"],
    [stale(31, 0.6), "raise info"],
    [stale(31, 0.59), "raise warning"],
    [stale(31, 0.29), "raise warning"],
    [stale(5, 0), ""],
  ])("%j gives %j at the second evaluation", (input, expected) => {
    expect(run(input, input)).toEqual(["", expected]);
  });

  test("the level entered is the one that both evaluations reached", () => {
    expect(run(gap(0.7), gap(0.3), gap(0.7), gap(0.7))).toEqual([
      "",
      "raise info",
      "update info",
      "update warning reopened",
    ]);
  });

  test("a first alert is a warning at most, and critical only where it still is after a week", () => {
    const on = (days: number, value = 0.7) => ({ input: gap(value), at: later(days) });
    expect(run(on(0), on(0), on(1), on(6.9), on(7), on(7.1))).toEqual([
      "",
      "raise warning",
      "",
      "",
      "",
      "update critical reopened",
    ]);
    expect(run(on(0), on(0), on(7, 0.45), on(8, 0.45)).slice(2)).toEqual(["update warning", ""]);
  });

  test("a condition seen only once raises nothing", () => {
    expect(run(gap(0.7), gap(0.1), gap(0.7))).toEqual(["", "", ""]);
  });
});

describe("an open alert", () => {
  const opened = [gap(0.45), gap(0.45)];

  test("is left alone while nothing changes", () => {
    expect(run(...opened, gap(0.45), gap(0.45)).slice(2)).toEqual(["", ""]);
  });

  test("is said anew in place when its evidence changes", () => {
    expect(run(...opened, gap(0.47)).at(-1)).toBe("update warning");
  });

  test("leaves a level only ten points below its entry, first downwards, then off the list", () => {
    expect(run(...opened, gap(0.31), gap(0.29), gap(0.16), gap(0.149)).slice(2)).toEqual([
      "update warning",
      "update info",
      "update info",
      "clear",
    ]);
    expect(run(market(50), market(50), market(62.9), market(63)).slice(2)).toEqual(["update info", "clear"]);
  });

  test("is cleared by any event, and by progress", () => {
    expect(run(idle(130), idle(130), idle(0)).at(-1)).toBe("clear");
    expect(run(stale(100), stale(100), { ...nobody, goals: [] }).at(-1)).toBe("clear");
  });

  test("does not come back in the cool-down unless it is worse", () => {
    const fromDay = (days: number, value: number) => [
      { input: gap(value), at: later(days) },
      { input: gap(value), at: later(days) },
    ];
    expect(run(...opened, gap(0.1), ...fromDay(29, 0.45)).slice(2)).toEqual(["clear", "", ""]);
    expect(run(...opened, gap(0.1), ...fromDay(31, 0.45)).slice(2)).toEqual(["clear", "", "raise warning"]);
    expect(run(...opened, gap(0.1), ...fromDay(1, 0.7)).slice(2)).toEqual(["clear", "", "raise warning"]);
  });

  test("stays dismissed at its severity and opens again at a higher one", () => {
    const dismissed = { input: gap(0.45), dismissed: true };
    expect(run(...opened, dismissed, gap(0.45), gap(0.3), gap(0.45), gap(0.45)).slice(2)).not.toContain(
      "update warning reopened",
    );
    const worse = { input: gap(0.7), at: later(8) };
    expect(run(...opened, dismissed, worse, worse).slice(2)).toEqual([
      "",
      "update warning",
      "update critical reopened",
    ]);
  });
});

describe("what an alert says", () => {
  const raised = (input: AlertInput) => {
    const { nextStates } = evaluateAlerts(input, [], now);
    const [change] = evaluateAlerts(input, nextStates, now).changes;
    return change?.kind === "raise" ? change.alert : undefined;
  };

  test("a skill gap names the role, the gap and the skills, says what to do in words, and has calls beside them", () => {
    const alert = raised(gap(0.456));
    expect(alert?.message).toContain(
      "Data engineer: the stored data shows about half of the role's requirements.",
    );
    expect(alert?.message).toContain("Spark, Airflow");
    expect(alert?.actionSuggestions[0]).toBe("Look at the steps that would close the gap.");
    expect(alert).toMatchObject({ relatedMetricId: "marketAlignment", evidenceIds: ["clm_1"] });
  });

  test.each([gap(0.7), market(20), idle(61), stale(61)])(
    "%j suggests in sentences, and calls apart",
    (input) => {
      const first = evaluateAlerts(input, [], now).nextStates;
      const { changes, nextStates } = evaluateAlerts(input, first, now);
      const texts = changes.flatMap((change) =>
        change.kind === "raise" ? change.alert.actionSuggestions : [],
      );
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(/^[A-Z][^_{}]+\.$/);
      expect(nextStates[0]?.calls?.length).toBeGreaterThan(0);
    },
  );

  test("no message changes because a day has passed", () => {
    for (const input of [idle(61), stale(61), stale(61, 0.5)]) {
      const first = evaluateAlerts(input, [], now).nextStates;
      const open = evaluateAlerts(input, first, now).nextStates;
      expect(evaluateAlerts(input, open, later(1)).changes).toEqual([]);
    }
  });
});

describe("from health to alerts", () => {
  const twice = (input: HealthInput) => {
    const measured = alertInput(input, input.activity.latest[0], now);
    const first = evaluateAlerts(measured, [], now);
    expect(first.changes).toEqual([]);
    const { changes } = evaluateAlerts(measured, first.nextStates, now);
    return changes.flatMap((change) => (change.kind === "raise" ? change.alert.alertType : []));
  };

  test("a brand-new user gets none, nor one who has only named a goal or a role", () => {
    expect(twice(nothing)).toEqual([]);
    expect(twice({ ...nothing, goals: [goal("g", 0)], roles: [role({ spark: 0 })] })).toEqual([]);
  });

  test("an imported resume far from the stated role is seen by the read that follows", () => {
    const input = {
      ...nothing,
      skills: [skill("sql", 10)],
      roles: [role({ sql: 1, spark: 0, airflow: 0, kafka: 0, dbt: 0 })],
      activity: active([{ age: 0, impact: 0.5 }]),
    };
    expect(twice(input)).toEqual(["market_misalignment", "skill_gap"]);
  });

  test("a goal reached is no longer watched, one without a word for two months is", () => {
    expect(twice({ ...nothing, goals: [goal("g", 200, 1)] })).toEqual([]);
    expect(twice({ ...nothing, goals: [goal("g", 61)] })).toEqual(["goal_stagnation"]);
  });
});

test("there is never more than one open alert of a type and subject, whatever happens", () => {
  const value = fc.double({ min: 0, max: 1, noNaN: true });
  const step = fc.record({ value, days: fc.nat(40), dismiss: fc.boolean(), present: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let states: AlertState[] = [];
      let open = false;
      let day = 0;
      for (const { value, days, dismiss, present } of steps) {
        day += days;
        if (dismiss) states = states.map(withDismissal);
        const input = present ? gap(value) : nobody;
        const result = evaluateAlerts(input, states, later(day));
        expect(evaluateAlerts(input, states, later(day))).toEqual(result);
        for (const { kind } of result.changes) {
          expect(kind === "raise").toBe(!open);
          open = kind !== "clear";
        }
        states = result.nextStates;
        expect(states.some((state) => state.open !== undefined)).toBe(open);
      }
    }),
  );
});

import { describe, expect, onTestFinished, test } from "vitest";
import { startDailyJob } from "../../../src/app/daily.ts";
import { ExportFile } from "../../../src/domain/account/export-file.ts";
import { importAccount } from "../../../src/domain/account/import.ts";
import { HEALTH_DAYS } from "../../../src/domain/career-health/schema.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { ask, refusal } from "../../support/checked.ts";
import { type Harness, HOUR_MS, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const TODAY = "2026-03-02";
const HISTORY = "careerHealth.history";

async function history(h: Harness, person: Person, input: Json = {}): Promise<Json[]> {
  return asList(await ask(h, person, HISTORY, input));
}

async function days(h: Harness, person: Person, input: Json = {}): Promise<unknown[]> {
  return (await history(h, person, input)).map(({ day }) => day);
}

/** What careerHealth.get says, in the shape of a kept day. */
async function measured(h: Harness, person: Person): Promise<Json> {
  const { body } = await h.send("GET", "/api/v1/career-health", { key: person.key });
  const metrics = Object.entries(asObject(at(body, "data", "metrics"))).map(([name, metric]) => [
    name,
    at(metric, "details", "known") ? at(metric, "score") : null,
  ]);
  return {
    overallScore:
      metrics.filter(([, score]) => score !== null).length < 3 ? null : at(body, "data", "overallScore"),
    metrics: Object.fromEntries(metrics),
    formula: at(body, "metadata", "formula"),
  };
}

const note = (h: Harness, person: Person, eventType = "course.finished") =>
  done(h, person, "POST", "/api/v1/timeline", { eventType });

async function withResume() {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  return { h, person };
}

describe("a day is kept", () => {
  test("by a write, as careerHealth.get has it, and the day's last word stands", async () => {
    const { h, person } = await withResume();
    const first = await history(h, person);
    expect(first).toEqual([{ day: TODAY, ...(await measured(h, person)) }]);
    h.runtime.advance(3 * HOUR_MS);
    await note(h, person);
    const second = await history(h, person);
    expect(second).toEqual([{ day: TODAY, ...(await measured(h, person)) }]);
    expect(second).not.toEqual(first);
  });

  test("with null for what is not known, which is no zero and no 50", async () => {
    const { h, person } = await withResume();
    expect(at(await history(h, person), 0, "metrics")).toMatchObject({
      skillFreshness: expect.any(Number),
      goalProgress: null,
      marketAlignment: null,
    });
  });

  test("by the daily job, and a day on which nothing looked is absent", async () => {
    const { h, person } = await withResume();
    h.runtime.advance(2 * DAY_MS);
    onTestFinished(startDailyJob(h.service, quiet));
    await expect.poll(() => days(h, person)).toEqual(["2026-03-04", TODAY]);
    h.runtime.advance(DAY_MS);
    await h.runtime.timers.advance(DAY_MS);
    await expect.poll(() => days(h, person)).toEqual(["2026-03-05", "2026-03-04", TODAY]);
  });

  test("not at all while nothing is known, and then with the first thing", async () => {
    const h = await start();
    const person = await h.newPerson();
    await h.service.evaluateAll();
    expect(await history(h, person)).toEqual([]);
    await note(h, person);
    expect(await days(h, person)).toEqual([TODAY]);
  });

  test("as not known once what was known is gone", async () => {
    const h = await start();
    const person = await h.newPerson();
    await note(h, person);
    h.runtime.advance(DAY_MS);
    const { body } = await h.send("GET", "/api/v1/timeline", { key: person.key });
    await h.send("DELETE", `/api/v1/timeline/${String(at(body, "data", 0, "id"))}`, { key: person.key });
    const [last, first] = await history(h, person);
    expect(last).toMatchObject({ day: "2026-03-03", overallScore: null, metrics: { careerActivity: null } });
    expect(first).toMatchObject({ day: TODAY, metrics: { careerActivity: expect.any(Number) } });
  });

  test("once: a look that finds the same writes nothing, and reading keeps no day", async () => {
    const { h, person } = await withResume();
    await h.service.evaluateAll();
    const revision = await h.store.revision(person.userId);
    h.runtime.advance(HOUR_MS);
    await h.service.evaluateAll();
    expect(await h.store.revision(person.userId)).toBe(revision);
    h.runtime.advance(DAY_MS);
    await h.send("GET", "/api/v1/career-health", { key: person.key });
    expect(await days(h, person)).toEqual([TODAY]);
  });

  test("for two years and no longer", async () => {
    const { h, person } = await withResume();
    h.runtime.advance((HEALTH_DAYS - 1) * DAY_MS);
    await h.service.evaluateAll();
    expect(await days(h, person)).toEqual(["2028-03-01", TODAY]);
    h.runtime.advance(DAY_MS);
    await h.service.evaluateAll();
    expect(await days(h, person)).toEqual(["2028-03-02", "2028-03-01"]);
  });
});

describe("the list", () => {
  async function ofFive() {
    const { h, person } = await withResume();
    for (let day = 1; day < 5; day += 1) {
      h.runtime.advance(DAY_MS);
      await h.service.evaluateAll();
    }
    return { h, person };
  }

  test("is newest first, in pages, and from a day on", async () => {
    const { h, person } = await ofFive();
    const all = ["2026-03-06", "2026-03-05", "2026-03-04", "2026-03-03", TODAY];
    expect(await days(h, person)).toEqual(all);
    expect(await days(h, person, { since: "2026-03-05" })).toEqual(all.slice(0, 2));
    const send = (query: string) =>
      h.send("GET", `/api/v1/career-health/history?${query}`, { key: person.key });
    const first = await send("limit=3");
    expect(at(first.body, "metadata", "keptSince")).toBe(TODAY);
    const cursor = String(at(first.body, "metadata", "nextCursor"));
    const rest = await send(`limit=3&cursor=${cursor}`);
    expect(asList(rest.body.data).map(({ day }) => day)).toEqual(all.slice(3));
    expect(at(rest.body, "metadata", "nextCursor")).toBeNull();
  });

  test("keeps beside each day the formula of its time", async () => {
    const { h, person } = await ofFive();
    await h.store.write(person.userId, async (tx) => {
      const kept = await tx.healthDays.get(TODAY);
      if (kept) await tx.healthDays.put({ ...kept, formula: "career-health-2" });
    });
    const formulas = (await history(h, person)).map(({ formula }) => formula);
    expect(formulas.at(-1)).toBe("career-health-2");
    expect(new Set(formulas.slice(0, -1))).toEqual(new Set([asObject(await measured(h, person)).formula]));
  });

  test.each([{ since: "2026" }, { since: "soon" }, { limit: 101 }, { limit: 0 }])(
    "refuses %j",
    async (input) => {
      const { h, person } = await withResume();
      expect(await refusal(h, person, HISTORY, input)).toMatchObject({ status: 400 });
    },
  );
});

describe("what is kept", () => {
  test("are numbers: what the person wrote is in no row, and goes from elsewhere without a trace here", async () => {
    const { h, person } = await withResume();
    await note(h, person, "only-here");
    await done(h, person, "PATCH", "/api/v1/profile", { career_goals: [{ target_role: "only-here nurse" }] });
    const rows = await h.inside.rows("select * from health_days");
    expect(rows).toHaveLength(1);
    for (const [name, value] of Object.entries(asObject(rows[0])))
      if (!["user_id", "day", "formula"].includes(name))
        expect([null, expect.any(Number)]).toContainEqual(value);
  });

  test("goes with the account, which says how much, and with a career that is cleared", async () => {
    const { h, person } = await withResume();
    const other = await h.newPerson();
    await note(h, other);
    await h.store.write(other.userId, (tx) => tx.account.clear());
    expect(await history(h, other)).toEqual([]);
    const gone = await h.send("DELETE", "/api/v1/account?confirm=DELETE", { key: person.key });
    expect(at(gone.body, "data", "receipt", "healthDays")).toBe(1);
    expect(await h.inside.rows("select day from health_days")).toEqual([]);
  });

  test("is in the export, and taken back from it as it was", async () => {
    const { h, person } = await withResume();
    h.runtime.advance(DAY_MS);
    await h.service.evaluateAll();
    const { body } = await h.send("GET", "/api/v1/account/export", { key: person.key });
    const before = await history(h, person);
    const target = await start();
    const other = await target.newPerson();
    await target.store.write(other.userId, (tx) =>
      importAccount(tx, {
        file: ExportFile.parse(body.data),
        replaceDemo: false,
        newId: target.runtime.newId,
      }),
    );
    expect(await history(target, other)).toEqual(before);
    expect(before).toHaveLength(2);
  });
});

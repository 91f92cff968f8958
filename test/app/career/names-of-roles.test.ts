import { describe, expect, test } from "vitest";
import { isObject } from "../../../src/shared/json.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

async function asked(query: string) {
  const h = await start();
  const { key } = await h.newPerson();
  const { status, body } = await h.send("POST", "/api/v1/career-match", { key, body: { query } });
  expect(status).toBe(200);
  const { understoodAs, nearest } = asObject(body.metadata);
  return { understoodAs, nearest: asList(nearest).map(({ title }) => String(title)) };
}

describe("a role's name", () => {
  test.each([
    ["Sofware Enginer", "Software Developers"],
    ["Registerd Nurse", "Registered Nurses"],
    ["Electritian", "Electricians"],
    ["Dental hygenist", "Dental Hygienists"],
    ["Sofware Enginer at Google", "Software Developers"],
    ["Krankenschwster", "Registered Nurses"],
    ["enfermra", "Registered Nurses"],
  ])("with mistakes of spelling (%s) is understood, as near: %s", async (query, title) => {
    expect((await asked(query)).understoodAs).toMatchObject({ title, how: "close" });
  });

  test.each([
    ["R.N.", "Registered Nurses"],
    ["SWE", "Software Developers"],
    ["Sr. SWE", "Software Developers"],
    ["Xray tech", "Radiologic Technologists and Technicians"],
    ["auto tech", "Automotive Service Technicians and Mechanics"],
    ["護士", "Registered Nurses"],
  ])("that is short or in other characters (%s) is understood: %s", async (query, title) => {
    expect((await asked(query)).understoodAs).toMatchObject({ title });
  });

  test.each([
    ["PM", ["Project Management Specialists", "Marketing Managers"]],
    ["PT", ["Physical Therapists", "Exercise Trainers and Group Fitness Instructors"]],
    ["Lehrerin", ["Secondary School Teachers, Except Special and Career/Technical Education"]],
    ["医生", ["Family Medicine Physicians"]],
    ["nurse or teacher", ["Registered Nurses"]],
    ["Lab technician", ["Ophthalmic Laboratory Technicians"]],
  ])("of several occupations (%s) is none of them, and each is named", async (query, titles) => {
    const { understoodAs, nearest } = await asked(query);
    expect(understoodAs).toBeNull();
    expect(nearest).toEqual(expect.arrayContaining(titles));
  });

  test.each([["what should I do"], ["rockstar engineer"], ["Chief Happiness Officer"], ["operator"]])(
    "is not understood by one word of it: %s",
    async (query) => {
      expect((await asked(query)).understoodAs).toBeNull();
    },
  );

  test.each([
    ["farmer", "Carpenters"],
    ["sailor", "Tailors, Dressmakers, and Custom Sewers"],
  ])("that is a word of its own (%s) is no misspelling of %s", async (query, title) => {
    const { understoodAs } = await asked(query);
    expect(understoodAs === null || at(understoodAs, "title") !== title).toBe(true);
  });
});

describe("one resolver decides for every operation", () => {
  test.each([
    ["Social worker", "Child, Family, and School Social Workers", undefined],
    ["Senior accountant", "Accountants and Auditors", "Senior"],
    ["Chief accountant", "Accountants and Auditors", "Chief"],
    ["Staff nurse", "Registered Nurses", undefined],
    ["Moon gardener of joy", null, undefined],
  ])("%s is %s in match, prediction, exploring and reasoning", async (role, title, word) => {
    const { h, person } = await startAt(personNamed("nurse"), "everything");
    const answers = {
      "career-match": { query: role },
      "career-prediction": { targetRole: role },
      "agent/explore": { goal: { direction: role } },
      "agent/inspect": { goal: { type: "discover_directions", query: role } },
      "career-reasoning": { query: `Can I become a ${role}?` },
    };
    for (const [path, body] of Object.entries(answers)) {
      const { status, body: said } = await h.send("POST", `/api/v1/${path}`, { key: person.key, body });
      expect(status, path).toBe(200);
      const role = at(said, "metadata", "understood", "roles", 0) ?? at(said, "metadata", "understoodAs");
      expect(isObject(role) ? role.title : null, path).toBe(title);
      expect(at(role, "step", "word"), path).toBe(word);
      if (title === null && path !== "agent/explore")
        expect(JSON.stringify(said.data), path).not.toMatch(/"(matchScore|readiness)":\d/);
    }
  });

  test("a word of rank changes readiness by what it asks for", async () => {
    const { h, person } = await startAt(personNamed("nurse"), "everything");
    const readiness = async (targetRole: string) => {
      const { body } = await h.send("POST", "/api/v1/career-prediction", {
        key: person.key,
        body: { targetRole },
      });
      return Number(at(body.data, "predictions", 0, "readiness"));
    };
    expect(await readiness("Chief electrician")).toBeLessThan(await readiness("Electrician"));
    expect(await readiness("Chief nurse")).toBeLessThan(await readiness("Senior nurse"));
  });
});

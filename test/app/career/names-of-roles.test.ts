import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";

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
    ["Social worker", ["Healthcare Social Workers", "Child, Family, and School Social Workers"]],
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

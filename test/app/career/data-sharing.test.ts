import { expect, test } from "vitest";
import { ask } from "../../support/checked.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { done, type Person, putResume, takeAssessment } from "../../support/samples/persona.ts";

/** Words that would tell who somebody is; none may be shown to another. */
const secrets = ["Zanthor", "Quillmark", "zq-", "secretive highlight"];
const leanings = { R: 5, I: 4, A: 1, S: 2, E: 2, C: 3 };

/** Somebody who went from electrician to electrical engineer after so many months, and shares it. */
async function sharer(h: Harness, place: number, months: number): Promise<Person> {
  const person = await h.newPerson();
  const start = new Date(Date.UTC(2012, months, 1)).toISOString().slice(0, 7);
  await putResume(h, person, {
    basics: { name: `Zanthor Fictional ${place}`, email: `zq-${place}@example.org` },
    work: [
      {
        name: `Quillmark ${place} (fictional)`,
        position: "Electrician",
        startDate: "2012-01",
        endDate: start,
        highlights: ["A secretive highlight."],
      },
      { name: `Quillmark ${place} North (fictional)`, position: "Electrical Engineer", startDate: start },
    ],
    skills: [{ name: "AutoCAD" }, { name: "Blueprint reading" }, { name: `zq-own-skill-${place}` }],
  });
  await takeAssessment(h, person, { leanings }, "riasec");
  await share(h, person, true);
  return person;
}

async function share(h: Harness, person: Person, on: boolean): Promise<void> {
  await done(h, person, "PUT", "/api/v1/data-sharing", {
    shareCareerPath: on,
    shareAssessmentResults: on,
    shareSkillProgression: on,
  });
}

/** Somebody who looks at similar paths and shares nothing. */
async function onlooker(h: Harness): Promise<Person> {
  const person = await h.newPerson();
  await putResume(h, person, { work: [{ position: "Electrician", startDate: "2020-01" }] });
  await takeAssessment(h, person, { leanings }, "riasec");
  return person;
}

/** The groups of other users among the paths shown; all paths must hide who the others are. */
async function groupsFor(h: Harness, person: Person, others: Person[]): Promise<Json[]> {
  const paths = asList(await ask(h, person, "similarPaths.list", { minSimilarity: 0, limit: 50 }));
  const text = JSON.stringify(paths);
  for (const secret of [...secrets, ...others.map(({ userId }) => userId)])
    expect(text).not.toContain(secret);
  const sources = new Set(paths.map((path) => at(path, "matchingFactors", "source")));
  for (const source of sources) expect(["example", "group"]).toContain(source);
  return paths.filter((path) => at(path, "matchingFactors", "source") === "group");
}

async function sharers(h: Harness, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let place = 0; place < count; place += 1) people.push(await sharer(h, place, 12 + 12 * place));
  return people;
}

test("four who share alike are not shown, five are as a group, and without one of them it is gone at once", async () => {
  const h = await start();
  const person = await onlooker(h);
  const four = await sharers(h, 4);
  expect(await groupsFor(h, person, four)).toEqual([]);
  const fifth = await sharer(h, 4, 60);
  const all = [...four, fifth];
  const groups = await groupsFor(h, person, all);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({
    path: { riasecProfile: { R: 90, I: 70, A: 20, S: 20, E: 20, C: 20 } },
    matchingFactors: { source: "group", groupSize: "5 or more" },
    relevantTransitions: [
      {
        from: "Construction and extraction (47-2)",
        to: "Architecture and engineering (17-2)",
        success: true,
        duration: 39,
      },
    ],
  });
  const skills = at(groups[0], "relevantTransitions", 0, "skillsAcquired");
  expect(Object(skills)).toEqual(expect.arrayContaining(["AutoCAD", "Blueprint reading"]));
  await share(h, fifth, false);
  expect(await groupsFor(h, person, all)).toEqual([]);
  await share(h, fifth, true);
  expect(await groupsFor(h, person, all)).toEqual(groups);
  await done(h, fifth, "DELETE", "/api/v1/account?confirm=DELETE", {});
  expect(await groupsFor(h, person, all)).toEqual([]);
});

test("each flag takes out what it admits and nothing else", async () => {
  const h = await start();
  const person = await onlooker(h);
  const all = await sharers(h, 5);
  const [first] = all;
  if (!first) throw new Error("There should be five.");
  await done(h, first, "PUT", "/api/v1/data-sharing", { shareSkillProgression: false });
  const [withoutSkills] = await groupsFor(h, person, all);
  expect(asObject(at(withoutSkills, "relevantTransitions", 0))).not.toHaveProperty("skillsAcquired");
  expect(at(withoutSkills, "path", "riasecProfile", "R")).toBe(90);
  await done(h, first, "PUT", "/api/v1/data-sharing", { shareAssessmentResults: false });
  const [withoutInterests] = await groupsFor(h, person, all);
  expect(at(withoutInterests, "path", "riasecProfile")).toEqual({ R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 });
  expect(at(withoutInterests, "matchingFactors", "notShared")).toEqual(["riasec", "workStyle"]);
  await done(h, first, "PUT", "/api/v1/data-sharing", { shareCareerPath: false });
  expect(await groupsFor(h, person, all)).toEqual([]);
});

test("five whose moves went exactly alike are not shown, for belonging would tell how one's own went", async () => {
  const h = await start();
  const person = await onlooker(h);
  const all: Person[] = [];
  for (let place = 0; place < 5; place += 1) all.push(await sharer(h, place, 24));
  expect(await groupsFor(h, person, all)).toEqual([]);
});

test("what a member sees does not count the member", async () => {
  const h = await start();
  const all = await sharers(h, 5);
  for (const person of all)
    expect(
      await groupsFor(
        h,
        person,
        all.filter((other) => other !== person),
      ),
    ).toEqual([]);
});

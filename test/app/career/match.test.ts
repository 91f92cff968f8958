import { describe, expect, test } from "vitest";
import { personProfile } from "../../../src/engine/fit/person/person-profile.ts";
import { createSkillIndex } from "../../../src/engine/skills/index.ts";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import { applied, pasted, read, resultsOf } from "../../support/agent.ts";
import { ask } from "../../support/checked.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import {
  type Person,
  type Persona,
  personas,
  putResume,
  resumeOf,
  startAt,
  takeAssessment,
} from "../../support/samples/persona.ts";
import { byHand, correlation, scaleByHand, weightsByHand } from "../../unit/engine/fit/fit-by-hand.ts";
import { builtIn, nobody } from "../../unit/engine/fit/people.ts";

const lists = { highFit: "high_fit", worthExploring: "worth_exploring", riskyMismatch: "risky_mismatch" };

async function itemsOf(h: Harness, person: Person, input: Json = { limit: 100 }): Promise<Json[]> {
  const found = await ask(h, person, "careerMatch.find", input);
  return Object.keys(lists).flatMap((list) => asList(at(found, list)));
}

/** All items of an answer that is not held against its declaration again: a loop asks for many of the same kind. */
async function nextItems(h: Harness, { key }: Person): Promise<Json[]> {
  const { status, body } = await h.send("POST", "/api/v1/career-match", { key, body: { limit: 100 } });
  expect(status).toBe(200);
  return Object.keys(lists).flatMap((list) => asList(at(body.data, list)));
}

/** The score before rounding. */
function exact(item: Json | undefined): number {
  const factors = asList(item?.factors);
  return factors.reduce((sum, { weight, score }) => sum + Number(weight) * Number(score), 0);
}

/** The share of what an occupation asks for that is shown; all of it where no gap is left to close. */
function shown(item: Json | undefined): number {
  return item?.counterfactual === undefined ? 1 : Number(at(item, "counterfactual", "shown"));
}

function sum(values: unknown[]): number {
  return values.reduce<number>((total, value) => total + Number(value), 0);
}

/** A resume with the names in its skill groups changed; a name that becomes undefined is taken out. */
function withSkills(resume: Json, change: (name: string) => string | undefined): Json {
  const changed = asList(resume.skills).flatMap((group): Json[] => {
    if (!Array.isArray(group.keywords)) {
      const name = change(textAt(group, "name"));
      return name === undefined ? [] : [{ ...group, name }];
    }
    const keywords = group.keywords.flatMap((word) => change(String(word)) ?? []);
    return keywords.length === 0 ? [] : [{ ...group, keywords }];
  });
  return { ...resume, skills: changed };
}

function namesOf(resume: Json): string[] {
  const names: string[] = [];
  withSkills(resume, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

describe.each(personas.map((persona) => [persona.name, persona] as const))(
  "the %s",
  (_, persona: Persona) => {
    test("every score is the sum of its parts, and the lists are disjoint, sorted, and as long together as asked", async () => {
      const { h, person } = await startAt(persona, "everything");
      for (const limit of [1, 7, 100]) {
        const found = asObject(await ask(h, person, "careerMatch.find", { limit }));
        const items = Object.entries(lists).flatMap(([list, bucket]) => {
          const inList = asList(found[list]);
          for (const item of inList) expect(item.bucket).toBe(bucket);
          const scores = inList.map(exact);
          for (const [place, score] of scores.entries())
            expect(score).toBeLessThanOrEqual((scores[place - 1] ?? 100) + 1e-9);
          return inList;
        });
        expect(new Set(items.map(({ occupationCode }) => occupationCode)).size).toBe(limit);
        expect(items).toHaveLength(limit);
        for (const item of items) {
          const factors = asList(item.factors);
          expect(Math.abs(sum(factors.map(({ weight }) => weight)) - 1)).toBeLessThan(1e-9);
          const baseline = sum(factors.map(({ weight, baseline }) => Number(weight) * Number(baseline)));
          const whole = baseline + sum(factors.map(({ contribution }) => contribution));
          expect(Math.abs(whole - exact(item))).toBeLessThan(0.001);
          expect(Math.abs(whole - Number(item.matchScore))).toBeLessThan(0.051);
        }
      }
    });

    test("adding the skill that a counterfactual names shows more of what the occupation asks for", async () => {
      const { h, person } = await startAt(persona, "everything");
      const resume = resumeOf(persona);
      const before = (await itemsOf(h, person, { limit: 8 })).filter((item) => item.counterfactual);
      expect(before.length).toBeGreaterThan(4);
      for (const item of before) {
        const skill = textAt(item, "counterfactual", "skill");
        expect(Number(at(item, "counterfactual", "newShown"))).toBeGreaterThan(shown(item));
        await putResume(h, person, { ...resume, skills: [...asList(resume.skills), { name: skill }] });
        const after = (await nextItems(h, person)).find(({ id }) => id === item.id);
        expect(after?.id).toBe(item.id);
        expect(shown(after), `${item.title} with ${skill}`).toBeGreaterThan(shown(item));
      }
    });

    test("taking a listed skill away never shows more of what an occupation asks for", async () => {
      const { h, person } = await startAt(persona, "everything");
      const resume = resumeOf(persona);
      const before = new Map((await itemsOf(h, person)).map((item) => [item.id, shown(item)]));
      let lowered = 0;
      for (const gone of namesOf(resume)) {
        await putResume(
          h,
          person,
          withSkills(resume, (name) => (name === gone ? undefined : name)),
        );
        for (const item of await nextItems(h, person)) {
          const was = before.get(item.id);
          if (was === undefined) continue;
          expect(shown(item), `${item.title} without ${gone}`).toBeLessThanOrEqual(was + 1e-9);
          if (shown(item) < was - 1e-9) lowered += 1;
        }
      }
      expect(lowered).toBeGreaterThan(0);
    });

    test("another spelling of a skill changes no score", async () => {
      const { h, person } = await startAt(persona, "everything");
      const index = createSkillIndex(readBuiltInCatalog().skills);
      let renamed = 0;
      const other = withSkills(resumeOf(persona), (name) => {
        const id = index.resolve(name)?.id;
        const spellings =
          id === undefined ? [] : [index.entry(id)?.name ?? "", ...(index.entry(id)?.aliases ?? [])];
        const alias = spellings.find(
          (text) => text.toLowerCase() !== name.toLowerCase() && index.resolve(text)?.id === id,
        );
        if (alias !== undefined) renamed += 1;
        return alias ?? name;
      });
      const shown = (items: Json[]) =>
        items.map(({ id, matchScore, bucket, factors }) => ({ id, matchScore, bucket, factors }));
      const before = shown(await itemsOf(h, person));
      await putResume(h, person, other);
      expect(renamed).toBeGreaterThan(3);
      expect(shown(await itemsOf(h, person))).toEqual(before);
    });
  },
);

test("listing a rated skill again, under another name and without a rating, takes nothing from it", async () => {
  const h = await start();
  const person = await h.newPerson();
  const rated = { name: "Languages", level: "Expert", keywords: ["TypeScript"] };
  await putResume(h, person, { skills: [rated] });
  const before = (await itemsOf(h, person)).map(exact);
  await putResume(h, person, { skills: [rated, { name: "TS" }] });
  expect((await itemsOf(h, person)).map(exact)).toEqual(before);
});

test("a score recomputed by hand as docs/methods.md says is the same", async () => {
  const h = await start();
  const person = await h.newPerson();
  const leanings = { R: 5, I: 4, A: 1, S: 2, E: 2, C: 4, achievement: 4, independence: 5, recognition: 2 };
  await takeAssessment(h, person, { leanings }, "riasec");
  await takeAssessment(h, person, { leanings }, "values");
  await takeAssessment(h, person, { leanings }, "workStyle");
  const taken = await ask(h, person, "assessments.list");
  const scoreOf = (module: string, dimension: string) => Number(at(taken, module, "scores", dimension));
  const interests = ["R", "I", "A", "S", "E", "C"].map((area) => scoreOf("riasec", area));
  expect(interests).toEqual([100, 75, 0, 25, 25, 75]);
  const needs = [
    "achievement",
    "independence",
    "recognition",
    "relationships",
    "support",
    "workingConditions",
  ];
  const values = needs.map((need) => scoreOf("values", need));
  const traits = ["openness", "conscientiousness", "extraversion", "agreeableness", "emotionalStability"];
  const styles = traits.map((trait) => scoreOf("workStyle", trait));
  const { occupations } = readBuiltInCatalog();
  const items = await itemsOf(h, person);
  expect(items).toHaveLength(100);
  const sureOf = (module: string) => Number(at(taken, module, "quality", "confidence_score"));
  const reliable = { interests: sureOf("riasec"), values: sureOf("values"), styles: sureOf("workStyle") };
  for (const item of items) {
    const ours = byHand(occupations, textAt(item, "occupationCode"), { interests, values, styles }, reliable);
    expect(item.matchScore, textAt(item, "title")).toBe(Math.round(ours * 10) / 10);
    expect(Math.abs(exact(item) - ours)).toBeLessThan(1e-6);
    // .42 of .95.
    expect(item.coverage).toBe(0.4421);
    const isLong = /usually takes about \d+ years to get/.test(textAt(item, "reasoningText"));
    expect(item.bucket).toBe(ours < 40 || isLong ? "risky_mismatch" : "worth_exploring");
  }
});

test("the worked example of docs/methods.md is what its steps give", async () => {
  const h = await start();
  const person = await h.newPerson();
  await takeAssessment(h, person, { leanings: { R: 5, I: 4, A: 1, S: 2, E: 2, C: 4 } }, "riasec");
  await putResume(h, person, { work: [{ name: "Fenwick Works", position: "Electrician" }] });
  const { occupations } = readBuiltInCatalog();
  const electrician = occupations.find(({ code }) => code === "47-2111.00");
  const r = correlation([100, 75, 0, 25, 25, 75], electrician?.interests ?? []);
  const { low, high, pairs } = scaleByHand(occupations, "interests");
  expect(pairs).toBe(29_568);
  const interests = 100 * Math.min(1, (r - low) / (high - low));
  const reliable = Number(
    at(await ask(h, person, "assessments.list"), "riasec", "quality", "confidence_score"),
  );
  expect(reliable).toBe(0.6667);
  const weight = 0.33 * reliable;
  const all = weight + 0.27 + 0.21 + 0.05;
  const [item] = await itemsOf(h, person, { query: "Electricians", limit: 1 });
  const factors = new Map(asList(item?.factors).map((factor) => [factor.key, factor]));
  expect(Number(factors.get("interests")?.score)).toBeCloseTo(interests, 6);
  expect([...factors].map(([key, { weight }]) => [key, weight])).toEqual([
    ["interests", expect.closeTo(weight / all, 9)],
    ["knowledge", expect.closeTo(0.27 / all, 9)],
    ["experience", expect.closeTo(0.21 / all, 9)],
    ["preparation", expect.closeTo(0.05 / all, 9)],
  ]);
  const score = (key: string) => Number(factors.get(key)?.score);
  const whole =
    weight * interests + 0.27 * score("knowledge") + 0.21 * score("experience") + 0.05 * score("preparation");
  expect(item?.matchScore).toBe(Math.round((10 * whole) / all) / 10);
  expect(item?.coverage).toBe(0.9053);
  // The figures that docs/methods.md shows.
  const { history } = personProfile(
    { ...nobody, titles: [{ text: "Electrician", claimIds: [] }] },
    builtIn(),
  );
  expect(history.slice(0, 2).map(({ position, weight }) => [occupations[position]?.title, weight])).toEqual([
    ["Electricians", expect.closeTo(0.777, 3)],
    ["Helpers--Electricians", expect.closeTo(0.1452, 4)],
  ]);
  const figures = [0.93653, -0.82118, 0.99266, 96.905].map((figure) => expect.closeTo(figure, 3));
  expect([r, low, high, interests]).toEqual(figures);
  expect(score("preparation")).toBeCloseTo(95.159, 2);
  expect(item).toMatchObject({ matchScore: 98.8, bucket: "high_fit" });
});

test("the share of an occupation's skills that is shown recomputed by hand is the same", async () => {
  const h = await start();
  const person = await h.newPerson();
  await putResume(h, person, { skills: [{ name: "Electrical installation" }] });
  const catalog = readBuiltInCatalog();
  const weights = weightsByHand(catalog, "47-2111.00");
  const parents = new Map(catalog.skills.map(({ id, parent }) => [id, parent]));
  const held = [...weights].map(([skill, { weight, level }]) => {
    const credit =
      skill === "electrical-installation" ? 1 : parents.get(skill) === "electrical-installation" ? 0.6 : 0;
    return weight * credit * Math.min(1, 4 / level);
  });
  const all = sum([...weights.values()].map(({ weight }) => weight));
  const [item] = await itemsOf(h, person, { query: "Electricians", limit: 1 });
  expect(item?.title).toBe("Electricians");
  expect(at(item, "counterfactual", "shown")).toBeCloseTo(sum(held) / all, 4);
});

describe("interests", () => {
  const text =
    "Staff nurse\nLindal Clinic, 2016 - present\n- Wound care and patient assessment on a ward of 30 beds\n";

  test("are in no answer before an assessment; what is like past jobs is called that", async () => {
    const h = await start();
    const person = await h.newPerson();
    await putResume(h, person, { work: [{ name: "Lindal Clinic", position: "Staff nurse" }] });
    for (const item of await itemsOf(h, person, { query: "Librarian" })) {
      const keys = asList(item.factors).map(({ key }) => key);
      expect(keys).not.toContain("interests");
      expect(keys).toContain("similarity");
      const { whatToVerifyNext: _, ...said } = asObject(item.explanation);
      expect(JSON.stringify([said, item.reasoningText])).not.toMatch(/interest/i);
    }
  });

  test("of past jobs are no part of an opening's score", async () => {
    const h = await start();
    const person = await h.newPerson();
    await putResume(h, person, { work: [{ name: "Lindal Clinic", position: "Staff nurse" }] });
    const data = await applied(h, person, {
      actions: [{ type: "generate_fit_brief" }],
      opportunity: pasted(`${text}\nRequirements\n- Wound care\n- Patient assessment\n`),
    });
    const id = textAt(resultsOf(data)[0] ?? {}, "outputs", "artifactRefs", 0);
    const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
    const keys = asList(at(brief, "factors")).map(({ key }) => key);
    expect(keys).not.toContain("interests");
    expect(keys).not.toContain("similarity");
    expect(JSON.stringify(at(brief, "explanation", "positiveFactors"))).not.toMatch(/interest/i);
  });

  test("weigh as much as their assessment is reliable", async () => {
    const h = await start();
    const person = await h.newPerson();
    await putResume(h, person, { work: [{ name: "Fenwick Works", position: "Electrician" }] });
    await takeAssessment(h, person, { leanings: { R: 5, I: 4, A: 1, S: 2, E: 2, C: 4 } }, "riasec");
    const [item] = await itemsOf(h, person, { query: "Electricians", limit: 1 });
    const weights = new Map(asList(item?.factors).map(({ key, weight }) => [key, Number(weight)]));
    const sure = Number(
      at(await ask(h, person, "assessments.list"), "riasec", "quality", "confidence_score"),
    );
    expect((weights.get("interests") ?? 0) / (weights.get("knowledge") ?? 1)).toBeCloseTo(
      (0.33 * sure) / 0.27,
      9,
    );
  });
});

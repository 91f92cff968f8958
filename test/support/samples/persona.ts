import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { moduleIds } from "../../../src/engine/assessment/module-ids.ts";
import { packageRoot } from "../../../src/platform/package-root.ts";
import type { Harness } from "../harness.ts";
import { asList, asObject, at, type Json, textAt } from "../json.ts";
import { prepared } from "../prepared.ts";

/** A fictional person: a resume, and what they would answer and say. */
export interface Persona {
  name: string;
  /** The occupation that should come first. */
  occupation: string;
  /** What they answer to statements of a dimension, 1..5; others in turn over 3, 4, 2. */
  leanings: Record<string, number>;
  goal: string;
  memory: string;
}

export const personas: Persona[] = [
  {
    name: "nurse",
    occupation: "Registered Nurses",
    leanings: { R: 3, I: 4, A: 2, S: 5, E: 3, C: 3, agreeableness: 5, relationships: 5, achievement: 4 },
    goal: "Nurse practitioner",
    memory: "Sleeps badly after two night shifts in a row and wants at most four a month.",
  },
  {
    name: "electrician",
    occupation: "Electricians",
    leanings: { R: 5, I: 4, A: 1, S: 2, E: 2, C: 4, conscientiousness: 5, independence: 4, support: 4 },
    goal: "Electrical engineer",
    memory: "The knee hurts on ladders; would rather plan and inspect than climb.",
  },
  {
    name: "engineer",
    occupation: "Software Developers",
    leanings: { R: 3, I: 5, A: 3, S: 2, E: 2, C: 4, openness: 5, achievement: 5, independence: 5 },
    goal: "Computer and information systems manager",
    memory: "Mentors two juniors and likes it more than the on-call week.",
  },
];

export type Person = { userId: string; key: string };
export type Stage = "nothing" | "resume" | "assessment" | "everything";

/** The persona of that name. */
export function personNamed(name: string): Persona {
  const persona = personas.find((known) => known.name === name);
  if (!persona) throw new Error(`There is no persona ${name}.`);
  return persona;
}

/** The JSON Resume of a persona. */
export function resumeOf({ name }: Persona): Json {
  const file = join(packageRoot(), "test", "support", "samples", "personas", `${name}.json`);
  return asObject(JSON.parse(readFileSync(file, "utf8")));
}

const programs = new Map<string, ReturnType<typeof prepared<{ person: Person }>>>();

/** Starts a program in which a persona is at a stage. */
export async function startAt(
  persona: Persona,
  stage: Stage,
  setup: Parameters<ReturnType<typeof prepared>>[0] = {},
): Promise<{ h: Harness; person: Person }> {
  const name = `${persona.name} ${stage}`;
  const program =
    programs.get(name) ?? prepared(async (h) => ({ person: await personAt(h, persona, stage) }));
  programs.set(name, program);
  return program(setup);
}

/** A fresh user with what is stored of the persona at a stage. */
export async function personAt(h: Harness, persona: Persona, stage: Stage): Promise<Person> {
  const person = await h.newPerson();
  if (stage === "resume" || stage === "everything") await putResume(h, person, resumeOf(persona));
  if (stage === "assessment") await takeAssessment(h, person, persona, "riasec");
  if (stage !== "everything") return person;
  for (const moduleId of moduleIds) await takeAssessment(h, person, persona, moduleId);
  await done(h, person, "PATCH", "/api/v1/profile", {
    career_goals: [{ target_role: persona.goal, by: "2028-01-01", progress: 0.2 }],
    years_of_experience: 8,
  });
  await done(h, person, "POST", "/api/v1/timeline", {
    eventType: "training.finished",
    eventData: { title: "A course" },
    impactScore: 0.6,
    timestamp: "2026-02-20T10:00:00.000Z",
  });
  await done(h, person, "POST", "/api/v1/memories", { contentText: persona.memory, importance: 0.8 });
  return person;
}

/** Replaces the person's resume. */
export async function putResume(h: Harness, person: Person, content: Json): Promise<void> {
  await done(h, person, "PUT", "/api/v1/resume", { format: "json_resume", content });
}

/** Answers every item of a module as the persona leans. */
export async function takeAssessment(
  h: Harness,
  person: Person,
  { leanings }: Pick<Persona, "leanings">,
  moduleId: string,
): Promise<void> {
  const { body } = await h.send("GET", `/api/v1/assessments/${moduleId}/questions`, { key: person.key });
  const items = asList(at(body, "data", "items"));
  const dimensions = [...new Set(items.map((item) => textAt(item, "dimension")))];
  const answers = items.map((item) => {
    const dimension = textAt(item, "dimension");
    const lean = leanings[dimension] ?? [3, 4, 2][dimensions.indexOf(dimension) % 3] ?? 3;
    return [textAt(item, "id"), item.reversed === true ? 6 - lean : lean];
  });
  await done(h, person, "POST", `/api/v1/assessments/${moduleId}/submissions`, {
    answers: Object.fromEntries(answers),
  });
}

/** A write that must succeed. */
export async function done(
  h: Harness,
  { key }: Person,
  method: string,
  path: string,
  body: Json,
): Promise<void> {
  const answer = await h.send(method, path, { key, body });
  expect(answer.status, `${method} ${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
}

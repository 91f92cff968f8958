import { healthDay, readPerson, submission } from "../../../src/app/demo/person.ts";
import { moduleIds } from "../../../src/engine/assessment/module-ids.ts";
import type { Harness } from "../harness.ts";
import type { Json } from "../json.ts";
import { done, type Person, personNamed, takeAssessment } from "./persona.ts";

/** Writes the fictional person of `career-context demo`. */
export async function writeDemo(h: Harness, person: Person): Promise<void> {
  const demo = readPerson();
  const now = h.runtime.now();
  const post = (path: string, body: Json) => done(h, person, "POST", `/api/v1/${path}`, body);
  await done(h, person, "PUT", "/api/v1/resume", { format: "json_resume", content: demo.resume });
  await done(h, person, "PATCH", "/api/v1/profile", demo.profile);
  for (const event of demo.timeline) await post("timeline", event);
  for (const { moduleId, ...answers } of demo.assessments.map(submission(now)))
    await post(`assessments/${moduleId}/submissions`, answers);
  await h.store.write(person.userId, async ({ healthDays }) => {
    for (const day of demo.healthDays.map(healthDay(now))) await healthDays.put(day);
  });
  for (const job of demo.jobs) await post("jobs-workspace", job);
  for (const application of demo.applications) await post("agent/apply", application);
}

/** Writes a fictional person of whom there is more of everything than anybody has. */
export async function writeLarge(h: Harness, person: Person): Promise<void> {
  const post = (path: string, body: Json) => done(h, person, "POST", `/api/v1/${path}`, body);
  await done(h, person, "PUT", "/api/v1/resume", { format: "json_resume", content: largeResume });
  await done(h, person, "PATCH", "/api/v1/profile", {
    bio_summary: sentences(12),
    current_job_title: "Charge Nurse",
    years_of_experience: 22,
    career_goals: many(8, (index) => ({
      target_role: ["Nurse Practitioner", "Registered Nurse", "Nursing Instructor"][index % 3],
      why: sentences(2),
      by: "2029-01-01",
    })),
  });
  for (const moduleId of moduleIds) await takeAssessment(h, person, personNamed("nurse"), moduleId);
  for (let times = 0; times < 60; times++) await takeAssessment(h, person, personNamed("nurse"), "riasec");
  await h.store.write(person.userId, async ({ healthDays }) => {
    for (let ago = 700; ago > 0; ago--) {
      const day = { daysAgo: ago, ...{ overallScore: 71.3, skillFreshness: 60.1, goalProgress: 98.7 } };
      await healthDays.put(
        healthDay(h.runtime.now())({ ...day, marketAlignment: 33.3, careerActivity: 55.5 }),
      );
    }
  });
  for (let index = 0; index < 25; index++) {
    await post("timeline", { eventType: "training.finished", eventData: { about: sentences(8), index } });
    await post("memories", { contentText: `${index} triage: ${sentences(20)}`, importance: 0.7 });
    await post("checkpoints", { kind: "explore", goalSnapshot: { query: sentences(3), index } });
  }
  for (const company of ["Example Hospital", "Example Clinic", "Example Hospice"]) {
    const rawText = `Charge Nurse\n${company}\n${duties}`;
    await post("agent/apply", { opportunity: { inputMode: "pasted_text", rawText }, actions: everyAction });
  }
  for (let index = 0; index < 5; index++) {
    await post("webhooks", {
      url: `http://127.0.0.1:9/hooks/${index}`,
      events: ["profile.updated", "timeline.event", "insight.generated"],
    });
  }
}

function many<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const words =
  "led the night ward handover and taught triage to new colleagues while keeping wound care records".split(
    " ",
  );

/** Sentences that say different things in the same words. */
function sentences(count: number): string {
  return many(
    count,
    (index) => `${[...words.slice(index % 9), ...words.slice(0, index % 9)].join(" ")}.`,
  ).join(" ");
}

const largeResume = {
  basics: { name: "Robin Fictional", email: "robin@example.com", summary: sentences(6) },
  work: many(22, (index) => ({
    name: `Example Hospital ${index}`,
    position: ["Registered Nurse", "Charge Nurse", "Staff Nurse"][index % 3],
    startDate: `${2000 + index}-01`,
    endDate: `${2001 + index}-01`,
    summary: sentences(2),
    highlights: many(7, (line) => `${index}.${line} ${sentences(2)}`),
  })),
  education: many(6, (index) => ({
    institution: `Example College ${index}`,
    area: "Nursing",
    studyType: "Bachelor",
    endDate: `${1990 + index}`,
  })),
  skills: many(12, (index) => ({
    name: `Group ${index}`,
    keywords: many(8, (word) => `skill ${index} of ${words[word]}`),
  })),
};

const duties = `Requirements\n${many(30, (index) => `- ${sentences(1)} ${index}`).join("\n")}\n- Triage\n- Wound care\nNice to have\n- Patient education`;

const everyAction = [
  { type: "normalize_opportunity" },
  { type: "generate_fit_brief" },
  {
    type: "compare_role_directions",
    candidates: ["Charge Nurse", "Nurse Practitioner", "Nursing Instructor"],
  },
  { type: "request_report_branch", prompt: "Stay or move?" },
  { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
  { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
  { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
];

/** A posting and the actions about it, as one call of apply. */
export const largeApplication: Json = {
  opportunity: { inputMode: "pasted_text", rawText: `Ward Manager\nExample Infirmary\n${duties}` },
  actions: everyAction,
};

/** A resume as large as the large person's own, in which something is new. */
export const newerResume: Json = { ...largeResume, interests: [{ name: "Chess" }] };

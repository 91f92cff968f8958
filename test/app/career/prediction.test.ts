import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, textAt } from "../../support/json.ts";

const content = {
  basics: { name: "N. N." },
  work: [{ name: "Example Hospital", position: "Staff Nurse", startDate: "2018-03" }],
  education: [{ institution: "Example University", studyType: "Bachelor", area: "Nursing", endDate: "2014" }],
};

async function predicted(h: Harness, key: string, targetRole: string) {
  const body = { targetRole, timeHorizon: "12 months" };
  const answer = await h.send("POST", "/api/v1/career-prediction", { key, body });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const notes = (list: string) => asList(at(answer.body, "data", "predictions", 0, list));
  return {
    estimate: at(answer.body, "data", "predictions", 0, "estimatedMonths"),
    blocker: (key: string) => notes("blockers").find((note) => String(note.key).includes(key)),
    assumption: (key: string) => notes("assumptions").find((note) => note.key === key),
  };
}

test("what entry to a job held before asks for may be held, and nothing else of the next role", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const imported = await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content } });
  expect(imported.status).toBe(200);
  const hint = "Earlier jobs ask for it too";
  const practitioner = await predicted(h, key, "Nurse Practitioner");
  expect(textAt(practitioner.blocker("registered-nurse-licence") ?? {}, "text")).toContain(hint);
  expect(textAt(practitioner.blocker("graduate-degree") ?? {}, "text")).not.toContain(hint);
  expect(textAt(practitioner.blocker("practitioner-certification") ?? {}, "text")).not.toContain(hint);
  const educator = await predicted(h, key, "Nursing Instructors and Teachers, Postsecondary");
  expect(textAt(educator.blocker("entry:degree") ?? {}, "text")).not.toContain(hint);
});

test("nobody is estimated no months, so that no time is too short", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const nurse = await predicted(h, key, "Registered Nurse");
  expect(nurse.estimate).toBeUndefined();
  expect(nurse.blocker("entry:licence")).toBeDefined();
  expect(nurse.blocker("timeHorizon")).toBeUndefined();
  expect(nurse.assumption("no_education")).toBeDefined();
  expect((await predicted(h, key, "Baker")).assumption("no_education")).toBeUndefined();
});

test("what is used today was last seen today, not tomorrow", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const work = [{ name: "Example", position: "Analyst", startDate: "2020", highlights: ["Wrote SQL daily"] }];
  const body = {
    format: "json_resume",
    content: { basics: { name: "N. N." }, work, skills: [{ name: "SQL" }] },
  };
  expect((await h.send("PUT", "/api/v1/resume", { key, body })).status).toBe(200);
  const health = await h.send("GET", "/api/v1/career-health", { key });
  const stalest = asList(
    at(health.body, "data", "metrics", "skillFreshness", "details", "inputs", "stalest"),
  );
  expect(stalest.map(({ lastSeen }) => lastSeen)).toEqual([h.runtime.now().toISOString().slice(0, 10)]);
});

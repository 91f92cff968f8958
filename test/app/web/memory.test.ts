import { expect, test } from "vitest";
import { applied, pasted } from "../../support/agent.ts";
import { at, textAt } from "../../support/json.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";
import { signedIn } from "../../support/web.ts";

const posting = ["Charge Nurse", "Company: Example Ward", "Requirements", "- Telemetry monitoring"].join(
  "\n",
);

async function begin() {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const made = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: pasted(posting),
  });
  const id = textAt(made, "results", 0, "outputs", "jobsWorkspaceRefs", 0);
  return { h, person, id, web: await signedIn(h, person.userId) };
}

test("memories are said to a person, each with the page of its source", async () => {
  const { h, person, id, web } = await begin();
  const dueAt = "2027-03-05T00:00:00Z";
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind: "applied" });
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind: "follow_up", dueAt });
  await done(h, person, "POST", "/api/v1/checkpoints", {
    kind: "apply",
    goalSnapshot: { direction: "Lead a ward" },
    metadata: { branchLabel: "Stay", note: "Is there time?" },
  });
  const page = await web.get("/memory");
  expect(page).toContain(`<a href="/jobs/${id}">Opening</a>`);
  expect(page).toMatch(/>Charge Nurse at Example Ward: applied since \d+ \w+ \d{4}</);
  expect(page).toContain(">To do for 5 Mar 2027, Charge Nurse at Example Ward<");
  expect(page).toContain(">Lead a ward; Stay: Is there time?<");
  expect(page).toContain(">Charge Nurse at Example Ward<");
  expect(page).toMatch(/<a href="\/profile\/claims\/clm_\w+">Job<\/a>/);
  for (const code of [
    "jobs workspace",
    "branchLabel",
    "job_event",
    "follow up, due",
    "high fit",
    "fit_brief",
  ])
    expect(page).not.toContain(code);
});

test.each([
  [
    "conversation_held",
    { with: "the practice lead", about: "educator roles" },
    "Conversation held with the practice lead, about educator roles",
  ],
  ["course_finished", { course: "Mentorship in practice" }, "Course finished: Mentorship in practice"],
  ["course_finished", { course: "First aid", hours: 12 }, "Course finished: First aid; hours: 12"],
  ["moved.house", {}, "Moved house"],
])("an event %s of %j reads as a sentence", async (eventType, eventData, sentence) => {
  const { h, person, web } = await begin();
  await done(h, person, "POST", "/api/v1/timeline", { eventType, eventData });
  expect(await web.get("/memory")).toContain(`>${sentence}<`);
});

test("a note is shown as it was written, and can be listed alone", async () => {
  const { h, person, web } = await begin();
  const contentText = "In the jobs workspace, opportunity: these are my own words";
  await done(h, person, "POST", "/api/v1/memories", { contentText });
  const page = await web.get("/memory?kind=note");
  expect(page).toContain(contentText);
  expect(page).not.toContain("Example Ward");
  expect(page).toContain("<summary>Edit</summary>");
});

test("a topic is asked for on the page of memories, and never in an address", async () => {
  const { web } = await begin();
  const page = await web.get("/memory");
  const form = page.slice(page.lastIndexOf("<form", page.indexOf('name="topic"')));
  expect(form).toMatch(/^<form method="post" action="\/memory\/forget"/);
});

test("Openings offers the calendar's address, shows it once, and the address opens the dates alone", async () => {
  const { h, person, id, web } = await begin();
  const dueAt = "2027-03-05T00:00:00Z";
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind: "follow_up", dueAt });
  expect(await web.get("/jobs")).toContain("Make the address");
  const once = "frm_calendar";
  const shown = await (await web.send("/jobs", "calendar", { once })).text();
  const address = /<code>(http[^<]+)<\/code>/.exec(shown)?.[1] ?? "";
  const { pathname, search } = new URL(address);
  const calendar = await h.app.request(address, { headers: { host: new URL(address).host } });
  expect(calendar.status, `${pathname}${search.slice(0, 11)}`).toBe(200);
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  expect(shown).toContain('href="webcal:');
  const token = new URLSearchParams(search).get("token") ?? "";
  const other = await h.send("GET", "/api/v1/jobs-workspace", { key: token });
  expect(other.status).toBe(401);
  const again = await web.send("/jobs", "calendar", { once });
  expect(again.status).toBe(400);
  expect(await again.text()).not.toContain(token);
  // The log of reads is written when it is read.
  expect(await web.get("/access")).toContain("opens only your calendar");
  expect(await web.get("/jobs")).toContain("A calendar read your dates");
  expect(at(other.body, "type")).toBeDefined();
});

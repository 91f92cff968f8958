import { expect, test } from "vitest";
import { z } from "zod";
import { applied, pasted } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";
import { signedIn } from "../../support/web.ts";

const posting = [
  "Charge Nurse",
  "Company: Example Ward",
  "Location: Duluth, MN",
  "Requirements",
  "- Telemetry monitoring",
  "- Leadership of a shift team",
].join("\n");

test("Today speaks to a person: no calls, no names of states", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  await applied(h, person, { actions: [{ type: "normalize_opportunity" }], opportunity: pasted(posting) });
  const health = await h.send("GET", "/api/v1/career-health", { key: person.key });
  const advice = z.array(z.string()).parse(at(health.body, "data", "recommendations"));
  expect(advice.join()).toContain("/api/v1/");
  expect(advice.join()).toContain("write career_goals");
  const page = await (await signedIn(h, person.userId)).get("/");
  expect(page).toContain("No goals are stored: say yours on your profile.");
  expect(page).not.toContain("career_goals");
  expect(page).not.toContain("/api/v1/");
  const openings = page.slice(page.indexOf('id="openings"')).split("</section>")[0] ?? "";
  expect(openings).toContain(">Charge Nurse</a>");
  expect(openings).toContain(">Example Ward</p>");
  expect(openings).toContain('<span class="badge">Not applied yet</span>');
});

test("Today's bar counts every opening, also those that it does not list", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  for (let count = 0; count < 7; count += 1) {
    const opening = { type: "opportunity", sourceType: "manual", title: `Ward Nurse ${count}` };
    await done(h, person, "POST", "/api/v1/jobs-workspace", opening);
  }
  const page = await (await signedIn(h, person.userId)).get("/");
  const openings = page.slice(page.indexOf('id="openings"')).split("</section>")[0] ?? "";
  expect(openings.match(/href="\/jobs\/job_/g)).toHaveLength(5);
  expect(openings).toContain('<a href="/jobs?stage=new">Not applied yet <strong>7</strong></a>');
});

test("a line of a posting that was not read stands under one mark", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }],
    opportunity: pasted(`${posting}\n- Sturdiness`),
  });
  const id = String(at(data, "results", 0, "outputs", "jobsWorkspaceRefs", 0));
  const page = await (await signedIn(h, person.userId)).get(`/jobs/${id}?tab=posting`);
  expect(page).toContain("<li>Sturdiness</li>");
});

test("Today has no number for what is not known yet, and says why", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const { body } = await h.send("GET", "/api/v1/career-health", { key: person.key });
  expect(at(body, "data", "metrics", "goalProgress", "details", "known")).toBe(false);
  const page = await (await signedIn(h, person.userId)).get("/");
  const gauge = /<span class="name">Goals on schedule<\/span>(.*?)<\/div>/s.exec(page)?.[1] ?? "";
  expect(gauge).toMatch(/<span class="value">not known yet<\/span>/);
  expect(gauge).not.toContain('class="fill"');
  expect(page).toContain("Career health");
  expect(page).toMatch(/Not known yet: \d of these \d must be known for one number\./);
  expect(page).not.toContain('class="figure"');
  expect(page).not.toMatch(/>50</);
});

test.each([
  ["a goal", { career_goals: "Nurse practitioner" }, "Nurse Practitioners"],
  ["a field of an agent's own", { target_role: "Nurse practitioner" }, "Nurse Practitioners"],
  [
    "a goal that no occupation is called",
    { career_goals: "Chief of the moon kitchen" },
    "name no occupation",
  ],
])("Today does not miss a target role where one is set as %s", async (_, profile, words) => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  await h.send("PATCH", "/api/v1/profile", { key: person.key, body: profile });
  const page = await (await signedIn(h, person.userId)).get("/");
  expect(page).not.toContain("No target role");
  expect(page).toContain(words);
});

test("Today says what agents read and changed since the person was last here, with undo", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const web = await signedIn(h, person.userId);
  const agent = await h.newKey(person.userId, { name: "Claude" });
  await h.send("POST", "/api/v1/memories", { key: agent, body: { contentText: "Before" } });
  h.runtime.advance(60_000);
  await web.get("/");
  h.runtime.advance(2 * 60 * 60_000);
  await h.send("GET", "/api/v1/profile", { key: agent });
  await h.send("POST", "/api/v1/memories", { key: agent, body: { contentText: "After" } });
  h.runtime.advance(60_000);
  const page = await web.get("/");
  const changed = page.slice(page.indexOf('id="changed"')).split("</section>")[0] ?? "";
  expect(changed).toContain("Since you were last here");
  expect(changed).toContain("Claude");
  expect(changed).toContain("your profile");
  expect(changed).toContain("Added a note: After");
  expect(changed).not.toContain("Added a note: Before");
  expect(changed).toContain("Undo");
});

test("the step about limits is done by a limit, not by a home town or a goal", async () => {
  const h = await start();
  const person = await h.newPerson();
  const content =
    "Mara Example\nLeeds, UK\nmara@example.com\n\nExperience\n\nJoiner, Example Works\n2019 - 2022";
  await done(h, person, "PUT", "/api/v1/resume", { content });
  const web = await signedIn(h, person.userId);
  const step = async () => /Answer three questions<\/a><p class="soft">([^<]*)/.exec(await web.get("/"))?.[1];
  expect(await step()).toBe("Where you would work, from what pay, and what never.");
  await done(h, person, "PATCH", "/api/v1/profile", { career_goals: "Run a workshop" });
  expect(await step()).toBe("Where you would work, from what pay, and what never.");
  await done(h, person, "PATCH", "/api/v1/profile", { target_locations: ["Leeds"] });
  expect(await step()).toBe("Done");
});

test("Today settles what is due, and stays", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const opening = { type: "opportunity", sourceType: "manual", title: "Ward Nurse" };
  const made = await h.send("POST", "/api/v1/jobs-workspace", { key: person.key, body: opening });
  const id = String(at(made.body, "data", "id"));
  const dueAt = new Date(h.runtime.now().getTime() + 24 * 60 * 60_000).toISOString();
  const event = { kind: "follow_up", dueAt, note: "Call the ward" };
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, event);
  const web = await signedIn(h, person.userId);
  const page = await web.get("/");
  expect(page).toContain("Call the ward");
  expect(page).toMatch(/<time [^>]*>Tomorrow<\/time>/);
  const of = /name="act" value="settle"\/><input type="hidden" name="of" value="(\w+)"/.exec(page)?.[1] ?? "";
  const answer = await web.send("/", "settle", { of, opening: id });
  expect(answer.headers.get("location")).toMatch(/^\/\?said=settled/);
  const after = await web.get("/");
  expect(after).not.toContain("Call the ward");
  expect(after).toContain("Nothing is due.");
});

test("Today takes an opening that closes as applied for, and stays", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const closingDate = new Date(h.runtime.now().getTime() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const opening = {
    ...{ type: "opportunity", sourceType: "manual", title: "Ward Nurse" },
    metadata: { opportunity: { closingDate } },
  };
  const made = await h.send("POST", "/api/v1/jobs-workspace", { key: person.key, body: opening });
  const id = String(at(made.body, "data", "id"));
  const web = await signedIn(h, person.userId);
  expect(await web.get("/")).toContain('aria-label="I applied: Ward Nurse"');
  const answer = await web.send("/", "applied", { of: id });
  expect(answer.headers.get("location")).toMatch(/^\/\?said=moved-applied&change=chg_/);
  const after = await web.get("/");
  expect(after).not.toContain("I applied");
  expect(after).toContain("Nothing is due.");
});

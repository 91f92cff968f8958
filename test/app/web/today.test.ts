import { expect, test } from "vitest";
import { z } from "zod";
import { applied, pasted } from "../../support/agent.ts";
import { at } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";
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
  expect(page).toContain("No goals are known: say yours on your profile.");
  expect(page).not.toContain("career_goals");
  expect(page).not.toContain("/api/v1/");
  expect(page).toContain("Charge Nurse, Example Ward");
  expect(page).toContain('<p class="soft">Read</p>');
});

test("a line of a posting that was not read stands under one mark", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }],
    opportunity: pasted(posting),
  });
  const id = String(at(data, "results", 0, "outputs", "jobsWorkspaceRefs", 0));
  const page = await (await signedIn(h, person.userId)).get(`/jobs/${id}`);
  expect(page).toContain("<li>Leadership of a shift team</li>");
});

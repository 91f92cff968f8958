import { expect, test } from "vitest";
import { applied, gridPosting, pasted, resultsOf } from "../../support/agent.ts";
import { at, textAt } from "../../support/json.ts";
import { askRaw } from "../../support/mcp/raw.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";
import { signedIn } from "../../support/web.ts";

type Started = Awaited<ReturnType<typeof startAt>>;

async function rated({ h, person }: Started, number: number) {
  const opportunity = pasted(gridPosting.replace("Example Grid", `Example Grid ${number}`));
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  const [read, brief] = resultsOf(await applied(h, person, { actions, opportunity }));
  return {
    job: textAt(read, "outputs", "jobsWorkspaceRefs", 0),
    brief: textAt(brief, "outputs", "artifactRefs", 0),
  };
}

async function ended(one: Started, number: number, kind: string) {
  const { job } = await rated(one, number);
  for (const stage of ["applied", kind])
    await done(one.h, one.person, "POST", `/api/v1/jobs-workspace/${job}/events`, { kind: stage });
}

test("from ten outcomes on, health and briefs say how often a high fit led to an interview; before that nothing", async () => {
  const one = await startAt(personNamed("electrician"), "resume");
  const { h, person } = one;
  const { key } = person;
  const ofHealth = async () =>
    at((await h.send("GET", "/api/v1/career-health", { key })).body, "data", "calibration");
  const ofBrief = async (number: number) => {
    const { brief } = await rated(one, number);
    const { body } = await h.send("GET", `/api/v1/fit-briefs/${brief}`, { key });
    return at(body, "data", "briefData", "calibration");
  };

  for (let number = 1; number <= 9; number++)
    await ended(one, number, number <= 3 ? "interview" : "rejected");
  await ended(one, 10, "withdrawn");
  expect(await ofHealth()).toBeUndefined();
  expect(await ofBrief(11)).toBeUndefined();

  await ended(one, 12, "ghosted");
  const said =
    /^Of 10 applications that were rated first and have an outcome, .*3 of \d+ led to an interview/;
  expect(await ofHealth()).toMatch(said);
  expect(await ofBrief(13)).toMatch(said);
  const tool = await askRaw(h, key, "modern", "tools/call", { name: "get_career_health", arguments: {} });
  expect(at(tool, "result", "structuredContent", "data", "calibration")).toMatch(said);
  const browser = await signedIn(h, person.userId);
  expect(await browser.get("/")).toContain("Of 10 applications that were rated first");
});

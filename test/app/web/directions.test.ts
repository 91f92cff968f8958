import { expect, test } from "vitest";
import { pages } from "../../../src/web/pages/index.ts";
import { applied, pasted } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";
import { mixedDirections } from "../../support/mixed-directions.ts";
import { signedIn } from "../../support/web.ts";

const HOSPITAL = "בית חולים הגליל";
const CLINIC = "عيادة النهر";

const resume = {
  basics: { name: "Noa Example", email: "noa@example.org" },
  work: [
    {
      position: "Registered Nurse",
      name: HOSPITAL,
      startDate: "2019-04",
      highlights: ["Telemetry (12 beds)"],
    },
    { position: "Staff Nurse", name: CLINIC, startDate: "2015-01", endDate: "2019-03" },
  ],
  education: [{ studyType: "BSc", area: "Nursing", institution: HOSPITAL, endDate: "2014" }],
  skills: [{ name: "Telemetry monitoring" }],
};
const posting = [
  "Charge Nurse",
  `Company: ${HOSPITAL}`,
  "Location: Haifa",
  "Requirements",
  "- Telemetry monitoring",
].join("\n");

async function begin() {
  const h = await start();
  const person = await h.newPerson();
  const { key, userId } = person;
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: resume } });
  const data = await applied(h, person, {
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
    ],
    opportunity: { ...pasted(posting), company: HOSPITAL },
  });
  const job = String(at(data, "results", 0, "outputs", "jobsWorkspaceRefs", 0));
  await h.send("POST", `/api/v1/jobs-workspace/${job}/events`, { key, body: { kind: "applied" } });
  return { web: await signedIn(h, userId), job };
}

test("the helper of this test sees a text that is turned, and none that is kept apart", () => {
  expect(mixedDirections(`<p>Nurse at ${CLINIC} (2015)</p>`)).toHaveLength(1);
  expect(mixedDirections(`<p dir="auto">Nurse, <span>${CLINIC}</span></p>`)).toHaveLength(1);
  expect(mixedDirections(`<p>Nurse at <bdi>${CLINIC}</bdi> (2015)</p>`)).toEqual([]);
});

test("no name that runs the other way turns what stands beside it, on any page", async () => {
  const { web, job } = await begin();
  const paths = pages.filter(({ path, send }) => !path.includes(":") && !send).map(({ path }) => path);
  const wrong: string[] = [];
  const seen = new Set<string>();
  const look = async (path: string) => {
    const page = await web.get(path);
    seen.add(page.includes(HOSPITAL) ? path : "");
    wrong.push(...mixedDirections(page).map((one) => `${path}: ${one}`));
    return page;
  };
  const links = new Set<string>([`/jobs/${job}`]);
  for (const path of paths)
    for (const [, to = ""] of (await look(path)).matchAll(
      /<a href="(\/(?:documents|profile\/claims)\/\w+)"/g,
    ))
      links.add(to);
  for (const path of links) await look(path);
  expect(wrong).toEqual([]);
  for (const path of ["/", "/profile", "/jobs", `/jobs/${job}`, "/documents", "/graph", "/import/read"])
    expect([...seen], path).toContain(path);
});

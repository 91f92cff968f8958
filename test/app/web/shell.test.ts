import { expect, test } from "vitest";
import { pages } from "../../../src/web/pages/index.ts";
import { menu, placeOf, quick } from "../../../src/web/shell/menu.ts";
import { applied, pasted } from "../../support/agent.ts";
import { at } from "../../support/json.ts";
import { done, personNamed, startAt } from "../../support/samples/persona.ts";
import { signedIn } from "../../support/web.ts";

const posting = ["Charge Nurse", "Company: Example Ward", "Requirements", "- Telemetry monitoring"].join(
  "\n",
);

async function begin() {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  return { h, person, web: await signedIn(h, person.userId) };
}

test("every entry of the menu, and of a phone's bar, leads to a page", () => {
  const paths = pages.map(({ path }) => path);
  const entries = [...menu.flatMap((group) => group.entries), ...quick];
  for (const { path } of entries.filter((entry) => !entry.path.startsWith("#")))
    expect(paths).toContain(path);
});

test.each([
  ["/", "/"],
  ["/jobs", "/jobs"],
  ["/jobs/:id", "/jobs"],
  ["/profile/claims/:id", "/profile"],
  ["/import", "/import"],
])("%s has its place in the menu at %s", (path, place) => {
  expect(placeOf(path)).toBe(place);
});

test("the menu says how much is due, and nothing where nothing is", async () => {
  const { h, person, web } = await begin();
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }],
    opportunity: pasted(posting),
  });
  const id = String(at(data, "results", 0, "outputs", "jobsWorkspaceRefs", 0));
  expect(await web.get("/memory")).not.toContain('class="count"');
  const dueAt = "2020-03-05T00:00:00Z";
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind: "follow_up", dueAt });
  expect(await web.get("/memory")).toContain('<span class="count">1<span class="unseen"> due</span></span>');
});

test("the menu says 99+ where more is due than it counts", async () => {
  const { h, person, web } = await begin();
  const dueAt = "2020-03-05T00:00:00Z";
  for (let count = 0; count < 100; count += 1) {
    const opening = { type: "opportunity", sourceType: "manual", title: `Nurse ${count}` };
    const made = await h.send("POST", "/api/v1/jobs-workspace", { key: person.key, body: opening });
    const id = String(at(made.body, "data", "id"));
    await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind: "follow_up", dueAt });
  }
  expect(await web.get("/memory")).toContain(
    '<span class="count">99+<span class="unseen"> due</span></span>',
  );
});

test("a search finds what is stored, each with the page that shows it, and words as text", async () => {
  const { h, person, web } = await begin();
  await applied(h, person, { actions: [{ type: "normalize_opportunity" }], opportunity: pasted(posting) });
  const page = await web.get("/search?q=charge+nurse");
  expect(page).toContain('value="charge nurse"');
  // The search gives the best matches only: their number says nothing.
  expect(page).toContain("Best matches for ");
  expect(page).not.toMatch(/\d+ found for/);
  expect(page).toContain('aria-label="Search"');
  expect(page).toMatch(/<a href="\/jobs\/job_\w+" dir="auto">[^<]*Charge Nurse/);
  expect(page).toMatch(/<a href="\/profile\/claims\/clm_\w+"/);
  const nothing = await web.get(`/search?q=${encodeURIComponent('"><script>alert(1)</script> xyzzy')}`);
  expect(nothing).not.toContain("<script>alert");
  expect(await web.get("/search")).toContain("Type a few words above");
});

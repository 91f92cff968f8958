import { expect, test } from "vitest";
import { DAY_MS } from "../../../src/shared/time.ts";
import { pages } from "../../../src/web/pages/index.ts";
import { menu, placeOf, quick } from "../../../src/web/shell/menu.ts";
import { applied, pasted } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
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

test("the menu and a phone's bar say which openings close within a week", async () => {
  const { h, person, web } = await begin();
  const day = (days: number) =>
    new Date(h.runtime.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  for (const days of [3, 7, 8]) {
    const metadata = { opportunity: { closingDate: day(days) } };
    const opening = { type: "opportunity", sourceType: "manual", title: `In ${days}`, metadata };
    await done(h, person, "POST", "/api/v1/jobs-workspace", opening);
  }
  const page = await web.get("/memory");
  const count = '<span class="count">2<span class="unseen"> closing within 7 days</span></span>';
  expect(page.split(count)).toHaveLength(3);
  expect(page).not.toContain("due</span>");
});

test("the menu and a phone's bar say how many claims are to confirm", async () => {
  const { h, person, web } = await begin();
  const content = { basics: { name: "Ana Example" }, skills: [{ name: "Soldering" }, { name: "Wiring" }] };
  const body = { format: "json_resume", content, sourceText: "Ana Example does Wiring.", mode: "replace" };
  await done(h, person, "PUT", "/api/v1/resume", body);
  const { body: resume } = await h.send("GET", "/api/v1/resume", { key: person.key });
  const open = asList(at(resume, "data", "unconfirmed")).length;
  expect(open).toBeGreaterThan(0);
  const count = `<span class="count">${open}<span class="unseen"> to confirm</span></span>`;
  expect((await web.get("/memory")).split(count)).toHaveLength(3);
});

test("who read what is one link from any page, on a phone too", async () => {
  const { web } = await begin();
  const head = (await web.get("/match")).split("</header>")[0] ?? "";
  expect(head).toContain('<a class="to-agents" href="/access" aria-label="Agents">');
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

test("a half typed search gives hits by the beginnings of words, for the script", async () => {
  const h = await start();
  const person = await h.newPerson();
  const web = await signedIn(h, person.userId);
  await done(h, person, "PUT", "/api/v1/resume", {
    content: { work: [{ position: "Joiner", name: "Example Works", startDate: "2019-04" }] },
  });
  const job = { type: "opportunity", title: "<b>Joinery</b> lead", company: "Moss", sourceType: "manual" };
  await done(h, person, "POST", "/api/v1/jobs-workspace", job);
  const hits = await web.get("/search/hits?q=joi");
  expect(hits).toMatch(/<li id="hit-0" data-href="\/jobs\/job_[^"]+">.*?&lt;b&gt;Joinery.*?Opening/s);
  expect(hits).toMatch(/data-href="\/profile\/claims\/clm_[^"]+">.*?Joiner at Example Works/s);
  expect(await web.get("/search/hits?q=xyzzy")).toContain('<ul id="hits" class="hits"></ul>');
  expect(await web.get("/search/hits?q=")).toContain('<ul id="hits" class="hits"></ul>');
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

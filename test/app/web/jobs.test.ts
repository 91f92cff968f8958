import { describe, expect, test } from "vitest";
import { applied, gridPosting, list, pasted, read, resultsOf } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";
import { type Browsing, signedIn, tokenIn } from "../../support/web.ts";

const electrician = personNamed("electrician");

interface Desk {
  h: Harness;
  person: Person;
  browser: Browsing;
}

async function desk(): Promise<Desk> {
  const { h, person } = await startAt(electrician, "resume");
  return { h, person, browser: await signedIn(h, person.userId) };
}

async function addJob({ h, person }: Desk, more: Json = {}): Promise<string> {
  const body = { type: "opportunity", title: "Electrician", sourceType: "manual", ...more };
  const { body: made } = await h.send("POST", "/api/v1/jobs-workspace", { key: person.key, body });
  return textAt(made, "data", "id");
}

/** Sends a form that must be done; gives where it leads. */
async function sent({ browser }: Desk, path: string, act: string, fields: Record<string, string> = {}) {
  const answer = await browser.send(path, act, fields);
  expect(answer.status, (await answer.clone().text()).slice(0, 6000)).toBe(303);
  return (answer.headers.get("location") ?? "").split("?")[0] ?? "";
}

/** The part of a page from a heading to the next of its kind. */
function section(page: string, id: string): string {
  return page.slice(page.indexOf(`id="${id}"`)).split("</section>")[0] ?? "";
}

/** The titles of the openings in one list, in its order. */
function titlesOf(page: string): string[] {
  const list = /<ul class="openings staged">.*?<\/ul>/s.exec(page)?.[0] ?? "";
  return [...list.matchAll(/<a href="\/jobs\/job_\w+"><bdi>(.*?)<\/bdi>/g)].map(([, title = ""]) =>
    title.replace(/<[^>]*>/g, ""),
  );
}

const hostile = `<script>alert("x")</script> 'quoted' אבג ${"long".repeat(60)}`;

describe("the openings", () => {
  test("says what to do where there is nothing", async () => {
    const { browser } = await desk();
    const page = await browser.get("/jobs");
    expect(page).toContain("Paste the text of an opening.");
    expect(page).toContain('name="rawText"');
    expect(page).not.toContain('class="openings"');
  });

  test("says how far a few applications came, and draws more", async () => {
    const at = await desk();
    const { h, person, browser } = at;
    const apply = async (...kinds: string[]) => {
      const id = await addJob(at);
      for (const kind of kinds)
        await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, { kind });
    };
    await addJob(at);
    expect(await browser.get("/jobs")).not.toContain("so far");
    await apply("applied");
    await apply("applied", "interview");
    await apply("applied", "rejected");
    expect(await browser.get("/jobs")).toContain(
      "Applications so far, by how far they came: 1 interview, 2 applied.",
    );
    for (let more = 0; more < 2; more += 1) await apply("applied");
    const page = await browser.get("/jobs");
    expect(page).not.toContain("so far");
    expect(page).toContain('aria-label="Applied 5, Screening 1, Interview 1, Offer 0, Accepted 0"');
  });

  test("shows what is due first, then what closes, then the newest", async () => {
    const at = await desk();
    const { h, person, browser } = at;
    const closing = (day: string) => ({ metadata: { opportunity: { closingDate: day } } });
    const over = await addJob(at, { title: "Is over", ...closing("2020-01-31") });
    const late = await addJob(at, { title: "Closes late", ...closing("2027-06-30") });
    const soon = await addJob(at, { title: "Closes soon", ...closing("2027-01-31") });
    const due = await addJob(at, { title: "Is due" });
    const event = { kind: "follow_up", dueAt: "2026-12-05T00:00:00Z" };
    await done(h, person, "POST", `/api/v1/jobs-workspace/${due}/events`, event);
    const newest = await addJob(at, { title: "Is newest" });
    for (const path of ["/jobs?view=stage", "/jobs?view=board"]) {
      const stage = section(await browser.get(path), "stage-new");
      const shown = [...stage.matchAll(/href="\/jobs\/(job_\w+)"/g)].map(([, id]) => id);
      expect([...new Set(shown)], path).toEqual([due, soon, late, newest, over]);
    }
  });

  test("shows openings by their stage, and a form moves them", async () => {
    const at = await desk();
    const { h, person, browser } = at;
    const id = await addJob(at, { company: "Example Grid" });
    await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, {
      kind: "follow_up",
      dueAt: "2027-03-05T00:00:00Z",
    });
    const before = section(await browser.get("/jobs?view=stage"), "stage-new");
    expect(before).toContain(`href="/jobs/${id}"`);
    expect(before).toContain("Example Grid");
    expect(before).toContain("5 Mar 2027");
    expect(await sent(at, "/jobs", "move", { of: id, kind: "interview" })).toBe("/jobs");
    expect(section(await browser.get("/jobs?view=stage"), "stage-interview")).toContain(`href="/jobs/${id}"`);
    expect(section(await browser.get("/jobs?view=stage"), "stage-new")).not.toContain(`href="/jobs/${id}"`);
    const board = await browser.get("/jobs?view=board");
    expect(section(board, "stage-interview")).toContain(`href="/jobs/${id}"`);
    expect(section(board, "stage-new")).not.toContain(`href="/jobs/${id}"`);
    expect(await sent(at, "/jobs?view=board", "move", { of: id, kind: "offer" })).toBe("/jobs");
    expect(section(await browser.get("/jobs?view=board"), "stage-offer")).toContain(`href="/jobs/${id}"`);
    const job = await read(h, person, `jobs-workspace/${id}`);
    expect(textAt(job, "application", "stage")).toBe("offer");
  });

  test("says which stage is none, and changes nothing", async () => {
    const at = await desk();
    const id = await addJob(at);
    const answer = await at.browser.send("/jobs", "move", { of: id, kind: "dreamt" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Nothing was changed.");
    expect((await read(at.h, at.person, `jobs-workspace/${id}`)).application).toBeUndefined();
  });

  test("keeps directions and archived openings apart", async () => {
    const at = await desk();
    await addJob(at, { type: "direction", title: "Foreperson" });
    await addJob(at, { title: "Old one", status: "archived" });
    const page = await at.browser.get("/jobs?view=stage");
    expect(section(page, "stage-directions")).toContain("Foreperson");
    expect(section(page, "stage-archived")).toContain("Old one");
    expect(page).not.toContain('id="stage-new"');
    expect(section(await at.browser.get("/jobs?view=board"), "stage-new")).not.toContain("href");
  });

  test("counts more than it shows, and shows a column alone", async () => {
    const at = await desk();
    for (let each = 0; each < 20; each += 1) await addJob(at, { title: `Electrician ${each}` });
    const page = section(await at.browser.get("/jobs?view=stage"), "stage-new");
    expect(page).toContain("5 more: Not applied yet");
    expect(page.match(/href="\/jobs\/job_/g)).toHaveLength(15);
    const board = section(await at.browser.get("/jobs?view=board"), "stage-new");
    expect(board.match(/class="card"/g)).toHaveLength(15);
    const alone = await at.browser.get("/jobs?stage=new");
    expect(alone.match(/href="\/jobs\/job_/g)).toHaveLength(20);
  });

  test("in one list, shows open openings of all stages with the stage, what is due first on top", async () => {
    const at = await desk();
    const { h, person, browser } = at;
    const offer = await addJob(at, { title: "Has an offer" });
    await done(h, person, "POST", `/api/v1/jobs-workspace/${offer}/events`, { kind: "offer" });
    await addJob(at, { title: "Closes soon", metadata: { opportunity: { closingDate: "2027-01-31" } } });
    await addJob(at, { type: "direction", title: "Foreperson" });
    const over = await addJob(at, { title: "Is over" });
    await done(h, person, "POST", `/api/v1/jobs-workspace/${over}/events`, { kind: "rejected" });
    // The address of the list by date, as it was before, leads to the same.
    for (const path of ["/jobs", "/jobs?view=date"]) {
      const page = await browser.get(path);
      const list = /<ul class="openings staged">.*?<\/ul>/s.exec(page)?.[0] ?? "";
      expect(list).toMatch(/Closes soon.*Not applied yet.*>Direction<.*Has an offer.*>Offer</s);
      expect(list).not.toContain("Is over");
      expect(page).toMatch(/openings-head.*Opening.*Stage.*Fit.*Next/s);
      expect(page).toContain('<a href="/jobs?stage=ended">1 more, ended or archived</a>');
    }
    expect(titlesOf(await browser.get("/jobs?stage=ended"))).toEqual(["Is over"]);
  });

  test("are filtered and sorted by a form whose choices are in the address", async () => {
    const room = await desk();
    const { h, person, browser } = room;
    const beyond = [
      "Teacher",
      "Requirements",
      "- A doctorate in physics is required",
      "- Conduit bending",
    ].join("\n");
    await sent(room, "/jobs", "paste", { rawText: beyond, title: "Some missing" });
    const asks = ["Easy one", "Requirements", "- Conduit bending"].join("\n");
    await sent(room, "/jobs", "paste", { rawText: asks, title: "Nothing missing" });
    const closing = { metadata: { opportunity: { closingDate: "2027-01-31" } } };
    await addJob(room, { title: "Closes", ...closing });
    await addJob(room, { title: "Another", company: "Example Grid" });
    await addJob(room, { type: "direction", title: "Foreperson" });
    const applied = await addJob(room, { title: "Bridge painter" });
    await done(h, person, "POST", `/api/v1/jobs-workspace/${applied}/events`, { kind: "applied" });
    const shown = async (query: string) => titlesOf(await browser.get(`/jobs?${query}`));
    expect(await shown("stage=applied")).toEqual(["Bridge painter"]);
    expect(await shown("kind=direction")).toEqual(["Foreperson"]);
    expect(await shown("due=yes")).toEqual(["Closes"]);
    expect(await shown("fits=met")).toEqual(["Nothing missing"]);
    expect(await shown("fits=missing")).toEqual(["Some missing"]);
    expect((await shown("fits=none")).toSorted()).toEqual([
      "Another",
      "Bridge painter",
      "Closes",
      "Foreperson",
    ]);
    expect((await shown("sort=fit")).slice(0, 3)).toEqual(["Nothing missing", "Some missing", "Closes"]);
    const byName = ["Another", "Bridge painter", "Closes", "Foreperson", "Nothing missing", "Some missing"];
    expect(await shown("sort=name")).toEqual(byName);
    expect(await shown("fits=none&kind=opening&sort=name")).toEqual(["Another", "Bridge painter", "Closes"]);

    const page = await browser.get("/jobs?fits=none&kind=opening&sort=name&view=");
    expect(page).toContain("3 of 6 shown");
    expect(page).toMatch(
      /<p class="chosen"><span class="chip">Openings<\/span><span class="chip">Not compared yet<\/span><span class="chip">By name<\/span><a href="\/jobs">Show all again</,
    );
    expect(await browser.get("/jobs")).not.toContain("Show all again");
    expect(page).toMatch(/<option value="none" selected/);
    // Another way to look at them keeps what was chosen.
    expect(page).toContain('href="/jobs?view=board&amp;kind=opening&amp;fits=none&amp;sort=name"');
    const board = await browser.get("/jobs?view=board&kind=opening&fits=none&sort=name");
    expect(board).not.toContain("Some missing");
    expect(board).toContain("Bridge painter");
  });

  test.each(["stage=dreamt", "kind=%3Cscript%3E", "sort=constructor&fits=__proto__&stage=toString"])(
    "an address that asks for what there is not shows a page: %s",
    async (query) => {
      const room = await desk();
      await addJob(room, { title: "Only one" });
      const page = await room.browser.get(`/jobs?${query}`);
      expect(page).toContain('id="filter"');
      expect(page).not.toContain("<script>");
      expect(page).not.toContain("That did not work");
      if (query.startsWith("stage")) expect(page).toContain("No opening is like this.");
    },
  );

  test("shows what strangers wrote as text", async () => {
    const at = await desk();
    const id = await addJob(at, { title: hostile, company: hostile });
    for (const page of [await at.browser.get("/jobs?view=stage"), await at.browser.get(`/jobs/${id}`)]) {
      expect(page).not.toContain("<script>alert");
      expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
    }
  });

  test("stays small and whole with 500 openings", async () => {
    const at = await desk();
    const title = "Electrician for long titles ".repeat(4);
    for (let each = 0; each < 500; each += 1) await addJob(at, { title, company: title });
    const page = await at.browser.get("/jobs?view=stage");
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
    expect(section(page, "stage-new")).toContain("485 more");
    for (const path of ["/jobs", "/jobs?stage=new", "/jobs?view=board"])
      expect(Buffer.byteLength(await at.browser.get(path)), path).toBeLessThan(1_000_000);
  });
});

describe("pasting an opening", () => {
  test("keeps it as an agent does, with its fit", async () => {
    const at = await desk();
    const path = await sent(at, "/jobs", "paste", { rawText: gridPosting, title: "", company: "" });
    const [job] = await list(at.h, at.person, "jobs-workspace");
    expect(path).toBe(`/jobs/${textAt(job, "id")}`);
    expect(textAt(job, "sourceType")).toBe("pasted_text");
    expect(textAt(job, "company")).toBe("Example Grid");
    const brief = await read(at.h, at.person, `fit-briefs/${textAt(job, "fitBriefRef")}`);
    const page = await at.browser.get(path);
    const [figures = "", how = ""] = section(page, "fit").split("how the score is made");
    expect(how).toContain(`${String(briefScore(brief))} of 100`);
    expect(figures).not.toContain("of 100");
    expect(page).toMatch(/\d of \d met/);
  });

  test("says at once which of your limits it fails, and does not say it again", async () => {
    const at = await desk();
    const { key } = at.person;
    for (const contentText of ["No night shifts.", "I won't take less than 95,000 USD a year."])
      await at.h.send("POST", "/api/v1/memories", { key, body: { contentText } });
    const rawText = `${gridPosting}\nShifts: night shifts`;
    const page = await at.browser.get(await sent(at, "/jobs", "paste", { rawText }));
    const [figures = "", folded = ""] = section(page, "fit").split("<details><summary>Reasons");
    for (const said of ["No night shifts.&quot;", "take less than 95,000 USD"]) {
      expect(figures).toContain(said);
      expect(folded).not.toContain(said);
    }
    expect(folded).toContain("Not met: the schedule, the pay");
  });

  test("links each requirement to its place in the posting, and back", async () => {
    const at = await desk();
    const rawText = ["Electrician", "Requirements", "- Conduit bending", "- Motor controls"].join("\n");
    const page = await at.browser.get(await sent(at, "/jobs", "paste", { rawText }));
    const links = [...page.matchAll(/<li id="asked-(\d)">.*?<a href="#said-(\d)">(?:<bdi[^>]*>)?([^<]+)/g)];
    expect(links.map(([, own, place, text]) => [own === place, text])).toEqual([
      [true, "Conduit bending"],
      [true, "Motor controls"],
    ]);
    for (const [, at, , text] of links)
      expect(page).toMatch(new RegExp(`<mark id="said-${at}"><a href="#asked-${at}">${text}</a></mark>`));
  });

  test("an opening without its posting asks for it, and says nothing of a resume that is stored", async () => {
    const at = await desk();
    const id = await addJob(at, { title: "Education Lead", company: "Example Ward" });
    const page = await at.browser.get(`/jobs/${id}`);
    expect(page).toContain("Only the name of this opening is stored, not its posting.");
    expect(page).not.toContain("your resume");
    expect(page).not.toContain("Check the fit");
    await sent(at, `/jobs/${id}`, "paste", { rawText: gridPosting });
    expect(await at.browser.get(`/jobs/${id}`)).toMatch(/\d of \d met/);
  });

  test("is taken back whole by Undo", async () => {
    const { h, person, browser } = await desk();
    const answer = await browser.send("/jobs", "paste", { rawText: gridPosting });
    const change = /change=(chg_\w+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
    const token = tokenIn(await browser.get("/jobs"));
    expect((await browser.send("/undo", "undo", { change, back: "/jobs", token })).status).toBe(303);
    expect(await list(h, person, "jobs-workspace")).toEqual([]);
    expect(await list(h, person, "fit-briefs")).toEqual([]);
  });

  test("is done once, though the form is sent twice", async () => {
    const { h, person, browser } = await desk();
    for (let each = 0; each < 2; each += 1)
      await browser.send("/jobs", "paste", { rawText: gridPosting, once: "frm_same" });
    expect(await list(h, person, "jobs-workspace")).toHaveLength(1);
    expect(await list(h, person, "fit-briefs")).toHaveLength(1);
  });

  test("takes a title alone, and says that this is too little", async () => {
    const room = await desk();
    const path = await sent(room, "/jobs", "paste", { title: "Electrician", company: "Example Grid" });
    const page = await room.browser.get(path);
    expect(page).toMatch(/<h1 dir="auto">Electrician<.*?<bdi>Example Grid</s);
    expect(page).toContain("Only the name of this opening is stored, not its posting.");
    expect(page).not.toContain("Check the fit");
    expect(section(page, "fit")).toContain('name="rawText"');
    expect(await room.browser.get(`${path}?tab=posting`)).toContain("what is asked for.");
  });

  test("keeps what it cannot compare yet, and says what is missing", async () => {
    const h = await start();
    const person = await h.newPerson();
    const at = { h, person, browser: await signedIn(h, person.userId) };
    const path = await sent(at, "/jobs", "paste", { rawText: gridPosting });
    const page = await at.browser.get(path);
    expect(page).toContain('<a href="/import">Add your resume</a> or <a href="/assessments">');
    const refused = await at.browser.send(path, "make", { of: "fit", artifactKind: "fit_brief" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Import your resume, or take an assessment, first.");
    const letter = await at.browser.send(`${path}?tab=documents`, "make", { artifactKind: "outreach_note" });
    expect(await letter.text()).toContain("there are none yet. Import your resume first.");
  });

  test("says what is missing where nothing was pasted", async () => {
    const at = await desk();
    const answer = await at.browser.send("/jobs", "paste", { rawText: " ", company: "Example Grid" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("paste the text of the opening, or give its title");
    expect(page).toContain('role="alert"');
    expect(page).toContain('value="Example Grid"');
    expect(await list(at.h, at.person, "jobs-workspace")).toEqual([]);
  });
});

function briefScore(brief: Json): unknown {
  return at(brief, "briefData", "score");
}

async function withOpening(rawText = gridPosting): Promise<Desk & { id: string; path: string }> {
  const room = await desk();
  const data = await applied(room.h, room.person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: pasted(rawText),
  });
  const id = textAt(resultsOf(data), 0, "outputs", "jobsWorkspaceRefs", 0);
  return { ...room, id, path: `/jobs/${id}` };
}

describe("an opening", () => {
  test("shows its posting as a quote with the words that were read marked, and who read what", async () => {
    const { browser, path, h, person, id } = await withOpening();
    const page = await browser.get(path);
    const quote = /<blockquote[^>]*>([\s\S]*?)<\/blockquote>/.exec(section(page, "posting"))?.[1] ?? "";
    const job = await read(h, person, `jobs-workspace/${id}`);
    expect(quote.replace(/<\/?(?:mark|a|span)\b[^>]*>/g, "")).toBe(textAt(job, "metadata", "postingText"));
    for (const words of ["Duluth, MN", "Conduit bending", "Solar panel installation"])
      expect(quote).toMatch(new RegExp(`<mark[^>]*>(?:<a [^>]*>)?${words}(?:</a>)?</mark>`));
    const read1 = section(await browser.get(`${path}?tab=posting`), "read");
    expect(read1).toContain("58,000 to 72,000 USD a year");
    expect(read1).toContain("Wished for (skill)");
    expect(read1).not.toContain("ead by");
    expect(read1).toContain("Not found in the text: until when one can apply.");
  });

  test("a field read from its posting is corrected in its place, and taken back by Undo", async () => {
    const room = await withOpening();
    const { browser, path, h, person, id } = room;
    const tab = `${path}?tab=posting`;
    const stored = async () =>
      Object(at(await read(h, person, `jobs-workspace/${id}`), "metadata", "opportunity"));
    const correct = (of: string, fields: Record<string, string>) =>
      browser.send(tab, "correct-field", { of, ...fields });
    const row = async (of: string) => {
      const page = await browser.get(tab);
      return page.slice(page.indexOf(`id="field-${of}"`)).split("</li>")[0] ?? "";
    };
    expect(await row("closingDate")).toContain("not found in the text");
    h.runtime.advance(60_000);
    const answer = await correct("closingDate", { value: "2027-01-31" });
    expect(answer.headers.get("location")).toMatch(/tab=posting&said=posting-corrected&change=chg_/);
    expect(await row("closingDate")).toMatch(/31 Jan 2027.*corrected by you/s);
    expect(await browser.get(path)).toContain("You corrected the posting since.");
    expect(await browser.get("/jobs")).toContain("31 Jan 2027");

    await correct("salary", { min: "60,000", max: "", currency: "usd", period: "year" });
    expect((await stored()).salary).toEqual({ min: 60_000, currency: "USD", period: "year" });
    expect(await row("salary")).toContain("60,000 or more USD a year");
    await correct("locations", { value: "Leeds; York" });
    expect((await stored()).locations).toEqual(["Leeds", "York"]);
    await correct("title", { value: "Master electrician" });
    await correct("company", { value: "Other Grid" });
    await correct("employmentType", { value: "PART_TIME" });
    const job = await read(h, person, `jobs-workspace/${id}`);
    expect([job.title, job.company]).toEqual(["Master electrician", "Other Grid"]);
    expect(await row("employmentType")).toContain("part time");
    // The rest of what was read stays, and so does who read it.
    expect((await stored()).requirements.length).toBeGreaterThan(2);
    expect((await stored()).fields.title.readBy).toBe("person");
    await sent(room, path, "make", { of: "fit", artifactKind: "fit_brief" });

    const last = (await correct("company", { value: "Wrong Grid" })).headers.get("location") ?? "";
    const change = /change=(chg_\w+)/.exec(last)?.[1] ?? "";
    const token = tokenIn(await browser.get(tab));
    await browser.send("/undo", "undo", { change, back: tab, token });
    expect((await stored()).company).toBe("Other Grid");
    expect(textAt(await read(h, person, `jobs-workspace/${id}`), "company")).toBe("Other Grid");
  });

  test.each([
    ["title", { value: " " }, "“Title” must be"],
    ["closingDate", { value: "soon" }, "“Apply by” must be a day"],
    ["salary", { min: "a lot" }, "“Lowest pay” must be a number"],
    ["salary", { min: "9", max: "3" }, "“Highest pay” must not be less"],
    ["salary", { min: "9", currency: "pounds" }, "“Currency” must be three letters"],
    ["requirements[0]", { value: "x" }, "cannot be corrected here"],
    ["__proto__", { value: "x" }, "cannot be corrected here"],
  ])(
    "a correction of %s as %j is refused with the reason, and keeps what was typed",
    async (of, fields, why) => {
      const { browser, path, h, person, id } = await withOpening();
      const before = await read(h, person, `jobs-workspace/${id}`);
      const answer = await browser.send(`${path}?tab=posting`, "correct-field", { of, ...fields });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(why);
      expect(await read(h, person, `jobs-workspace/${id}`)).toEqual(before);
    },
  );

  test("shows who read a field, if not the program read all of them", async () => {
    const room = await desk();
    const data = await applied(room.h, room.person, {
      actions: [{ type: "normalize_opportunity" }],
      opportunity: { ...pasted(gridPosting), company: "Another Grid" },
    });
    const id = textAt(resultsOf(data), 0, "outputs", "jobsWorkspaceRefs", 0);
    const read2 = section(await room.browser.get(`/jobs/${id}?tab=posting`), "read");
    expect(read2).toMatch(/Another Grid<\/p><p class="soft">typed beside the text/);
    expect(read2).toContain("read by the program");
  });

  test("shows each requirement with the claim that shows it, as the brief says", async () => {
    const { browser, path, h, person } = await withOpening();
    const [brief] = await list(h, person, "fit-briefs");
    const page = section(await browser.get(path), "fit") + (await browser.get(path));
    const asked = asList(at(brief, "briefData", "requirements"));
    expect(asked.length).toBeGreaterThan(2);
    for (const one of asked)
      expect(page).toMatch(new RegExp(`<q dir="auto"><a [^>]*>${textAt(one, "text")}</a></q>`));
    const claims = asked.flatMap((one) => (Array.isArray(one.claimIds) ? one.claimIds.map(String) : []));
    expect(claims.length).toBeGreaterThan(0);
    for (const claim of claims) {
      expect(page).toContain(`href="/profile/claims/${claim}"`);
      expect(await browser.get(`/profile/claims/${claim}`)).toContain("Correct it");
    }
  });

  test("keeps events and dates, and settles them", async () => {
    const room = await withOpening();
    const { h, person, id, path, browser } = room;
    const history = `${path}?tab=history`;
    await sent(room, history, "event", {
      kind: "applied",
      at: "2026-01-20",
      note: "Sent it.",
      name: "Ana Example",
    });
    await sent(room, history, "due", { dueAt: "2027-03-05", note: "Write to Ana" });
    const open = await list(h, person, "follow-ups");
    expect(open.map((one) => one.note)).toEqual(["Write to Ana"]);
    const page = await browser.get(history);
    expect(section(page, "due")).toContain("Write to Ana");
    expect(section(page, "history")).toContain("With Ana Example");
    expect(section(page, "history")).toContain("Tue 20 Jan");
    await sent(room, history, "settle", { of: textAt(open, 0, "id"), note: "She answered." });
    expect(await list(h, person, "follow-ups")).toEqual([]);
    expect(section(await browser.get(history), "due")).toContain("Nothing is due.");
    const job = await read(h, person, `jobs-workspace/${id}`);
    expect(textAt(job, "application", "stage")).toBe("applied");
  });

  test("keeps a typed date that is none in its field", async () => {
    const room = await withOpening();
    const answer = await room.browser.send(`${room.path}?tab=history`, "due", {
      dueAt: "soon",
      note: "Ask Ana",
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("“Date” must be a day");
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain('value="Ask Ana"');
  });

  test("makes a letter and a resume of the claims and links them", async () => {
    const room = await withOpening();
    const letter = await sent(room, room.path, "make", { artifactKind: "outreach_note" });
    const resume = await sent(room, room.path, "make", { artifactKind: "resume_variant" });
    const made = await list(room.h, room.person, "execution-artifacts");
    expect(made.map(({ id }) => `/documents/${String(id)}`).sort()).toEqual([letter, resume].sort());
    const page = section(await room.browser.get(`${room.path}?tab=documents`), "documents");
    expect(page).toContain(`href="${letter}"`);
    expect(page).toContain(`href="${resume}"`);
  });

  test("proposes the next date on the part where a move lands, and its closing day is a date", async () => {
    const { browser, path } = await withOpening(`${gridPosting}\nApply by 31 March 2026`);
    const history = await browser.get(`${path}?tab=history`);
    expect(section(history, "due")).toMatch(/Apply by: <time datetime="2026-03-31"/);
    expect(section(history, "due")).not.toContain("Nothing is due.");
    const moved = await browser.send(path, "move", { kind: "applied" });
    const to = moved.headers.get("location") ?? "";
    expect(to).toContain(`${path}?said=moved-applied`);
    const page = await browser.get(to);
    expect(page).toContain("<p>Moved to Applied.</p>");
    expect(page).toContain("Ask about the state of the application: <time");
    expect(page).toContain("Remind me");
    await browser.send(path, "due", { of: "proposed", dueAt: "2026-03-09", note: "Ask" });
    expect(await browser.get(path)).not.toContain("Remind me");
  });

  test("is corrected, and taken back by Undo", async () => {
    const room = await withOpening();
    const answer = await room.browser.send(room.path, "correct", {
      title: "Master electrician",
      company: "",
      status: "handed_off",
    });
    expect(answer.headers.get("location")).toMatch(/said=opening-saved&change=chg_/);
    const job = await read(room.h, room.person, `jobs-workspace/${room.id}`);
    expect([job.title, job.company, job.status]).toEqual(["Master electrician", null, "handed_off"]);
  });

  test("is deleted, while its documents stay", async () => {
    const room = await withOpening();
    const letter = await sent(room, room.path, "make", { artifactKind: "outreach_note" });
    expect(await room.browser.get(room.path)).toContain("The document made for it stays");
    expect(await sent(room, room.path, "delete")).toBe("/jobs");
    expect(await list(room.h, room.person, "jobs-workspace")).toEqual([]);
    const id = letter.split("/").at(-1) ?? "";
    expect(textAt(await read(room.h, room.person, `execution-artifacts/${id}`), "id")).toBe(id);
    expect(await room.browser.get(room.path)).toContain("Nothing is here");
  });

  test("is read again by a text pasted on its page, as the same item", async () => {
    const room = await desk();
    const id = await addJob(room, { title: "Electrician" });
    const path = `/jobs/${id}`;
    expect(await room.browser.get(`${path}?tab=posting`)).toContain("No text of this opening is kept.");
    await sent(room, `${path}?tab=posting`, "paste", { rawText: gridPosting });
    expect((await list(room.h, room.person, "jobs-workspace")).map((job) => job.id)).toEqual([id]);
    expect(await room.browser.get(path)).toContain("Conduit bending</a></mark>");
  });

  test("bears an item whose details an agent wrote in any form", async () => {
    const room = await desk();
    const id = await addJob(room, {
      metadata: {
        postingText: hostile,
        opportunity: { title: "X", fields: { title: { readBy: "service", span: [-5, 9000] } }, unproved: 3 },
      },
    });
    // As an older version stored it, which took any address.
    await room.h.store.write(room.person.userId, async (tx) => {
      const job = await tx.jobs.get(id);
      if (job) await tx.jobs.put({ ...job, metadata: { ...job.metadata, sourceUrl: "javascript:alert(1)" } });
    });
    for (const path of [`/jobs/${id}`, `/jobs/${id}?tab=posting`])
      expect(await room.browser.get(path)).not.toContain("javascript:");
    expect(await room.browser.get(`/jobs/${id}`)).toContain("&lt;script&gt;");
  });
});

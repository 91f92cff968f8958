import { describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { changeInWords } from "../../../src/web/pages/access/change-words.ts";
import { visitsOf } from "../../../src/web/pages/access/ledger.ts";
import { deedOf } from "../../../src/web/pages/access/objects.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { browse, signedIn, tokenIn } from "../../support/web.ts";

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  return { h, userId, key, browser: await signedIn(h, userId) };
}

describe("keys", () => {
  test("one is made, shown once, opens what was said, and is revoked", async () => {
    const { h, browser } = await person();
    const made = await browser.send("/access", "make-key", { name: "laptop <b>", may: "read", days: "30" });
    expect(made.status).toBe(200);
    const secret = /sk_[\w-]{43}/.exec(await made.text())?.[0] ?? "";
    expect((await h.send("GET", "/api/v1/memories", { key: secret })).status).toBe(200);
    const write = await h.send("POST", "/api/v1/memories", { key: secret, body: { contentText: "x" } });
    expect(write.status).toBe(403);
    const page = await browser.get("/access");
    expect(page).not.toContain(secret);
    expect(page).toContain("laptop &lt;b&gt;");
    const id = /name="of" value="(key_[0-9a-f]{32})"/.exec(page)?.[1] ?? "";
    await browser.send("/access", "revoke-key", { of: id });
    expect((await h.send("GET", "/api/v1/memories", { key: secret })).status).toBe(401);
    expect(await browser.get("/access")).not.toContain(id);
  });

  test("the same form makes one key, and one without a name makes none", async () => {
    const { h, browser } = await person();
    const fields = { name: "twice", may: "write", days: "", once: "frm_same" };
    expect((await browser.send("/access", "make-key", fields)).status).toBe(200);
    const again = await browser.send("/access", "make-key", fields);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("already made and shown");
    const unnamed = await browser.send("/access", "make-key", { name: " ", may: "read", days: "90" });
    expect(await unnamed.text()).toContain('aria-invalid="true"');
    expect((await h.store.access.listKeys()).map(({ name }) => name)).toEqual(["test key", "twice"]);
  });

  test("another person's key is neither shown nor revoked", async () => {
    const { h, browser } = await person();
    const other = await h.newPerson();
    await h.newKey(other.userId, { name: "not yours" });
    const theirs = (await h.store.access.listKeys()).find(({ name }) => name === "not yours");
    expect(await browser.get("/access")).not.toContain("not yours");
    const answer = await browser.send("/access", "revoke-key", { of: theirs?.id ?? "" });
    expect(answer.status).toBe(404);
    expect((await h.store.access.findKeyById(theirs?.id ?? ""))?.revokedAt).toBeNull();
  });
});

describe("a browser extension", () => {
  const path = "/api/v1/jobs-workspace";
  const opening = { type: "opportunity", title: "Cheese Maker", sourceType: "manual" };

  test("is connected by a code that is shown once: the address, and a key that may write openings only", async () => {
    const { h, browser } = await person();
    expect(await browser.get("/access")).toContain("Connect a browser extension");
    const made = await (await browser.send("/access", "connect-extension")).text();
    const [, address, key = ""] = /(http:\/\/[\w.:]+)#(sk_[\w-]{43})/.exec(made) ?? [];
    expect(address).toBe("http://localhost:8787");
    expect((await h.send("POST", path, { key, body: opening })).status).toBe(201);
    for (const closed of [path, "/api/v1/profile", "/api/v1/context", "/api/v1/memories"])
      expect((await h.send("GET", closed, { key })).body.type, closed).toBe("auth.insufficient_scope");
    const page = await browser.get("/access");
    expect(page).not.toContain(key);
    expect(page).toContain("Browser extension");
    expect(page).toContain("may write, but not read");
    const [own] = (await h.store.access.listKeys()).filter(({ name }) => name === "Browser extension");
    expect(own).toMatchObject({ scopes: ["write:jobs_workspace"], expiresAt: null });
    await browser.send("/access", "revoke-key", { of: own?.id ?? "" });
    expect((await h.send("POST", path, { key, body: opening })).status).toBe(401);
  });

  test("gets no second key by the same form", async () => {
    const { browser } = await person();
    const fields = { once: "frm_same" };
    expect((await browser.send("/access", "connect-extension", fields)).status).toBe(200);
    const again = await browser.send("/access", "connect-extension", fields);
    expect(await again.text()).toContain("already made and shown");
  });
});

test("another browser is signed out, and this one is named as such", async () => {
  const { h, userId, browser } = await person();
  const other = await signedIn(h, userId);
  const page = await browser.get("/access");
  expect(page).toContain("This browser: ");
  const ids = [...page.matchAll(/name="of" value="(ses_\w+)"/g)].map(([, id]) => id ?? "");
  expect(ids).toHaveLength(2);
  const own = /This browser: [\s\S]*?name="of" value="(ses_\w+)"/.exec(page)?.[1];
  await browser.send("/access", "end-session", { of: ids.find((id) => id !== own) ?? "" });
  const answer = await browse(h, "/access", { headers: { cookie: other.cookie } });
  expect(answer.headers.get("location")).toContain("/login");
});

test("sharing is what was ticked, as REST says", async () => {
  const { h, key, browser } = await person();
  await browser.send("/access", "share", { shareCareerPath: "yes" });
  const { body } = await h.send("GET", "/api/v1/data-sharing", { key });
  expect(at(body, "data")).toMatchObject({ shareCareerPath: true, shareAssessmentResults: false });
  await browser.send("/access", "share", {});
  const off = await h.send("GET", "/api/v1/data-sharing", { key });
  expect(at(off.body, "data", "shareCareerPath")).toBe(false);
});

describe("the ledger", () => {
  test("says who read, wrote and deleted what, and when", async () => {
    const { h, userId, browser } = await person();
    const cursor = await h.newKey(userId, { name: "Cursor <i>" });
    await h.send("GET", "/api/v1/resume", { key: cursor });
    await h.send("GET", "/api/v1/timeline", { key: cursor });
    await h.send("GET", "/api/v1/timeline", { key: cursor });
    const body = { contentText: "A wish" };
    const made = await h.send("POST", "/api/v1/memories", { key: cursor, body });
    await h.send("DELETE", `/api/v1/memories/${at(made.body, "data", "id")}`, { key: cursor });
    h.runtime.advance(3 * 60_000);
    for (const path of ["/access", "/access/ledger"]) {
      const page = await browser.get(path);
      expect(page).toContain("Cursor &lt;i&gt;");
      expect(page).toContain("3 minutes ago");
      expect(page).toContain("Looked for your resume");
      expect(page).toContain("Read your timeline ×2");
      expect(page).toContain("Wrote a memory");
      expect(page).toContain("Deleted a memory");
      expect(page).not.toContain("memories.create");
    }
  });

  test("names what was done most often, and all of it on its own page", async () => {
    const { h, userId, browser } = await person();
    const agent = await h.newKey(userId, { name: "Claude" });
    const reads = [
      "changes",
      "changes",
      "memories",
      "alerts",
      "timeline",
      "webhooks",
      "follow-ups",
      "reports",
    ];
    for (const path of reads) await h.send("GET", `/api/v1/${path}`, { key: agent });
    expect(await browser.get("/access")).toMatch(/Read [^<]+ ×2, [^<]+ and \d more</);
    const whole = await browser.get("/access/ledger");
    expect(whole).toMatch(/<li>Read [^<]+ ×2, [^<]*your webhook subscriptions, /);
    expect(whole).not.toMatch(/ and \d more</);
  });

  test("shows an agent's visit first, however much the person looked at pages since", async () => {
    const { h, userId, browser } = await person();
    const cursor = await h.newKey(userId, { name: "Cursor" });
    await h.send("GET", "/api/v1/timeline", { key: cursor });
    for (let visit = 0; visit < 15; visit += 1) await browser.get("/access");
    const page = await browser.get("/access");
    expect(page).toContain("Read your timeline");
    expect(page).not.toContain("these pages ×");
    expect(await browser.get("/access/ledger")).toContain("Looked at these pages");
  });

  test("names the profile's fields as its form does, and none that is cut off", () => {
    const summary = "Update profile: bio_summary, current_job_title, target_loca…";
    expect(changeInWords({ operation: "profile.update", summary })).toBe(
      "Changed the profile: About you, in your own words, Your job today and more",
    );
    const own = { operation: "profile.update", summary: "Update profile: min_salary, shoe_size" };
    expect(changeInWords(own)).toBe("Changed the profile: Lowest pay a year, shoe size");
  });

  test("names assessments and events as their pages do, and nothing twice", () => {
    const words = (operation: string, summary: string) => changeInWords({ operation, summary });
    expect(words("assessments.submit", "Submit assessment: riasec")).toBe("Took an assessment: Interests");
    expect(words("timeline.create", "Add event: course.finished")).toBe("Added an event: course finished");
    expect(words("dataSharing.update", "Update sharing: sharing preferences")).toBe("Changed what is shared");
    expect(words("resume.import", "Import resume: name, email; resume")).toBe("Imported a resume");
  });

  test("names each day and each caller once, and not among the counts what is listed as a change", async () => {
    const { h, userId, browser } = await person();
    const agent = await h.newKey(userId, { name: "Claude" });
    for (const contentText of ["One", "Two", "Three", "Four"])
      await h.send("POST", "/api/v1/memories", { key: agent, body: { contentText } });
    await h.send("GET", "/api/v1/timeline", { key: agent });
    h.runtime.advance(3 * 60_000);
    const all = await browser.get("/access/changes");
    expect(all.match(/>Claude</g)).toHaveLength(1);
    expect(all.match(/class="day"/g)).toHaveLength(1);
    await h.send("PATCH", "/api/v1/profile", { key: agent, body: { career_goals: "Run a workshop" } });
    const today = await browser.get("/");
    const lately = today.slice(today.indexOf('id="changed"')).split("</section>")[0] ?? "";
    expect(lately.match(/>Claude</g)).toHaveLength(1);
    expect(lately).toContain("Changed the profile");
    expect(lately).toContain("2 more changes");
    expect(lately).toContain("Read your timeline");
    expect(lately).not.toContain("Wrote");
  });

  test("has words for every operation", () => {
    for (const { name, effect } of operations) {
      const { verb, object } = deedOf(name);
      const wrote = /^(?:admin\.create|assessments\.submit|jobEvents)/.test(name)
        ? /^(?:made|took|noted)$/
        : /^wrote$/;
      expect(verb, name).toMatch(effect === "read" ? /^read$/ : effect === "delete" ? /^deleted$/ : wrote);
      expect(object, name).toMatch(/^[a-z][a-z ,-]+$/);
    }
  });

  test("callers are kept apart, and so are hours", () => {
    const line = (client: string, minutes: number) => ({
      id: `acc_${minutes}`,
      client,
      time: new Date(Date.UTC(2026, 0, 2) - minutes * 60_000).toISOString(),
      operation: "resume.get",
      resource: "",
      status: 200,
    });
    const visits = visitsOf([line("A", 0), line("A", 10), line("B", 20), line("A", 30), line("A", 100)]);
    expect(visits.map(({ client }) => client)).toEqual(["A", "B", "A", "A"]);
    expect(visits[0]?.done).toEqual([{ verb: "read", objects: [{ object: "your resume", times: 2 }] }]);
  });
});

test("a change is taken back from the list", async () => {
  const { h, key, browser } = await person();
  await h.send("POST", "/api/v1/memories", { key, body: { contentText: "Wrong" } });
  const page = await browser.get("/access/changes");
  const change = /name="change" value="(chg_\w+)"/.exec(page)?.[1] ?? "";
  const undone = await browser.send("/undo", "undo", {
    token: tokenIn(page),
    change,
    back: "/access/changes",
  });
  expect(undone.headers.get("location")).toMatch(/^\/access\/changes\?said=undone/);
  const left = await h.send("GET", "/api/v1/memories", { key });
  expect(asList(at(left.body, "data"))).toEqual([]);
  expect(await browser.get("/access/changes")).toContain("Undone.");
});

test("agents are connected by lines that name the command", async () => {
  const { browser } = await person();
  const page = await browser.get("/access");
  for (const name of ["Claude Desktop", "Claude Code", "Cursor", "Codex", "ChatGPT"])
    expect(page).toContain(name);
  expect(page).toContain("claude mcp add career-context -- career-context mcp");
  expect(page).toContain("/mcp");
});

import { describe, expect, test } from "vitest";
import { list, makeOneOfEach, read } from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";
import { type Browsing, signedIn } from "../../support/web.ts";

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

async function save({ h, person }: Desk, body: Json): Promise<string> {
  const answer = await h.send("POST", "/api/v1/checkpoints", {
    key: person.key,
    body: { kind: "explore", ...body },
  });
  return textAt(answer.body, "data", "id");
}

/** Sends a form that must be done; gives where it leads. */
async function sent({ browser }: Desk, path: string, act: string, fields: Record<string, string> = {}) {
  const answer = await browser.send(path, act, fields);
  expect(answer.status, (await answer.clone().text()).slice(0, 5000)).toBe(303);
  return (answer.headers.get("location") ?? "").split("?")[0] ?? "";
}

describe("the tree of decisions", () => {
  test("says what it is for where there is nothing", async () => {
    const { browser } = await desk();
    const page = await browser.get("/decisions");
    expect(page).toContain("Nothing is saved yet.");
    expect(page).not.toContain("Compare two");
  });

  test("has each fork inside of the list of where it comes from", async () => {
    const room = await desk();
    const root = await save(room, { metadata: { label: "Here" } });
    const fork = await sent(room, `/decisions/${root}`, "fork", { name: "Stay", note: "What if?" });
    const inner = await sent(room, fork, "fork", { name: "Stay longer" });
    const page = await room.browser.get("/decisions");
    const tree = page.slice(page.indexOf('<ul class="tree">'));
    const nested = new RegExp(
      `href="/decisions/${root}"[\\s\\S]*?<ul class="tree">[\\s\\S]*?href="${fork}"[\\s\\S]*?<ul class="tree">[\\s\\S]*?href="${inner}"`,
    );
    expect(tree).toMatch(nested);
    const stored = await read(room.h, room.person, fork.replace("/decisions", "checkpoints"));
    expect([textAt(stored, "sourceCheckpointId"), textAt(stored, "metadata", "note")]).toEqual([
      root,
      "What if?",
    ]);
  });

  test("saves a place with what was made for an opening", async () => {
    const room = await desk();
    const ids = await makeOneOfEach(room.h, room.person);
    const path = await sent(room, "/decisions", "save", {
      name: "Before the interview",
      kind: "apply",
      goal: "Run a crew",
      note: "",
      opening: ids.job,
    });
    const stored = await read(room.h, room.person, `checkpoints/${path.split("/").at(-1) ?? ""}`);
    expect(stored.jobsWorkspaceRefs).toEqual([ids.job]);
    expect(stored.artifactRefs).toEqual([ids.brief, ids.artifact]);
    expect(stored.reportRefs).toEqual([ids.report]);
    expect(textAt(stored, "goalSnapshot", "direction")).toBe("Run a crew");
    const page = await room.browser.get(path);
    for (const id of [ids.brief, ids.artifact, ids.report]) expect(page).toContain(`href="/documents/${id}"`);
    expect(page).toContain("Before the interview</h1>");
  });

  test("says that a name is missing and keeps the rest", async () => {
    const room = await desk();
    const answer = await room.browser.send("/decisions", "save", { name: " ", kind: "apply", goal: "Rest" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain(">Rest</textarea>");
    expect(await list(room.h, room.person, "checkpoints")).toEqual([]);
  });

  test("bears many places, a long way and hostile names", async () => {
    const room = await desk();
    let source: string | undefined;
    for (let each = 0; each < 120; each += 1) {
      source = await save(room, {
        metadata: { label: `<script>${each}</script> אבג ${"long".repeat(20)}` },
        ...(source !== undefined && { sourceCheckpointId: source }),
      });
    }
    const page = await room.browser.get("/decisions");
    expect(page).not.toContain("<script>1");
    expect(page).toContain("&lt;script&gt;119&lt;/script&gt;");
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
  });
});

describe("a saved place", () => {
  test("says what restoring changes before it, and restores", async () => {
    const room = await desk();
    const id = await save(room, { goalSnapshot: { target_role: "Foreperson" } });
    const path = `/decisions/${id}`;
    await done(room.h, room.person, "PATCH", `/api/v1/checkpoints/${id}`, { status: "archived" });
    room.h.runtime.advance(60_000);
    await done(room.h, room.person, "PATCH", "/api/v1/profile", { years_of_experience: 12 });
    const page = await room.browser.get(path);
    expect(page).toContain("It leaves the archive. Nothing else changes");
    expect(page).toContain("You changed in your profile: years of experience.");
    expect(page).toContain("<dt>Target role</dt>");
    await sent(room, path, "restore");
    expect(textAt(await read(room.h, room.person, `checkpoints/${id}`), "status")).toBe("active");
    expect(await room.browser.get(path)).toContain("Nothing else changes");
  });

  test("is renamed, archived and deleted", async () => {
    const room = await desk();
    const id = await save(room, { metadata: { label: "Old", note: "stays" } });
    const path = `/decisions/${id}`;
    await sent(room, path, "rename", { name: "New" });
    const stored = await read(room.h, room.person, `checkpoints/${id}`);
    expect(stored.metadata).toEqual({ label: "New", note: "stays" });
    const refused = await room.browser.send(path, "rename", { name: "" });
    expect(refused.status).toBe(400);
    await sent(room, path, "archive");
    expect(await room.browser.get("/decisions")).toContain(">archived</span>");
    expect(await sent(room, path, "delete")).toBe("/decisions");
    expect(await list(room.h, room.person, "checkpoints")).toEqual([]);
  });

  test("says how much of what it names is gone", async () => {
    const room = await desk();
    const ids = await makeOneOfEach(room.h, room.person);
    await room.h.send("DELETE", `/api/v1/reports/${ids.report}`, { key: room.person.key });
    expect(await room.browser.get(`/decisions/${ids.checkpoint}`)).toContain("One that was deleted");
  });
});

describe("comparing", () => {
  test("shows two side by side, with every difference that REST has", async () => {
    const room = await desk();
    const ids = await makeOneOfEach(room.h, room.person);
    const left = ids.checkpoint;
    const right = await save(room, { metadata: { label: "Stay" }, goalSnapshot: { by: "2028" } });
    const compared = await read(room.h, room.person, `checkpoints/${left}/compare?with=${right}`);
    expect(at(compared, "differences", 0)).toBeDefined();
    const page = await room.browser.get(`/decisions/compare?left=${left}&right=${right}`);
    for (const name of ["Goal", "Documents", "Reports", "Openings"])
      expect(page).toMatch(new RegExp(`<th scope="row">${name}`));
    expect(page).toContain(`href="/documents/${ids.report}"`);
    expect(page).toContain(`<td>${String(at(compared, "scores", 0, "left"))}</td><td>none</td>`);
  });

  test("says that two are the same, and that one is not there", async () => {
    const room = await desk();
    const [left, right] = [await save(room, {}), await save(room, {})];
    expect(await room.browser.get(`/decisions/compare?left=${left}&right=${right}`)).toContain(
      "Both have the same goal",
    );
    expect(await room.browser.get("/decisions/compare?left=a&right=b")).toContain("Nothing is here");
    expect(await room.browser.get("/decisions/compare")).toContain("<select");
  });
});

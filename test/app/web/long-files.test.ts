import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { slowReader } from "../../support/slow-reader.ts";
import { type Browsing, browse, signedIn, tokenIn } from "../../support/web.ts";

const SECOND = 1000;
const TEXT = "Skills\nButchery, Sauces\n";
const pdf = () => new File(["%PDF-1.7\n%%EOF of a file\n"], "cv<b>.pdf");

async function begin() {
  const reader = slowReader();
  const h = await start({ readFile: reader.readFile });
  const person = await h.newPerson();
  const web = await signedIn(h, person.userId);
  return { h, person, web, reader };
}

/** Brings a file that is not read within a second; gives where one sees how far it is. */
async function bring({ h, web }: { h: Harness; web: Browsing }): Promise<string> {
  const answer = web.upload("/import", "read", pdf());
  await h.runtime.timers.advance(SECOND);
  const to = (await answer).headers.get("location") ?? "";
  expect(to).toMatch(/^\/import\?file=[\w-]{22}$/);
  return to;
}

/** Lets what was set off come to rest. */
async function rest(h: Harness): Promise<void> {
  await h.runtime.timers.advance(0);
}

const markIn = (to: string) => to.split("=")[1] ?? "";

test("a file that is read within a second is shown at once", async () => {
  const { h, web, reader } = await begin();
  const answer = web.upload("/import", "read", pdf());
  await h.runtime.timers.advance(SECOND - 1);
  reader.answer(TEXT);
  const to = (await answer).headers.get("location") ?? "";
  expect(await web.get(to)).toContain("Butchery");
  expect(await web.get("/memory")).not.toContain("cv&lt;b&gt;.pdf");
});

test("a file that takes longer is left, found again by a line on every page, and read but once", async () => {
  const begun = await begin();
  const { h, web, reader } = begun;
  const to = await bring(begun);
  const waiting = await web.get(to);
  expect(waiting).toContain("Waiting: other files are read first.");
  expect(waiting).not.toMatch(/http-equiv|<progress/);
  expect(await web.get("/memory")).toContain(
    `<strong dir="auto">cv&lt;b&gt;.pdf</strong> is still being read: <a href="${to}">how far it is</a>`,
  );
  reader.report({ pages: 0, of: undefined });
  expect(await web.get(to)).toContain("Reading.");
  reader.report({ pages: 12, of: 50 });
  expect(await web.get(to)).toMatch(/<progress max="50" value="12"[^>]*><\/progress> 12 of 50 pages/);
  reader.answer(TEXT);
  await rest(h);
  expect(await web.get("/memory")).toContain(`is read: <a href="${to}">look at it</a>`);
  expect(await web.get(to)).toContain("Butchery");
  expect(await web.get(`${to}&mode=merge`)).toContain("Butchery");
  expect(await web.get("/memory")).not.toContain("is read:");
  const mark = markIn(to);
  const done = await web.send("/import", "import", { file: mark, mode: "replace", conflicts: "keep" });
  expect(done.headers.get("location")).toContain("/import/read?said=imported");
  expect(await web.get("/profile")).toContain("Butchery");
  expect(reader.count()).toBe(1);
});

test("a file that cannot be read says why when one looks, and what would be right", async () => {
  const begun = await begin();
  const { h, web, reader } = begun;
  const to = await bring(begun);
  reader.refuse("content is protected by a password: save it without one.");
  await rest(h);
  expect(await web.get("/memory")).toContain("could not be read");
  const page = await web.get(to);
  expect(page).toContain(
    "</strong>: it is protected by a password: save it without one. Nothing was stored.",
  );
  expect(page).toContain('role="alert"');
  expect(await web.get("/memory")).not.toContain("could not be read");
});

test("nothing is imported of a file before it is read", async () => {
  const begun = await begin();
  const to = await bring(begun);
  const answer = await begun.web.send("/import", "import", { file: markIn(to) });
  expect(answer.headers.get("location")).toBe(to);
  expect(await begun.web.get("/profile")).not.toContain("Butchery");
});

test("reading is stopped by a button, and nothing of the file is kept", async () => {
  const begun = await begin();
  const { web, reader } = begun;
  const to = await bring(begun);
  const answer = await web.send("/import", "stop", { file: markIn(to) });
  expect(answer.headers.get("location")).toBe("/import?said=stopped");
  expect(reader.isStopped()).toBe(true);
  expect(await web.get(to)).toContain("Choose it again");
  expect((await web.send("/import", "stop", { file: markIn(to) })).headers.get("location")).toBe("/import");
});

test("another browser neither sees the file nor stops it, not even of the same person", async () => {
  const begun = await begin();
  const { h, person, reader } = begun;
  const to = await bring(begun);
  const other = await h.newPerson();
  for (const userId of [person.userId, other.userId]) {
    const stranger = await signedIn(h, userId);
    expect(await stranger.get(to)).toContain("Choose it again");
    expect(await stranger.get("/memory")).not.toContain("still being read");
    await stranger.send("/import", "stop", { file: markIn(to) });
  }
  expect(reader.isStopped()).toBe(false);
});

test("a form of another site, or of another session, stops nothing", async () => {
  const begun = await begin();
  const { h, person, web, reader } = begun;
  const to = await bring(begun);
  const { cookie } = web;
  const other = await signedIn(h, person.userId);
  const form = { act: "stop", file: markIn(to), once: "frm_1" };
  const foreign = { cookie, origin: "https://remote.example", "sec-fetch-site": "cross-site" };
  const own = { ...form, token: tokenIn(await web.get("/memory")) };
  const others = { ...form, token: tokenIn(await other.get("/memory")) };
  expect((await browse(h, "/import", { fields: own, headers: foreign })).status).toBe(403);
  expect((await browse(h, "/import", { fields: others, headers: { cookie } })).status).toBe(403);
  expect((await browse(h, "/import", { fields: form, headers: { cookie } })).status).toBe(403);
  expect(reader.isStopped()).toBe(false);
});

test.each([
  [
    "signing out",
    async (h: Harness, { cookie, get }: Browsing) => {
      const fields = { act: "sign-out", token: tokenIn(await get("/memory")) };
      await browse(h, "/login", { fields, headers: { cookie } });
    },
  ],
  [
    "erasing everything on its page",
    async (_: Harness, web: Browsing) => {
      expect(await (await web.send("/data/erase", "erase", { confirm: "DELETE" })).text()).toContain(
        "erased",
      );
    },
  ],
  [
    "erasing everything by a program",
    async (h: Harness, _: Browsing, key: string) => {
      expect((await h.send("DELETE", "/api/v1/account?confirm=DELETE", { key })).status).toBe(200);
    },
  ],
  [
    "ending the browser from another",
    async (h: Harness, _: Browsing, __: string, userId: string) => {
      const other = await signedIn(h, userId);
      const { id = "" } = (await h.store.sessions.list(userId)).at(-1) ?? {};
      const answer = await other.send("/access", "end-session", { of: id });
      expect(answer.headers.get("location")).toContain("said=ended");
    },
  ],
])("a file goes by %s", async (_, act) => {
  const begun = await begin();
  const { h, person, web, reader } = begun;
  await bring(begun);
  h.runtime.advance(SECOND);
  await act(h, web, person.key, person.userId);
  await rest(h);
  expect(reader.isStopped()).toBe(true);
});

test("a write that ends no session leaves the file be", async () => {
  const begun = await begin();
  const { h, person, reader } = begun;
  await bring(begun);
  await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText: "A note" } });
  await rest(h);
  expect(reader.isStopped()).toBe(false);
});

test("a file is kept ten minutes at most, read or not", async () => {
  const begun = await begin();
  const to = await bring(begun);
  await begun.h.runtime.timers.advance(10 * 60 * SECOND);
  expect(begun.reader.isStopped()).toBe(true);
  expect(await begun.web.get(to)).toContain("Choose it again");
});

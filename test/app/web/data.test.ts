import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { BUILT_IN_VERSION } from "../../../src/engine/catalog/built-in.ts";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { onlySqlite } from "../../support/engine.ts";
import { start } from "../../support/harness.ts";
import { asObject, at } from "../../support/json.ts";
import { done, personAt, personNamed } from "../../support/samples/persona.ts";
import { browse, signedIn } from "../../support/web.ts";

async function begin() {
  const h = await start();
  const person = await personAt(h, personNamed("nurse"), "resume");
  const web = await signedIn(h, person.userId);
  const open = (path: string) => browse(h, path, { headers: { cookie: web.cookie } });
  return { h, person, web, open };
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "data-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("the export", () => {
  test("is a file that says what the export over REST says", async () => {
    const { h, person, open } = await begin();
    const answer = await open("/data/export");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="career-context-export-2026-03-02.json"',
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const file = asObject(JSON.parse(await answer.text()));
    const { body } = await h.send("GET", "/api/v1/account/export", { key: person.key });
    const { accessLog: _, ...records } = asObject(at(body, "data", "records"));
    expect(file.records).toMatchObject(records);
    expect(file.user).toEqual(at(body, "data", "user"));
  });

  test("is for who is signed in alone", async () => {
    const { h } = await begin();
    for (const path of ["/data/export", "/data/backup"]) {
      const answer = await browse(h, path);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
    }
  });
});

describe("the backup", () => {
  test("is the whole database as one sound file, of which no copy stays", async (context) => {
    onlySqlite(context, "a backup is a copy of its file");
    const { person, open, web } = await begin();
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith("backup-"));
    expect(await web.get("/data")).toContain('href="/data/backup"');
    const answer = await open("/data/backup");
    expect(answer.headers.get("content-disposition")).toContain("career-context-backup-2026-03-02.db");
    const file = join(temporary(), "copy.db");
    writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
    const copy = openDatabase(file, { readonly: true });
    onTestFinished(() => void copy.close());
    expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(copy.pragma("journal_mode", { simple: true })).toBe("delete");
    expect(copy.prepare("select count(*) from resumes where user_id = ?").pluck().get(person.userId)).toBe(1);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("backup-"))).toEqual(before);
  });

  test("is not given where others' data would go with it", async (context) => {
    onlySqlite(context, "a backup is a copy of its file");
    const { h, open, web } = await begin();
    await h.newUser();
    const page = await web.get("/data");
    expect(page).not.toContain('href="/data/backup"');
    expect(page).toContain("other people&#39;s data");
    const answer = await open("/data/backup");
    expect([answer.status, answer.headers.get("content-disposition")]).toEqual([403, null]);
  });
});

describe("the catalogues", () => {
  test("are shown with their version and the words that their licence asks for", async () => {
    const h = await start({
      around: (store) => ({
        ...store,
        catalog: {
          ...store.catalog,
          sources: async () => [
            {
              id: "onet",
              title: "O*NET <b>",
              version: "30.1",
              attribution: "This service includes information from the O*NET 30.1 Database.",
              importedAt: "2026-02-01T00:00:00.000Z",
              occupations: 1016,
              skills: 9000,
            },
          ],
        },
      }),
    });
    const { userId } = await h.newPerson();
    const page = await (await signedIn(h, userId)).get("/data");
    for (const text of [
      "O*NET &lt;b&gt;",
      "30.1",
      "1016",
      "includes information from the O*NET 30.1 Database",
    ])
      expect(page).toContain(text);
  });

  test("are said to be the program's own where none was imported", async () => {
    const { web } = await begin();
    expect(await web.get("/data")).toContain(`built-in catalog, version ${BUILT_IN_VERSION}, is in use`);
  });
});

describe("erasing", () => {
  test("asks for the word, and without it changes nothing", async () => {
    const { h, person, web } = await begin();
    const answer = await web.send("/data/erase", "erase", { confirm: "delete" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("“The word DELETE”");
    expect(page).toMatch(/id="confirm"[^>]*aria-invalid="true"/);
    expect((await h.send("GET", "/api/v1/resume", { key: person.key })).status).toBe(200);
  });

  test("shows its receipt, signs out, and leaves nothing", async () => {
    const { h, person, web, open } = await begin();
    await done(h, person, "POST", "/api/v1/memories", { contentText: "A note" });
    const answer = await web.send("/data/erase", "erase", { confirm: "DELETE" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    const page = await answer.text();
    expect(page).toMatch(/<th scope="row">resume<\/th><td>1<\/td>/);
    expect(page).toContain("2026-03-02T");
    expect(page).not.toContain("webSessions");
    expect((await open("/data")).status).toBe(303);
    expect((await h.send("GET", "/api/v1/resume", { key: person.key })).status).toBe(401);
    expect(await h.store.access.findUser(person.userId)).toBeUndefined();
    expect(await h.inside.rows("select id from web_sessions")).toEqual([]);
  });
});

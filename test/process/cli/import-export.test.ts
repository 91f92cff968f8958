import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { demoFolder, holder, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";

async function exported(dataDir: string, ...more: string[]): Promise<Json> {
  const out = join(temporaryFolder(), "export.json");
  await runWell(["export", "--out", out, "--data-dir", dataDir, ...more]);
  return asObject(JSON.parse(readFileSync(out, "utf8")));
}

/** The rows of each table by id: an export promises no order. */
function sorted(records: unknown): Json {
  const byText = (left: Json, right: Json) => JSON.stringify(left).localeCompare(JSON.stringify(right));
  return Object.fromEntries(
    Object.entries(asObject(records)).map(([name, rows]) => [name, asList(rows).sort(byText)]),
  );
}

function written(value: unknown): string {
  return put(join(temporaryFolder(), "export.json"), JSON.stringify(value));
}

test("an export is one indented JSON document, written as its rows are read", async () => {
  const out = join(temporaryFolder(), "export.json");
  await runWell(["export", "--out", out, "--data-dir", await demoFolder()]);
  const text = readFileSync(out, "utf8");
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  expect(asList(at(JSON.parse(text), "records", "memories")).length).toBeGreaterThan(10);
});

describe("import export", () => {
  test("gives back every row of an export under its own id, and no event", async () => {
    const source = await demoFolder();
    const webhook = { id: "whk_1", webhookUrl: "https://hooks.example/1", events: ["profile.updated"] };
    const times = { createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" };
    const first = await exported(source);
    const records = { ...asObject(first.records), webhooks: [{ ...webhook, isActive: true, ...times }] };
    const target = temporaryFolder();
    const said = await runWell(["import", "export", written({ ...first, records }), "--data-dir", target]);
    expect(said).toMatch(/\d{3} records, now of user local\.\n.*switched off/);
    const second = await exported(target);
    expect({ ...second, exportedAt: "", records: {} }).toEqual({ ...first, exportedAt: "", records: {} });
    const off = { ...records, webhooks: [{ ...webhook, isActive: false, ...times }] };
    expect(sorted(second.records)).toEqual(sorted(off));
    const database = openDatabase(join(target, "career-context.db"), { readonly: true });
    expect(database.prepare("select count(*) from outbox_events").pluck().get()).toBe(0);
    database.close();
    expect(await holder(target)).toContain("fictional");
  });

  test("is taken again where the first was cleared: no alert and no line of the access log twice", async () => {
    const first = await exported(await demoFolder());
    const target = temporaryFolder();
    await runWell(["import", "export", written(first), "--data-dir", target]);
    await runWell(["import", "export", written(first), "--data-dir", target, "--replace-demo"]);
    const second = await exported(target);
    expect(sorted(second.records)).toEqual(sorted(first.records));
  });

  test("takes a saved answer of REST, which has the export as its data", async () => {
    const data = await exported(await demoFolder());
    const answer = {
      data,
      metadata: { requestId: "req_1", timestamp: "2026-01-01T00:00:00.000Z" },
      links: {},
    };
    const target = temporaryFolder();
    await runWell(["import", "export", written(answer), "--data-dir", target]);
    expect(sorted((await exported(target)).records)).toEqual(sorted(data.records));
  });

  test("goes to another user of a new database, and is theirs", async () => {
    const first = await exported(await demoFolder());
    const target = temporaryFolder();
    const args = [
      "--name",
      "Robin Fictional",
      "--email",
      "robin@example.com",
      "--json",
      "--data-dir",
      target,
    ];
    const id = String(at(JSON.parse(await runWell(["users", "create", ...args])), "id"));
    await runWell(["import", "export", written(first), "--user", id, "--data-dir", target]);
    const second = await exported(target, "--user", id);
    expect(JSON.stringify(second)).not.toContain('"local"');
    expect(
      asList(at(second.records, "documents"))
        .map(({ id: own }) => own)
        .sort(),
    ).toEqual(
      asList(at(first.records, "documents"))
        .map(({ id: own }) => own)
        .sort(),
    );
  });

  test("over a career, or with ids that are taken, is refused and changes nothing", async () => {
    const dataDir = await demoFolder();
    const before = await exported(dataDir);
    const file = written(before);
    const over = await run(["import", "export", file, "--data-dir", dataDir]);
    expect([over.code, over.stdout]).toEqual([1, ""]);
    expect(over.stderr).toContain("--replace-demo");
    const args = [
      "--name",
      "Robin Fictional",
      "--email",
      "robin@example.com",
      "--json",
      "--data-dir",
      dataDir,
    ];
    const id = String(at(JSON.parse(await runWell(["users", "create", ...args])), "id"));
    const taken = await run(["import", "export", file, "--user", id, "--data-dir", dataDir]);
    expect([taken.code, taken.stderr]).toEqual([1, expect.stringMatching(/another data folder/)]);
    expect((await exported(dataDir)).records).toEqual(before.records);
  });
});

describe("a file that is no export of this version is refused in one line that quotes nothing of it", async () => {
  const PRIVATE = "Ms Private (7731)";
  const base = {
    format: "career-context-export-1",
    exportedAt: "2026-01-01T00:00:00.000Z",
    user: { id: "local", name: "Robin Fictional", email: "robin@example.com" },
  };
  const time = "2026-01-01T00:00:00.000Z";
  const note = {
    id: "mem_1",
    nodeType: "note",
    content: {},
    contentText: "x",
    importance: 0.5,
    createdAt: time,
    accessCount: 0,
  };
  let deep: unknown = "x";
  for (let level = 0; level < 100; level += 1) deep = [deep];
  const line = { text: "I led everything.", claimIds: [] };
  const artifact = {
    ...{ id: "art_1", userId: "x", title: "t", status: "draft", kind: "outreach_note" },
    contentData: { markdown: "", gaps: [], sections: [{ heading: "h", lines: [line] }] },
  };

  test.each<[string, unknown]>([
    ["another program's", { format: PRIVATE, data: [] }],
    ["a list", []],
    ["a newer one", { ...base, format: "career-context-export-2", records: {} }],
    ["no records", base],
    ["an unknown table", { ...base, records: { [PRIVATE]: [] } }],
    ["a row's unknown column", { ...base, records: { memories: [{ ...note, [PRIVATE]: 1 }] } }],
    ["another user's column", { ...base, records: { memories: [{ ...note, userId: "usr_2" }] } }],
    ["a wrong type", { ...base, records: { memories: [{ ...note, importance: PRIVATE }] } }],
    ["one id twice", { ...base, records: { memories: [note, note] } }],
    ["what is nested too deeply", { ...base, records: { memories: [{ ...note, content: { deep } }] } }],
    [
      "a line about the user without a claim",
      { ...base, records: { documents: [{ id: "art_1", kind: "artifact", body: artifact }] } },
    ],
    [
      "a profile field under another writing",
      { ...base, records: { profiles: [{ profile: { willingToRelocate: true }, updatedAt: time }] } },
    ],
    ["two ids", { ...base, records: { documents: [{ id: "job_2", kind: "artifact", body: artifact }] } }],
  ])("%s", async (_, value) => {
    const target = temporaryFolder();
    const { code, stdout, stderr } = await run(["import", "export", written(value), "--data-dir", target]);
    expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
    expect(stderr).toMatch(/was not imported: /);
    expect(stderr).not.toContain("7731");
    expect(await holder(target)).toBeUndefined();
  });
});

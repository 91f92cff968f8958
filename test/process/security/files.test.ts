import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readCatalog } from "../../../src/cli/catalog/read.ts";
import { noProgress } from "../../../src/cli/terminal/progress.ts";
import { createSystemTimers } from "../../../src/platform/runtime.ts";
import { copyDatabase } from "../../../src/store/sqlite/maintenance/backup.ts";
import { demoFolder, mode, put } from "../../support/program/data.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";
import { openTestStore } from "../../support/store.ts";

const isLink = (path: string) => lstatSync(path).isSymbolicLink();

/** Somebody else's file, and a link to it where the program is told to write. */
function planted(folder: string, name: string): { link: string; victim: string } {
  const victim = put(join(temporaryFolder(), "victim"), "untouched");
  const link = join(folder, name);
  symlinkSync(victim, link);
  return { link, victim };
}

describe("an export", () => {
  test("never writes through a link: it is refused, and with --force replaced by the file itself", async () => {
    const dataDir = await demoFolder();
    const { link, victim } = planted(temporaryFolder(), "export.json");
    const args = ["export", "--out", link, "--data-dir", dataDir];
    expect(await run(args)).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") });
    expect(readFileSync(victim, "utf8")).toBe("untouched");
    await runWell([...args, "--force"]);
    expect([readFileSync(victim, "utf8"), isLink(link), mode(link)]).toEqual(["untouched", false, "600"]);
    expect(JSON.parse(readFileSync(link, "utf8"))).toMatchObject({ format: "career-context-export-1" });
  });

  test("is private even where the file it replaces was not, and where the umask hides nothing", async () => {
    const folder = temporaryFolder();
    const out = put(join(folder, "export.json"), "old");
    chmodSync(out, 0o666);
    const { link, victim } = planted(folder, "export.json.part");
    const shell = 'umask 000; "$0" "$1" export --force --out "$2" --data-dir "$3"';
    const words = ["-c", shell, process.execPath, join(root, "dist", "main.js"), out, await demoFolder()];
    expect((await run(words, { command: "sh" })).code).toBe(0);
    expect(mode(out)).toBe("600");
    expect([existsSync(link), readFileSync(victim, "utf8")]).toEqual([false, "untouched"]);
    expect(readdirSync(folder)).toEqual(["export.json"]);
  });

  test("that cannot be written leaves what was there, and says so in one line", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "taken"));
    for (const out of [join(folder, "taken"), join(folder, "none", "export.json"), "/dev/full/x"]) {
      const { code, stderr } = await run([
        "export",
        "--force",
        "--out",
        out,
        "--data-dir",
        await demoFolder(),
      ]);
      expect([code, lines(stderr).length], out).toEqual([2, 1]);
    }
    expect(readdirSync(folder)).toEqual(["taken"]);
  });
});

describe("a backup", () => {
  test("never writes through a link, neither at its place nor beside it", async () => {
    const dataDir = await demoFolder();
    const folder = temporaryFolder();
    const target = planted(folder, "backup.db");
    const part = planted(folder, "backup.db.part");
    const args = ["backup", target.link, "--data-dir", dataDir];
    expect((await run(args)).code).toBe(2);
    await runWell([...args, "--force"]);
    for (const { victim } of [target, part]) expect(readFileSync(victim, "utf8")).toBe("untouched");
    expect([isLink(target.link), mode(target.link)]).toEqual([false, "600"]);
    expect(readdirSync(folder)).toEqual(["backup.db"]);
  });

  test("is private from its first byte on", async () => {
    const folder = temporaryFolder();
    const from = join(folder, "from.db");
    await openTestStore(from).close();
    const to = join(folder, "to.db");
    const copying = copyDatabase(from, to, createSystemTimers());
    expect(mode(to)).toBe("600");
    await copying;
    expect(mode(to)).toBe("600");
  });
});

test("beside a running server, every file of the data folder is the owner's alone", async () => {
  const dataDir = temporaryFolder();
  const server = await serveOn(dataDir);
  await server.request("PATCH", "/api/v1/profile", { body: { name: "A" } });
  const files = readdirSync(dataDir);
  expect(files).toContain("career-context.db-wal");
  for (const file of files) expect(mode(join(dataDir, file)), file).toBe("600");
});

describe("import resume", () => {
  test.each<[string, (folder: string) => string]>([
    ["a folder", (folder) => folder],
    ["a device without end", () => "/dev/zero"],
    [
      "a pipe that nobody writes to",
      (folder) => {
        execFileSync("mkfifo", [join(folder, "pipe")]);
        return join(folder, "pipe");
      },
    ],
    ["more than 10 MiB", (folder) => put(join(folder, "long.txt"), "a".repeat((10 << 20) + 1))],
    ["nothing", (folder) => join(folder, "none")],
  ])("refuses %s with exit code 2 and one line", async (_, path) => {
    const folder = temporaryFolder();
    const { code, stdout, stderr } = await run([
      "import",
      "resume",
      path(folder),
      "--data-dir",
      join(folder, "data"),
    ]);
    expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 2, stdout: "", count: 1 });
  });
});

describe("import catalog", () => {
  const read = (path: string) => readCatalog(path, new Map(), noProgress);
  const zip = (entries: Record<string, Uint8Array>) => {
    const file = join(temporaryFolder(), "catalog.zip");
    writeFileSync(file, zipSync(entries, { level: 1 }));
    return file;
  };

  test.each(["../Skills.txt", "a/../../Skills.txt", "/etc/Skills.txt", "C:/Skills.txt", "..\\Skills.txt"])(
    "refuses an archive with a file named %s, and writes nothing beside it",
    async (name) => {
      const file = zip({ [name]: strToU8("x") });
      await expect(read(file)).rejects.toThrow();
      expect(readdirSync(join(file, ".."))).toEqual(["catalog.zip"]);
    },
  );

  test("refuses an archive of more than 20,000 files", async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 20_001 }, (_, index) => [`${index}`, new Uint8Array()]),
    );
    await expect(read(zip({ ...entries, "Skills.txt": strToU8("x") }))).rejects.toThrow(
      /more than 20000 files/,
    );
  });

  test("takes a link in an archive for the text that it is", async () => {
    const entry = strToU8("/etc/passwd");
    const file = join(temporaryFolder(), "catalog.zip");
    writeFileSync(file, zipSync({ "Skills.txt": [entry, { os: 3, attrs: 0o120777 << 16 }] }));
    await expect(read(file)).rejects.toThrow(/none of the known files|no column/);
  });

  test("rejects what expands to more than any official file contains, compressed once or twice", async () => {
    const member = gzipSync(Buffer.alloc(4 << 20, "a"), { level: 9 });
    const folded = Buffer.concat(Array.from({ length: 70 }, () => member));
    const file = join(temporaryFolder(), "Skills.txt.gz");
    writeFileSync(file, folded);
    for (const path of [file, zip({ "Skills.txt.gz": folded })]) {
      await expect(read(path)).rejects.toThrow(/expands to more|no column|none of the known/);
    }
  });

  test("shows a file's name without what a terminal would obey", async () => {
    const file = zip({ "Skills.txt": strToU8("x"), "\u001b]0;owned\u0007\u001b[31m.txt": strToU8("x") });
    const { stdout, stderr } = await run(["import", "catalog", file, "--data-dir", temporaryFolder()]);
    expect(`${stdout}${stderr}`).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

describe("a terminal", () => {
  const hostile = "\u001b]0;owned\u0007\u001b[2J\u009b31m\u202eEve";

  test("is given no command by a name that a client wrote", async () => {
    const dataDir = temporaryFolder();
    const server = await serveOn(dataDir);
    const { status } = await server.request("PATCH", "/api/v1/profile", { body: { name: hostile } });
    expect(status).toBe(200);
    await runWell([
      "users",
      "create",
      "--name",
      hostile,
      "--email",
      "eve@example.com",
      "--data-dir",
      dataDir,
    ]);
    await runWell(["keys", "create", "--name", hostile, "--data-dir", dataDir]);
    // Of a calendar's token it is stored as it came.
    await runWell(["keys", "create", "--calendar", "--name", hostile, "--data-dir", dataDir]);
    for (const list of ["users", "keys"]) {
      const text = await runWell([list, "list", "--data-dir", dataDir]);
      expect(text).toContain("Eve");
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
      const json = await runWell([list, "list", "--json", "--data-dir", dataDir]);
      expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
      const whole = JSON.stringify(hostile).slice(1, -1);
      expect(JSON.stringify(JSON.parse(json)).includes(whole)).toBe(list === "keys");
    }
  });

  test.each(["constructor", "__proto__", "toString"])("is told that %s is no client", async (client) => {
    const { code, stdout } = await run(["install", "--print", client]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

import { chmodSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { demoFolder, mode, put } from "../../support/program/data.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { lines, run } from "../../support/program/program.ts";

test("the data folder gets mode 0700 and the database 0600, whatever the umask", async () => {
  const dataDir = join(temporaryFolder(), "deep", "down");
  const shell = `umask 000; "$0" "$1" demo --data-dir "$2"`;
  const program = join(root, "dist", "main.js");
  const { code } = await run(["-c", shell, process.execPath, program, dataDir], { command: "sh" });
  expect(code).toBe(0);
  expect([mode(dataDir), mode(join(dataDir, "career-context.db"))]).toEqual(["700", "600"]);
});

describe("a data folder that others can write to", () => {
  test("is repaired with a word where nothing else is in it", async () => {
    const dataDir = await demoFolder();
    chmodSync(dataDir, 0o777);
    const { code, stderr } = await run(["keys", "list", "--data-dir", dataDir]);
    expect({ code, mode: mode(dataDir) }).toEqual({ code: 0, mode: "755" });
    expect(stderr).toContain(`Other users could write to the data folder ${dataDir}; now only you can.`);
    expect((await run(["keys", "list", "--data-dir", dataDir])).stderr).toBe("");
  });

  test.each([
    ["where it has other files, too", 0o775, "notes.txt"],
    ["where it is everybody's, as /tmp is", 0o1777, "career-context.db.old"],
  ])("is refused %s, and left as it is", async (_, open, name) => {
    const dataDir = temporaryFolder();
    put(join(dataDir, name), "");
    chmodSync(dataDir, open);
    for (const command of ["demo", "serve --port 0"]) {
      const { code, stdout, stderr } = await run([...command.split(" "), "--data-dir", dataDir]);
      expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
      expect(stderr).toContain(`chmod go-w ${dataDir}`);
    }
    expect(readdirSync(dataDir)).toEqual([name]);
    expect(statSync(dataDir).mode & 0o7777).toBe(open);
  });
});

describe("an unusable data folder or database ends every command with exit code 1 and one line with a remedy", () => {
  const commands = ["demo", "keys list", "serve --port 0"];

  test.each(commands)("%s, where the folder is a file, below one, or behind a dead link", async (command) => {
    const folder = temporaryFolder();
    const file = put(join(folder, "file"), "");
    symlinkSync(join(folder, "nowhere"), join(folder, "link"));
    for (const dataDir of [file, join(file, "below"), join(folder, "link"), join(folder, "link", "below")]) {
      const { code, stdout, stderr } = await run([...command.split(" "), "--data-dir", dataDir]);
      expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
      expect(stderr).toContain(`The data folder ${dataDir} cannot be used`);
      expect(stderr).toContain("--data-dir");
    }
  });

  test.each(commands)("%s, where the file is no database", async (command) => {
    const dataDir = temporaryFolder();
    put(join(dataDir, "career-context.db"), "This is no database at all.".repeat(100));
    const { code, stdout, stderr } = await run([...command.split(" "), "--data-dir", dataDir]);
    expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
    expect(stderr).toContain("career-context restore");
  });

  test.each(commands)("%s, where the database is of a newer program", async (command) => {
    const dataDir = await demoFolder();
    const database = openDatabase(join(dataDir, "career-context.db"));
    database.pragma("user_version = 9999");
    database.close();
    const { code, stdout, stderr } = await run([...command.split(" "), "--data-dir", dataDir]);
    expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
    expect(stderr).toMatch(/newer career-context.*update the program/);
  });
});

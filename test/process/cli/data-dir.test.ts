import { symlinkSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, test } from "vitest";
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
    const database = new Sqlite(join(dataDir, "career-context.db"));
    database.pragma("user_version = 9999");
    database.close();
    const { code, stdout, stderr } = await run([...command.split(" "), "--data-dir", dataDir]);
    expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
    expect(stderr).toMatch(/newer career-context.*update the program/);
  });
});

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoFolder } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run } from "../../support/program/program.ts";

describe("a command that only reads creates nothing where there is nothing", () => {
  test.each([
    ["keys list", 0, /^There is nothing in .* yet.*keys create/],
    ["keys list --json", 0, /^\[\]$/],
    ["users list", 0, /^There is nothing in .* yet/],
    ["users list --json", 0, /^\[\]$/],
    ["documents list", 0, /^There is nothing in .* yet/],
    ["documents list --json", 0, /^\[\]$/],
    ["documents save art_1 out.pdf", 2, /^There is nothing in .* yet/],
    ["export --out out.json", 2, /^There is nothing in .* yet/],
    ["backup backup.db", 2, /^There is nothing to back up: .* yet/],
  ])("%s", async (command, code, says) => {
    const folder = temporaryFolder();
    for (const dataDir of [folder, join(folder, "not", "there")]) {
      const ended = await run([...command.split(" "), "--data-dir", dataDir], { cwd: folder });
      const said = `${ended.stdout}${ended.stderr}`;
      expect({ code: ended.code, count: lines(said).length }).toEqual({ code, count: 1 });
      expect(said.trim()).toMatch(says);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  test("doctor", async () => {
    const folder = join(temporaryFolder(), "not", "there");
    const { code, stdout } = await run(["doctor", "--port", "0", "--data-dir", folder]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("does not exist yet") });
    expect(existsSync(join(folder, ".."))).toBe(false);
  });
});

test("a command that only reads adds no user to a database", async () => {
  const dataDir = await demoFolder();
  await run(["users", "list", "--data-dir", dataDir]);
  const { stderr } = await run([
    "export",
    "--user",
    "nobody",
    "--out",
    join(dataDir, "x.json"),
    "--data-dir",
    dataDir,
  ]);
  expect(stderr).toContain("users list");
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoFolder, persona } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { otherNode } from "../../support/program/native.ts";
import { lines, run, runWell } from "../../support/program/program.ts";

const wrongAdvice = /permission|restore|backup|free space|writable|--data-dir/i;

test.each([
  "serve --port 0",
  "keys create --name x",
  "keys list",
  "keys revoke key_1",
  "users create --name x --email x@example.org",
  "users list",
  `import resume ${persona("nurse")}`,
  "export --out out.json",
  "backup backup.db",
  "restore BACKUP",
  "restore BACKUP --force",
  "demo",
])("%s says in one line that the native module is of another Node, and touches nothing", async (command) => {
  const [dataDir, cwd] = [await demoFolder(), temporaryFolder()];
  const backup = join(temporaryFolder(), "backup.db");
  await runWell(["backup", backup, "--data-dir", dataDir]);
  const before = readFileSync(join(dataDir, "career-context.db"));
  const words = command.split(" ").map((word) => (word === "BACKUP" ? backup : word));
  const { code, stdout, stderr } = await run([...words, "--data-dir", dataDir], { cwd, env: otherNode() });
  expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
  expect(stderr).toContain("npm rebuild better-sqlite3");
  expect(stderr).not.toMatch(wrongAdvice);
  expect(readFileSync(join(dataDir, "career-context.db")).equals(before)).toBe(true);
  expect(readdirSync(cwd)).toEqual([]);
});

test("doctor names the native module as the one cause, and nothing else as failed", async () => {
  const { code, stdout, stderr } = await run(["doctor", "--port", "0", "--data-dir", await demoFolder()], {
    env: otherNode(),
  });
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  const [node, failed, ...rest] = lines(stdout);
  expect(node).toMatch(/^ok {4}Node /);
  expect(failed).toMatch(/^FAIL {2}.*another version of Node.*npm rebuild better-sqlite3/);
  expect(rest).toEqual(["5 more checks wait for that: run career-context doctor again."]);
  expect(stdout).not.toMatch(wrongAdvice);
});

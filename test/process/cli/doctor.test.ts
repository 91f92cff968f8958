import { chmodSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { demoFolder, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

const doctor = (dataDir: string, ...flags: string[]) =>
  run(["doctor", "--data-dir", dataDir, "--port", "0", ...flags]);

test("doctor finds nothing wrong with a fresh folder or a filled one", async () => {
  const dataDir = temporaryFolder();
  const fresh = await doctor(dataDir);
  await runWell(["demo", "--data-dir", dataDir]);
  const filled = await doctor(dataDir);
  for (const { code, stdout, stderr } of [fresh, filled]) {
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(lines(stdout).filter((line) => !line.startsWith("ok "))).toEqual([]);
  }
  for (const word of ["Node", "better-sqlite3", dataDir, "600", "integrity", "port"]) {
    expect(filled.stdout).toContain(word);
  }
});

test.each([
  [
    "an open database file",
    (dataDir: string) => run(["644", join(dataDir, "career-context.db")], { command: "chmod" }),
    /chmod 600/,
  ],
  [
    "a damaged database",
    async (dataDir: string) => put(join(dataDir, "career-context.db"), "damaged".repeat(999)),
    /restore FILE --force/,
  ],
])("doctor says how to fix %s", async (_, damage, remedy) => {
  const dataDir = await demoFolder();
  await damage(dataDir);
  const { code, stdout } = await doctor(dataDir);
  const failed = lines(stdout).filter((line) => line.startsWith("FAIL"));
  expect({ code, count: failed.length }).toEqual({ code: 1, count: 1 });
  expect(failed[0]).toMatch(remedy);
});

test("doctor says how to fix a data folder that is a file, and one that cannot be made", async () => {
  const file = put(join(temporaryFolder(), "file"), "");
  for (const dataDir of [file, join(file, "below")]) {
    const { code, stdout } = await doctor(dataDir);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAIL .*--data-dir$/m);
  }
});

test("doctor knows the server that runs on this data, and one on other data", async () => {
  const dataDir = await demoFolder();
  const { url, stop } = await serveOn(dataDir);
  const port = new URL(url).port;
  const own = await run(["doctor", "--data-dir", dataDir, "--port", port]);
  expect(own).toMatchObject({ code: 0, stderr: "" });
  expect(own.stdout).toMatch(
    /^ok {4}port \d+ on 127\.0\.0\.1 is used by your server, career-context \S+ on this data$/m,
  );
  const other = await run(["doctor", "--data-dir", await demoFolder(), "--port", port]);
  expect(other.code).toBe(1);
  expect(other.stdout).toMatch(/^FAIL {2}port .*a career-context server on other data uses it.*--port$/m);
  await stop();
});

test("doctor stops at the first cause, and advises a restore only for a file that SQLite finds damaged", async () => {
  const dataDir = await demoFolder();
  chmodSync(dataDir, 0o777);
  put(join(dataDir, "career-context.db"), "damaged".repeat(999));
  const open = await doctor(dataDir);
  const failed = lines(open.stdout).filter((line) => line.startsWith("FAIL"));
  expect(failed).toEqual([expect.stringMatching(/can be written to by other users: .*chmod go-w/)]);
  expect(lines(open.stdout).at(-1)).toBe("4 more checks wait for that: run career-context doctor again.");

  const newer = await demoFolder();
  openDatabase(join(newer, "career-context.db")).exec("pragma user_version = 9999").close();
  const { stdout } = await doctor(newer);
  expect(stdout).toMatch(/^FAIL {2}the database was made by a newer career-context .*: update the program$/m);
  for (const text of [open.stdout, stdout]) expect(text).not.toContain("restore");
});

test("doctor says how to fix a taken port", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = z.object({ port: z.number() }).parse(taken.address());
  const { code, stdout } = await doctor(temporaryFolder(), "--port", String(port));
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAIL .*EADDRINUSE.*--port$/m);
});

import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { demoFolder, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";

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

test("doctor says how to fix a taken port", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = z.object({ port: z.number() }).parse(taken.address());
  const { code, stdout } = await doctor(temporaryFolder(), "--port", String(port));
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAIL .*EADDRINUSE.*--port$/m);
});

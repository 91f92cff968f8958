import { expect, test } from "vitest";
import { createLog, errorFacts } from "../../../src/platform/logger.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, programFile, run, start, until } from "../../support/program/program.ts";

/** Runs the program on a terminal, on which stdout and stderr are one. */
function onTerminal(args: readonly string[]) {
  const words = [process.execPath, programFile, ...args].map((word) => `'${word}'`).join(" ");
  return start(["--quiet", "--return", "--flush", "--command", words, "/dev/null"], { command: "script" });
}

const isJson = (line: string) => line.startsWith("{");

test("on a terminal serve writes plain text from the first key to the end", async () => {
  const running = onTerminal(["serve", "--port", "0", "--data-dir", temporaryFolder()]);
  const { output } = running;
  await until("it runs", () => / Data /.test(output().stdout) && /sk_/.test(output().stdout));
  running.child.stdin.write("\u0003");
  const { stdout } = await running.ended;
  expect(stdout).toMatch(/is running\.\r?\n/);
  expect(stdout).toMatch(/^\S*Stopping\.\r?$/m);
  expect(lines(stdout).filter(isJson)).toEqual([]);
});

test("an error on a terminal is plain text, and --log-format json makes it a JSON line", async () => {
  const args = ["serve", "--port", "abc"];
  const text = (await onTerminal(args).ended).stdout;
  expect(lines(text)).toEqual([expect.stringMatching(/^The port must be/)]);
  const json = (await onTerminal([...args, "--log-format", "json"]).ended).stdout;
  expect(lines(json).map((line) => JSON.parse(line))).toMatchObject([{ level: "error" }]);
});

test.each(["serve", "mcp"])(
  "without a terminal %s writes JSON lines, and text where asked",
  async (command) => {
    const args = [command, "--toolsets", "nope"];
    const dataDir = ["--data-dir", temporaryFolder()];
    const { stderr } = await run([...args, ...dataDir]);
    expect(lines(stderr).map((line) => JSON.parse(line))).toMatchObject([{ level: "error" }]);
    const asked = await run([...args, ...dataDir, "--log-format=text"]);
    expect(lines(asked.stderr).filter(isJson)).toEqual([]);
  },
);

test("on a terminal mcp writes JSON lines: a client reads them", async () => {
  const { stdout } = await onTerminal(["mcp", "--toolsets", "nope"]).ended;
  expect(lines(stdout).map((line) => JSON.parse(line))).toMatchObject([{ level: "error" }]);
});

test("a text line has message, facts and stack, no secret and nothing that a terminal obeys", () => {
  const written: string[] = [];
  const log = createLog("info", { format: "text", write: (line) => void written.push(line) });
  log.info("Stopping.");
  log.warn("It is slow.", { ms: 12, name: "a\u001b[2Jb" });
  log.error("It failed.", { ...errorFacts(new TypeError("of a person")), key: `sk_${"a".repeat(43)}` });
  const [info, warn, error = ""] = written;
  expect(info).toBe("Stopping.\n");
  expect(warn).toBe("Warning: It is slow. (ms 12, name a [2Jb)\n");
  expect(error).toMatch(/^Error: It failed\. \(error TypeError, key sk_…\)\n {4}at /);
  expect(error).not.toContain("of a person");
});

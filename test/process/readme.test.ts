import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { persona } from "../support/program/data.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { programFile, run } from "../support/program/program.ts";
import { serveOn } from "../support/program/server.ts";

const pages = ["README.md", "docs/first-steps.md", "docs/command-line.md"];
const text = pages.map((page) => readFileSync(join(root, page), "utf8")).join("\n");

/** The commands on these pages in their order, each once: those of blocks, and those within a sentence. */
function printed(): string[] {
  const found = text.matchAll(/```(\w*)\n([\s\S]*?)```|`(career-context [^`]+)`/g);
  const commands = [...found].flatMap(([, language, block = "", within]) => {
    if (within !== undefined) return [within];
    const lines = language === "sh" ? block.split("\n") : [];
    return lines.filter((line) => /^(KEY=|curl |career-context |node dist)/.test(line));
  });
  return [...new Set(commands.map((command) => command.replace(/\s+# .*$/, "")))];
}

/** Not what runs until it is ended, asks a person, or has words of the reader's own in capitals. */
const isRunnable = (command: string) =>
  !/^career-context (serve|mcp|demo$|install(?! --print)|uninstall)\b/.test(command) &&
  !/\b[A-Z_]{4,}\b(?!=|\))/.test(command.replace("$KEY", ""));

test("the commands of the README and the first pages run as printed, in a home of their own", async () => {
  const home = temporaryFolder();
  const bin = join(home, "career-context");
  writeFileSync(bin, `#!/bin/sh\nexec "${process.execPath}" "${programFile}" "$@"\n`, { mode: 0o755 });
  copyFileSync(persona("nurse"), join(home, "resume.json"));
  const server = await serveOn(join(home, ".career-context"));
  const { port } = new URL(server.url);
  const commands = printed().filter(isRunnable);
  expect(commands).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^KEY=/),
      expect.stringMatching(/^curl .*\$KEY/),
      expect.stringMatching(/^career-context install --print/),
    ]),
  );
  const script = commands
    .join("\n")
    .replaceAll(":8787", `:${port}`)
    .replaceAll("/tmp/demo", join(home, "demo"))
    .replaceAll("node dist/main.js", "career-context");
  const env = { HOME: home, PATH: `${home}:${process.env.PATH}` };
  const ended = await run(["-euc", script], { command: "sh", cwd: home, env });
  expect(ended.code, ended.stderr).toBe(0);
  expect(ended.stdout).toContain('"currentJobTitle"');
  expect(ended.stdout).not.toContain('"error"');
}, 300_000);

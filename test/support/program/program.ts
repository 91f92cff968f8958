import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { root } from "./folder.ts";

/** The built program, as an install has it. */
export const programFile = join(root, "dist", "main.js");

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcessWithoutNullStreams;
  /** What has been printed so far. */
  output: () => { stdout: string; stderr: string };
  ended: Promise<Ended>;
}

export interface Launch {
  /** Further environment variables. */
  env?: Record<string, string>;
  cwd?: string;
  /** Another command in place of the program. */
  command?: string;
  /** Another Node than this one. */
  node?: string;
  /** Another copy of the program's main file. */
  file?: string;
}

/** The environment a test's process gets: none of this machine's own settings, but the driver that all tests use. */
export function environment(more: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(CAREER_CONTEXT_(?!SQLITE_DRIVER$)|NODE_|VITEST|HOME$)/.test(name)
      ? []
      : [[name, value]],
  );
  return { ...Object.fromEntries(inherited), HOME: join(root, "test", "no-home"), ...more };
}

/** Starts the program; it is killed where the test ends first. */
export function start(args: readonly string[], launch: Launch = {}): Running {
  const command = launch.command ?? launch.node ?? process.execPath;
  const words = launch.command === undefined ? [launch.file ?? programFile, ...args] : [...args];
  const child = spawn(command, words, { env: environment(launch.env), cwd: launch.cwd ?? root });
  const printed = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed.stderr += text));
  // A process that ended first makes writes to its input fail; its exit tells more.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, ...printed }));
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await ended;
  });
  return { child, output: () => printed, ended };
}

/** Runs the program to its end, with nothing on its standard input. */
export async function run(args: readonly string[], launch: Launch = {}): Promise<Ended> {
  const { child, ended } = start(args, launch);
  child.stdin.end();
  return ended;
}

/** Runs a command that must succeed; gives what it printed. */
export async function runWell(args: readonly string[], launch: Launch = {}): Promise<string> {
  const { code, stdout, stderr } = await run(args, launch);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
}

/** Resolves when the condition holds; throws after `seconds`. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const last = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > last) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The lines of a text, without the empty last one. */
export function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

import { defineConfig } from "vitest/config";

/** Tests of the built program that touch its every layer; `npm test` runs them and no other processes. */
const smoke = ["test/process/stdio/stdio.test.ts"];

/**
 * Tests that read files by a process apart or megabytes of text, or hold many answers against each other: seconds each, for `npm run test:rest`. So are
 * those of the second engine alone.
 */
const thorough = [
  ...["agent/recovery", "agent/references", "career/match", "catalog/import", "context/size"],
  ...["documents/hostile-files", "documents/import-files", "documents/machine-check", "documents/round-trip"],
]
  .map((name) => `test/app/${name}.test.ts`)
  .concat(
    ["security/bodies", "security/body-limits", "store/copy/copy"].map((name) => `test/${name}.test.ts`),
    ["mcp/budget-defaults", "openapi-answers"].map((name) => `test/surfaces/${name}.test.ts`),
    ["test/store/postgres/**/*.test.ts", "test/unit/sheets/hostile-tables.test.ts"],
    ["posting/hostile", "posting/wordings", "resume-proof/neighbours", "resume-text/refusal"].map((name) => `test/unit/engine/${name}.test.ts`),
  );

/** What a set of tests leaves out. Vitest's own --exclude does not reach a project that excludes files itself. */
const without = (process.env.CAREER_CONTEXT_TEST_WITHOUT ?? "").split("\n").filter((pattern) => pattern !== "");

const below = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    globalSetup: ["test/support/global-setup.ts"],
    setupFiles: ["test/support/sqlite-driver.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A poll ends when it is right; on a busy machine that takes a while.
    expect: { poll: { timeout: 60_000 } },
    // One more than the cores that CI has: tests of processes and of time limits wait for much of their time.
    maxWorkers: 3,
    // The tests make much that lives for one test: a larger young space saves a tenth of the time.
    execArgv: ["--max-semi-space-size=128"],
    // What was compiled stays on disk between runs: compiling all sources anew takes seconds of every run.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" },
    // Each test above this has a line of its own in the output; at the default nearly all of processes would have one.
    slowTestThreshold: 15_000,
    // A snapshot that is missing fails; only `-u` writes one.
    update: "none",
    // Files that start no process share their modules: loading them takes most of the time.
    projects: [
      project("unit", { include: below("unit"), exclude: thorough, isolate: false }),
      project("app", {
        include: below("app", "surfaces", "store", "security"),
        exclude: thorough,
        isolate: false,
      }),
      project("thorough", { include: thorough, isolate: false }),
      project("smoke", { include: smoke }),
      project("process", { include: below("process"), exclude: smoke }),
      project("robustness", {
        include: below("robustness"),
        globalSetup: ["test/support/peers-setup.ts"],
        // How time grows with a text is measured there: a large young space makes small texts free of collections.
        execArgv: [],
      }),
    ],
  },
});

interface Choice {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
  globalSetup?: string[];
  execArgv?: string[];
}

function project(name: string, test: Choice) {
  return { extends: true as const, test: { name, ...test, exclude: [...(test.exclude ?? []), ...without] } };
}

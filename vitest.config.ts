import { defineConfig } from "vitest/config";

/** Tests of the built program that are quick and touch its every layer; `npm test` runs them and no other processes. */
const smoke = ["cli/commands", "stdio/stdio", "restart"].map((name) => `test/process/${name}.test.ts`);

const below = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    globalSetup: ["test/support/global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A snapshot that is missing fails; only `-u` writes one.
    update: "none",
    // Files that start no process share their modules: loading them takes most of the time.
    projects: [
      project("unit", { include: below("unit"), isolate: false }),
      project("app", { include: below("app", "surfaces", "store", "security"), isolate: false }),
      project("smoke", { include: smoke }),
      project("process", { include: below("process"), exclude: smoke }),
      project("robustness", { include: below("robustness"), globalSetup: ["test/support/peers-setup.ts"] }),
    ],
  },
});

function project(name: string, test: { include: string[]; exclude?: string[]; isolate?: boolean; globalSetup?: string[] }) {
  return { extends: true as const, test: { name, ...test } };
}

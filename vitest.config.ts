import { defineConfig } from "vitest/config";

/** Files of one kind in one project; those that start no process share their modules, which takes most of the time. */
function project(name: string, folders: string[], isolate: boolean) {
  const include = folders.map((folder) => `test/${folder}/**/*.test.ts`);
  return { extends: true as const, test: { name, include, isolate } };
}

export default defineConfig({
  test: {
    globalSetup: "test/support/global-setup.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      project("unit", ["unit"], false),
      project("app", ["app", "surfaces", "store", "security"], false),
      project("process", ["process"], true),
      project("robustness", ["robustness"], true),
    ],
  },
});

import type { TestContext } from "vitest";

export type Engine = "sqlite" | "postgres";

/** By this name in the environment every test that names no engine runs on the other one. */
export const byDefault: Engine =
  process.env.CAREER_CONTEXT_TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

/** Skips a test of what only SQLite has, and says why, where the tests run on the other engine. */
export function onlySqlite({ skip }: Pick<TestContext, "skip">, why: string): void {
  skip(byDefault !== "sqlite", `only SQLite: ${why}`);
}

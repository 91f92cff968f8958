import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A database file of this test's own; its folder goes with the test. */
export function tempDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), "career-context-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "career-context.db");
}

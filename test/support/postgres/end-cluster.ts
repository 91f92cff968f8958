import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Tells the server to end at once, its connections too. */
const SIGNAL = "SIGINT";

/** Makes the folder of a run's cluster, which a test may start; gives what ends it. Nothing where another setup has made it. */
export function clusterFolder(): (() => Promise<void>) | undefined {
  if (process.env.CAREER_CONTEXT_TEST_CLUSTER !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "career-context-postgres-"));
  process.env.CAREER_CONTEXT_TEST_CLUSTER = folder;
  return async () => {
    const noted = join(folder, "pid");
    if (existsSync(noted)) await end(Number(readFileSync(noted, "utf8")));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function end(pid: number): Promise<void> {
  try {
    process.kill(pid, SIGNAL);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      process.kill(pid, 0);
      await sleep(50);
    }
  } catch {
    // It is gone.
  }
}

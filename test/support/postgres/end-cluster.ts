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
  const noted = join(folder, "pid");
  const pid = () => (existsSync(noted) ? Number(readFileSync(noted, "utf8")) : undefined);
  // A run that is broken off comes to no teardown.
  process.once("exit", () => {
    const left = pid();
    if (left !== undefined) tell(left, SIGNAL);
    rmSync(folder, { recursive: true, force: true });
  });
  process.once("SIGTERM", () => process.exit(143));
  return async () => {
    const left = pid();
    if (left !== undefined) await end(left);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Whether a process could be sent a signal. */
function tell(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function end(pid: number): Promise<void> {
  tell(pid, SIGNAL);
  for (let attempt = 0; attempt < 100 && tell(pid, 0); attempt += 1) await sleep(50);
}

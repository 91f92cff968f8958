import { clusterFolder } from "./postgres/end-cluster.ts";

/**
 * Builds dist/ where it is missing or stale: the process tests run what users run. Gives what ends the PostgreSQL server
 * that a test may have started.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Plain JavaScript without types, since it runs before anything is installed.
  const { ensureBuilt }: { ensureBuilt: () => void } = await import(
    new URL("../../scripts/ready.mjs", import.meta.url).href
  );
  ensureBuilt();
  return clusterFolder();
}

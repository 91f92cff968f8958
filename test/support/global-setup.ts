/** Builds dist/ where it is missing or stale: the process tests run what users run. */
export async function setup(): Promise<void> {
  // Plain JavaScript without types, since it runs before anything is installed.
  const { ensureBuilt }: { ensureBuilt: () => void } = await import(
    new URL("../../scripts/ready.mjs", import.meta.url).href
  );
  ensureBuilt();
}

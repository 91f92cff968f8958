/** Installs the programs of others that the tests start; it takes a moment where they are there. */
export async function setup(): Promise<void> {
  // Plain JavaScript without types, since it runs before anything is installed.
  const { ensurePeersInstalled }: { ensurePeersInstalled: () => void } = await import(
    new URL("../../scripts/ready.mjs", import.meta.url).href
  );
  ensurePeersInstalled();
}

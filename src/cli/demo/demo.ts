import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import openInBrowser from "open";
import { fillDemo } from "../../app/demo/fill.ts";
import type { Service } from "../../app/service.ts";
import { hasNothingStored } from "../../domain/context/summary.ts";
import { hasScreen, readSettings, type SettingFlags, type Settings } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { writeExport } from "../export.ts";
import { serve } from "../serve.ts";
import { LOCAL_USER, print, withService } from "../terminal/context.ts";

/**
 * Fills the user `local` of an empty database with a fictional person. If no location is named, serves that person
 * until stopped. Throws UsageError if a career exists.
 */
export async function demo(flags: TryFlags & { force?: boolean }): Promise<void> {
  if (readSettings(flags).isDefaultPlace && !flags.force) return tryDemo(flags);
  await withService(flags, async (service, settings) => {
    if (!(await isEmpty(service))) {
      if (!flags.force) {
        throw new UsageError(
          `${settings.place} already contains a career: try the demo with another --data-dir, or replace the career of user ${LOCAL_USER} with --force.`,
        );
      }
      await makeRoom(service, settings);
    }
    await fillDemo(service, LOCAL_USER);
    print(
      `${settings.place} now contains a fictional nurse's career, with ${await openAlerts(service)} open alerts. A resume of your own takes its place by import resume FILE --replace-demo.`,
    );
  });
}

async function isEmpty({ store }: Service): Promise<boolean> {
  for (const { id } of await store.access.listUsers()) {
    if (!(await store.read(id, hasNothingStored))) return false;
  }
  return true;
}

/** Clears the local user's career. A real career is exported first, so `import export` can restore it. */
async function makeRoom(service: Service, { dataDir, databaseUrl }: Settings): Promise<void> {
  const { store, runtime } = service;
  const found = await store.read(LOCAL_USER, async (tx) => ({
    isReal: !(await tx.user.get())?.isDemo,
    isEmpty: await hasNothingStored(tx),
  }));
  if (found.isEmpty) return;
  if (found.isReal) {
    const stamp = runtime.now().toISOString().replace(/[:.]/g, "-");
    const out = join(databaseUrl === undefined ? dataDir : resolve(), `before-demo-${stamp}.json`);
    await writeExport(service, LOCAL_USER, { out });
    print(`What was stored is in ${out}; import export brings it back.`);
  }
  await store.write(LOCAL_USER, async (tx) => {
    await tx.account.clear();
    await tx.user.rename({ name: null, email: null });
    await tx.user.markDemo(false);
  });
}

/** Reads the alerts that the stored career raises; returns how many are open. */
async function openAlerts({ store }: Service): Promise<number> {
  const open = await store.read(LOCAL_USER, (tx) =>
    tx.alerts.list({ limit: 50, includeRead: false, includeDismissed: false }),
  );
  return open.rows.length;
}

interface TryFlags extends SettingFlags {
  /** False with --no-browser. */
  browser: boolean;
}

/** Serves the fictional person from a temporary folder, and opens the pages if there is a screen. */
async function tryDemo(flags: TryFlags): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-context-demo-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const leave = () => process.exit(1);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, leave);
  await withService({ dataDir }, (service) => fillDemo(service, LOCAL_USER));
  // From here on these signals end the server.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, leave);
  await serve({ ...flags, dataDir, port: flags.port ?? "0", toolsets: "core" }, (pages) => {
    print("", "This is a fictional person. Stop with Ctrl+C, which deletes all their data.");
    if (flags.browser && hasScreen()) void openInBrowser(pages).catch(() => undefined);
  });
}

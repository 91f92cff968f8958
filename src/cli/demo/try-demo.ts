import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openInBrowser from "open";
import { hasScreen, type SettingFlags } from "../../platform/config.ts";
import { serve } from "../serve.ts";
import { LOCAL_USER, print, withService } from "../terminal/context.ts";
import { fillDemo } from "./fill.ts";

export interface TryFlags extends SettingFlags {
  /** False with --no-browser. */
  browser: boolean;
}

/** Serves the fictional person from a temporary folder, and opens the pages if there is a screen. */
export async function tryDemo(flags: TryFlags): Promise<void> {
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

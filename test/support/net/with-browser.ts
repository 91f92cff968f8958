import { afterAll, beforeAll, describe } from "vitest";
import { type Browser, chromium, openBrowser } from "./browser.ts";

/** Groups tests that need a browser. Where the machine has no Chromium they are skipped, and the report says so. */
export const withBrowser = describe.skipIf(chromium === undefined);

/** Opens one browser for all tests of a file; the function that it returns throws where the machine has none. */
export function fileBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (chromium !== undefined) browser = await openBrowser(chromium);
  });
  afterAll(async () => {
    await browser?.close();
  });
  return () => {
    if (browser) return browser;
    throw new Error("There is no browser on this machine.");
  };
}

import { afterAll, beforeAll, describe } from "vitest";
import { type Browser, chromium, openBrowser } from "./browser.ts";

/** Where CI has a browser, tests that need one must not be skipped. */
const isRequired = process.env.CAREER_CONTEXT_REQUIRE_BROWSER === "1";

/**
 * Groups tests that need a browser. Where the machine has no Chromium they are skipped, and the report says so; with
 * CAREER_CONTEXT_REQUIRE_BROWSER=1 they fail.
 */
export const withBrowser = describe.skipIf(chromium === undefined && !isRequired);

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
    throw new Error("There is no browser on this machine: install Chromium, and put it on the PATH.");
  };
}

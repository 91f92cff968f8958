import type { Browser, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import type { ServerProcess } from "../program/server.ts";
import { arrived, servedBy } from "./pages.ts";
import { axeProblems } from "./playwright.ts";

/** A browser that followed the link which a server printed, until the test ends. */
export async function arrivedAt(browser: Browser, server: ServerProcess): ReturnType<typeof arrived> {
  const found = await arrived(browser, servedBy(server));
  onTestFinished(() => found.context.close());
  return found;
}

/** What is wrong with a page as it stands, at both widths and in both themes. */
export async function wrongOn(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [1280, 390]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const scrolls = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
      const found = [...(await axeProblems(page)), ...(scrolls ? ["wider than the window"] : [])];
      wrong.push(...found.map((one) => `${width}, ${colorScheme}: ${one}`));
    }
  }
  return wrong;
}

/** Counts the shifts of what stands on a page that nobody set off, from now on. */
export async function shiftsOf(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(
    "window.shifts = 0; new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value }).observe({ type: 'layout-shift' })",
  );
  return () => page.evaluate("window.shifts");
}

/** Marks a page, so that one sees whether it is still the same. */
export async function markOf(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate("window.isSame = true");
  return () => page.evaluate("window.isSame === true");
}

/** The words of the page itself. */
export const main = (page: Page): Promise<string> => page.getByRole("main").innerText();

import { expect, test } from "vitest";
import { servedBy } from "../../support/net/pages.ts";
import { axeProblems, sharedBrowser } from "../../support/net/playwright.ts";
import { arrivedAt, shiftsOf } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { demoFolder } from "../../support/program/data.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();

withBrowser("while one types", () => {
  test("the search shows hits that arrows choose, Enter opens and Escape closes, and nothing moves", async () => {
    const server = await serveOn(await demoFolder());
    const { page } = await arrivedAt(browser(), server);
    const { url } = servedBy(server);
    await page.goto(`${url}/profile`);
    const field = page.getByRole("combobox", { name: "Search" });
    const shifts = await shiftsOf(page);
    await field.pressSequentially("nur");
    const hits = page.getByRole("listbox", { name: "Hits" });
    await hits.waitFor();
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    expect(await field.getAttribute("aria-activedescendant")).toBe("hit-0");
    expect(await hits.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("ArrowUp");
    expect(await field.getAttribute("aria-activedescendant")).toBeNull();
    await page.keyboard.press("Escape");
    await hits.waitFor({ state: "detached" });
    expect(await field.inputValue()).toBe("nur");
    expect(await shifts()).toBe(0);
    await field.pressSequentially("se");
    await hits.waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/jobs\/job_/);
    await page.getByRole("combobox", { name: "Search" }).pressSequentially("ward");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\?q=ward/);
  });

  test("a line of a document says whether the resume shows it, before it is saved", async () => {
    const server = await serveOn(await demoFolder());
    const { page } = await arrivedAt(browser(), server);
    const { url } = servedBy(server);
    await page.goto(`${url}/documents`);
    const href = await page.locator("main a[href^='/documents/art_']").first().getAttribute("href");
    await page.goto(`${url}${href}`);
    await page.locator(".paper .source > summary").nth(3).click();
    const text = page.locator(".source[open] textarea");
    const was = await text.inputValue();
    await text.fill("Holds a doctorate in physics.");
    await page.getByText("Not shown by your resume yet:").waitFor({ timeout: 60_000 });
    expect(await axeProblems(page)).toEqual([]);
    await text.fill(was);
    await page.getByText("Not shown by your resume yet:").waitFor({ state: "detached" });
    expect(await page.locator(".source[open] .proof").innerText()).toContain("Your resume says:");
  });
});

import { expect, test } from "vitest";
import { countedActions } from "../../support/net/counted-actions.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { arrivedAt, main } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { demoFolder } from "../../support/program/data.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();
const widths = [1280, 390];

const posting = [
  "Cardiac Nurse (Outpatients)",
  "Company: Ouse Valley Hospitals Trust",
  "Location: York",
  "Full-time, days only. Apply by 18 December 2030.",
  "Requirements",
  "- Registered nurse with at least 3 years of experience",
  "- Telemetry monitoring",
  "- Patient education",
].join("\n");

async function begin(path: string, width = 1280) {
  const server = await serveOn(await demoFolder());
  const { page } = await arrivedAt(browser(), server);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(server.url + path);
  const button = (name: string) => page.getByRole("button", { name });
  return { page, server, button, ...countedActions(page) };
}

/** The desk shows the fit: its words in the head, and the requirements with what is known of each. */
const fit = /\d of \d met/;

/** Each task begins on the page that the menu or the bar leads to, unless its name says otherwise. */
withBrowser("the least number of actions", () => {
  test.each(
    widths.flatMap((width) => [
      ["Openings", width, "/jobs", "Paste an opening", "Read it"] as const,
      ["Add", width, "/add", "The opening's text", "Add it"] as const,
    ]),
  )("2: from a copied posting to its fit, on %s at %d px", async (_, width, path, label, name) => {
    const { page, enter, click, button, count } = await begin(path, width);
    await enter(page.getByLabel(label), posting);
    await click(button(name));
    await page.waitForURL(/\/jobs\/job_/);
    expect(await main(page)).toMatch(fit);
    expect(count()).toBe(2);
  });

  test.each(widths)("2: from a copied posting to its fit, on Today at %d px", async (width) => {
    const { page, paste, click, button, count } = await begin("/", width);
    await paste(posting);
    await page.waitForURL(/\/add/);
    await click(button("Store"));
    await page.waitForURL(/\/jobs\/job_/);
    expect(await main(page)).toMatch(fit);
    expect(count()).toBe(2);
  });

  test.each(widths)("3: correct a title, on Profile at %d px", async (width) => {
    const { page, enter, click, button, count } = await begin("/profile", width);
    await click(page.getByRole("link", { name: "Registered Nurse, Telemetry" }).first());
    await enter(page.getByLabel("Job title"), "Senior Registered Nurse, Telemetry");
    await click(button("Save"));
    await expect.poll(() => page.getByRole("status").innerText()).toContain("The line is saved.");
    expect(await main(page)).toContain("Senior Registered Nurse, Telemetry");
    expect(count()).toBe(3);
  });

  test.each(widths)(
    "5: write a letter, correct a line and download it, on an opening's desk at %d px",
    async (width) => {
      const { page, enter, click, button, count } = await begin("/jobs", width);
      await page.getByRole("link", { name: "Clinical Nurse Educator" }).first().click();
      await page.waitForURL(/\/jobs\/job_/);
      await click(button("Write letter"));
      await page.waitForURL(/\/documents\//);
      await click(page.locator(".written-line summary").first());
      await enter(page.getByLabel("Text of the line").first(), "Dear Ward Manager,");
      await click(button("Save the line").first());
      await expect.poll(() => page.getByRole("status").innerText()).toContain("The line is saved.");
      expect(await main(page)).toContain("Dear Ward Manager,");
      const download = page.waitForEvent("download");
      await click(page.getByRole("link", { name: "Download PDF" }));
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      expect(count()).toBe(5);
    },
  );

  test.each(widths)("1: who read what, from any page, at %d px", async (width) => {
    const { page, server, click, count } = await begin("/match", width);
    const made = await server.request("POST", "/api/v1/memories", { body: { contentText: "A wish" } });
    expect(made.status).toBe(201);
    await click(page.getByRole("link", { name: "Agents" }));
    await page.waitForURL(/\/access/);
    const ledger = page.getByRole("region", { name: "Who did what" });
    expect((await ledger.innerText()).toLowerCase()).toContain("wrote a memory");
    expect(count()).toBe(1);
  });

  test.each(widths)("3: forget a topic, on Memory at %d px", async (width) => {
    const { page, enter, click, button, count } = await begin("/memory", width);
    await enter(page.getByLabel("Forget a topic everywhere"), "rhythm strips");
    await click(button("Show what there is"));
    await click(button("Forget what is ticked"));
    expect(await main(page)).toContain("What was deleted");
    expect(count()).toBe(3);
  });
});

import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const resume = {
  format: "text",
  content: [
    "Ines Calder",
    "",
    "Experience",
    "Registered Nurse, Wharfe Hospital, 2018-01 – present",
    "- Care for telemetry patients and teach new nurses",
    "",
    "Skills",
    "Patient assessment, Wound care, Telemetry monitoring",
  ].join("\n"),
};

async function nurse(): Promise<{ h: Harness; key: string; browser: Awaited<ReturnType<typeof signedIn>> }> {
  const h = await start();
  const { userId, key } = await h.newPerson();
  expect((await h.send("PUT", "/api/v1/resume", { key, body: resume })).status).toBeLessThan(300);
  return { h, key, browser: await signedIn(h, userId) };
}

test("nothing known: what to do about it", async () => {
  const h = await start();
  const { userId } = await h.newPerson();
  const page = await (await signedIn(h, userId)).get("/match");
  expect(page).toContain("Nothing to match yet.");
  expect(page).toContain('href="/import"');
});

test("the ranking is REST's, and every score adds up from its parts", async () => {
  const { h, key, browser } = await nurse();
  const rest = await h.send("POST", "/api/v1/career-match", { key, body: { limit: 15 } });
  const page = await browser.get("/match");
  const matches = ["highFit", "worthExploring", "riskyMismatch"].flatMap((list) =>
    asList(at(rest.body, "data", list)),
  );
  expect(matches.length).toBeGreaterThan(3);
  for (const match of matches) {
    const title = String(at(match, "title")).replaceAll("'", "&#39;");
    const score = Number(at(match, "matchScore"));
    const row = page.slice(page.indexOf(`<h3 dir="auto">${title}`)).split("</summary>")[0];
    expect(row).toContain(`<p class="score">${Math.round(score)}<span class="unseen"> of 100. </span>`);
    expect(page).toContain(`<td class="number">${score.toFixed(1)}</td>`);
  }
  // Only what fits well has the accent.
  expect(page.split('class="meter"').length - 1).toBe(asList(at(rest.body, "data", "highFit")).length);
  // The first occupation is open, and no other.
  expect(page.match(/<details open(?:="")?><summary><h3/g)).toHaveLength(1);
  const [first] = matches;
  for (const gap of asList(at(first, "skillGaps"))) expect(page).toContain(String(at(gap, "skill")));
});

test("a row names what one has, and the fold what is missing, without a scale", async () => {
  const { browser } = await nurse();
  const page = await browser.get("/match");
  const row = page.slice(page.indexOf('<h3 dir="auto">')).split("</summary>")[0] ?? "";
  expect(row).toContain("Work as Registered Nurse");
  expect(row).toContain("Medicine and health");
  expect(row).not.toMatch(/Close to your work|Preparation|Knowledge/);
  expect(page).toContain("<h4>Skills not shown</h4>");
  expect(page).not.toContain("scale from 0 to 7");
});

test("words and a place narrow it, and a place that is not known is said to be so", async () => {
  const { browser } = await nurse();
  const page = await browser.get("/match?q=nurse+educator&place=Leeds");
  expect(page).toContain('value="nurse educator"');
  expect(page).toContain("Not known: the place");
  expect(page).toContain("/match?q=Nursing+Instructors+and+Teachers%2C+Postsecondary&amp;place=Leeds");
});

test.each(["<script>alert(1)</script>", '"><b>', "ﺱﻼﻣ", "星空", "x".repeat(400)])(
  "words that name no occupation are text: %s",
  async (words) => {
    const { browser } = await nurse();
    const page = await browser.get(`/match?q=${encodeURIComponent(words)}`);
    expect(page).toContain("No occupation of that name");
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain('"><b>');
  },
);

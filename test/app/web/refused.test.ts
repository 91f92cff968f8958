import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { type Browsing, signedIn } from "../../support/web.ts";

async function begin(): Promise<Browsing> {
  const h = await start();
  return signedIn(h, await h.newUser());
}

/** What stands at the top of a page whose form was refused. */
function topOf(page: string): string {
  return /<main[^>]*>(.*?)<h1/s.exec(page)?.[1] ?? "";
}

test.each([
  ["/profile", "limits", { min_salary: "-5" }, "min_salary", "Lowest pay a year"],
  ["/memory", "add", { contentText: "" }, "contentText", "What to remember"],
  ["/data/erase", "erase", { confirm: "delete" }, "confirm", "The word DELETE"],
  ["/access", "make-key", { name: "Mine", days: "soon" }, "days", "Valid for"],
  ["/import", "read-text", { text: "" }, "text", "The text of your resume"],
] as const)(
  "a refused form of %s says why at the top, where one begins, and leads to the field",
  async (...row) => {
    const [path, act, fields, id, label] = row;
    const answer = await (await begin()).send(path, act, fields);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(topOf(page)).toMatch(/^<div class="problem" role="alert" id="refused" tabindex="-1" autofocus/);
    expect(topOf(page)).toContain(`“${label}”`);
    expect(topOf(page)).toContain(`<a href="#${id}">`);
    expect(page).toMatch(new RegExp(`id="${id}"[^>]*aria-invalid="true"`));
    expect(page).toContain(`id="problem-${act}"`);
    expect(page.match(/role="alert"/g)).toHaveLength(1);
  },
);

test("a refused form that is wrong in no single field is led to as a whole", async () => {
  const web = await begin();
  const answer = await web.send("/profile", "goal", { of: "7", was: "none", words: "Lead a ward" });
  const page = await answer.text();
  expect([answer.status, topOf(page)]).toEqual([409, expect.not.stringContaining("<a ")]);
  await web.send("/profile", "add-goal", { words: "Lead a ward" });
  const again = await web.send("/profile", "goal", { of: "0", was: "another", words: "Lead two wards" });
  const shown = await again.text();
  expect(topOf(shown)).toContain('<a href="#problem-goal">Go to the form</a>');
  expect(shown).toMatch(/<p class="problem" id="problem-goal" tabindex="-1">/);
});

test("a form that was folded away stands open once it is refused, with what was typed", async () => {
  const web = await begin();
  await web.send("/profile", "add-goal", { words: "Lead a ward" });
  const text = /name="was" value="([^"]*)"/.exec(await web.get("/profile"))?.[1] ?? "";
  const fields = { of: "0", was: text, words: "", by: "2031" };
  const page = await (await web.send("/profile", "goal", fields)).text();
  expect(page).toMatch(/<details open[^>]*><summary>Edit<\//);
  expect(page).toMatch(/id="by-0"[^>]*value="2031"/);
  expect(topOf(page)).toContain("#words-0");
});

test("a page whose form was done, or that is only looked at, has no such message", async () => {
  const web = await begin();
  expect(await web.get("/memory")).not.toContain('id="refused"');
});

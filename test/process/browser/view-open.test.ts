import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { at } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { type Shown, type ShownBy, showView } from "../../support/mcp/view-host.ts";
import { addJob, demoPerson, newcomer, type Viewer } from "../../support/mcp/view-people.ts";
import { fileBrowser, withBrowser } from "../../support/net/with-browser.ts";
import { root } from "../../support/program/folder.ts";
import { signedIn } from "../../support/web.ts";

const browser = fileBrowser();
const top = "document.querySelector('main:last-of-type')";
const all = (selector: string) => `[...${top}.querySelectorAll(${JSON.stringify(selector)})]`;

/** Shows the view and waits for the board. */
async function shown({ client }: Pick<Viewer, "client">, by?: ShownBy): Promise<Shown> {
  const view = await showView(browser(), client, by);
  await view.until("document.querySelector('#jobs')?.innerText.includes('Loading') === false");
  return view;
}

const textOf = async ({ view }: Shown, selector = ".body") =>
  String(await view.evaluate(`${top}.querySelector(${JSON.stringify(selector)})?.innerText`));

/** Presses the button of the foremost screen that bears these words, and waits for what it opens. */
async function open(view: Shown, words: string): Promise<void> {
  const button = `${all("button")}.find(({ innerText }) => innerText.includes(${JSON.stringify(words)}))`;
  await view.view.evaluate(`${button}.click()`);
  await view.until(`${top}.querySelector('.body')?.innerText.includes('Loading') === false`);
}

const unfold = ({ view }: Shown) =>
  view.evaluate(`${all("details")}.forEach((part) => { part.open = true; })`);

async function press({ tab }: Shown, key: string, code: number): Promise<void> {
  for (const type of ["keyDown", "keyUp"]) {
    const text = key === "Enter" && type === "keyDown" ? { text: "\r" } : {};
    const more = { code: key, windowsVirtualKeyCode: code, ...text };
    await tab.send("Input.dispatchKeyEvent", { type, key, ...more });
  }
}

const focused = ({ view }: Shown) => view.evaluate("document.activeElement.innerText.trim()");

/** The demo's opening that has everything, and what REST knows of it. */
async function educator(person: Viewer) {
  const { body } = await person.h.send("GET", "/api/v1/jobs-workspace", { key: person.key });
  const jobs = z.array(z.looseObject({ id: z.string(), title: z.string() })).parse(body.data);
  const job = jobs.find(({ title }) => title === "Clinical Nurse Educator");
  if (!job) throw new Error("The demo has no such opening.");
  return job;
}

withBrowser("what the overview opens", () => {
  test("an opening: how it stands, how it fits by which claims, and what was made for it", async () => {
    const person = await demoPerson();
    const { id } = await educator(person);
    const event = { id, kind: "follow_up", dueAt: "2020-02-03", note: "Ask for the ward" };
    const noted = { operation: "jobEvents.create", arguments: event };
    expect(await callTool(person.client, "write_operation", noted)).toMatchObject({ isError: false });
    const view = await shown(person, { capabilities: { serverTools: {}, updateModelContext: {} } });
    await open(view, "Clinical Nurse Educator");
    expect(await textOf(view, "h1")).toBe("Clinical Nurse Educator");
    const text = await textOf(view);
    expect(text).toContain("Ouse Valley Hospitals Trust");
    expect(text).toContain("Not applied yet");
    expect(text).toMatch(/To do: 3 Feb 2020 overdue\s+Ask for the ward/);
    expect(text).toMatch(/Scores high, with points open: [\d.]+ of 100/);
    expect(text).toMatch(/What is asked for\s+\d+ counts for \d+ %/);
    expect(text).toContain("Met: the place");
    expect(text).toMatch(/You show this 4\s+“?Registered nurse with at least 5 years/);
    expect(text).toContain("Registered Nurse, Telemetry at Aire Valley General Hospital");
    await unfold(view);
    expect(await view.view.evaluate(`${all(".rows button")}.length`)).toBe(4);
    const told = (await view.seen()).filter(({ method }) => method === "ui/update-model-context");
    expect(told.map((one) => at(one, "params", "content", 0, "text"))).toEqual([
      `In the career overview the user opened the opening ${id}.`,
    ]);
  });

  test("is drawn as on the pages: the posting with the same marks, the same requirements and factors", async () => {
    const person = await demoPerson();
    const { id } = await educator(person);
    const { get } = await signedIn(person.h, person.userId);
    const [fit, posting] = [await get(`/jobs/${id}`), await get(`/jobs/${id}?tab=posting`)];
    const view = await shown(person);
    await open(view, "Clinical Nurse Educator");
    await unfold(view);
    // The page has what is asked for as a checklist, the view by how each stands. What was read can be corrected there.
    for (const [selector, page, onPage = selector] of [
      ["blockquote", fit],
      [".read tbody td:nth-child(2)", posting, ".read-fields > li > div > p:not(.soft)"],
      [".gauge", fit],
      ["[aria-labelledby^=asked-] q", fit, ".asked-for > li q:first-child"],
    ] as const) {
      const drawn = (named: string) =>
        `[...from.querySelectorAll(${JSON.stringify(named)})].map((one) => one.textContent).sort()`;
      const parsed = `new DOMParser().parseFromString(${JSON.stringify(page)}, "text/html")`;
      const inView = await view.view.evaluate(`((from) => ${drawn(selector)})(${top})`);
      expect(inView, selector).toEqual(await view.tab.evaluate(`((from) => ${drawn(onPage)})(${parsed})`));
      expect(inView, selector).not.toEqual([]);
    }
    const marks = z
      .array(z.string())
      .parse(await view.view.evaluate(`${all("blockquote mark")}.map((one) => one.innerText)`));
    expect(marks.join(" ")).toContain("18 December 2026");
    expect(await view.view.evaluate(`${all("blockquote")}[0].innerText`)).toContain(
      "Preceptorship of newly qualified nurses",
    );
  });

  test("a document: each line with the claims it stands on, and what is not in it", async () => {
    const view = await shown(await demoPerson());
    await open(view, "Clinical Nurse Educator");
    await unfold(view);
    await open(view, "Resume");
    const words = await textOf(view);
    expect(words).toMatch(/^Resume, draft, /);
    await view.view.evaluate(
      `${all("details")}.find(({ innerText }) => innerText.includes("From 1 claim")).open = true`,
    );
    expect(await view.view.evaluate(`${all("details[open] .claims li")}.length`)).toBe(1);
    expect(words).toContain("Not in this document");
    await open(view, "Back");
    expect(await textOf(view, "h1")).toBe("Clinical Nurse Educator");
    expect(await view.view.evaluate("document.activeElement.className")).toBe("link");
  });

  test("the lists hold all openings, archived ones too, and every kind of document", async () => {
    const view = await shown(await demoPerson());
    await open(view, "All openings");
    expect(await textOf(view)).toMatch(/Archive 1\s+Clinical research nurse/);
    await open(view, "Clinical research nurse");
    expect(await textOf(view)).toContain("A kind of work that you look at.");
    await open(view, "Back");
    await open(view, "Back");
    await open(view, "Documents");
    const kinds = ["Resume", "Letter", "Interview brief", "Fit brief", "Report"];
    const about = z
      .array(z.string())
      .parse(await view.view.evaluate(`${all(".rows p")}.map((one) => one.innerText)`));
    expect(new Set(about.map((one) => one.split(",")[0]))).toEqual(new Set(kinds));
    for (const [place, kind] of about.entries()) {
      await view.view.evaluate(`${all(".rows button")}[${place}].click()`);
      await view.until(`${top}.querySelector('.body')?.innerText.includes('Loading') === false`);
      expect(await textOf(view)).toContain(kind.split(",")[0]);
      expect((await textOf(view)).length).toBeGreaterThan(150);
      await open(view, "Back");
    }
  });

  test("by keyboard alone: Enter opens, the heading has the focus, and Back leads to where one was", async () => {
    const view = await shown(await demoPerson());
    await view.tab.evaluate("frame.focus()");
    for (let step = 0; step < 20 && !/^Clinical Nurse/.test(String(await focused(view))); step += 1)
      await press(view, "Tab", 9);
    await press(view, "Enter", 13);
    await view.until("document.activeElement.tagName === 'H1'");
    expect(await focused(view)).toBe("Clinical Nurse Educator");
    await view.until("document.querySelector('#status').textContent === 'Loaded.'");
    await press(view, "Tab", 9);
    expect(await focused(view)).toBe("How it fits you");
    await view.tab.send("Input.dispatchKeyEvent", {
      type: "keyDown",
      key: "Tab",
      code: "Tab",
      modifiers: 8,
      windowsVirtualKeyCode: 9,
    });
    expect(await focused(view)).toBe("‹ Back");
    await press(view, "Enter", 13);
    expect(await focused(view)).toMatch(/^Clinical Nurse Educator/);
    expect(await view.view.evaluate("document.querySelectorAll('main').length")).toBe(1);
  });

  test("what is gone is said to be, and the screen stands before its answer", async () => {
    const person = await demoPerson();
    const { id } = await educator(person);
    const view = await shown(person);
    await person.h.send("DELETE", `/api/v1/jobs-workspace/${id}`, { key: person.key });
    const card = `${all(".card")}.find(({ innerText }) => innerText.includes("Clinical Nurse"))`;
    expect(await view.view.evaluate(`(${card}.click(), ${top}.innerText)`)).toMatch(
      /Clinical Nurse Educator\s+Loading…$/,
    );
    await view.until(`${top}.innerText.includes('It is no longer there')`);
    expect(await view.view.evaluate("document.querySelector('#status').textContent")).toContain(
      "no longer there",
    );
  });

  test("a key that may read openings alone: the opening is shown, and what may not be read says why", async () => {
    const person = await demoPerson();
    const key = await person.h.newKey(person.userId, { scopes: ["read:context", "read:jobs_workspace"] });
    const view = await shown({ client: await person.h.mcp(key) });
    await open(view, "Clinical Nurse Educator");
    await unfold(view);
    const text = await textOf(view);
    expect(text).toContain("Ouse Valley Hospitals Trust");
    expect(text).toContain("read:fit_briefs");
    expect(text).toContain("read:execution_artifacts");
    await open(view, "Back");
    await open(view, "Documents");
    expect(await textOf(view)).toContain("read:execution_artifacts");
    await open(view, "Try again");
    expect(await textOf(view)).toContain("read:execution_artifacts");
    expect(await view.view.evaluate("document.activeElement.tagName")).toBe("H1");
  });

  test("claims that may not be read are not said to be gone", async () => {
    const person = await demoPerson();
    const scopes = ["read:context", "read:jobs_workspace", "read:fit_briefs"];
    const key = await person.h.newKey(person.userId, { scopes });
    const view = await shown({ client: await person.h.mcp(key) });
    await open(view, "Clinical Nurse Educator");
    expect(await textOf(view)).toContain("A claim that cannot be shown here");
    expect(await textOf(view)).not.toContain("A claim that is gone");
  });

  test("nothing yet: each screen says what would fill it", async () => {
    const person = await newcomer();
    await addJob(person.client, { title: "A bare opening" });
    const view = await shown(person);
    await open(view, "A bare opening");
    await unfold(view);
    const text = await textOf(view);
    for (const words of [
      "Nothing is due",
      "Not evaluated yet",
      "Nothing was made for it",
      "No text of this opening",
    ])
      expect(text).toContain(words);
    await open(view, "Back");
    await open(view, "Documents");
    expect(await textOf(view)).toContain("There are none yet");
  });

  test("what others wrote stays text, and a long posting is shown whole when asked for", async () => {
    const hostile = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
    const person = await newcomer();
    const requirement = { text: hostile, kind: "skill", necessity: "required", span: [0, 5] };
    await addJob(person.client, {
      title: hostile,
      company: hostile,
      metadata: {
        postingText: `${hostile} ${"We lift. ".repeat(900)}THE END`,
        sourceUrl: "https://example.org/rigger",
        opportunity: {
          title: hostile,
          requirements: [requirement],
          fields: { title: { readBy: "caller", span: [0, hostile.length] } },
        },
      },
    });
    const view = await shown(person, { capabilities: { serverTools: {}, openLinks: {} } });
    await open(view, "img");
    await unfold(view);
    expect(await view.view.evaluate(`${all("blockquote mark")}[0].innerText`)).toBe(hostile);
    expect(await textOf(view, "h1")).toBe(hostile);
    expect(await textOf(view, "blockquote")).not.toContain("THE END");
    await view.view.evaluate(
      `${all("button")}.find(({ innerText }) => /whole text/.test(innerText)).click()`,
    );
    expect(await textOf(view, "blockquote")).toContain("THE END");
    expect(await focused(view)).toBe("The posting");
    await view.view.evaluate(`${all("button")}.find(({ innerText }) => /was found/.test(innerText)).click()`);
    await expect
      .poll(async () => (await view.seen()).find(({ method }) => method === "ui/open-link"))
      .toMatchObject({ params: { url: "https://example.org/rigger" } });
    expect(await view.view.evaluate("document.querySelectorAll('img, body script').length")).toBe(1);
    expect(await view.view.evaluate("document.title")).toBe("Career overview");
  });

  test.each(["light", "dark"] as const)(
    "is legible and whole from 320 px on, and axe finds nothing, in the %s theme",
    async (theme) => {
      const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
      const contrast = readFileSync(join(root, "test", "support", "net", "contrast.js"), "utf8");
      const view = await shown(await demoPerson(), { context: { theme } });
      await view.view.evaluate(axe);
      const check = async (what: string) => {
        await unfold(view);
        for (const width of [320, 720]) {
          await view.tab.evaluate(`frame.style.width = "${width}px"`);
          await view.until(`innerWidth === ${width}`);
          const wide = `${all("*")}.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map(({ outerHTML }) => outerHTML.slice(0, 80))`;
          expect(await view.view.evaluate(wide), `${what} at ${width}`).toEqual([]);
        }
        const found = await view.view.evaluate(
          "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))",
        );
        expect(found, what).toEqual([]);
        const { poor, checked } = z
          .object({ checked: z.number(), poor: z.array(z.string()) })
          .parse(await view.view.evaluate(contrast));
        expect(poor, what).toEqual([]);
        expect(checked).toBeGreaterThan(5);
      };
      await open(view, "All openings");
      await check("the openings");
      await open(view, "Clinical Nurse Educator");
      await check("an opening");
      for (const kind of ["Interview brief", "Resume"]) {
        await open(view, kind);
        await check(kind);
        await open(view, "Back");
      }
    },
  );
});

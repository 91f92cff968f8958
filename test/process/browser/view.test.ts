import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { at, type Json } from "../../support/json.ts";
import { type Shown, type ShownBy, showView } from "../../support/mcp/view-host.ts";
import { addJob, crowdedPerson, demoPerson, newcomer, type Viewer } from "../../support/mcp/view-people.ts";
import { chromium, eventually } from "../../support/net/browser.ts";
import { fileBrowser, withBrowser } from "../../support/net/with-browser.ts";
import { root } from "../../support/program/folder.ts";

const browser = fileBrowser();

/** Shows the view and waits until each part has its answer. */
async function shown({ client }: Viewer, by?: ShownBy): Promise<Shown> {
  const view = await showView(browser(), client, by);
  // A page that is still coming has no parts, of which none is loading.
  await view.until("document.readyState === 'complete' && document.querySelector('.body') !== null");
  await view.until(
    "[...document.querySelectorAll('.body')].every((part) => !/Loading/.test(part.textContent))",
  );
  await view.until(
    "document.querySelector('#person').innerText !== 'Career overview' || document.querySelector('#role').innerText",
  );
  return view;
}

const textOf = ({ view }: Shown, selector: string) =>
  view.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText`);

const click = ({ view }: Shown, selector: string) =>
  view.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);

/** The first message of a method that the view has sent to its client; waits until it has. */
const sentBy = ({ seen }: Shown, method: string) =>
  eventually(`the view sends ${method}`, async () =>
    (await seen()).find((message) => message.method === method),
  );

const methods = (seen: Json[]) => seen.flatMap(({ method }) => (typeof method === "string" ? [method] : []));

withBrowser("the overview in a client that shows views", () => {
  test("shows the demo's person: interests, health, the gravest alert and the board", async () => {
    const view = await shown(await demoPerson());
    expect(await textOf(view, "#person")).toBe("Maren Holt (fictional)");
    expect(await textOf(view, "#role")).toBe("Registered Nurse, Telemetry");
    expect(await textOf(view, ".interests")).toContain("Strongest: Social");
    expect(await view.view.evaluate("document.querySelector('.radar').getAttribute('aria-label')")).toMatch(
      /^Interests from 0 to 100: Realistic \d+, Investigative \d+, .*Conventional \d+\.$/,
    );
    expect(await view.view.evaluate("document.querySelectorAll('.gauges li').length")).toBe(4);
    expect(await textOf(view, ".alert .chip")).toBe("Warning");
    expect(await textOf(view, ".pager")).toContain("1 of 2");
    expect(await textOf(view, ".board")).toContain("Clinical Nurse Educator");
    expect(await textOf(view, "#archived")).toBe("and 1 in the archive");
  });

  test("shakes hands before anything else, asks by tools alone and reaches for no network", async () => {
    const view = await shown(await demoPerson());
    const seen = await view.seen();
    expect(methods(seen).slice(0, 2)).toEqual(["ui/initialize", "ui/notifications/initialized"]);
    expect(seen[0]).toMatchObject({ jsonrpc: "2.0", params: { protocolVersion: "2026-01-26" } });
    expect(new Set(methods(seen).slice(2))).toEqual(new Set(["tools/call", "ui/notifications/size-changed"]));
    expect(await view.view.evaluate("performance.getEntriesByType('resource').length")).toBe(0);
  });

  test("is filled on a connection that lists every operation as a tool, too", async () => {
    const person = await newcomer({ toolsets: ["all"] });
    await person.client.callTool({ name: "update_profile", arguments: { name: "Ada (fictional)" } });
    const job = { type: "direction", title: "Foreperson", sourceType: "manual" };
    await person.client.callTool({ name: "create_job", arguments: job });
    const view = await showView(browser(), person.client);
    await view.until("/Foreperson/.test(document.querySelector('.board')?.innerText)");
    await view.until("/Goals on schedule/.test(document.querySelector('.health')?.innerText)");
  });

  test("an alert marked as read leaves the view and is read in the service; the model is told which", async () => {
    const person = await demoPerson();
    const capabilities = { serverTools: {}, updateModelContext: { text: {} } };
    const view = await shown(person, { capabilities });
    const before = await person.h.send("GET", "/api/v1/alerts", { key: person.key });
    await click(view, "[data-action=read]");
    await view.until("document.querySelector('#status').textContent === 'Marked as read.'");
    await view.until("document.querySelector('#alerts-count').textContent === '1'");
    await view.until("document.querySelector('.alert .chip')?.innerText === 'Warning'");
    const after = await person.h.send("GET", "/api/v1/alerts", { key: person.key });
    expect([at(before.body, "metadata", "count"), at(after.body, "metadata", "count")]).toEqual([2, 1]);
    const told = await sentBy(view, "ui/update-model-context");
    expect(at(told, "params", "content", 0, "text")).toContain(String(at(before.body, "data", 0, "id")));
  });

  test("by keyboard alone: an alert is dismissed with Enter, and the focus stays in the part", async () => {
    const person = await demoPerson();
    const view = await shown(person);
    await view.tab.evaluate("frame.focus()");
    const press = async (key: string, code: number) => {
      for (const type of ["keyDown", "keyUp"]) {
        const text = key === "Enter" && type === "keyDown" ? { text: "\r" } : {};
        await view.tab.send("Input.dispatchKeyEvent", {
          type,
          key,
          code: key,
          windowsVirtualKeyCode: code,
          ...text,
        });
      }
    };
    const focused = () => view.view.evaluate("document.activeElement?.dataset.action ?? ''");
    for (let step = 0; step < 10 && (await focused()) !== "dismiss"; step += 1) await press("Tab", 9);
    expect(await focused()).toBe("dismiss");
    await press("Enter", 13);
    await view.until("document.querySelector('#status').textContent === 'Dismissed.'");
    await view.until("document.activeElement.id === 'alerts-title'");
    const all = await person.h.send("GET", "/api/v1/alerts?includeDismissed=true", { key: person.key });
    expect(all.body.data).toContainEqual(expect.objectContaining({ isDismissed: true }));
  });

  test("a key that may not write: the button says why, and the alert stays", async () => {
    const person = await demoPerson();
    const key = await person.h.newKey(person.userId, { scopes: ["read:context", "read:alerts"] });
    const view = await shown({ ...person, client: await person.h.mcp(key) });
    await click(view, "[data-action=dismiss]");
    await view.until("document.querySelector('#status').textContent !== ''");
    expect(await view.view.evaluate("document.querySelector('#status').textContent")).toContain(
      "write:alerts",
    );
    expect(await textOf(view, ".pager")).toContain("1 of 2");
    expect(await textOf(view, "#jobs")).toContain("read:jobs_workspace");
  });

  test("what others wrote is shown as text, never read as markup", async () => {
    const person = await newcomer();
    const hostile = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
    await addJob(person.client, { title: hostile, company: hostile });
    await person.h.addAlert(person.userId, { message: hostile });
    const view = await shown(person, { width: 800 });
    expect(await textOf(view, ".alert .message")).toBe(hostile);
    expect(await view.view.evaluate("document.querySelector('.card span').firstChild.data")).toBe(hostile);
    expect(await view.view.evaluate("document.querySelectorAll('img, body script').length")).toBe(1);
    expect(await view.view.evaluate("document.title")).toBe("Career overview");
  });

  test("nobody known yet: each part says what would fill it, and the assessment can be asked for", async () => {
    const view = await shown(await newcomer(), { capabilities: { serverTools: {}, message: {} } });
    expect(await textOf(view, "#role")).toContain("Share your resume in the chat");
    expect(await textOf(view, ".health")).toContain("Known once there is a resume");
    expect(await textOf(view, "#alerts")).toBe("No open alerts.");
    expect(await textOf(view, "#jobs")).toContain("Paste a job posting");
    await click(view, "#interests button");
    const asked = await sentBy(view, "ui/message");
    expect(at(asked, "params", "role")).toBe("user");
    expect(at(asked, "params", "content", 0, "text")).toContain("riasec");
  });

  test("a client that lets no view call tools is told of once a part, and nothing is called", async () => {
    const view = await shown(await demoPerson(), { capabilities: {} });
    expect(await textOf(view, "#person")).toBe("Maren Holt (fictional)");
    for (const part of ["#interests", "#health", "#alerts", "#jobs"]) {
      expect(await textOf(view, part)).toContain("ask in the chat");
    }
    expect(methods(await view.seen())).not.toContain("tools/call");
  });

  test("the client's theme wins over the system's, and a change of it is followed at once", async () => {
    const view = await shown(await newcomer(), { scheme: "light", context: { theme: "dark" } });
    const page = () => view.view.evaluate("getComputedStyle(document.body).backgroundColor");
    expect(await page()).toBe("rgb(22, 24, 27)");
    const change = { method: "ui/notifications/host-context-changed", params: { theme: "light" } };
    await view.tab.evaluate(`send(${JSON.stringify(change)})`);
    await view.until("getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)'");
    const system = await shown(await newcomer(), { scheme: "dark" });
    expect(await system.view.evaluate("getComputedStyle(document.body).backgroundColor")).toBe(
      "rgb(22, 24, 27)",
    );
  });

  test("a client's colours are taken all or none", async () => {
    const person = await newcomer();
    const some = {
      styles: { variables: { "--color-background-primary": "#000000", "--font-sans": "serif" } },
    };
    const half = await shown(person, { context: { theme: "light", ...some } });
    expect(await half.view.evaluate("getComputedStyle(document.body).backgroundColor")).toBe(
      "rgb(255, 255, 255)",
    );
    expect(await half.view.evaluate("getComputedStyle(document.body).fontFamily")).toBe("serif");
    const names = [
      "background-primary",
      "background-secondary",
      "text-primary",
      "text-secondary",
      "border-primary",
    ];
    const variables = Object.fromEntries(
      names.map((name) => [`--color-${name}`, "light-dark(#123456, #654321)"]),
    );
    const whole = await shown(person, { context: { theme: "light", styles: { variables } } });
    expect(await whole.view.evaluate("getComputedStyle(document.body).backgroundColor")).toBe(
      "rgb(18, 52, 86)",
    );
  });

  test.each(["light", "dark"] as const)("every text has AA contrast in the %s theme", async (theme) => {
    const person = await crowdedPerson();
    await person.h.addAlert(person.userId, { severity: "info" });
    const measure = readFileSync(join(root, "test", "support", "net", "contrast.js"), "utf8");
    for (const [who, width] of [
      [person, 720],
      [person, 360],
      [await newcomer(), 720],
    ] as const) {
      const view = await shown(who, { width, context: { theme } });
      const { checked, poor } = z
        .object({ checked: z.number(), poor: z.array(z.string()) })
        .parse(await view.view.evaluate(measure));
      expect(poor).toEqual([]);
      expect(checked).toBeGreaterThan(10);
    }
  });

  test("is at most 500 px high from 320 to 800 px of width, scrolls nowhere inside, and tells its height", async () => {
    const people = [await crowdedPerson(), await demoPerson(), await newcomer()];
    const crooked = `[...document.querySelectorAll("*")].filter((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflow) || part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => part.outerHTML.slice(0, 80))`;
    for (const person of people) {
      const view = await shown(person, { width: 800 });
      for (const width of [320, 439, 440, 679, 680, 800]) {
        await view.tab.evaluate(`frame.style.width = "${width}px"`);
        await view.until(`innerWidth === ${width}`);
        for (const part of ["overview", "alerts", "jobs"]) {
          await click(view, `[data-shows=${part}]`);
          const height = z.number().parse(await view.view.evaluate("document.documentElement.offsetHeight"));
          expect(height, `${part} at ${width}`).toBeLessThanOrEqual(500);
          expect(await view.view.evaluate(crooked), `${part} at ${width}`).toEqual([]);
        }
        await view.until(
          "innerHeight === Math.ceil(document.documentElement.getBoundingClientRect().height)",
        );
      }
    }
  });

  test("answers a ping and the end, and refuses what it does not know", async () => {
    const view = await shown(await newcomer());
    for (const [id, method] of Object.entries({ a: "ping", b: "ui/resource-teardown", c: "tools/list" })) {
      await view.tab.evaluate(`send(${JSON.stringify({ id, method, params: {} })})`);
    }
    await expect
      .poll(view.seen)
      .toEqual(
        expect.arrayContaining([
          { jsonrpc: "2.0", id: "a", result: {} },
          { jsonrpc: "2.0", id: "b", result: {} },
          expect.objectContaining({ id: "c", error: expect.objectContaining({ code: -32601 }) }),
        ]),
      );
  });
});

// The pictures in the docs; no two machines draw the same bytes, so that no test can hold them: UPDATE_IMAGES=1 npx vitest run test/process/browser/view.test.ts -t pictures
describe.skipIf(chromium === undefined || process.env.UPDATE_IMAGES === undefined)("pictures", () => {
  test("of the docs are taken anew", async () => {
    const person = await demoPerson();
    const folder = join(root, "docs", "images");
    mkdirSync(folder, { recursive: true });
    for (const [name, who, by] of [
      ["overview-light", person, {}],
      ["overview-dark", person, { context: { theme: "dark" } }],
      ["overview-narrow", person, { width: 360 }],
      ["overview-empty", await newcomer(), { capabilities: { serverTools: {}, message: {} } }],
    ] as const) {
      const picture = await (await shown(who, by)).picture();
      expect(picture.length).toBeLessThan(150_000);
      writeFileSync(join(folder, `${name}.png`), picture);
    }
    const view = await shown(person);
    await view.view.evaluate(
      "[...document.querySelectorAll('.card')].find(({ innerText }) => /Practice/.test(innerText)).click()",
    );
    await view.until("document.querySelector('#status').textContent === 'Loaded.'");
    writeFileSync(join(folder, "overview-opening.png"), await view.picture());
  });
});

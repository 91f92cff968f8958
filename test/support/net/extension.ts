import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium as playwright } from "playwright-core";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { root, temporaryFolder } from "../program/folder.ts";
import { chromium, eventually } from "./browser.ts";

/** A browser with the extension loaded unpacked. */
export interface WithExtension {
  context: BrowserContext;
  /** The address of one of the extension's pages. */
  pageOf: (name: string) => string;
  /** Presses the toolbar button on the page at an address; gives what reads the popup that opened. */
  press: (url: string) => Promise<Popup>;
}

/** The popup of the toolbar button, which is no tab. */
interface Popup {
  /** Its text, once it says what came of it. */
  said: () => Promise<string>;
  evaluate: (expression: string) => Promise<unknown>;
}

/**
 * Loads the extension in a browser of its own. Nobody is there to answer the browser's question whether the extension
 * may call an address: it is loaded with that permission first, then as it is. Who once had a permission gets it again
 * without a question.
 */
export async function withExtension(granted: readonly string[]): Promise<WithExtension> {
  const folder = join(temporaryFolder(), "extension");
  cpSync(join(root, "extension"), folder, { recursive: true });
  const context = await playwright.launchPersistentContext(temporaryFolder(), {
    executablePath: chromium ?? "chromium",
    headless: false,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      "--headless=new",
      "--no-sandbox",
      "--enable-unsafe-extension-debugging",
      // Debian's start script allows none unless it is said so.
      `--disable-extensions-except=${folder}`,
    ],
  });
  context.setDefaultTimeout(120_000);
  onTestFinished(() => context.close());
  const browser = context.browser();
  if (!browser) throw new Error("The browser has ended.");
  const wire = await browser.newBrowserCDPSession();
  const id = await loadGranted(wire, folder, granted);
  return {
    context,
    pageOf: (name) => `chrome-extension://${id}/${name}`,
    press: (url) => press(wire, id, url),
  };
}

async function loadGranted(wire: CDPSession, folder: string, granted: readonly string[]): Promise<string> {
  const file = join(folder, "manifest.json");
  const own = readFileSync(file, "utf8");
  const more = { host_permissions: granted.map((origin) => `${origin}/*`) };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(own), ...more }));
  await wire.send("Extensions.loadUnpacked", { path: folder });
  writeFileSync(file, own);
  return (await wire.send("Extensions.loadUnpacked", { path: folder })).id;
}

async function press(wire: CDPSession, id: string, url: string): Promise<Popup> {
  const all = async (type?: string) =>
    (await wire.send("Target.getTargets", { filter: [type ? { type } : {}] })).targetInfos;
  const tab = (await all("tab")).find((one) => one.url === url);
  if (!tab) throw new Error(`No tab is at ${url}.`);
  const known = (await all()).map(({ targetId }) => targetId);
  await wire.send("Extensions.triggerAction", { id, targetId: tab.targetId });
  const isNew = (one: { url: string; targetId: string }) =>
    one.url.endsWith("/popup.html") && !known.includes(one.targetId);
  const { targetId } = await eventually("the popup opens", async () => (await all()).find(isNew));
  const { sessionId } = await wire.send("Target.attachToTarget", { targetId });
  const evaluate = evaluator(wire, sessionId);
  const text = "document.getElementById('said')?.innerText ?? ''";
  return {
    evaluate,
    said: () =>
      eventually("the popup says what came of it", async () => {
        const said = String(await evaluate(text));
        return said === "" || said.endsWith("…") ? undefined : said;
      }),
  };
}

const Answer = z.looseObject({
  id: z.number().optional(),
  result: z.looseObject({ result: z.looseObject({ value: z.unknown().optional() }) }).optional(),
});

/** Evaluates in a target that Playwright knows nothing of. */
function evaluator(wire: CDPSession, sessionId: string): (expression: string) => Promise<unknown> {
  let asked = 0;
  return (expression) => {
    asked += 1;
    const id = asked;
    const answered = new Promise<unknown>((resolve) => {
      const hear = (event: { sessionId: string; message: string }) => {
        if (event.sessionId !== sessionId) return;
        const answer = Answer.parse(JSON.parse(event.message));
        if (answer.id !== id) return;
        wire.off("Target.receivedMessageFromTarget", hear);
        resolve(answer.result?.result.value);
      };
      wire.on("Target.receivedMessageFromTarget", hear);
    });
    const params = { expression, awaitPromise: true, returnByValue: true };
    const message = JSON.stringify({ id, method: "Runtime.evaluate", params });
    return wire.send("Target.sendMessageToTarget", { sessionId, message }).then(() => answered);
  };
}

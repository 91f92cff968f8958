import type { Page } from "playwright-core";
import { z } from "zod";

const Stop = z.object({ at: z.number(), wrong: z.array(z.string()) });

/** Marks what a keyboard should reach, in the order of the document; of radio buttons of one name the first, or the chosen one. */
const mark = `(() => {
  const able = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const seen = [...document.querySelectorAll(able)].filter((one) =>
    !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true }));
  const isStop = (one) => {
    if (one.type !== "radio") return true;
    const group = seen.filter((other) => other.type === "radio" && other.name === one.name && other.form === one.form);
    return one === (group.find(({ checked }) => checked) ?? group[0]);
  };
  window.stops = seen.filter(isStop);
  return window.stops.map((one) => (one.labels?.[0]?.innerText || one.innerText || one.name || one.tagName).trim().slice(0, 40));
})()`;

/** Where the focus is among what was marked, and what is wrong with how it looks. */
const look = `(() => {
  const one = document.activeElement;
  // Backwards a group of radio buttons is entered by its last.
  const at = window.stops.findIndex((stop) => stop === one ||
    (one.type === "radio" && stop.type === "radio" && stop.name === one.name && stop.form === one.form));
  if (at < 0) return { at, wrong: one === document.body ? [] : ["focus on what is no control: " + one.outerHTML.slice(0, 60)] };
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  // Of a link over several lines the first.
  const [box] = one.getClientRects();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  // Of a text field the line with the cursor is shown, of what is too tall for the window a part.
  const tall = one.matches("textarea") || box.height > innerHeight - 80;
  const whole = bottom - top > (tall ? Math.min(box.height, 60) : box.height) - 1;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = tall ? [[x, y]] : [[left + 2, top + 2], [x, y], [x, bottom - 2]];
  const covering = points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find((found) => found !== null && !one.contains(found) && !found.contains(one));
  return { at, wrong: [
    ...(outlineStyle === "none" || parseFloat(outlineWidth) < 2 ? ["no outline: " + outlineStyle + " " + outlineWidth] : []),
    ...(whole ? [] : ["out of the window, " + Math.round(box.top) + " to " + Math.round(box.bottom)]),
    ...(covering ? ["below " + covering.outerHTML.slice(0, 60)] : []),
  ] };
})()`;

/** Pairs that follow each other and whose second stands wholly above the first, and not beside it to the right. */
const leaps = `window.stops.flatMap((one, at) => {
  const before = window.stops[at - 1];
  // What is fixed to the window's edge stands above or below nothing of the page.
  const isFixed = (other) => other.closest(".skip, .quick") !== null;
  if (!before || isFixed(one) || isFixed(before)) return [];
  const [from, to] = [before.getBoundingClientRect(), one.getBoundingClientRect()];
  const up = to.bottom <= from.top + 1 && to.left < from.right - 1;
  return up ? [before.innerText?.slice(0, 30) + " then above it " + one.innerText?.slice(0, 30)] : [];
})`;

/** Goes through a page by Tab alone, from its beginning to its end; gives what is wrong with it. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const names = z.array(z.string()).parse(await page.evaluate(mark));
  const wrong = z.array(z.string()).parse(await page.evaluate(leaps));
  const reached: number[] = [];
  // A date has several stops of its own.
  const most = names.length + 8 * (await page.locator("input[type=date]").count()) + 2;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    const { at, wrong: here } = Stop.parse(await page.evaluate(look));
    if (at === -1 && here.length === 0) break;
    if (at === reached.at(-1)) continue;
    if (at === reached[0]) break;
    reached.push(at);
    wrong.push(...here.map((one) => `${names[at]}: ${one}`));
  }
  const order = reached.every((at, place) => at === place);
  const [first] = names;
  const missed = names.filter((_, at) => !reached.includes(at));
  return [
    ...(first === "Skip to the page" ? [] : [`the first is ${first}`]),
    ...wrong,
    ...(order ? [] : [`in another order than the document's: ${reached.join(" ")}`]),
    ...missed.map((name) => `not reached: ${name}`),
  ];
}

/** Goes through a page by Shift and Tab, from its end to its beginning, where what sticks to the top could cover it. */
export async function walkBack(page: Page): Promise<string[]> {
  const names = z.array(z.string()).parse(await page.evaluate(mark));
  const reached = new Set<number>();
  const wrong: string[] = [];
  const most = names.length + 8 * (await page.locator("input[type=date]").count());
  for (let step = 0; step < most && reached.size < names.length; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const { at, wrong: here } = Stop.parse(await page.evaluate(look));
    reached.add(at);
    wrong.push(...here.map((one) => `backwards, ${names[at]}: ${one}`));
  }
  const missed = names.filter((_, at) => !reached.has(at));
  return [...wrong, ...missed.map((name) => `not reached backwards: ${name}`)];
}

/** Presses Tab until the control of these words has the focus; throws where it is not reached. */
export async function tabTo(page: Page, words: string | RegExp): Promise<void> {
  const named =
    "((one) => one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText ?? '')(document.activeElement)";
  for (let step = 0; step < 500; step += 1) {
    const name = String(await page.evaluate(named)).trim();
    if (typeof words === "string" ? name === words : words.test(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${words}.`);
}

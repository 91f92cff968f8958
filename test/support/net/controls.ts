import type { Page } from "playwright-core";

/** The least side of a target (WCAG 2.5.8), and the most height of one; a field for several lines may be taller. */
const LEAST = 24;
const MOST = 160;
const MOST_OF_TEXT = 400;

/**
 * Runs in the page: opens what is folded, brings each control into view, and says what is wrong with its size or place.
 * A link inside a sentence is as tall as its line, which the rule allows.
 */
const measured = `(() => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
  const wrong = [];
  let count = 0;
  const isInText = (one) => {
    if (one.tagName !== "A" || getComputedStyle(one).display !== "inline") return false;
    const block = one.closest("p, li, td, th, dd, dt, figcaption, caption, h1, h2, h3, label, legend, div, section");
    const rest = [...block.childNodes].filter((part) => !part.contains(one) && !/^(UL|OL|FORM|DETAILS|DIV|P)$/.test(part.tagName ?? ""));
    return /[\\p{L}\\p{N}]/u.test(rest.map((part) => part.textContent).join(""));
  };
  const nameOf = (one) => one.tagName.toLowerCase() + " “" + (one.getAttribute("aria-label") || one.name || one.innerText || "").trim().replace(/\\s+/g, " ").slice(0, 40) + "”";
  for (const one of document.querySelectorAll(controls)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(".skip:not(:focus)")) continue;
    count += 1;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const whole = one.getBoundingClientRect();
    const say = (what) => wrong.push(nameOf(one) + " " + what + " (" + Math.round(whole.width) + " x " + Math.round(whole.height) + ")");
    const most = one.tagName === "TEXTAREA" ? ${MOST_OF_TEXT} : ${MOST};
    if (whole.width < 1 || whole.height < 1) { say("has no size"); continue; }
    if (whole.height > most && !isInText(one)) say("is far too tall");
    if ((whole.width < ${LEAST} || whole.height < ${LEAST}) && !isInText(one)) say("is too small");
    if (whole.left < -0.5 || whole.right > innerWidth + 0.5) { say("is outside the window"); continue; }
    const [first] = one.getClientRects();
    const hit = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
    if (!hit || !(one.contains(hit) || hit.closest("label")?.control === one)) say("is covered by " + (hit ? hit.tagName.toLowerCase() + "." + (hit.getAttribute("class") ?? "") : "nothing"));
  }
  return { count, wrong };
})()`;

/** How many controls stand on a page at a width, and what is wrong with the size or place of any. */
export async function measureControls(
  page: Page,
  width: number,
): Promise<{ count: number; wrong: string[] }> {
  await page.setViewportSize({ width, height: 900 });
  return (await page.evaluate(measured)) as { count: number; wrong: string[] };
}

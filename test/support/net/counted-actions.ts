import type { Locator, Page } from "playwright-core";

/** Does what a person does, and counts it: a click, and a text that is typed or pasted into a field. */
export interface CountedActions {
  click: (control: Locator) => Promise<void>;
  enter: (field: Locator, text: string) => Promise<void>;
  /** Pastes a text while no field has the focus. */
  paste: (text: string) => Promise<void>;
  count: () => number;
}

/** The counted actions on a page. What is acted on must be visible: nothing is opened or scrolled to by other means. */
export function countedActions(page: Page): CountedActions {
  let count = 0;
  return {
    click: async (control) => {
      count += 1;
      await control.click();
    },
    enter: async (field, text) => {
      count += 1;
      await field.fill(text);
    },
    paste: async (text) => {
      count += 1;
      await page.evaluate(`(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", ${JSON.stringify(text)});
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      })()`);
    },
    count: () => count,
  };
}

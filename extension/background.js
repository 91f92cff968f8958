// Reads a page and stores its opening. It works here and not in the popup, which may be closed at any moment.
import { collect } from "./collect.js";
import { openingsOf } from "./opening.js";
import { pairing } from "./pairing.js";
import { store } from "./service.js";

chrome.runtime.onMessage.addListener((message, _sender, answer) => {
  work(message).then(answer);
  return true;
});

/** Takes { tab } to read and store, or { row } to store; gives { items, address }, { openings } or { problem }. */
async function work({ tab, row }) {
  const pair = await pairing();
  if (!pair)
    return { problem: "This extension is not connected to your career-context yet.", isUnpaired: true };
  const openings = row ? [{ row }] : await openingsIn(tab);
  if (openings === undefined)
    return {
      problem:
        "The browser does not let extensions read this page. Open the page of an opening, and try again.",
    };
  if (openings.length === 0)
    return {
      problem:
        "There is nothing to read on this page. Wait until it has loaded, or select the text of the opening, and try again.",
    };
  if (openings.length > 1) return { openings };
  return { ...(await store(pair, [openings[0].row])), address: pair.address };
}

async function openingsIn(tabId) {
  try {
    const [{ result }] = await chrome.scripting.executeScript({ target: { tabId }, func: collect });
    return openingsOf(result);
  } catch {
    return undefined;
  }
}

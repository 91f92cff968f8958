const FIRST_MS = 1000;
const GROWTH = 1.5;
const LONGEST_MS = 5 * 60_000;

/**
 * Refreshes the changing parts of a page: requests it again at growing intervals and replaces the parts marked as
 * changing. Does nothing while the page is hidden.
 */
export function followMoves(): void {
  let timer: number | undefined;
  let wait = FIRST_MS;
  const plan = () => {
    clearTimeout(timer);
    if (document.hidden || moving().length === 0) return;
    timer = setTimeout(look, wait);
    wait = Math.min(wait * GROWTH, LONGEST_MS);
  };
  const look = async () => {
    const page = await pageAgain();
    if (page && takeOver(page)) wait = FIRST_MS;
    plan();
  };
  document.addEventListener("visibilitychange", () => {
    wait = FIRST_MS;
    plan();
  });
  plan();
}

function moving(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-live]")];
}

/** The current page; undefined if the server does not answer. Its scripts do not run. */
function pageAgain(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.addEventListener("loadend", () => resolve(request.responseXML ?? undefined));
    request.send();
  });
}

/** Replaces changed parts. Returns whether there were any. */
function takeOver(page: Document): boolean {
  const pairs = moving().map((old) => ({ old, fresh: page.getElementById(old.id) }));
  // Waiting is over: the page is a different one now.
  if (pairs.some(({ old, fresh }) => !fresh && old.dataset.live === "page")) {
    location.reload();
    return false;
  }
  const moved = pairs.filter(({ old, fresh }) => !fresh || isOther(old, fresh));
  for (const { old, fresh } of moved) {
    if (fresh) replace(old, document.importNode(fresh, true));
    else delete old.dataset.live;
  }
  return moved.length > 0;
}

function isOther(old: HTMLElement, fresh: HTMLElement): boolean {
  return old.textContent !== fresh.textContent || old.dataset.live !== fresh.dataset.live;
}

/** Nothing below shifts if the new text is shorter. */
function replace(old: HTMLElement, fresh: HTMLElement): void {
  fresh.style.minHeight = `${old.offsetHeight}px`;
  old.replaceWith(fresh);
}

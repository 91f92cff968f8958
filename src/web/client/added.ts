import { hiddenValue } from "./form-values.ts";

const KEY = "added";
const PERSON = "person";
const LONGEST = 400_000;
const KEEP_MS = 60 * 60 * 1000;
const FIELDS = ["url", "title", "text", "jsonld"] as const;

/**
 * Stores the URL fragment for an hour, for this tab and for the one that a link for signing in opens, with the last
 * signed-in person. Returns whether it worked.
 */
export function keepAdded(hash: string): boolean {
  if (hash === "" || hash.length > LONGEST) return false;
  try {
    const person = localStorage.getItem(PERSON) ?? "";
    const kept = JSON.stringify({ at: Date.now(), person, hash });
    sessionStorage.setItem(KEY, kept);
    localStorage.setItem(KEY, kept);
    return true;
  } catch {
    return false;
  }
}

/** Puts the received data into the reading form and submits it. This shows the reading and stores nothing. */
export function takeAdded(): void {
  const { person = "" } = document.body.dataset;
  localStorage.setItem(PERSON, person);
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && hiddenValue(target, "act") === "sign-out") forget();
  });
  const form = document.querySelector("form[data-takes=added]");
  if (!(form instanceof HTMLFormElement)) {
    // The link of a new sign-in leads to the first page.
    if (person !== "" && keptFor(person) !== "") location.replace("/add?kept");
    return;
  }
  const hash = location.hash.slice(1) || taken(person);
  if (hash === "" || hash.length > LONGEST) return;
  const brought = new URLSearchParams(hash);
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = brought.get(name) ?? "";
  }
  history.replaceState(null, "", location.pathname);
  form.requestSubmit();
}

/** Takes the stored fragment, so that it is read once. If another person was signed in last, it may be theirs and is shown to no one else. */
function taken(now: string): string {
  const hash = keptFor(now);
  const own = sessionStorage.getItem(KEY);
  // Another tab's is left to it.
  if (own === null || own === localStorage.getItem(KEY)) localStorage.removeItem(KEY);
  sessionStorage.removeItem(KEY);
  return hash;
}

function keptFor(now: string): string {
  const kept = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  if (kept === null) return "";
  const { at, person, hash } = JSON.parse(kept);
  const isOwn = person === "" || person === now;
  return isOwn && Date.now() - at < KEEP_MS && typeof hash === "string" ? hash : "";
}

function forget(): void {
  for (const key of [PERSON, KEY]) localStorage.removeItem(key);
  sessionStorage.removeItem(KEY);
}

import { hiddenValue } from "./form-values.ts";

const KEY = "added";
const PERSON = "person";
const LONGEST = 400_000;
const KEEP_MS = 60 * 60 * 1000;
const FIELDS = ["url", "title", "text", "jsonld"] as const;

/**
 * Stores the URL fragment for an hour, only in this tab, with the last signed-in person. Returns whether it
 * worked.
 */
export function keepAdded(hash: string): boolean {
  if (hash === "" || hash.length > LONGEST) return false;
  try {
    const person = localStorage.getItem(PERSON) ?? "";
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), person, hash }));
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
  if (!(form instanceof HTMLFormElement)) return;
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

/** The stored fragment. If another person was signed in last, it may be theirs and is shown to no one else. */
function taken(now: string): string {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return "";
  const { at, person, hash } = JSON.parse(kept);
  const isOwn = person === "" || person === now;
  return isOwn && Date.now() - at < KEEP_MS && typeof hash === "string" ? hash : "";
}

function forget(): void {
  localStorage.removeItem(PERSON);
  sessionStorage.removeItem(KEY);
}

import { hiddenValue } from "./form-values.ts";

const KEY = "added";
const PERSON = "person";
const LONGEST = 400_000;
const KEEP_MS = 60 * 60 * 1000;
const FIELDS = ["url", "title", "text", "jsonld"] as const;

/**
 * Keeps what stands behind the # for an hour, in this tab alone, with who was signed in last in this browser; whether
 * it could.
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

/** Puts what was brought into the form that reads it, and sends that: it shows what was read and stores nothing. */
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

/** What was kept. Where another person was signed in last it may be theirs, and is shown to nobody else. */
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

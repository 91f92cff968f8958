const PREFIX = "added:";
const LONGEST = 400_000;
const KEEP_MS = 60 * 60 * 1000;
const FIELDS = ["url", "title", "text", "jsonld"] as const;

/** Keeps what stands behind the # for an hour, and gives its key; undefined where nothing of it can be kept. */
export function keepAdded(hash: string): string | undefined {
  dropOld();
  if (hash === "" || hash.length > LONGEST) return undefined;
  const key = crypto.randomUUID();
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), hash }));
    return key;
  } catch {
    return undefined;
  }
}

/** Puts what was brought into the form that reads it, and sends that: it shows what was read and stores nothing. */
export function takeAdded(): void {
  const form = document.querySelector("form[data-takes=added]");
  if (!(form instanceof HTMLFormElement)) return;
  const hash = location.hash.slice(1) || taken(new URLSearchParams(location.search).get("kept") ?? "");
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

function taken(key: string): string {
  const kept = localStorage.getItem(PREFIX + key);
  localStorage.removeItem(PREFIX + key);
  return kept === null ? "" : hashOf(kept);
}

function dropOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const { at } = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (!(Date.now() - at < KEEP_MS)) localStorage.removeItem(key);
  }
}

function hashOf(kept: string): string {
  const { hash } = JSON.parse(kept);
  return typeof hash === "string" ? hash : "";
}

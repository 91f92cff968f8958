import { hidden, hiddenValue, putInto, type Typed, typedIn } from "./form-values.ts";

const PREFIX = "draft:";
const LONGEST = 200_000;

/** The text typed into a form. `once` is its id if it was submitted and the server has not confirmed it. */
interface Draft {
  person: string;
  typed: Typed;
  once?: string;
}

/**
 * Stores typed text until the server confirms it, only in this tab: an unreachable server, a reload and Back lose
 * nothing.
 */
export function keepDrafts(): void {
  const { person = "" } = document.body.dataset;
  dropOthers(person);
  for (const form of document.forms) bringBack(form);
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form) keep(form, { person, typed: typedIn(form) });
  });
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    if (hiddenValue(target, "act") === "sign-out") return dropAll();
    const key = keyOf(target);
    if (key !== undefined && sessionStorage.getItem(key) !== null)
      keep(target, { person, typed: typedIn(target), once: hiddenValue(target, "once") });
  });
}

/** The storage key of a form's text; none for forms with secrets or without changes. */
function keyOf(form: HTMLFormElement): string | undefined {
  if (form.method !== "post" || form.dataset.private !== undefined) return undefined;
  return [PREFIX, location.pathname, hiddenValue(form, "act"), hiddenValue(form, "of")].join(" ");
}

function keep(form: HTMLFormElement, draft: Draft): void {
  const key = keyOf(form);
  const text = JSON.stringify(draft);
  if (key === undefined || text.length > LONGEST) return;
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The browser's storage is full, so the text is only in the page.
  }
}

function bringBack(form: HTMLFormElement): void {
  const key = keyOf(form);
  const draft = key === undefined ? undefined : draftAt(key);
  if (key === undefined || !draft) return;
  const once = hidden(form, "once");
  // The same form again: the server does not repeat what it has done.
  if (once && draft.once) once.value = draft.once;
  if (JSON.stringify(typedIn(form)) === JSON.stringify(draft.typed)) return;
  putInto(form, draft.typed);
  form.append(note(form, key));
  form.closest("details")?.setAttribute("open", "");
}

/** Says that the text was typed earlier, with a button to discard it. */
function note(form: HTMLFormElement, key: string): HTMLElement {
  const line = document.createElement("p");
  const discard = document.createElement("button");
  line.className = "hint draft";
  line.textContent = "Your earlier text is here. It is not stored yet. ";
  discard.type = "button";
  discard.className = "quiet";
  discard.textContent = "Throw it away";
  discard.addEventListener("click", () => {
    sessionStorage.removeItem(key);
    line.remove();
    form.reset();
    form.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();
  });
  line.append(discard);
  return line;
}

function keys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
}

function draftAt(key: string): Draft | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  const draft: Draft = JSON.parse(text);
  return draft;
}

/** Drops completed text and other people's. */
function dropOthers(person: string): void {
  const done = [...document.cookie.matchAll(/career-context-\d+-done=([\w.]+)/g)].flatMap(([, marks = ""]) =>
    marks.split("."),
  );
  for (const key of keys()) {
    const draft = draftAt(key);
    if (draft?.person !== person || done.includes(draft.once ?? "")) sessionStorage.removeItem(key);
  }
}

function dropAll(): void {
  for (const key of keys()) sessionStorage.removeItem(key);
}

import { hidden, hiddenValue, putInto, type Typed, typedIn } from "./form-values.ts";

const PREFIX = "draft:";
const LONGEST = 200_000;

/** What was typed into a form; `once` is its mark where it was sent, and the server has not said that it was done. */
interface Draft {
  person: string;
  typed: Typed;
  once?: string;
}

/**
 * Keeps what is typed until the server says that it took it, in this tab alone: a server that is gone, a reload and
 * Back lose nothing.
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

/** Where a form's text is kept; nowhere for one that asks for secrets, or changes nothing. */
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
    // The browser has no room left: then the text stands in the page alone.
  }
}

function bringBack(form: HTMLFormElement): void {
  const key = keyOf(form);
  const draft = key === undefined ? undefined : draftAt(key);
  if (key === undefined || !draft) return;
  const once = hidden(form, "once");
  // The same form again: what the server has done already, it does not do twice.
  if (once && draft.once) once.value = draft.once;
  if (JSON.stringify(typedIn(form)) === JSON.stringify(draft.typed)) return;
  putInto(form, draft.typed);
  form.append(note(form, key));
  form.closest("details")?.setAttribute("open", "");
}

/** Says that the text was typed before, with the way to be rid of it. */
function note(form: HTMLFormElement, key: string): HTMLElement {
  const line = document.createElement("p");
  const discard = document.createElement("button");
  line.className = "hint draft";
  line.textContent = "What you typed before stands here. It is not stored yet. ";
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

/** Drops what was done, and what somebody else typed. */
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

import { takeAdded } from "./added.ts";
import { keepDrafts } from "./drafts.ts";
import { findWhileTyping } from "./find.ts";
import { followMoves } from "./live.ts";
import { proveWhileTyping } from "./prove.ts";

// Scripts that make a page faster to use. Every page is complete without them.

keepDrafts();
takeDrops();
followMoves();
takeAdded();
takePastes();
showPairs();
findWhileTyping();
proveWhileTyping();

/** Shows a requirement's words in the posting while its row is pointed at, and the other way round. */
function showPairs(): void {
  const pairOf = ({ target }: Event) => {
    const own = target instanceof Element ? target.closest("[id^='asked-'], [id^='said-']") : null;
    const [, kind, place] = /^(asked|said)-(\d+)$/.exec(own?.id ?? "") ?? [];
    return kind && document.getElementById(`${kind === "asked" ? "said" : "asked"}-${place}`);
  };
  const show = (event: Event, isShown: boolean) => {
    const pair = pairOf(event);
    // The words of several requirements may be one mark.
    if (pair) (pair.closest("mark") ?? pair).classList.toggle("paired", isShown);
  };
  for (const name of ["pointerover", "focusin"]) addEventListener(name, (event) => show(event, true));
  for (const name of ["pointerout", "focusout"]) addEventListener(name, (event) => show(event, false));
}

const SHORTEST = 200;
const LONGEST = 100_000;

/** Takes a posting that is pasted outside of a field: it is read on the page that adds openings. */
function takePastes(): void {
  if (!document.getElementById("menu") || location.pathname === "/add") return;
  document.addEventListener("paste", ({ target, clipboardData }) => {
    if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
    const text = clipboardData?.getData("text/plain").trim() ?? "";
    if (text.length < SHORTEST || text.length > LONGEST) return;
    location.assign(`/add#${new URLSearchParams({ text })}`);
  });
}

/** Accepts a file dropped anywhere on a page with a file field. */
function takeDrops(): void {
  const target = document.querySelector<HTMLElement>("[data-drop]");
  const input = target?.querySelector("input");
  const status = target?.querySelector("[data-dropped]");
  if (!target || !input || !status) return;
  const mark = (isOver: boolean) => target.classList.toggle("over", isOver);
  document.addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    mark(true);
  });
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) mark(false);
  });
  document.addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    mark(false);
    // The field may be in a fold, where its message would not be seen.
    target.closest("details")?.setAttribute("open", "");
    status.textContent = take([...(event.dataTransfer?.files ?? [])], input);
  });
}

/** Puts a file into the field and submits the form unless more must be filled in. Returns the message. */
function take([file, ...more]: readonly File[], input: HTMLInputElement): string {
  if (!file || more.length > 0) return "Drop one file.";
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  if (input.form?.querySelector("details[open]")) return `${file.name} is chosen.`;
  input.form?.requestSubmit();
  return `${file.name} is sent.`;
}

function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

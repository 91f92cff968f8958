// Scripts that make a page faster to use. Every page is complete without them.
import { takeAdded } from "./added.ts";
import { keepDrafts } from "./drafts.ts";
import { takeDrops } from "./drop.ts";
import { findWhileTyping } from "./find.ts";
import { followMoves } from "./live.ts";
import { proveWhileTyping } from "./prove.ts";

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

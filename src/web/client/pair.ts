/** Shows a requirement's words in the posting while its row is pointed at, and the other way round. */
export function showPairs(): void {
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

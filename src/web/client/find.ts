import { whileTyping } from "./part.ts";

const WAIT_MS = 200;
const LEAST = 2;

/** Shows hits below the search field while one types, as a combobox: arrows choose, Enter opens, Escape closes. */
export function findWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>(".find form");
  const input = form?.querySelector("input");
  if (!form || !input) return;
  let list: HTMLElement | undefined;
  let chosen = -1;
  const options = () => [...(list?.querySelectorAll("li") ?? [])];
  const choose = (at: number) => {
    const all = options();
    chosen = at;
    for (const [place, option] of all.entries()) option.setAttribute("aria-selected", String(place === at));
    const id = all[at]?.id;
    if (id) input.setAttribute("aria-activedescendant", id);
    else input.removeAttribute("aria-activedescendant");
    all[at]?.scrollIntoView({ block: "nearest" });
  };
  const close = () => {
    list?.remove();
    list = undefined;
    choose(-1);
    input.setAttribute("aria-expanded", "false");
  };
  const open = ({ href }: DOMStringMap) => {
    if (href) location.assign(href);
  };
  const typing = whileTyping(WAIT_MS, (part) => {
    const fresh = part.getElementById("hits");
    close();
    if (!fresh?.children.length || document.activeElement !== input) return;
    list = document.importNode(fresh, true);
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", "Hits");
    for (const option of options()) option.setAttribute("role", "option");
    form.append(list);
    input.setAttribute("aria-expanded", "true");
    // Before the field loses the focus.
    list.addEventListener("pointerdown", (event) => event.preventDefault());
    list.addEventListener("click", ({ target }) => {
      const option = target instanceof Element ? target.closest("li") : null;
      if (option) open(option.dataset);
    });
  });
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "hits",
  }))
    input.setAttribute(name, value);
  input.addEventListener("input", () => {
    const words = input.value.trim();
    if (words.length >= LEAST) return typing.ask(`/search/hits?${new URLSearchParams({ q: words })}`);
    typing.stop();
    close();
  });
  input.addEventListener("keydown", (event) => {
    const { length } = options();
    if (event.key === "Escape" && list) {
      event.preventDefault();
      typing.stop();
      return close();
    }
    const option = options()[chosen];
    if (event.key === "Enter" && option) {
      event.preventDefault();
      return open(option.dataset);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || length === 0) return;
    event.preventDefault();
    // One place more than hits: the words as typed.
    choose(((chosen + 1 + step + length + 1) % (length + 1)) - 1);
  });
  input.addEventListener("blur", () => {
    typing.stop();
    close();
  });
}

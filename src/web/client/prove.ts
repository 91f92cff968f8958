import { whileTyping } from "./part.ts";

const WAIT_MS = 400;
/** The longest text that fits into an address. */
const LONGEST = 1500;

/** Says below a line of a document, while one types, whether the resume shows it. */
export function proveWhileTyping(): void {
  for (const box of document.querySelectorAll<HTMLElement>("[data-proof]")) {
    const text = box.closest("form")?.querySelector("textarea");
    const typing = whileTyping(WAIT_MS, (part) => {
      const fresh = part.getElementById("proof");
      if (!fresh) return;
      // Nothing below moves up while one types.
      box.style.minHeight = `${box.offsetHeight}px`;
      box.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
    });
    text?.addEventListener("input", () => {
      const words = text.value.trim();
      if (words === "" || words.length > LONGEST) return typing.stop();
      typing.ask(`${box.dataset.proof ?? ""}&${new URLSearchParams({ text: words })}`);
    });
  }
}

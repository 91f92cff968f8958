const SHORTEST = 200;
const LONGEST = 100_000;

/** Takes a posting that is pasted outside of a field: it is read on the page that adds openings. */
export function takePastes(): void {
  if (!document.getElementById("menu") || location.pathname === "/add") return;
  document.addEventListener("paste", ({ target, clipboardData }) => {
    if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
    const text = clipboardData?.getData("text/plain").trim() ?? "";
    if (text.length < SHORTEST || text.length > LONGEST) return;
    location.assign(`/add#${new URLSearchParams({ text })}`);
  });
}

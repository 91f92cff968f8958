/** Accepts a file dropped anywhere on a page with a file field. */
export function takeDrops(): void {
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

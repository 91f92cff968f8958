import { hanFontFace, hasHan } from "./han-font.ts";
import type { SetResume } from "./set-resume.ts";

export interface PageStyle {
  columns?: 1 | 2;
  /** With a font of its own for Chinese, where it is to be printed. */
  isPrinted?: boolean;
  /** Headings with spaced letters. */
  isSpaced?: boolean;
  /** Paragraphs whose words are broken at the ends of lines. */
  isHyphenated?: boolean;
  /** Width of the text in pixels. */
  width?: number;
  /** Letters of this size in pixels. */
  size?: number;
}

/** A page of a resume, for a browser to print. */
export function resumePage(
  resume: SetResume,
  { columns = 1, isPrinted, isSpaced, isHyphenated, width, size = 13 }: PageStyle = {},
): string {
  const parts = (aside: boolean) =>
    resume.sections
      .filter(({ isAside }) => columns === 1 || isAside === aside)
      .map(sectionOf)
      .join("");
  const contact = resume.contact.map(escaped);
  const body =
    columns === 1
      ? `<h1>${escaped(resume.name)}</h1><p>${contact.join(" | ")}</p>${parts(false)}`
      : `<div class="columns"><div class="aside"><h2>Contact</h2>${contact.map((line) => `<p>${line}</p>`).join("")}${parts(true)}</div><div><h1>${escaped(resume.name)}</h1>${parts(false)}</div></div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${isPrinted && hasHan(resume) ? hanFontFace() : ""}
body { font: ${size}px ${isPrinted && hasHan(resume) ? "Han, " : ""}"DejaVu Sans", sans-serif; ${width ? `width: ${width}px;` : ""} }
h1 { font-size: 26px } h2 { font-size: 16px; ${isSpaced ? "letter-spacing: 0.35em; text-transform: uppercase;" : ""} }
.row { display: flex; justify-content: space-between }
.columns { display: grid; grid-template-columns: 190px 1fr; gap: 34px }
p, li { margin: 3px 0; ${isHyphenated ? "hyphens: auto; text-align: justify;" : ""} }
</style>${body}</html>`;
}

function sectionOf({ title, lines, entries }: SetResume["sections"][number]): string {
  const body = lines
    ? lines.map((line) => `<p>${escaped(line)}</p>`).join("")
    : (entries ?? [])
        .map(
          ({ head, date, sub, bullets }) =>
            `<div class="row"><b>${escaped(head)}</b><span>${escaped(date)}</span></div>${sub ? `<div>${escaped(sub)}</div>` : ""}<ul>${bullets.map((bullet) => `<li>${escaped(bullet)}</li>`).join("")}</ul>`,
        )
        .join("");
  return `<h2>${escaped(title)}</h2>${body}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

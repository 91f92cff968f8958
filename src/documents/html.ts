import { type Block, blocksOf } from "../engine/artifacts/blocks.ts";
import type { PrintJob } from "../engine/artifacts/print-job.ts";
import { sheetOf } from "./layout/styles.ts";

/** Of a millimetre. */
const POINTS = 72 / 25.4;
const style = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 42rem; padding: 2.5rem 1.5rem; font: 16px/1.45 "Source Sans 3", "Segoe UI", "Noto Sans", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; color: #1a1a1a; background: #fff; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; color: #1f3a5f; }
h2 { margin: 1.4rem 0 .3rem; padding-bottom: .15rem; border-bottom: 1px solid #1f3a5f; font-size: 1.1rem; color: #1f3a5f; }
h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; margin: .6rem 0 .1rem; font-size: 1rem; }
h3 span { font-weight: 400; color: #4a4f57; }
p { margin: .25rem 0; }
ul { margin: .15rem 0; padding-left: 1.2rem; }
.label { font-size: 1.1rem; color: #4a4f57; }
.contact { font-size: .95rem; color: #4a4f57; }
.letter p { margin: 0 0 1rem; }
.letter .address { margin: 0; }
.letter .date { margin: 1.5rem 0; }
.subject { font-weight: 600; }
.academic { max-width: 40rem; font-family: "Source Serif 4", Cambria, Georgia, "Noto Serif", "Noto Serif SC", serif; line-height: 1.5; }
.academic h1, .academic h2 { border: 0; color: #1a1a1a; }
.academic h1, .academic .label, .academic .contact { text-align: center; }
.compact { max-width: 46rem; padding: 1.5rem; font-size: 14px; line-height: 1.35; }
.compact h1 { font-size: 1.6rem; }
.compact h2 { margin-top: .9rem; }
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h1, h2, h3 { break-after: avoid; }
  li, p { break-inside: avoid; }
}`;

/** Writes a document as a standalone page with a print layout: no scripts and no external resources. */
export function toHtml({ document, paper, look }: PrintJob): string {
  const { title, language, isLetter, author } = document;
  const body = elements(blocksOf(document));
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${author === undefined ? "" : `<meta name="author" content="${escaped(author)}">\n`}<style>
@page { size: ${paper === "letter" ? "letter" : "A4"}; margin: ${Math.round(sheetOf(paper, look, isLetter).margin / POINTS)}mm; }${style}
</style>
</head>
<body class="${isLetter ? `letter ${look}` : look}">
${body.join("\n")}
</body>
</html>
`;
}

function elements(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block, at) => {
    if (block.kind !== "bullet") return [element(block)];
    const opens = blocks[at - 1]?.kind !== "bullet";
    const closes = blocks[at + 1]?.kind !== "bullet";
    return [...(opens ? ["<ul>"] : []), `<li>${escaped(block.text)}</li>`, ...(closes ? ["</ul>"] : [])];
  });
}

function element({ kind, text, aside }: Block): string {
  const said = escaped(text);
  switch (kind) {
    case "title":
      return `<h1>${said}</h1>`;
    case "heading":
      return `<h2>${said}</h2>`;
    case "entry":
      return aside === undefined ? `<h3>${said}</h3>` : `<h3>${said} <span>${escaped(aside)}</span></h3>`;
    case "label":
    case "contact":
    case "date":
    case "address":
    case "subject":
      return `<p class="${kind}">${said}</p>`;
    default:
      return `<p>${said}</p>`;
  }
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

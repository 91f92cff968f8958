import { strToU8, zipSync } from "fflate";
import type { SetResume } from "./set-resume.ts";

const spaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"';

/** An .odt of a resume; the person's addresses stand in the header of the page. */
export function resumeOdt({ name, contact, sections }: SetResume): Buffer {
  const body = `<text:h text:outline-level="1">${escaped(name)}</text:h>${sections.map(sectionOf).join("")}`;
  return odtOf(body, `<text:p>${contact.map(escaped).join(" | ")}</text:p>`);
}

/** An .odt of a body and a page header in its own XML. */
function odtOf(body: string, header = ""): Buffer {
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${spaces}><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const styles = `<?xml version="1.0" encoding="UTF-8"?><office:document-styles ${spaces}><office:master-styles><style:master-page style:name="Standard"><style:header>${header}</style:header></style:master-page></office:master-styles></office:document-styles>`;
  return Buffer.from(
    zipSync({
      mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
      "content.xml": strToU8(content),
      "styles.xml": strToU8(styles),
    }),
  );
}

function sectionOf({ title, lines, entries }: SetResume["sections"][number]): string {
  const body = lines
    ? lines.map((line) => `<text:p>${escaped(line)}</text:p>`)
    : (entries ?? []).map(
        ({ head, date, sub, bullets }) =>
          `<text:p>${escaped(head)}<text:tab/>${escaped(date)}</text:p>${sub ? `<text:p>${escaped(sub)}</text:p>` : ""}<text:list>${bullets.map((bullet) => `<text:list-item><text:p>${escaped(bullet)}</text:p></text:list-item>`).join("")}</text:list>`,
      );
  return `<text:h text:outline-level="2">${escaped(title)}</text:h>${body.join("")}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

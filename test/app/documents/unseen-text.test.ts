import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";

const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;

/** A Word file with words that were deleted in tracking, and others that are hidden. */
function docx(): Buffer {
  const deleted =
    '<w:del w:id="1" w:author="A"><w:r><w:delText>Surgeon at Deleted Clinic</w:delText></w:r></w:del>';
  const moved = `<w:moveFrom w:id="2" w:author="A">${run("Director of Moved Hospital")}</w:moveFrom>`;
  const body = [
    line(run("Orla Fennick")),
    line(run("orla.fennick@example.com")),
    line(run("Experience")),
    line(run("Ward Nurse, Fennimore Hospital, 2019 – 2022"), deleted),
    line(moved, run("• Trained four nurses")),
    line(run("• Holds a pilot licence", "<w:vanish/>")),
    line(run("• Led rounds"), run(" and every surgery", '<w:vanish w:val="1"/>')),
    line(run("• Wrote the night rota", '<w:vanish w:val="0"/>')),
    line(run("Skills")),
    line(run("Triage"), run(", Neurosurgery", "<w:b/><w:vanish/>")),
    line(run("Telepathy", "<w:specVanish/><w:vanish/>")),
  ].join("");
  return Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8("<Types/>"),
      "word/document.xml": strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  );
}

test("deleted and hidden words of a Word file are no part of what is read", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const answer = await h.send("PUT", "/api/v1/resume", { key, body: { content: docx().toString("base64") } });
  expect(answer.status).toBe(200);
  const kept = JSON.stringify((await h.send("GET", "/api/v1/resume", { key })).body);
  for (const seen of [
    "Orla Fennick",
    "Fennimore Hospital",
    "Trained four nurses",
    "Wrote the night rota",
    "Triage",
  ])
    expect(kept).toContain(seen);
  expect(kept).not.toMatch(/Surgeon|Deleted|Director|Moved|pilot|surgery|Neurosurgery|Telepathy/);
});

const spaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"';

function odt(): Buffer {
  const content = `<office:document-content ${spaces}><office:automatic-styles><style:style style:name="T9" style:family="text"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text>
<text:tracked-changes><text:changed-region><text:deletion><text:p>Surgeon at Deleted Clinic</text:p></text:deletion></text:changed-region></text:tracked-changes>
<text:p>Orla Fennick</text:p><text:p>orla.fennick@example.com</text:p><text:h text:outline-level="2">Experience</text:h>
<text:p>Ward Nurse, Fennimore Hospital, 2019 – 2022</text:p>
<text:list><text:list-item><text:p>Trained four nurses<text:span text:style-name="T9"> and every surgeon</text:span></text:p></text:list-item></text:list>
<text:p><text:hidden-text text:is-hidden="true" text:string-value="Holds a pilot licence">Holds a pilot licence</text:hidden-text></text:p>
<text:p><text:hidden-paragraph text:is-hidden="true"/>Director of Hidden Hospital</text:p></office:text></office:body></office:document-content>`;
  return Buffer.from(
    zipSync({
      mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
      "content.xml": strToU8(content),
    }),
  );
}

test("deleted and hidden words of an OpenDocument text are no part of what is read", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const answer = await h.send("PUT", "/api/v1/resume", { key, body: { content: odt().toString("base64") } });
  expect(answer.status).toBe(200);
  const kept = JSON.stringify((await h.send("GET", "/api/v1/resume", { key })).body);
  expect(kept).toContain("Trained four nurses");
  expect(kept).not.toMatch(/urgeon|Deleted|pilot|Director|Hidden/);
});

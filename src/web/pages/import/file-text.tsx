import { contentOfFile } from "../../../domain/resume/import/sent-file.ts";
import type { ImportPreview } from "../../../domain/resume/schema.ts";
import { kindOfBytes } from "../../../engine/documents/format-of.ts";
import { markedParts } from "../../../shared/view/opening/marked.ts";
import { Section } from "../../../shared/view/parts.tsx";
import type { HeldFile } from "../../files/held-files.ts";
import { unreadField } from "./review/form-names.ts";

/** The characters of a file that are shown beside what was read. */
const MOST_SHOWN = 20_000;

/** The text that a held file was read from, which the spans of unread lines point into; undefined if it has none. */
export async function textOf({ file, readFile }: HeldFile): Promise<string | undefined> {
  const { format, content } = contentOfFile(file);
  if (format === "json_resume") return file.sourceText;
  if (kindOfBytes(file.bytes) === "text") return content;
  return (await readFile({ content, encoding: "base64" })).text;
}

/** The file's own words, with the lines marked that nothing was read from. */
export function FileText({ text, unread }: { text: string; unread: ImportPreview["unread"] }) {
  const placeOf = (marked: string) => unread.findIndex((line) => marked.includes(line.text.trim()));
  const spans = unread.flatMap(({ span: [start, end] }) =>
    start === undefined || end === undefined ? [] : [[start, end] as [number, number]],
  );
  return (
    <Section id="file-text" title="Your file" class="file-text">
      {unread.length > 0 && (
        <p class="soft">
          Nothing was read from the <mark>marked</mark> lines. Choose one to say what it is.
        </p>
      )}
      <section class="words sheet" dir="auto" aria-label="The text of your file" tabindex={0}>
        {markedParts(text.trimEnd(), spans, MOST_SHOWN).map((part) =>
          part.isMarked ? (
            <mark>
              <a href={`#${unreadField(placeOf(part.text))}`}>{part.text}</a>
            </mark>
          ) : (
            part.text
          ),
        )}
        {text.length > MOST_SHOWN && "…"}
      </section>
    </Section>
  );
}

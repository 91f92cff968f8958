import { Section } from "../../../shared/view/parts.tsx";
import { Choice } from "../../forms/fields.tsx";
import { Icon } from "../../parts/icon.tsx";

const formats = [
  ["docx", "Word (DOCX)"],
  ["html", "HTML"],
  ["md", "Markdown"],
] as const;

const papers = [
  ["", "As in your country"],
  ["a4", "A4"],
  ["letter", "US Letter"],
] as const;

const looks = [
  ["plain", "Plain"],
  ["academic", "Academic: centred, without colour"],
  ["compact", "Compact: smaller, more on a page"],
] as const;

/** The files that a paper size and a look are for. */
const printed = [
  ["pdf", "PDF"],
  ["docx", "Word (DOCX)"],
  ["html", "HTML"],
] as const;

interface TakesProps {
  to: string;
  /** ISO 639-1, of the document. */
  language: string | undefined;
  isLetter: boolean;
}

/** The downloads of a document: the usual one first, then its paper size, look and language. */
export function Takes({ to, language = "en", isLetter }: TakesProps) {
  return (
    <Section id="takes" title="Download" isUnseen class="takes">
      <a class="button" href={`${to}/file?format=pdf`} download="">
        <Icon name="download" />
        Download PDF
      </a>
      <p class="row">
        {formats.map(([format, name]) => (
          <a href={`${to}/file?format=${format}`} download="">
            {name}
          </a>
        ))}
      </p>
      <form action={`${to}/file`} class="as-set">
        <Choice name="paper" label="Paper size" value="" choices={papers} />
        <Choice name="look" label="Look" value="plain" choices={looks} />
        <Choice name="format" label="File" value="pdf" choices={printed} />
        <button type="submit" class="quiet">
          Download like this
        </button>
      </form>
      <p class="hint">
        Written in {languageName(language)}:{" "}
        {isLetter ? "letters are in the language of the opening" : "in the language of your resume"}.
      </p>
    </Section>
  );
}

function languageName(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}

import type { ResumeData } from "../../../domain/resume/schema.ts";
import { shortened } from "../../../shared/text/words.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { DayAfter, monthsInWords } from "../../parts/day.tsx";
import type { CitingDocument, Written } from "./written.ts";

type StoredClaim = ResumeData["claims"][number];

const how = {
  parsed: "Read from your resume",
  proved: "Read by an agent; your resume's text says it",
  stated: "Your word",
} as const;

/** A claim's source: how it was read, where it is in the text, who wrote it and when. */
export function Source({ claim, written }: { claim: StoredClaim; written: Written | undefined }) {
  const { provenance = "parsed", page, line } = claim;
  return (
    <>
      {how[provenance]}
      {page !== undefined && `, page ${page}`}
      {line !== undefined && `, line ${line}`}
      <DayAfter words=", " at={written?.at} />
      {written?.by !== undefined && (
        <>
          {", by "}
          <Text as="span">{written.by}</Text>
        </>
      )}
    </>
  );
}

interface OriginProps {
  claim: StoredClaim;
  written: Written | undefined;
  documents: readonly CitingDocument[];
}

/** A claim's source and the documents that use it, folded away. */
export function Origin({ claim, written, documents }: OriginProps) {
  return (
    <details class="origin">
      <summary>
        Source
        <span class="unseen">
          {" "}
          of{" "}
          <bdi>
            <Text>{monthsInWords(claim.text)}</Text>
          </bdi>
        </span>
      </summary>
      <p class="soft">
        <Source claim={claim} written={written} />
      </p>
      {documents.length > 0 && (
        <p class="soft">
          In {documents.length > 1 && `${documents.length} documents: `}
          <Citing documents={documents} />
        </p>
      )}
    </details>
  );
}

export function Citing({ documents }: { documents: readonly CitingDocument[] }) {
  return (
    <>
      {documents.map(({ id, title }, at) => (
        <>
          {at > 0 && ", "}
          <Text as="a" href={`/documents/${id}`}>
            {title}
          </Text>
        </>
      ))}
    </>
  );
}

const MOST_QUOTED = 600;

/** The words in the file that a claim was read from; undefined if unknown. */
export function quoteOf(
  { sourceSpan: [start, end] = [] }: Pick<StoredClaim, "sourceSpan">,
  sourceText: string | undefined,
): string | undefined {
  if (sourceText === undefined || start === undefined || end === undefined) return undefined;
  const words = sourceText.slice(start, end).trim();
  return shortened(words, MOST_QUOTED) || undefined;
}

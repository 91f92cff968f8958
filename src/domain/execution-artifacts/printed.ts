import { toMarkdown } from "../../engine/artifacts/markdown.ts";
import type { FileFormat, Paper, PrintedDocument } from "../../engine/artifacts/print-job.ts";
import { toText } from "../../engine/artifacts/text-document.ts";
import { countryOf } from "../../engine/places/countries.ts";
import { readPlace } from "../../engine/places/place.ts";
import { textOf } from "../../engine/resume/json-resume.ts";
import { fail } from "../../operation/errors.ts";
import { isObject } from "../../shared/json.ts";
import type { Artifact } from "./schema.ts";

/** An artifact as a printable document. */
export function printedDocument(artifact: Artifact): PrintedDocument {
  const { title, kind, contentData, updatedAt, createdAt } = artifact;
  const author = authorOf(artifact);
  return {
    title: kind === "resume_variant" && author !== undefined ? author : title,
    isLetter: kind === "outreach_note",
    language: contentData.language ?? "en",
    author,
    updatedAt: updatedAt ?? createdAt ?? "1980-01-01T00:00:00Z",
    sections: contentData.sections,
  };
}

/** The text formats, which need no printing. */
export function asText(format: FileFormat, artifact: Artifact): string | undefined {
  const { contentData, kind } = artifact;
  switch (format) {
    case "md":
      return contentData.markdown || toMarkdown({ title: artifact.title, sections: contentData.sections });
    case "txt":
      return toText(printedDocument(artifact));
    case "json_resume":
      if (isObject(contentData.jsonResume)) return `${JSON.stringify(contentData.jsonResume, null, 2)}\n`;
      throw fail(
        "validation.bad_request",
        `format json_resume is for resumes, and this is ${kind === "resume_variant" ? "one that was not made of a stored resume" : `an ${kind}`}: take pdf, docx, html, md or txt.`,
      );
    default:
      return undefined;
  }
}

/** A file name that says whose document it is and what it is. */
export function fileName(artifact: Artifact, extension: string): string {
  const author = artifact.kind === "interview_brief" ? undefined : authorOf(artifact);
  const words = [author, artifact.title].filter(Boolean).join(" - ");
  const plain = words
    .replace(/[^\p{L}\p{M}\p{N} ().,&+-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120)
    .replace(/[. ]+$/, "");
  return `${plain || "document"}.${extension}`;
}

/** The name at the top of a resume. */
function authorOf({ contentData: { sections } }: Artifact): string | undefined {
  return sections[0]?.lines.find(({ role }) => role === "title")?.text;
}

/** Countries that use US letter paper: ISO 3166-1. */
const onLetter = new Set("US CA MX CO CL VE PH CR GT PA DO SV NI HN BO PR".split(" "));

/** The paper size of the person's country in the resume, or else A4. */
export function paperOf(document: Record<string, unknown> | undefined): Paper {
  const basics = isObject(document?.basics) ? document.basics : {};
  const location = isObject(basics.location) ? basics.location : {};
  const [code, ...rest] = ["countryCode", "city", "region", "address"].map((field) =>
    textOf(location[field]),
  );
  const place = rest.slice(0, 2).filter(Boolean).join(", ") || (rest[2] ?? "");
  const country = code || readPlace(place).country || countryOf(place) || "";
  return onLetter.has(country.toUpperCase()) ? "letter" : "a4";
}

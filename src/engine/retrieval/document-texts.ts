import { isObject } from "../../shared/json.ts";
import { plainText } from "../plain-text.ts";
import { briefText, openingInWords } from "./brief-text.ts";

/** A document as it is searched and shown: its title, its text, and everyday names of its kind. */
export interface DocumentText {
  title: string;
  text: string;
  called: string;
}

/** The fields of an opening that are searched. */
interface OpeningFields {
  type: string;
  title: string;
  company?: string | null | undefined;
  application?:
    | {
        stage?: string | null | undefined;
        since?: string | null | undefined;
        nextDue?: string | null | undefined;
        events?: readonly OpeningEvent[];
      }
    | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

interface OpeningEvent {
  kind: string;
  at: string;
  dueAt?: string | null | undefined;
  note?: string | null | undefined;
  contact?: unknown;
}

/** The fields of a fit brief that are searched. */
interface BriefFields {
  query: string;
  briefData: object;
  opportunitySummary?: unknown;
}

/** The fields of a report that are searched. */
interface ReportFields {
  title?: string | null | undefined;
  contentMarkdown?: string | null | undefined;
  summary?: string | null | undefined;
}

/** The fields of an artifact that are searched. */
interface ArtifactFields {
  kind: keyof typeof artifactWords;
  title: string;
  contentData: { markdown: string };
}

const artifactWords = {
  resume_variant: "resume CV",
  outreach_note: "cover letter note",
  interview_brief: "interview preparation",
};

/** The texts of documents by the kind that they are stored as. The full-text index holds these. */
export const documentTexts = {
  job: (job: OpeningFields): DocumentText => ({
    title: job.company ? `${job.title}, ${job.company}` : job.title,
    text: openingText(job),
    called: job.type === "direction" ? "direction" : "opening job application vacancy",
  }),
  fit_brief: (brief: BriefFields): DocumentText => ({
    title: `Fit brief: ${brief.query}`,
    text: briefText(brief.query, { ...brief.briefData }, brief.opportunitySummary),
    called: "fit chances",
  }),
  report: (report: ReportFields): DocumentText => ({
    title: report.title ?? "Report",
    text: report.contentMarkdown ?? report.summary ?? "",
    called: "report analysis",
  }),
  artifact: (artifact: ArtifactFields): DocumentText => ({
    title: artifact.title,
    text: artifact.contentData.markdown,
    called: artifactWords[artifact.kind],
  }),
};

/** An item of the jobs workspace: how far it is, what was noted of it, what its posting says. */
function openingText({ type, title, company, application, metadata }: OpeningFields): string {
  const { stage, since, nextDue, events = [] } = application ?? {};
  const { postingText, opportunity, opportunityKey: _, imported: __, ...noted } = metadata ?? {};
  const read = isObject(opportunity) ? openingInWords(opportunity) : plainText(opportunity);
  const posting = typeof postingText === "string" ? postingText : read;
  return lines([
    `${type}: ${company ? `${title}, ${company}` : title}`,
    stage && `Stage: ${stage} since ${since}`,
    nextDue && `Next due: ${nextDue}`,
    ...events.map(({ kind, at, dueAt, note, contact }) =>
      [`${at.slice(0, 10)} ${kind.replace("_", " ")}`, dueAt && `due ${dueAt}`, note, plainText(contact)]
        .filter(Boolean)
        .join("; "),
    ),
    fields(noted),
    posting && `\nPosting:\n${posting}`,
  ]);
}

/** The fields of an object, one per line. */
function fields(value: unknown): string {
  if (!isObject(value)) return plainText(value);
  return lines(Object.entries(value).map(([name, item]) => plainText({ [name]: item })));
}

function lines(parts: readonly unknown[]): string {
  return parts.filter(Boolean).join("\n");
}

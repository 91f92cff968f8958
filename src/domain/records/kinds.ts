import { plainText } from "../../engine/plain-text.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { mayHold } from "../../engine/retrieval/may-hold.ts";
import type { SearchTerm } from "../../engine/retrieval/question.ts";
import type { DocumentRepository, StoredDocument } from "../../store/ports/documents.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import type { Tx } from "../../store/ports/store.ts";
import { allPages } from "../all-pages.ts";
import { isIndexEntry } from "../memories/made-from.ts";
import { briefLabels, briefText, claimText, jobLabels, jobText, titleOf } from "./texts.ts";

/** A stored record of a person that can be found and read alone. */
export interface Thing {
  id: string;
  title: string;
  text: string;
  /** Everyday names of its kind, besides the words in it. */
  called?: string;
  /** RFC 3339, or "" if no time is stored. */
  createdAt: string;
  /** For a part of a text: when the text was read. */
  readAt?: string;
  /** The name of the conversation or text that it is part of. */
  thread?: string;
  metadata: Record<string, string>;
}

/** Some things of a kind, and how many it has. */
export interface Held {
  things: Thing[];
  all: number;
}

/** One kind of thing, and who may read it. */
export interface Kind {
  scope: string;
  /** Its texts may contain other people's words. */
  isUntrusted: boolean;
  /** Every record, unless the index finds them. */
  all?: (tx: Tx) => Promise<Thing[]>;
  /** Those that may hold some of the terms, and how many there are in all, where that takes less than to read all. */
  holding?: (tx: Tx, terms: readonly SearchTerm[]) => Promise<Held>;
  get: (tx: Tx, id: string) => Promise<Thing | undefined>;
}

/** Index entries of these kinds are omitted from a search, which finds the records themselves. */
const shownThemselves = new Set(["resume", "job", "fit_brief", "report"]);

/** True if a memory is an independent note, not an index entry of another record. */
export function isOwnMemory(node: MemoryNode): boolean {
  return !(shownThemselves.has(node.sourceType ?? "") && isIndexEntry(node));
}

export function memoryThing(node: MemoryNode): Thing {
  const { id, nodeType, contentText, content, createdAt, threadId } = node;
  // The index's own notes besides its entries are ids.
  const details = isIndexEntry(node) ? "" : plainText(content);
  const text = details === "" ? contentText : `${contentText}\n${details}`;
  return {
    id,
    title: titleOf(contentText || nodeType),
    text,
    createdAt,
    ...(threadId !== undefined && { thread: titleOf(threadId) }),
    metadata: said("memory", createdAt),
  };
}

const claims = async (tx: Tx): Promise<Thing[]> => {
  const [all, resume] = [await tx.resume.claims(), await tx.resume.get()];
  return all.map((claim) => ({
    id: claim.id,
    title: titleOf(claim.text),
    text: claimText(claim, all),
    createdAt: "",
    ...(resume && { readAt: resume.parsedAt }),
    metadata: {
      ...said("claim"),
      part: claim.kind,
      ...(claim.provenance && { provenance: claim.provenance }),
    },
  }));
};

const openingWords = "opening job application vacancy";
const briefWords = "fit chances";
const reportWords = "report analysis";
const artifactWords = {
  resume_variant: "resume CV",
  outreach_note: "cover letter note",
  interview_brief: "interview preparation",
};

/** The kinds. Reading each needs the scope of its own operations. */
export const kinds: readonly Kind[] = [
  {
    scope: "read:career_context",
    isUntrusted: true,
    get: async (tx, id) => {
      const node = await tx.memories.get(id);
      return node && memoryThing(node);
    },
  },
  {
    scope: "read:resume",
    isUntrusted: false,
    all: claims,
    get: async (tx, id) => (await claims(tx)).find((claim) => claim.id === id),
  },
  documents(
    "read:jobs_workspace",
    (tx) => tx.jobs,
    `${openingWords} ${jobLabels}`,
    (job) => ({
      title: job.company ? `${job.title}, ${job.company}` : job.title,
      text: jobText(job),
      called: job.type === "direction" ? "direction" : openingWords,
      metadata: {
        ...said(job.type, job.createdAt),
        status: job.status,
        ...(job.application?.stage && { stage: job.application.stage }),
      },
    }),
  ),
  documents(
    "read:fit_briefs",
    (tx) => tx.briefs,
    `${briefWords} ${briefLabels}`,
    (brief) => ({
      title: `Fit brief: ${brief.query}`,
      text: briefText(brief),
      called: briefWords,
      metadata: said("fit_brief", brief.createdAt),
    }),
  ),
  documents(
    "read:reports",
    (tx) => tx.reports,
    reportWords,
    (report) => ({
      title: report.title ?? "Report",
      text: report.contentMarkdown ?? report.summary ?? "",
      called: reportWords,
      metadata: said(report.kind ? `${report.kind}_report` : "report", report.createdAt),
    }),
  ),
  documents(
    "read:execution_artifacts",
    (tx) => tx.artifacts,
    Object.values(artifactWords).join(" "),
    (artifact) => ({
      title: artifact.title,
      text: artifact.contentData.markdown,
      called: artifactWords[artifact.kind],
      metadata: said(artifact.kind, artifact.createdAt),
    }),
  ),
];

/** A kind of stored document, which may contain words of a posting. */
function documents<Document extends StoredDocument & { createdAt?: string | null | undefined }>(
  scope: string,
  repository: (tx: Tx) => DocumentRepository<Document>,
  /** The words of a thing that are not in its document. */
  labels: string,
  shown: (document: Document) => Pick<Thing, "title" | "text" | "called" | "metadata">,
): Kind {
  const toThing = (document: Document): Thing => {
    const { title, ...rest } = shown(document);
    return { id: document.id, createdAt: document.createdAt ?? "", title: titleOf(title), ...rest };
  };
  return {
    scope,
    isUntrusted: true,
    all: async (tx) => (await allPages((page) => repository(tx).list(page))).map(toThing),
    holding: async (tx, terms) => {
      const inEach = mentioner(terms)(labels);
      const { found, all } = await repository(tx).holding(inEach ? () => true : mayHold(terms));
      return { things: found.map(toThing), all };
    },
    get: async (tx, id) => {
      const document = await repository(tx).get(id);
      return document && toThing(document);
    },
  };
}

function said(kind: string, createdAt?: string | null): Record<string, string> {
  return { kind, ...(createdAt && { createdAt }) };
}

import { plainText } from "../../engine/plain-text.ts";
import { type DocumentText, documentTexts } from "../../engine/retrieval/document-texts.ts";
import { shortened } from "../../shared/text/words.ts";
import type { DocumentRepository, SearchedDocuments, SearchedKind } from "../../store/ports/documents.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import type { Tx } from "../../store/ports/store.ts";
import { isIndexEntry } from "../memories/made-from.ts";
import type { Claim } from "../resume/schema.ts";

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

/** One kind of thing, and who may read it. */
export interface Kind {
  scope: string;
  /** Its texts may contain other people's words. */
  isUntrusted: boolean;
  /** The documents that it consists of, which an index finds. */
  documents?: SearchedKind;
  /** Its records; of documents the latest. */
  some?: (tx: Tx) => Promise<Thing[]>;
  get: (tx: Tx, id: string) => Promise<Thing | undefined>;
}

/** Documents of a kind that are shown if a query has no search words. */
const LATEST = 200;

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
  const [all, resume] = await Promise.all([tx.resume.claims(), tx.resume.get()]);
  const textOf = claimTexts(all);
  return all.map((claim) => ({
    id: claim.id,
    title: titleOf(claim.text),
    text: textOf(claim),
    createdAt: "",
    ...(resume && { readAt: resume.parsedAt }),
    metadata: {
      ...said("claim"),
      part: claim.kind,
      ...(claim.provenance && { provenance: claim.provenance }),
    },
  }));
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
    some: claims,
    get: async (tx, id) => (await claims(tx)).find((claim) => claim.id === id),
  },
  documents("job", "read:jobs_workspace", (tx) => tx.jobs),
  documents("fit_brief", "read:fit_briefs", (tx) => tx.briefs),
  documents("report", "read:reports", (tx) => tx.reports),
  documents("artifact", "read:execution_artifacts", (tx) => tx.artifacts),
];

/** What a record says of a document besides its text. */
const metadataOf: { [Name in SearchedKind]: (document: SearchedDocuments[Name]) => Record<string, string> } =
  {
    job: (job) => ({
      ...said(job.type, job.createdAt),
      status: job.status,
      ...(job.application?.stage && { stage: job.application.stage }),
    }),
    fit_brief: (brief) => said("fit_brief", brief.createdAt),
    report: (report) => said(report.kind ? `${report.kind}_report` : "report", report.createdAt),
    artifact: (artifact) => said(artifact.kind, artifact.createdAt),
  };

const textsByKind: { [Name in SearchedKind]: (document: SearchedDocuments[Name]) => DocumentText } =
  documentTexts;

/** A found document. */
export function documentThing(kind: SearchedKind, json: string): Thing {
  return thingOf(kind, JSON.parse(json));
}

function thingOf<Name extends SearchedKind>(kind: Name, document: SearchedDocuments[Name]): Thing {
  const { title, ...rest } = textsByKind[kind](document);
  const { id, createdAt } = document;
  return {
    ...{ id, createdAt: createdAt ?? "", title: titleOf(title), ...rest },
    metadata: metadataOf[kind](document),
  };
}

/** A kind of stored document, which may contain words of a posting. */
function documents<Name extends SearchedKind>(
  kind: Name,
  scope: string,
  repository: (tx: Tx) => DocumentRepository<SearchedDocuments[Name]>,
): Kind {
  return {
    scope,
    isUntrusted: true,
    documents: kind,
    some: async (tx) =>
      (await repository(tx).list({ limit: LATEST })).rows.map((document) => thingOf(kind, document)),
    get: async (tx, id) => {
      const document = await repository(tx).get(id);
      return document && thingOf(kind, document);
    },
  };
}

function said(kind: string, createdAt?: string | null): Record<string, string> {
  return { kind, ...(createdAt && { createdAt }) };
}

const LONGEST_TITLE = 120;

/** A title on one line. */
function titleOf(text: string): string {
  return shortened(text.replace(/\s+/g, " ").trim(), LONGEST_TITLE);
}

/** Prepares the text of a claim: its own, with the claims below it in the resume. */
function claimTexts(claims: readonly Claim[]): (claim: Claim) => string {
  const below = new Map<string, string[]>();
  for (const { path, text } of claims)
    for (const above of pathsAbove(path)) {
      const known = below.get(above);
      if (known) known.push(`- ${text}`);
      else below.set(above, [`- ${text}`]);
    }
  return ({ path, text }) => [text, ...(below.get(path) ?? [])].join("\n");
}

/** `work.0` and `work` of `work.0.highlights`… cut at each point. */
function pathsAbove(path: string): string[] {
  return Array.from(path.matchAll(/\./g), ({ index }) => path.slice(0, index));
}

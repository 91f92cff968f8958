import { type DocumentText, documentTexts } from "../../../engine/retrieval/document-texts.ts";
import { markedText } from "../../../engine/retrieval/question/said-without-words.ts";
import { spacedPairs } from "../../../engine/retrieval/words/tokens.ts";
import type { CopiedRow } from "../../ports/copy.ts";
import type { DocumentKind, SearchedKind } from "../../ports/documents.ts";

/** A stored document, as an index needs it. */
export interface IndexedDocument {
  id: string;
  userId: string;
  kind: DocumentKind;
  body: object;
}

/** The searched kinds. A kind's place here is part of the positions of its documents in the index. */
const searchedKinds: readonly DocumentKind[] = [
  "job",
  "fit_brief",
  "report",
  "artifact",
] satisfies SearchedKind[];

/** Positions of a user's documents of one kind in the index. */
const POSITIONS_PER_KIND = 2 ** 28;

/** Where the positions of a kind begin and end among its user's; undefined if the kind is not searched. */
export function rangeOfKind(kind: DocumentKind): { first: number; last: number } | undefined {
  const place = searchedKinds.indexOf(kind);
  if (place < 0) return undefined;
  return { first: place * POSITIONS_PER_KIND, last: (place + 1) * POSITIONS_PER_KIND - 1 };
}

/** The kinds as bits. A position's bit is `1 << ((position >> 28) & 15)`. */
export function bitsOf(kinds: readonly SearchedKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << searchedKinds.indexOf(kind)), 0);
}

/** The index entry of a document: its title, the names of its kind and its text. CJK text is indexed as pairs. */
export function indexedDocument(kind: DocumentKind, body: object): string {
  const { title, called, text } = textsByKind[kind]?.(body) ?? { title: "", called: "", text: "" };
  return spacedPairs(markedText(`${title}\n${called}\n${text}`));
}

// A repository checks that a document is of its kind before it stores it.
const textsByKind: Partial<Record<DocumentKind, (body: object) => DocumentText>> = documentTexts as never;

/** A copied document, as an index needs it. */
export function copiedDocument({ id, userId, kind, body }: CopiedRow): IndexedDocument {
  const known = searchedKinds.find((searched) => searched === kind) ?? "checkpoint";
  return { id: String(id), userId: String(userId), kind: known, body: JSON.parse(String(body)) };
}

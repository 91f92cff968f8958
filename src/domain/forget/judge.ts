import { type Hit, topicJudge } from "../../engine/retrieval/topic/judge.ts";
import { type LiteralScan, literalScan, plainOf } from "../../engine/retrieval/topic/literal.ts";
import { nameJudge } from "../../engine/retrieval/topic/name-judge.ts";
import { nameReader } from "../../engine/retrieval/topic/names.ts";
import type { TextKind } from "../../engine/retrieval/topic/terms.ts";
import { words } from "../../engine/retrieval/words/tokens.ts";
import { fail } from "../../operation/errors.ts";

/** A text of a record, and its author. */
export interface Part {
  text: string;
  kind: TextKind;
}

/** How records are judged against a topic: by the meaning of their sentences, and by literal words. */
export interface JudgeTopic {
  /** The sentences about it, certain ones first, each with whose words it is. */
  hits: (parts: readonly Part[]) => (Hit & { kind: TextKind })[];
  literal: LiteralScan;
  /**
   * True if a text may contain the name of a person described by the topic. Undefined if the topic describes no
   * one.
   */
  hasName: ((text: string) => boolean) | undefined;
}

const kinds: readonly TextKind[] = ["personal", "work", "foreign"];

/**
 * Prepares judging by a topic. If it describes a person whom one of these texts names, the name counts as well.
 * Throws validation.bad_request if the topic names nothing.
 */
export function judgeOf(topic: string, texts: Iterable<readonly Part[]>): JudgeTopic {
  const judge = topicJudge(topic);
  if (!judge) {
    throw fail(
      "validation.bad_request",
      'topic names nothing to look for: give the matter itself in a few words, such as "my illness".',
    );
  }
  const names = namesIn(topic, texts);
  const byName = nameJudge(names);
  const all = (text: string, kind: TextKind) => [...judge(text, kind), ...(byName?.(text, kind) ?? [])];
  const parts = names.flatMap((name) => words(name).map(({ token }) => token));
  const hasName = (text: string) => {
    const plain = plainOf(text);
    return parts.some((part) => plain.includes(part));
  };
  return {
    hasName: names.length > 0 ? hasName : undefined,
    hits: (texts) =>
      kinds
        .flatMap((kind) => all(textOf(texts, kind), kind).map((hit) => ({ ...hit, kind })))
        .sort(certainFirst),
    literal: literalScan(topic, names),
  };
}

/** All texts of a kind, in order: the words of a topic may be spread over several. */
function textOf(parts: readonly Part[], kind: TextKind): string {
  return parts.flatMap((part) => (part.kind === kind ? [part.text] : [])).join("\n");
}

function certainFirst(one: Hit, other: Hit): number {
  return Number(other.isCertain) - Number(one.isCertain);
}

/** The name, in these texts, of the person described by a topic. */
function namesIn(topic: string, texts: Iterable<readonly Part[]>): string[] {
  const read = nameReader(topic);
  if (!read) return [];
  const names = new Set<string>();
  for (const parts of texts)
    for (const { text, kind } of parts)
      if (kind !== "foreign")
        for (const sentence of text.split("\n")) for (const name of read(sentence)) names.add(name);
  return [...names];
}

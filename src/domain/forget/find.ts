import { maySpeakOf } from "../../engine/retrieval/topic/may-speak.ts";
import { textsIn } from "../../shared/json.ts";
import { shortened } from "../../shared/text/words.ts";
import { countedTurns } from "../../shared/timers.ts";
import type { FoundThing } from "../../store/ports/changes.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Candidate } from "./candidate.ts";
import { collect, type Reading, withNamed } from "./collect.ts";
import { ORIGINAL } from "./erase.ts";
import { type JudgeTopic, judgeOf } from "./judge.ts";
import { overlap } from "./resume-entries.ts";
import type { Found } from "./schema.ts";

const EXCERPT = 160;
const NOTE = 600;
const TITLE = 80;

/** How many times longer judging a character takes than reading it. */
const JUDGING = 50;

/** What is about a topic, for the person to see, and the copies that are erased with it. */
export interface TopicFound {
  judge: JudgeTopic;
  found: Found[];
  copies: FoundThing[];
  /** How many records of each kind were searched. */
  searched: Record<string, number>;
}

/** A candidate about the topic. */
interface Spoken {
  candidate: Candidate;
  hit: ReturnType<JudgeTopic["hits"]>[number];
}

/** Everything stored about a topic. Throws validation.bad_request if the topic names nothing. */
export async function findTopic({ tx, pause }: Reading, topic: string): Promise<TopicFound> {
  const first = await collect({ tx, pause }, maySpeakOf(topic));
  const judge = judgeOf(
    topic,
    first.candidates.map(({ parts }) => parts),
  );
  // Through a name, other documents may be about the person.
  const { candidates, passedBy } = judge.hasName
    ? await withNamed({ tx, pause }, first, judge.hasName)
    : first;
  const spoken: Spoken[] = [];
  const isPauseDue = countedTurns();
  for (const candidate of candidates) {
    const length = candidate.parts.reduce((sum, { text }) => sum + text.length, 0);
    if (isPauseDue(JUDGING * length)) await pause();
    const [hit] = judge.hits(candidate.parts);
    if (hit) spoken.push({ candidate, hit });
  }
  return {
    judge,
    found: withoutCovered(spoken).map((one) => shown(one, judge)),
    copies: await copiesOf(tx, judge),
    searched: countOf(
      candidates.map(({ kind }) => kind).filter((kind) => !asides.has(kind)),
      passedBy,
    ),
  };
}

/** Kinds that everyone has, or that only copy another record: that they were searched says nothing about the data. */
const asides = new Set(["api_key", "account", "resume_source"]);

function countOf(
  kinds: readonly string[],
  passedBy: Readonly<Record<string, number>>,
): Record<string, number> {
  const counts: Record<string, number> = { ...passedBy };
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A sentence of the resume's text is erased with the entry read from it, so it is not listed separately. */
function withoutCovered(spoken: readonly Spoken[]): Spoken[] {
  const covered = spoken.flatMap(({ candidate: { kind, spans = [] } }) =>
    kind === "resume_entry" ? spans : [],
  );
  return spoken.filter(
    ({ candidate: { kind, spans = [] } }) =>
      kind !== "resume_source" || !spans.some((span) => covered.some((one) => overlap(one, span))),
  );
}

/** Hidden copies: stored answers, events, and the resume as it was before corrections. */
async function copiesOf(tx: Tx, judge: JudgeTopic): Promise<FoundThing[]> {
  const matches = (text: string) =>
    judge.literal(text) !== undefined || judge.hits([{ text, kind: "personal" }]).length > 0;
  const imported = (await tx.resume.get())?.imported;
  return [
    ...(await tx.account.copies(matches)),
    ...(matches(textsIn(imported).join("\n")) ? [{ kind: ORIGINAL, id: "" }] : []),
  ];
}

function shown({ candidate, hit }: Spoken, judge: JudgeTopic): Found {
  const { kind, id, title, erases, isDoubtful, name } = candidate;
  // A posting that asks for a licence is not about the person, who has none.
  const isStrangers =
    name !== undefined &&
    hit.kind === "foreign" &&
    !hit.matched.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  return {
    ...{ kind, id, title: shortened(title, TITLE), excerpt: excerptFor(candidate, hit) },
    ...{ matched: hit.matched, certain: hit.isCertain && !isDoubtful && !isStrangers },
    erases: typeof erases === "function" ? erases(judge) : erases,
  };
}

/** A note goes with all its sentences, so all of them are shown. */
function excerptFor({ kind, parts: [first] }: Candidate, { sentence, matched }: Spoken["hit"]): string {
  const isNote = kind === "memory" && first !== undefined && first.text.includes(sentence.text);
  return isNote
    ? shortened(first.text.replace(/\s+/g, " ").trim(), NOTE)
    : excerptOf(sentence.text, matched[0]);
}

/** A sentence, or the part around the word that was found. */
export function excerptOf(sentence: string, word = ""): string {
  const line = sentence.replace(/\s+/g, " ").trim();
  const at = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()) - EXCERPT / 2);
  const part = shortened(line.slice(at), EXCERPT);
  return at > 0 ? `…${part}` : part;
}

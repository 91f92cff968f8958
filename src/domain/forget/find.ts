import { type TopicMatcher, topicMatcher } from "../../engine/retrieval/topic.ts";
import { fail } from "../../operation/errors.ts";
import { textsIn } from "../../shared/json.ts";
import type { ChangeRecord, FoundThing } from "../../store/ports/changes.ts";
import type { Tx } from "../../store/ports/store.ts";
import { type Candidate, collect } from "./collect.ts";
import { ORIGINAL } from "./erase.ts";
import type { Found } from "./schema.ts";

const EXCERPT = 160;
const TITLE = 80;

/** What speaks of a topic, for the person to see, and the copies of it that go along. */
export interface TopicFound {
  found: Found[];
  copies: FoundThing[];
  /** How many things of each kind were looked through. */
  searched: Record<string, number>;
}

/** Everything stored that speaks of a topic. Throws validation.bad_request where the topic names nothing. */
export async function findTopic(tx: Tx, topic: string): Promise<TopicFound> {
  const match = topicMatcher(topic);
  if (!match) {
    throw fail(
      "validation.bad_request",
      'topic names nothing to look for: give the matter itself in a few words, such as "my illness".',
    );
  }
  const candidates = await collect(tx);
  const found = candidates.flatMap((candidate) => {
    const matched = match(candidate.text, candidate.speaksOf);
    return matched.length > 0 ? [shown(candidate, matched)] : [];
  });
  const matches = (text: string) => match(text, "personal").length > 0;
  const all = await tx.changes.all();
  const changes = all.flatMap((change) => shownChange(change, match));
  const searched = countOf([...candidates.map(({ kind }) => kind), ...all.map(() => "change")]);
  return { found: [...found, ...changes], copies: await copiesOf(tx, matches), searched };
}

function countOf(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A change that says, or would bring back, what speaks of the topic. */
function shownChange({ id, operation, summary, inverse }: ChangeRecord, match: TopicMatcher): Found[] {
  const old = inverse.flatMap(({ patches }) =>
    patches.flatMap(({ path, before }) => [path.join(" ").replaceAll("_", " "), ...textsIn(before)]),
  );
  const text = [summary, ...old].join("\n");
  const matched = match(text, "personal");
  return matched.length > 0 ? [shown({ kind: "change", id, title: operation, text }, matched)] : [];
}

/** What repeats it where nobody looks: stored answers, events, and the resume as it was before it was corrected. */
async function copiesOf(tx: Tx, matches: (text: string) => boolean): Promise<FoundThing[]> {
  const resume = await tx.resume.get();
  const original = [resume?.imported, resume?.source?.text];
  return [
    ...(await tx.account.copies(matches)),
    ...(textsIn(original).some(matches) ? [{ kind: ORIGINAL, id: "" }] : []),
  ];
}

function shown({ kind, id, title, text }: Omit<Candidate, "speaksOf">, matched: string[]): Found {
  return { kind, id, title: cut(title, TITLE), excerpt: excerptOf(text, matched[0] ?? ""), matched };
}

/** The line with the first word that was found, or what of it stands around the word: not the ids beside it. */
function excerptOf(text: string, word: string): string {
  const lines = text.split("\n").map((one) => one.replace(/\s+/g, " ").trim());
  const line = lines.find((one) => one.toLowerCase().includes(word.toLowerCase())) ?? lines.join(" ");
  const at = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()) - EXCERPT / 2);
  const part = cut(line.slice(at), EXCERPT);
  return at > 0 ? `…${part}` : part;
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

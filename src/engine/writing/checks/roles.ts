import { beginsWithRole, endsWithRole } from "../../text/names/role-names.ts";
import type { Token } from "../tokens/token.ts";
import type { Words } from "../words/index.ts";
import type { Checked, Fault } from "./types.ts";

/** Who did what for whom stays as in the claim, and what the person is must be in a title. */
export function wrongRole(checked: Checked): Fault | undefined {
  const { sentence, carried, words } = checked;
  const tokens = sentence.marks.map(({ token }) => token);
  for (const { at, source, place } of carried) {
    const token = tokens[at];
    if (!token || !source.claim || place < 0 || sentence.marks[at]?.frame === "you" || !isRole(token, words))
      continue;
    const own = relationBefore(source.tokens, place, words);
    if (own !== undefined && relationBefore(tokens, at, words) !== own) {
      return { why: `In the claim, "${token.text}" is another person.`, source };
    }
    if (
      source.claim.kind === "bullet" &&
      isSaidOfPerson(tokens, at, words) &&
      !leads(checked, source, place)
    ) {
      return { why: `The claim names "${token.text}", and does not say that the person was one.`, source };
    }
  }
  return specialKind(checked) ?? studyAsWork(checked);
}

function isRole({ kind, key, text }: Token, words: Words): boolean {
  return (
    kind === "word" &&
    (words.is("lower", key) || endsWithRole(text) || beginsWithRole(text) || endsWithRole(key))
  );
}

const REACH = 4;

/** The word before a noun that says for or by whom, nearest first. */
function relationBefore(tokens: readonly Token[], at: number, words: Words): string | undefined {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const token = tokens[before];
    if (token?.kind !== "word") return undefined;
    const group = words.groupOf("relation", token.key);
    if (group !== undefined) return group;
    if (words.is("plain", token.key) && !isArticle(token)) return undefined;
  }
  return undefined;
}

function isArticle({ key }: Token): boolean {
  return /^(?:a|an|the|my|der|die|das|dem|den|des|einem|einer|eines|el|la|los|las|un|una|le|les|une|l|du|d|o|os|as|um|uma|do|da|del|al)$/.test(
    key,
  );
}

/** True if the sentence says that the person is it: "I was a …", "as …". */
function isSaidOfPerson(tokens: readonly Token[], at: number, words: Words): boolean {
  return tokens
    .slice(Math.max(0, at - REACH), at)
    .some(
      ({ kind, key }) =>
        kind === "word" && (words.is("being", key) || (words.language === "en" && key === "as")),
    );
}

/** True if everything before the role in its claim is in the sentence too: "Acting head of department". */
function leads(
  { carried, words }: Checked,
  source: Checked["carried"][number]["source"],
  place: number,
): boolean {
  const used = new Set(carried.filter((each) => each.source === source).map((each) => each.place));
  return source.tokens
    .slice(0, place)
    .every(({ kind, key }, at) => (kind === "word" && words.is("plain", key)) || used.has(at));
}

/** A school, or a company that gave a course, is not an employer. */
function studyAsWork({ sentence, carried, words }: Checked): Fault | undefined {
  const isWork = sentence.marks.some(({ token, frame }) => frame === "me" && words.is("working", token.key));
  const study = carried.find(({ source }) => source.claim?.kind === "degree");
  if (!isWork || !study || carried.some(({ source }) => source.bundle !== undefined)) return undefined;
  return { why: "The claim speaks of a study, and not of work.", source: study.source };
}

/** Volunteer work must be described as such, and an interest is not a skill. */
function specialKind({ sentence, carried, words }: Checked): Fault | undefined {
  const keys = sentence.marks.map(({ token }) => token);
  for (const kind of ["volunteering", "interest"]) {
    const found = carried.find(({ source }) => source.claim?.kind === kind);
    if (!found) continue;
    const named = [...(words.implied.get(kind) ?? [])];
    const isNamed =
      keys.some(({ key }) => named.includes(key)) ||
      named.some((word) => words.language === "zh" && sentence.text.includes(word));
    if (!isNamed) {
      const what = kind === "interest" ? "an interest, and no skill" : "voluntary work";
      return { why: `This is ${what}, which the sentence does not say.`, source: found.source };
    }
  }
  return undefined;
}

import type { Source } from "../sources.ts";
import { isPast } from "../tokens/lemma.ts";
import type { Words } from "../words/index.ts";
import type { Checked, Fault } from "./types.ts";

/** Past facts may not be stated as current, nor current ones as completed. */
export function wrongTime(checked: Checked): Fault | undefined {
  return strangeDate(checked) ?? nowOfPast(checked) ?? wrongEnd(checked) ?? doneTooSoon(checked);
}

/** A date must belong to what the sentence says: to the claim or job that supports its other words. */
function strangeDate({ sentence, carried }: Checked): Fault | undefined {
  const isDate = ({ at }: Checked["carried"][number]) => sentence.marks[at]?.token.kind === "date";
  const others = carried.filter((each) => !isDate(each));
  const strange = carried.find(
    (each) =>
      isDate(each) &&
      each.source.claim !== undefined &&
      !others.some(
        ({ source }) =>
          source === each.source || (source.bundle !== undefined && source.bundle === each.source.bundle),
      ),
  );
  if (!strange) return undefined;
  const { text = "" } = sentence.marks[strange.at]?.token ?? {};
  return {
    why: `"${text}" is a date of something else than the sentence speaks of.`,
    source: strange.source,
  };
}

/** An entry that ended before the day of writing. */
function hasEnded({ claim }: Source, today: string): boolean {
  const end = claim?.end ?? "";
  return end !== "" && end.slice(0, 10) <= today.slice(0, Math.min(10, end.length));
}

function nowOfPast({ sentence, carried, words, today }: Checked): Fault | undefined {
  const repeated = carried.find(({ at, source, place }) => {
    const { token, frame } = sentence.marks[at] ?? {};
    const isVerb = token?.kind === "word" && frame === "me" && isOwnVerb(sentence.marks, at, words);
    return isVerb && source.bundle !== undefined && isPresentOf(token.key, source, place, words);
  });
  if (repeated) {
    const said = repeated.source.tokens[repeated.place]?.text;
    return { why: `The claim says "${said}", of the past.`, source: repeated.source };
  }
  const ended = carried.filter(({ source }) => source.bundle !== undefined && hasEnded(source, today));
  const [first] = ended;
  if (!first) return undefined;
  const claimed = (key: string) => ended.some(({ source }) => source.places.has(key));
  const why = `This ended (${first.source.claim?.end}); the sentence says it as if it went on.`;
  const { marks } = sentence;
  for (const [at, { token, frame }] of marks.entries()) {
    if (token.kind !== "word" || frame === "you") continue;
    const { key } = token;
    if (words.is("now", key) && !claimed(key)) return { why, source: first.source };
    if (words.is("present", key) && isOwnVerb(marks, at, words)) return { why, source: first.source };
  }
  return undefined;
}

/** True if a word is in the position of the person's verb: after "I", before "ich", or first. */
function isOwnVerb(marks: Checked["sentence"]["marks"], at: number, words: Words): boolean {
  const before = marks[at - 1]?.token.key;
  const after = marks[at + 1]?.token.key;
  const isSubject = (key: string | undefined) => key !== undefined && words.is("subject", key);
  if (words.language === "es" || words.language === "pt")
    return (
      /o$/.test(marks[at]?.token.key ?? "") || at === 0 || words.is("present", marks[at]?.token.key ?? "")
    );
  if (isSubject(before) || (words.language === "de" && isSubject(after))) return true;
  const isHelped = before !== undefined && (words.is("me", before) || words.is("wish", before));
  return at === 0 || (isSubject(marks[at - 2]?.token.key) && words.is("plain", before ?? "") && !isHelped);
}

/** True if a present-tense verb repeats one that the claim has in the past tense. */
function isPresentOf(key: string, { tokens }: Source, place: number, words: Words): boolean {
  const said = tokens[place]?.key;
  if (said === undefined || said === key) return false;
  if (words.language === "es" || words.language === "pt")
    return /(?<![ai]d)o$/.test(key) && /(?:e|i|aba|ia|ou|ei|o)$/.test(said);
  return isPast(said, words) && !isPast(key, words) && !/ing$/.test(key);
}

/** "Since" takes the start date of something current; "until" takes its end date. */
function wrongEnd({ sentence, carried, words, today }: Checked): Fault | undefined {
  const { marks } = sentence;
  for (const { at, source } of carried) {
    const token = marks[at]?.token;
    if (token?.kind !== "date" || source.claim === undefined || source.claim.path !== source.bundle) continue;
    const { start = "", end = "" } = source.claim;
    const before = marks.slice(Math.max(0, at - 2), at).map(({ token: { key } }) => key);
    const says = (list: "since" | "until") => before.some((key) => words.is(list, key));
    const why = `"${token.text}" is another date of this entry than the sentence says.`;
    if (says("since") && !says("until")) {
      const isRange = marks.slice(at + 1).some(({ token: { kind } }) => kind === "date");
      if (!start.startsWith(token.key) && start !== "") return { why, source };
      if (hasEnded(source, today) && !isRange && words.language !== "zh") {
        return { why: `This ended (${end}); the sentence says it as if it went on.`, source };
      }
    } else if (says("until") && end !== "" && !end.startsWith(token.key) && !isFirst(marks, at)) {
      return { why, source };
    }
  }
  return undefined;
}

function isFirst(marks: Checked["sentence"]["marks"], at: number): boolean {
  return marks.slice(at + 1).some(({ token }) => token.kind === "date");
}

/** Studies that have not ended are not a degree. */
function doneTooSoon({ sentence, carried, words, today }: Checked): Fault | undefined {
  const keys = sentence.marks.map(({ token }) => token.key);
  const says = (list: "studying" | "finished") => keys.some((key) => words.is(list, key));
  for (const { source } of carried) {
    const { claim } = source;
    if (claim?.kind !== "degree" || !claim.start) continue;
    if (claim.end !== undefined && hasEnded(source, today)) continue;
    if (!says("studying") || says("finished")) {
      return { why: "This study has not ended; the sentence does not say that it goes on.", source };
    }
  }
  return undefined;
}

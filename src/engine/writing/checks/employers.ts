import type { Mark } from "../read.ts";
import type { Source } from "../sources.ts";
import type { Carried } from "../tokens/carry.ts";
import type { Words } from "../words/index.ts";
import type { WritingLanguage } from "../words/types.ts";
import type { Checked, Fault } from "./types.ts";

/** A word from an employer's name used as the person's title, or a name used as an employer that is none. */
export function wrongEmployer(checked: Checked): Fault | undefined {
  return isCalledSo(checked) ?? noEmployer(checked);
}

/** "J'étais associée au Cabinet Morel & Associés": the word is in the name of the firm, not in the title. */
function isCalledSo({ sentence, carried, words }: Checked): Fault | undefined {
  const { marks, text } = sentence;
  for (const [start, { token, frame }] of marks.entries()) {
    if (frame === "you" || token.kind !== "word" || !words.is("being", token.key)) continue;
    const run = runAfter(marks, start, text, words);
    const wrong = carried.find(
      (each) =>
        run.includes(each.at) &&
        isOfEmployer(each) &&
        (each.at === run.at(-1) || /^\p{Ll}/u.test(marks[each.at]?.token.text ?? "")),
    );
    if (wrong)
      return {
        why: `"${marks[wrong.at]?.token.text}" is in the employer's name, and not in the title.`,
        source: wrong.source,
      };
  }
  return undefined;
}

function isOfEmployer({ source, place }: Carried): boolean {
  const lemma = source.tokens[place]?.lemma ?? "";
  if (source.bundle === undefined) return false;
  return source.employer.has(lemma) && !source.title.has(lemma);
}

/** The content words after a form of "to be", up to the next preposition, article or mark. */
function runAfter(marks: readonly Mark[], start: number, text: string, words: Words): number[] {
  const run: number[] = [];
  for (let at = start + 1; at < marks.length; at += 1) {
    const [last, mark] = [marks[at - 1], marks[at]];
    if (!last || !mark || /[,;:()–]/.test(text.slice(last.token.end, mark.token.start))) break;
    const { key } = mark.token;
    if (mark.isContent) run.push(at);
    else if (isJoint(key, words) || run.length > 0) break;
  }
  return run;
}

function isJoint(key: string, words: Words): boolean {
  return (
    (words.is("weak", key) && !words.is("being", key)) ||
    words.is("strong", key) ||
    words.groupOf("relation", key) !== undefined
  );
}

/** Before the one for whom someone works: first those that name no other place or purpose. */
const places: Record<WritingLanguage, [at: RegExp, all: RegExp]> = {
  en: [/^at$/, /^(?:at|for|by)$/],
  de: [/^(?:bei|beim)$/, /^(?:bei|beim|fur|von|vom)$/],
  fr: [/^chez$/, /^(?:chez|pour|a|au|aux|par)$/],
  es: [/^(?!)/, /^(?:en|para|por)$/],
  pt: [/^(?!)/, /^(?:em|na|no|nas|nos|para|pela|pelo|por)$/],
  zh: [/^(?!)/, /^[在于为]$/],
};
const anyPlace = /^(?:at|for|by|bei|beim|fur|von|vom|chez|pour|a|au|aux|par|en|para|por|em|na|no|pela|pelo)$/;
const employs =
  /^(?:employ\p{L}*|join(?:ed)?|left|angestell\p{L}*|beschaftig\p{L}*|arbeitgeber\p{L}*|emplead\p{L}+|contratad\p{L}+|empregad\p{L}+|embauche\p{L}*)$/u;
const employsChinese = /工作|任职|上班|就职|供职/u;
/** What these kinds name is a paper's issuer, a tool, a page or a prize. */
const unemploying = new Set(
  "certificate skill contact award publication course interest reference".split(" "),
);

/** A certificate or an award may be had "at" its issuer, but nothing is done "at" a tool. */
const atAlone = new Set(["skill", "contact", "bullet", "summary"]);

/** "I worked at AWS", of a tool; "I joined GitHub", of a page; "… for the Heart Association", of an issuer. */
function noEmployer({ sentence, carried, words }: Checked): Fault | undefined {
  const { marks, text } = sentence;
  for (const one of carried) {
    const name = marks[one.at]?.token;
    if (name?.kind !== "word" || !/^\p{Lu}/u.test(name.text) || !isNoEmployer(one, words)) continue;
    const before = nameStart(marks, one, carried) - 1;
    const clause = clauseAround(marks, before, text, words);
    if (isEmployed(marks, before, one.source, clause, words))
      return {
        why: `"${name.text}" is no employer in the claim, and the sentence makes it one.`,
        source: one.source,
      };
  }
  return undefined;
}

function isNoEmployer({ source, place }: Carried, { language }: Words): boolean {
  const { claim, tokens } = source;
  if (!claim || claim.path === "basics.location" || claim.path === "basics.name") return false;
  if (unemploying.has(claim.kind)) return true;
  if (claim.kind !== "bullet" && claim.kind !== "summary") return false;
  const own = tokens[place];
  const isName = own !== undefined && (language === "de" ? /\p{Lu}.*\p{Lu}/u : /^\p{Lu}/u).test(own.text);
  return isName && !tokens.slice(Math.max(0, place - 2), place).some(({ key }) => anyPlace.test(key));
}

/** The first word of a name, with the articles before it. */
function nameStart(marks: readonly Mark[], { at, source }: Carried, carried: readonly Carried[]): number {
  let first = at;
  for (let before = at - 1; before >= 0; before -= 1) {
    const mark = marks[before];
    const isOwn = carried.some((each) => each.at === before && each.source === source && each.place >= 0);
    const isArticle = /^(?:the|a|an|der|die|das|dem|den|la|le|l|el|los|las|o|os|as|der)$/.test(
      mark?.token.key ?? "",
    );
    if (!(isOwn && /^\p{Lu}/u.test(mark?.token.text ?? "")) && !(isArticle && !mark?.isContent)) break;
    first = before;
  }
  return first;
}

/** The words of the clause before a name, and in German those after it too. */
function clauseAround(marks: readonly Mark[], before: number, text: string, words: Words): string[] {
  let from = before;
  while (from > 0) {
    const [last, here] = [marks[from - 1], marks[from]];
    if (!last || !here || /[,;:()–]/.test(text.slice(last.token.end, here.token.start))) break;
    if (words.is("strong", last.token.key) && !words.is("subject", last.token.key)) break;
    from -= 1;
  }
  const after = words.language === "de" ? marks.slice(before + 1) : [];
  return [...marks.slice(from, before + 1), ...after].map(({ token }) => token.key);
}

function isEmployed(
  marks: readonly Mark[],
  before: number,
  { claim }: Source,
  clause: readonly string[],
  words: Words,
): boolean {
  const { key = "" } = marks[before]?.token ?? {};
  const last = marks.slice(0, before + 1).findLast(({ isContent }) => isContent)?.token.key ?? "";
  const isBetween = marks.slice(0, before + 1).findLastIndex(({ isContent }) => isContent);
  const isNext = marks.slice(isBetween + 1, before + 1).every((mark) => words.is("plain", mark.token.key));
  if (employs.test(last) && isNext) return true;
  const [at, all] = places[words.language];
  if (!all.test(key)) return key === "with" && isBeing(marks[before - 1], words);
  if (words.language === "zh") return employsChinese.test(marks.map(({ token }) => token.text).join(""));
  const isWork = clause.some((word) => words.is("working", word) || employs.test(word));
  if (isWork || isBeing(marks[before - 1], words)) return true;
  return at.test(key) && atAlone.has(claim?.kind ?? "");
}

function isBeing(mark: Mark | undefined, words: Words): boolean {
  return (
    mark?.token.kind === "word" && words.is("being", mark.token.key) && !words.is("weak", mark.token.key)
  );
}

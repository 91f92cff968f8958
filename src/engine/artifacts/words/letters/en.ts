import { listed, lowerTitle, monthNamed, quoted, sentence } from "../compose.ts";
import { isOfToday, sayEnglish } from "../said/en.ts";
import { type Said, textsOf } from "../said/types.ts";
import { asideIn, isPlainName, numberWord, shortEnough } from "./common.ts";
import type { LetterWords, Post, Studied } from "./types.ts";

const quote = quoted("“", "”");
const and = " and ";
const all = (items: readonly string[]) =>
  listed(items, items.some((item) => item.includes(and)) ? ", and " : and);

export const englishLetter: LetterWords = {
  greeting: (company) => (company ? `Dear hiring team at ${company},` : "Dear hiring team,"),
  about: (title, company) =>
    title
      ? `I would like to apply for the position of ${title}.`
      : `I would like to apply for your opening${company ? ` at ${company}` : ""}.`,
  aboutWork: (title) => `I am writing to ask about work as ${named(title)}.`,
  asks: (demands) => `You ask for ${all(demands.map(withArticle))}. This is what I bring.`,
  tongue: (name) => name,
  plain,
  date: monthNamed("January February March April May June July August September October November December"),
  post: postSentence,
  says: sayEnglish,
  did,
  withAside: asideIn("(", ")"),
  certificates: (items) => {
    const [only = ""] = items;
    const isNamed =
      items.length === 1 && /\b(?:licen[cs]e|certificate|certification|diploma|card)\b/i.test(only);
    return sentence(isNamed ? `I hold the ${only}` : `My certificates include ${all(items)}`);
  },
  studied,
  speaks: (languages) => sentence(`I speak ${all(languages)}`),
  skills: (names) => sentence(`My skills also include ${all(names)}`),
  sameSkills: (count) =>
    count === 1
      ? "It is among my skills."
      : `${count === 2 ? "Both" : `All ${numberWord(count, "three four five")}`} are among my skills.`,
  others: (items) => sentence(`My resume also has ${all(items)}`),
  space: " ",
  quote,
  request: "Could we speak in the coming weeks, by phone or in person?",
  offer: "I will gladly go through any of these points with you, and answer what this letter leaves open.",
  closing: "Kind regards,",
};

function postSentence({ title, at, from, until, isCurrent, isVolunteer, isEarlier }: Post): string {
  const place = [title && `as ${named(title)}`, at && `at ${at}`].filter(Boolean).join(" ");
  const verb = isVolunteer ? "volunteered" : "worked";
  if (isCurrent) return sentence(`Since ${from} I have ${verb} ${place}`);
  const before = isEarlier ? "Before that, from" : "From";
  if (from && until)
    return sentence(`${before} ${from} to ${until}${isEarlier ? "," : ""} I ${verb} ${place}`);
  return sentence(until ? `Until ${until} I ${verb} ${place}` : `I have ${verb} ${place}`);
}

function did(said: readonly Said[], isCurrent: boolean, nth: number): string {
  const done = said.filter(({ form }) => form === "did");
  const lead = nth === 0 ? "There I" : "In that role I";
  const isOne = new Set(done.map(isOfToday)).size === 1 && shortEnough(textsOf(done, "did"), and);
  const doing = textsOf(said, "doing");
  const work = done.length > 0 ? "My work also" : nth === 0 ? "My work there" : "The work";
  return [
    ...(isOne && done.length > 1
      ? [sentence(`${lead} ${listed(textsOf(done, "did"), and)}`)]
      : done.map(({ text }, index) => sentence(`${index === 0 ? lead : "I also"} ${text}`))),
    ...(doing.length > 0 ? [sentence(`${work} ${isCurrent ? "includes" : "included"} ${all(doing)}`)] : []),
  ].join(" ");
}

function studied({ area, degree, at, from, until, isCurrent }: Studied): string {
  const years = isCurrent ? from && `since ${from}` : from && until ? `${from} to ${until}` : until;
  const place = at && `at ${/^University of /.test(at) ? "the " : ""}${at}`;
  const aside = [area ? degree : "", years].filter(Boolean);
  const what = area
    ? `${isCurrent ? "I am studying" : "I studied"} ${area}`
    : `My education includes ${degree}`;
  return sentence(asideIn("(", ")")([what, place].filter(Boolean).join(" "), aside));
}

/** "a line cook" for "Line cook"; a title written in capitals is a name. */
function named(title: string): string {
  const plainTitle = lowerTitle(title);
  if (plainTitle === title && !/^\p{Ll}/u.test(title)) return title;
  return /^[aeio]/.test(plainTitle) ? `an ${plainTitle}` : `a ${plainTitle}`;
}

/** "a Registered Nurse License" for the name alone. */
function withArticle(name: string): string {
  if (!/^\p{Lu}[^“”]*\b(?:licen[cs]e|certificate|certification|diploma|card|degree)$/iu.test(name))
    return name;
  return /^(?:[AEIO]|[FLMNRSX]\p{Lu})/u.test(name) ? `an ${name}` : `a ${name}`;
}

const names =
  /^(?:Java|Python|Go|Rust|Ruby|Swift|Kotlin|Scala|React|Angular|Vue|Docker|Kafka|Linux|Windows|Excel|Word|Outlook|Google|Microsoft|Adobe|Oracle|Amazon|Azure|Power|Visual|Lean|Agile|Scrum|Six|English|German|French|Spanish|Italian|Portuguese|Chinese|Mandarin|Japanese|Arabic|Russian|Polish|Dutch|American|British|European|Montessori|Basic)\b/;
const noun = /^\p{Lu}\p{Ll}{3,}(?:ing|tion|ment|ance|keeping|care)$/u;

/** "month-end close" for "Month-end close"; one word alone may be a name and stays as it is written. */
function plain(name: string): string | undefined {
  if (!isPlainName(name)) return undefined;
  const isPhrase = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?: [\p{Ll}\p{N}&/-]+)+$/u.test(name);
  return (isPhrase || noun.test(name)) && !names.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

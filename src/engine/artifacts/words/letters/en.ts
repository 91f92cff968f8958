import { endsWithRole } from "../../../text/names/role-names.ts";
import { type Addressee, familyName } from "../../letter/addressee.ts";
import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "../compose.ts";
import { isOfToday, sayEnglish } from "../said/en.ts";
import { type Said, textsOf } from "../said/types.ts";
import { asideIn, shortEnough } from "./common.ts";
import { demand, indefinite, plain, singleTitle, withArticle } from "./en-demands.ts";
import type { LetterWords, Post, Studied } from "./types.ts";

const quote = quoted("“", "”");
const and = " and ";
const all = (items: readonly string[]) => {
  const isJoint = items.some((item) => / and |, /.test(item.replace(/\([^()]*\)/g, "")));
  return listed(items, isJoint ? (items.length === 2 ? " as well as " : ", and ") : and);
};

/** "GDC registered", "Certified in first aid": what a person is, not a paper's name. */
const standing =
  /^(?:\p{Lu}[\p{Lu}&]+ )?(?:registered|licen[cs]ed|certified|accredited|chartered|insured|vetted)(?: (?:with|by|in|as|to|for)\b| ?[(,]|$)/iu;
/** Papers that a person holds, rather than courses that they took. */
const heldPaper = /\b(?:licen[cs]e|certificate|certification|diploma|card|registration|PIN)\b/i;
const standingAs = (items: readonly string[]) =>
  `I am ${all(items.map((item) => (isTrade(item) ? indefinite(item) : lowerFirst(item))))}`;
const holding = (items: readonly string[]) => `I hold ${all(items.map(heldAs))}`;
const listing = (items: readonly string[]) => `My certificates include ${all(items)}`;
/** "LICENCE: category B and C", which a sentence says as "the licence (category B and C)". */
const labelledLicence = /^((?:driving |driver['’]?s? )?licen[cs]e)\s?[:–-]\s([^()]+)$/iu;
const months = "January February March April May June July August September October November December".split(
  " ",
);

export const englishLetter: LetterWords = {
  greeting: (company, person) =>
    person ? `Dear ${called(person)},` : company ? `Dear hiring team at ${company},` : "Dear hiring team,",
  attention: ({ style, name }) => [style, name].filter(Boolean).join(" "),
  subject: (title) => `Application for the position of ${title}`,
  day: (day, month, year, isAmerican) =>
    isAmerican ? `${months[month - 1]} ${day}, ${year}` : `${day} ${months[month - 1]} ${year}`,
  placed: (place, day) => `${place}, ${day}`,
  about: (title, company) =>
    title
      ? `I would like to apply for the position of ${title}.`
      : sentence(`I would like to apply for your opening${company ? ` at ${company}` : ""}`),
  aboutWork: (title) => `I am writing to ask about work as ${named(title)}.`,
  asks: (demands, nth) =>
    `${["You ask for", "You also ask for", "Your advertisement names"][nth] ?? "You further ask for"} ${all(demands.map(withArticle))}.`,
  tongue: (name) => name.replace(/^([^()]+) \((some|a little)\)$/i, "$2 $1"),
  plain,
  demand,
  single: singleTitle,
  date: monthNamed(months.join(" ")),
  post: postSentence,
  says: sayEnglish,
  did,
  figures: (items) => sentence(`In figures: ${items.map(lowerFirst).join("; ")}`),
  noted: (items) => `From my resume: ${listed(items.map(quote), and)}.`,
  withAside: asideIn("(", ")"),
  certificates: (given) => {
    const items = given.map((item) =>
      item
        .replace(labelledLicence, (_, label, of) => `${label.toLowerCase()} (${of})`)
        .replace(/(?<=registration), (?:current|active)$/i, ""),
    );
    // Each way to say a paper, in the order of the first paper that needs it.
    const ways = new Map<(items: readonly string[]) => string, string[]>();
    for (const item of items) {
      const way =
        isTrade(item) || standing.test(item) ? standingAs : heldPaper.test(item) ? holding : listing;
      ways.set(way, [...(ways.get(way) ?? []), item]);
    }
    return [...ways].map(([way, own]) => sentence(way(own))).join(" ");
  },
  studied,
  grade: "grade",
  speaks: (languages) => sentence(`I speak ${all(languages)}`),
  skills: (names) => sentence(`My skills include ${all(names)}`),
  others: (items, kind) =>
    sentence(
      `My ${{ course: "courses", project: "projects", award: "awards", publication: "publications" }[kind]} include ${all(items)}`,
    ),
  space: " ",
  quote,
  request: "Could we speak in the coming weeks, by phone or in person?",
  closing: () => "Kind regards,",
};

/** "Registered Medical Technologist": a paper that says what its holder is. */
function isTrade(paper: string): boolean {
  const name = paper.replace(/ \(.*$/, "");
  return (
    /^(?:Registered|Licen[cs]ed|Certified|Chartered|Qualified|Accredited) \p{Lu}/u.test(name) &&
    endsWithRole(name)
  );
}

/** "a full driving licence" for its kind, "the Class A CDL license" for its name. */
function heldAs(paper: string): string {
  // "NMC PIN 12F0345E" is a number of one person.
  if (/\b(?:PIN|No)\b\.? ?\S*\d/.test(paper)) return paper;
  return /^(?:full|clean|valid|current|active|state|national)(?= \p{Ll})/iu.test(paper)
    ? indefinite(lowerFirst(paper))
    : `the ${paper}`;
}

/** "Ms Ortiz", or the whole name if the form of address is unknown. */
function called(person: Addressee): string {
  return person.style === "" ? person.name : `${person.style} ${familyName(person)}`;
}

function postSentence({ title, at, from, until, isCurrent, isVolunteer, isEarlier }: Post): string {
  const place = [title && `as ${named(title)}`, at && `at ${withThe(at)}`].filter(Boolean).join(" ");
  const verb = isVolunteer ? "volunteered" : "worked";
  if (isCurrent) return sentence(`Since ${from} I have ${verb} ${place}`);
  const before = isEarlier ? "Earlier, from" : "From";
  if (from && from === until) return sentence(`In ${from} I ${verb} ${place}`);
  if (from && until)
    return sentence(`${before} ${from} to ${until}${isEarlier ? "," : ""} I ${verb} ${place}`);
  return sentence(until ? `Until ${until} I ${verb} ${place}` : `I have ${verb} ${place}`);
}

function did(said: readonly Said[], isCurrent: boolean, nth: number): string {
  const done = said.filter(({ form }) => form === "did");
  const lead = nth === 0 ? "There I" : "In that role I";
  const doing = textsOf(said, "doing");
  const work = done.length > 0 ? "My work also" : nth === 0 ? "My work there" : "The work";
  return [
    ...together(done).map((text, index) =>
      sentence(`${[lead, "I also"][index] ?? "I"} ${text}`.replace(/^I also (have|am) /, "I $1 also ")),
    ),
    ...(doing.length > 0 ? [sentence(`${work} ${isCurrent ? "includes" : "included"} ${all(doing)}`)] : []),
  ].join(" ");
}

/** Actions of the same tense, those that are short in one sentence. */
function together(done: readonly Said[]): string[] {
  const groups: Said[][] = [];
  for (const each of done) {
    const last = groups.at(-1);
    const isJoint =
      last?.every((one) => isOfToday(one) === isOfToday(each)) &&
      shortEnough(textsOf([...last, each], "did"), and);
    if (last && isJoint) last.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => listed(textsOf(group, "did"), and));
}

function studied({ area, degree, honours, at, from, until, isCurrent }: Studied): string {
  const years = isCurrent ? from && `since ${from}` : from && until ? `${from} to ${until}` : until;
  // "I studied Civil" is no sentence.
  const isPart = degree !== "" && /^\p{Lu}\p{Ll}+(?:al|il|ic)$/u.test(area);
  const isStudy = degree === "" || (area !== "" && !isPart);
  const aside = [area && !isPart ? degree : "", honours, years].filter(Boolean);
  const what = isStudy
    ? `${isCurrent ? "I am studying" : "I studied"} ${area}`
    : `My education includes ${withArticleOfDegree(isPart ? `${degree} (${area})` : degree)}`;
  return sentence(
    asideIn("(", ")")([what.trim(), at && `at ${withThe(at)}`].filter(Boolean).join(" "), aside),
  );
}

/** "a Bachelor of Informatics", "an MBA"; a school stays as it is. */
function withArticleOfDegree(degree: string): string {
  if (
    !/^(?:Bachelor|Master|Doctorate|Diploma|Associate|Certificate|\p{Lu}{1,2}\.\s?\p{L}+|[BM](?:A|Sc|BA|Ed|Eng)|LL[BM]|PhD|MD|\p{Lu}{3,4})\b|^\p{L}[^,(]* (?:program(?:me)?|course|licen[cs]e)$/u.test(
      degree,
    )
  )
    return degree;
  return indefinite(degree);
}

const kindFirst =
  /^(?:University|Institute|Department|School|College|Faculty|Ministry|Office|Museum|Bank|City|State|County|Port|Church|Board|Centre|Center) (?:of|for) /;

/** "the University of Avonmere", for a name that starts with its kind. */
function withThe(name: string): string {
  return kindFirst.test(name) ? `the ${name}` : name;
}

/** Positions that one person holds, which take no article. */
const sole =
  /^(?:head|director|chief|president|vice|dean|chair|chairman|chairwoman|owner|founder|co-?founder|acting|interim|treasurer|c[a-z]o)\b/i;

/** "a line cook" for "Line cook", "an ICU Staff Nurse" for words in capitals. */
function named(title: string): string {
  const plainTitle = lowerTitle(title);
  if (sole.test(title)) return title;
  const isVowel =
    /^(?:[aeio]|u(?!n[ei]|s|ti))/i.test(plainTitle) && !/^(?:One|Once|Euro|Ux)/i.test(plainTitle);
  // An acronym is read letter by letter.
  const isSpelt = /^[AEFHILMNORSX](?:\p{Lu}|\d|[ /-]|$)/u.test(plainTitle);
  const isSpeltOtherwise = /^U\p{Lu}/u.test(plainTitle);
  return `${(isVowel && !isSpeltOtherwise) || isSpelt ? "an" : "a"} ${plainTitle}`;
}

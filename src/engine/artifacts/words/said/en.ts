import { lowerFirst } from "../compose.ts";
import { lacksArticle, withArticleOfAction } from "./en-articles.ts";
import { inFirstPerson, startsWithDone, startsWithVerb } from "./en-verbs.ts";
import { withLastAnd } from "./line.ts";
import { isSeveral, type Said, withoutEnd } from "./types.ts";

const charge = /^responsible for /i;
/** What a person was besides the title: "Preceptor to four new graduates". */
const office =
  /^(?:preceptor|mentor|tutor|trainer|instructor|chair|chairperson|secretary|treasurer|captain|coach|moderator|deputy|liaison|safety officer|union representative|first aider|(?:\p{L}+ )?lead) (?:to|of|for|on|in|at) /iu;
const membership = /^(?:active )?(?:member|representative) (?:of|for|on|in) /i;
/** Nouns for actions that need no article in a sentence. */
const activity =
  /^(?!Beijing|Boeing|King|Nanjing|Reading|Sterling)\p{Lu}\p{Ll}*(?:ing|tion|sion|ment|ance|care)(?=\s|$)/u;
const activityOf = /^\p{Lu}\p{Ll}*(?:tion|sion|ment|ance) of /u;
const activityAfter =
  /^\p{Lu}\p{Ll}+(?: and \p{Ll}+)? (?:care|therapy|support|training|planning|management|maintenance|preparation|cleaning|processing|handling)(?=[\s,]|$)/u;
const several =
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:assessments|reviews|audits|inspections|checks|visits|repairs|installations|treatments|consultations|examinations|interviews|deliveries|translations|clinics|admissions|inductions|transfers)(?=[\s,]|$)|^(?:Daily|Weekly|Monthly|Quarterly|Yearly|Annual|Vital|Night|Evening|Weekend|Regular|Public|Private|Medical|Technical|Clinical|Local|National|International|Basic|Minor|Major|Small|Large|Commercial|Residential|Industrial) \p{Ll}+[^s\P{Ll}]s(?=[\s,]|$)/u;

/** An English resume line inside a sentence. */
export function sayEnglish(bullet: string, isCurrent: boolean): Said | undefined {
  const text = withoutEnd(bullet);
  const [first = "", second] = text.split(/; /);
  if (second !== undefined) return inTwo(first, withoutEnd(second), text, isCurrent);
  // An explanation of an action may follow a colon: "took part in the audit: the rate went down".
  if (isSeveral(startsWithDone(text, isCurrent) ? text.replace(": ", " ") : text)) return undefined;
  if (/^I (?!am |was |have |had )/.test(text)) return { form: "did", text: text.slice(2) };
  if (charge.test(text)) return { form: "did", text: `${isCurrent ? "am" : "was"} ${lowerFirst(text)}` };
  const serve = isCurrent ? (/\bsince \d/i.test(text) ? "have served" : "serve") : "served";
  if (office.test(text)) return { form: "did", text: `${serve} as ${lowerFirst(text)}` };
  if (membership.test(text))
    return { form: "did", text: `${serve} as ${/^a/i.test(text) ? "an" : "a"} ${lowerFirst(text)}` };
  if (startsWithDone(text, isCurrent)) {
    // "I cut infra bill" is no sentence.
    if (lacksArticle(text)) return { form: "noted", text };
    const said = withLastAnd(text, "and", (part) => startsWithDone(part, isCurrent));
    const whole = lowerFirst(isOpenList(said) ? withLastAnd(said, "and", isItem) : said);
    // "Installed 22 systems since 2022" is not over.
    const isOpen = isCurrent && /^\p{L}+ed .*\bsince (?:\p{L}+ )?\d{4}\b/u.test(whole);
    return { form: "did", text: withArticleOfAction(isOpen ? `have ${whole}` : whole) };
  }
  const own = isCurrent ? inFirstPerson(text) : undefined;
  if (own) return { form: "did", text: own };
  if (startsWithVerb(text)) return undefined;
  if (activityOf.test(text)) return { form: "doing", text: `the ${lowerFirst(text)}` };
  return [activity, activityAfter, several].some((form) => form.test(text)) || isList(text)
    ? { form: "doing", text: inSentence(withLastAnd(text, "and", isItem)) }
    : undefined;
}

/** A list inside a sentence. A first item of one word that has no ending of a noun may be a product: "Dentrix". */
function inSentence(list: string): string {
  const [, first] = /^(\p{Lu}\p{Ll}+)(?:,| and )/u.exec(list) ?? [];
  const isName =
    first !== undefined &&
    !/(?:ing|[ts]ion|ment|[ae]nce|ity|ism|ics?|s|y|al|age|ship|work|care)$/u.test(first);
  return isName ? list : lowerFirst(list);
}

const MOST_WORDS_OF_ITEM = 5;

/** "NEWS2, sepsis six, IV drugs, blood transfusion": several things that a job was about. */
function isList(text: string): boolean {
  const items = text.split(", ");
  const isThing = (item: string) =>
    item.split(" ").length <= MOST_WORDS_OF_ITEM &&
    /^(?:\p{Ll}|\p{Lu}[\p{Lu}\p{N}])/u.test(item) &&
    !/(?:ed|ly)(?= |$)|^(?:very|always|never|not|no|and|or|with|both) /u.test(item) &&
    !startsWithVerb(item);
  return (
    items.length > 2 &&
    items.every((item, at) => isThing(at === 0 ? lowerFirst(item) : item)) &&
    items.filter((item) => item.includes(" ")).length * 2 >= items.length
  );
}

/** "Care for septic patients, CRRT, vasoactive drips": things after an action, without an "and" before the last. */
function isOpenList(text: string): boolean {
  const [, ...items] = text.split(", ");
  return (
    items.length > 1 &&
    items.every((item) => isItem(item) && !/(?<!\p{L})and(?!\p{L})|(?:ed|ly)(?= |$)/u.test(item))
  );
}

/** The last of a list of things: "Advance directives, Medicaid applications". */
function isItem(part: string): boolean {
  return (
    part.split(" ").length <= MOST_WORDS_OF_ITEM &&
    !/\d$|^(?:\p{Ll}+ing|about|around|approx\S*|average|over|up|such|as|e|with|for|in|on|at|of|to|by|from|per|under|across|both|all|mostly|mainly)(?!\p{L})/u.test(
      part,
    )
  );
}

/** A note of a few words after a semicolon: "Represented the firm in 60 cases; 52 won". */
const MOST_WORDS_OF_NOTE = 4;

/** Two actions separated by a semicolon, "Precepted six nurses; wrote the checklist", or one with a note. */
function inTwo(first: string, second: string, whole: string, isCurrent: boolean): Said | undefined {
  if (whole.split("; ").length > 2) return undefined;
  const parts = [first, second].map((part) => sayEnglish(part, isCurrent));
  const [one, other] = parts;
  if (one?.form !== "did") return undefined;
  if (other?.form !== "did")
    return /^\d/.test(second) && second.split(/\s+/).length <= MOST_WORDS_OF_NOTE
      ? { form: "did", text: `${one.text} (${second})` }
      : undefined;
  const last = other.text.split(" and ").at(-1) ?? "";
  // "Lead a crew, schedule calls and sign off on sheets" has its "and".
  const isList = other.text.includes(" and ") && startsWithDone(last, isCurrent);
  const and = isList ? ", " : one.text.includes(" and ") || one.text.includes(",") ? ", and " : " and ";
  return { form: "did", text: `${one.text}${and}${other.text}` };
}

/** True if the action after "I" is in the present tense. */
export function isOfToday({ text }: Said): boolean {
  return /^(?:am|serve) /.test(text) || startsWithVerb(text);
}

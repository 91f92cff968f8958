import { lowerFirst } from "../compose.ts";
import { isPlainName } from "./common.ts";

/** The words before the trade. After "of" comes what the work is about: "Head of Computers". */
const before = String.raw`(?:(?!(?:of|for|in|at|to|with)[ ])[^\s,(/-]+[ -])*\p{L}*`;
const behind = String.raw`(?=\s?[,(/–]| (?:of|for|in|at|to|with|-) |$)`;
const several = new RegExp(`^(${before}(?:er|or|ist|ian|ant|ent|nurse|clerk|agent))s${behind}`, "iu");
const men = new RegExp(`^(${before}m)en${behind}`, "iu");

/** The title of one post of an opening for several people: "Teacher of Economics" of "Teachers of Economics". */
export function singleTitle(title: string): string {
  return title.replace(several, "$1").replace(men, "$1an");
}

const paper =
  /^(?!(?:a|an|the)\b)\p{Lu}[^“”]*\b(?:licen[cs]e|certificate|certification|diploma|card|degree)$/iu;

/** "a Registered Nurse License" for the name alone. */
export function withArticle(name: string): string {
  return paper.test(name) ? indefinite(name) : name;
}

/** A name with its article. Abbreviations are read letter by letter: "an MSc", "an RN". */
export function indefinite(name: string): string {
  return `${/^(?:[AEIOaei]|o(?!ne)|[FLMNRSX][.\p{Lu}])/u.test(name) ? "an" : "a"} ${name}`;
}

const names =
  /^(?:Java|Python|Go|Rust|Ruby|Swift|Kotlin|Scala|React|Angular|Vue|Docker|Kafka|Linux|Windows|Excel|Word|Outlook|Google|Microsoft|Adobe|Oracle|Amazon|Azure|Power|Visual|Lean|Agile|Scrum|Six|English|German|French|Spanish|Italian|Portuguese|Chinese|Mandarin|Japanese|Arabic|Russian|Polish|Dutch|American|British|European|Montessori|Basic)\b/;
const noun = /^\p{Lu}\p{Ll}{3,}(?:ing|tion|ment|ance|keeping|care)$/u;

/** "experience of teaching", "a PhD in biology", "a valid TWIC card": demands that are things, not instructions. */
export function demand(text: string): string | undefined {
  if (/^[BM][A-Z][A-Za-z]{1,2} (?:from|in|of) /.test(text)) return indefinite(text);
  if (/[.;:!?“”"()/]|^\d[^,]*,|\bor\b.*\bor\b/.test(text) || text.split(" ").length > 14) return undefined;
  if (/^\d/.test(text)) return /^[1-7][- ]year \p{L}/u.test(text) ? `a ${text}` : text;
  if (
    /^(?:experience|knowledge|proficiency|familiarity|understanding|fluency|expertise|competence|proof|evidence) (?:with|in|of|as)\b/i.test(
      text,
    )
  )
    return lowerFirst(text);
  if (/^(?:ability|willingness) to\b/i.test(text)) return `the ${lowerFirst(text)}`;
  if (
    /^(?:valid|current|active|clean|full|bachelor|master|doctora?t?e?|phd|diploma|degree|ph\.d|associate|(?:university|college|school|academic) (?:degree|diploma))\b/i.test(
      text,
    ) &&
    !/\b(?:are|is|must|will|be)\b/.test(text)
  ) {
    const lower = lowerFirst(text).replace(/^(\S+) D(?=egree|iploma)/, "$1 d");
    const said = /^(?:PhD|Ph\.D)/.test(text) ? text : lower;
    return `${/^[aeio]/.test(said) ? "an" : "a"} ${said}`;
  }
  return undefined;
}

/** "month-end close" for "Month-end close". A single word may be a name and stays as it is. */
export function plain(name: string): string | undefined {
  if (!isPlainName(name)) return undefined;
  const isPhrase = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?: [\p{Ll}\p{N}&/-]+)+$/u.test(name);
  return (isPhrase || noun.test(name)) && !names.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

// Which of the openings a question asks for, in the few English words that the other files read.

import { asksWhatPostingsSay, isBeyondSearch, isKindOfWork, withoutDenial } from "../posting-questions.ts";
import { advice, unnamedOpenings } from "../question-shapes.ts";
import { firstPerson } from "../question-words.ts";
import { sideAsked } from "../sides-asked.ts";
import { has, hasAll, hasAny, of, smallWords, without } from "./usual-words.ts";

const lead =
  "^[\\s¿¡]*(?:(?:and|so|ok|please|tell me|und|also|sag mir|et|alors|dis-moi|y|dime|e|diz-me|i|a|en)[\\s,]+)*";
export const atStart = (source: string) => new RegExp(`${lead}(?:${source})`, "iu");
export const which = atStart(
  `(?:in |on |at |for |with |bei |für |pour |chez |para |en |per |con |dla |voor |bij |na |em |w |do |are |does |is )?${of("which")}`,
);
const where = atStart("(?:where|wo|où|dónde|onde|dove|gdzie|waar)(?!\\p{L})");

/** In Spanish "cuál es" is also "what is". */
const whichOne = /^\W*(?:which|welche\p{L}*|laquelle|lequel|któr\p{L}+|welke?)(?!\p{L})/iu;
/** "Is on call": what is asked of the openings without a word for them. */
const shortState = new RegExp(`^${smallWords}(?: \\S+){1,3}$`, "iu");
/** Which of the openings do not have something. */
export function withoutIt(query: string): string | undefined {
  const plain = withoutDenial(query);
  if (plain === query || !which.test(query) || !has("openings", query)) return undefined;
  const [, said] = /^Which openings (?:mention|are) (.+)\?$/u.exec(ofTheirWords(plain) ?? "") ?? [];
  return said && `Which openings are without ${said}?`;
}

/** Which of the openings, by what they pay, by their dates, or by what their postings say. */
export function ofOpenings(query: string): string | undefined {
  const asksWhich = which.test(query);
  if ((asksWhich || where.test(query)) && hasAll(query, "pays", "most")) return "Which job pays more?";
  const isBest = has("fits", query) ? hasAny(query, "better", "most") : hasAll(query, "must", "goFor");
  if (asksWhich && has("openings", query) && isBest) return "Which of my openings fits me better?";
  const needed = neededFor.exec(query)?.groups?.act;
  if (needed !== undefined && has("openings", query)) return `Which openings mention ${needed}?`;
  if (asksWhich && has("home", query) && !isOtherHome.test(query)) return "Which openings are remote?";
  const side = has("openings", query) || employers.test(query) ? sideAsked(query) : undefined;
  if (asksWhich && side !== undefined) return `Which openings mention ${side.name}?`;
  if (!asksWhich || has("ends", query) || isBeyondSearch(query)) return undefined;
  if (withoutDenial(query) !== query) return undefined;
  // "Which jobs have on-call?" means the openings as well.
  return asksWhatPostingsSay(query) && unnamedOpenings.test(query) ? undefined : ofTheirWords(query);
}

/** Which of the openings, by the words of their postings. */
function ofTheirWords(query: string): string | undefined {
  const about = without(query.replace(which, " "), of("openings"));
  const beside = without(about, of("first"), smallWords, of("must"), of("i"), "start|apply");
  if (beside === "" && has("first", query)) return "Which of my openings should I do first?";
  const isOfOpenings = has("openings", query) || (whichOne.test(query) && shortState.test(about));
  const said = without(about, `^(?:(?:${smallWords}|${of("at")}|aos?|às?|mit|avec|con|com|z)\\s*)+`);
  if (!isOfOpenings || said === "" || hasAny(about, "most", "least", "first", "my", "pays")) return undefined;
  if (firstPerson.test(about) || advice.test(about)) return undefined;
  return `Which openings ${isKindOfWork(said) ? "are" : "mention"} ${said}?`;
}

const employers =
  /(?<!\p{L})(?:companies|employers|firmen|unternehmen|arbeitgeber|entreprises|employeurs|sociétés|empresas|aziende|bedrijven|firmy)(?!\p{L})/iu;
/** Days at home are counted, and nothing is searched for that is denied. */
const isOtherHome =
  /\d|(?<!\p{L})(?:no|not|without|kein\p{L}*|ohne|nicht|sin|sans|pas|sem|não|senza|non|bez|nie|geen|niet)(?!\p{L})/iu;

/** "Would I have to travel for any of these jobs?" */
const neededFor =
  /^[\s¿¡]*(?:(?:would|will|do) i (?:have|need) to|(?:muss|müsste) ich|(?:dois|devrais)-je|faut-il|(?:tengo|tendría|tendré) que|(?:tenho|teria|terei) (?:de|que)|(?:devo|dovrei)|(?:czy )?muszę|moet ik)\s(?:(?:bei|für|pour|à) .{2,40} )?(?<act>[\p{L}-]+(?: (?:nights|weekends|abroad|shifts|overtime|a lot))?)\s?(?:(?:for|at|in|with|on|pour|dans|en|em|nos?|nas?|per|w|voor|bij)\s)?(?:either|any|one|some|all|these|those|my|which|alg\p{L}+|un[ae]?|ces|est[ao]s|dess[ae]s|quest[ie]|qualcuno|één|een|któr\p{L}+|tych)(?!\p{L})/iu;

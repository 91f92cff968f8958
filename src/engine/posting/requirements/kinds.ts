import type { Education } from "../../catalog/types.ts";
import { europeanLevel, levelSaid } from "../../languages.ts";
import { authorizationWords, placeWords, scheduleWords } from "../../lexicon/conditions.ts";
import { certificateWords, licenceWords, qualificationWords } from "../../lexicon/credentials.ts";
import { educationWords, notEducation, studyWords } from "../../lexicon/education.ts";
import { languageContext, languageLevels, languageNames, otherLanguage } from "../../lexicon/languages.ts";
import { experienceWords } from "../../lexicon/necessity.ts";
import { checkWords, traitWords } from "../../lexicon/traits.ts";
import { type Duration, durationsIn } from "../../text/durations.ts";
import type { Piece } from "../../text/piece.ts";
import { createTerms, type Term } from "../../text/terms.ts";
import { type Word, wordKey, wordsOf } from "../../text/words.ts";
import type { RequirementKind } from "../types.ts";
import { ageMark, ofAge, ofClass, unmistakable, willStudy } from "./kind-forms.ts";
import { levelAsked, type NamedLevel } from "./level-asked.ts";
import { necessityPlaces } from "./necessity.ts";

/** What a part of a posting demands, if its words say so. */
export interface Kind {
  kind: RequirementKind;
  level?: string;
  education?: Education;
  years?: number;
  /** Experience by that word, not by a number of years alone. */
  isNamed?: boolean;
  /** A character trait, which only demand lists ask for. */
  isTrait?: boolean;
}

const findKinds = createTerms({
  // "Shift leader" says nothing about working times.
  nothing: `${notEducation}|degree of difficulty|degree of complexity|degree of independence|degree of emotional*|degree of responsibility|degree of autonomy|degree of skill|degree of accuracy|high degree of*|exceptional degree of*|citizen facing|citizen and*|citizen centric|citizen services|citizens at|citizen experience|sonntagszuschlag|nachtzuschlag|wochenendzuschlag|feiertagszuschlag|schichtzuschlag|sonntagszuschlage|nachtzuschlage|schichtzulage|nachtzulage|wochenendzulage|shift premium|pick tickets|support tickets|work tickets|deutschland*|english school|french fries|leadership of a shift|leading a shift|leading shifts|lead a shift|shift lead*|shift supervis*|schichtleit*|jefe de turno`,
  authorization: authorizationWords,
  check: checkWords,
  doctorate: educationWords.doctorate,
  master: educationWords.master,
  bachelor: educationWords.bachelor,
  associate: educationWords.associate,
  certificateLevel: educationWords.certificate,
  secondary: educationWords.secondary,
  none: educationWords.none,
  licence: licenceWords,
  certificate: certificateWords,
  study: studyWords,
  qualification: qualificationWords,
  experience: experienceWords,
  schedule: scheduleWords,
  place: placeWords,
  language: [...Object.values(languageNames), otherLanguage].join("|"),
  trait: traitWords,
});
type Tag = ReturnType<typeof findKinds>[number]["tag"];

const findLevels = createTerms({ ...languageLevels });
const context = new Set(languageContext.split("|").map(wordKey));
const byLevel: [Tag, Education][] = [
  ["none", "none"],
  ["secondary", "secondary"],
  ["certificateLevel", "certificate"],
  ["associate", "associate"],
  ["bachelor", "bachelor"],
  ["master", "master"],
  ["doctorate", "doctorate"],
];

/** A part's kind from its words, or undefined. A skill is recognised by position, not by words. */
export function kindOf(piece: Piece): Kind | undefined {
  const words = wordsOf(piece.text);
  const terms = findKinds(piece.text, words).filter((term) => isWritten(piece.text, term));
  const has = (tag: Tag): boolean => terms.some((term) => term.tag === tag);
  const duration = durationsIn(piece.text, words).find((one) => !isWithin(one, terms));
  if (has("authorization")) return { kind: "authorization" };
  if (ofAge.test(piece.text)) return { kind: "other" };
  if (ofClass.test(piece.text)) return { kind: "licence" };
  if (willStudy.test(piece.text)) return { kind: "other" };
  const isChoice = isDegreeFirst(piece.text, terms, duration);
  if (duration !== undefined && !isChoice && isExperience(piece.text, duration, terms, words)) {
    return { kind: "experience", years: duration.years, isNamed: has("experience") };
  }
  const level = has("language") && !has("certificate") && europeanLevel(piece.text);
  if (level) return { kind: "language", level };
  const education = levelAsked(piece.text, levelsIn(terms));
  // Chinese names the thing last: 初中英语教师资格证 is a licence.
  if (terms.at(-1)?.tag === "licence" && /\p{Script=Han}/u.test(piece.text)) return { kind: "licence" };
  if (education !== undefined) return { kind: "education", education };
  if (has("licence")) return { kind: "licence" };
  const isExperienced = has("experience") && !isChoice;
  if (/^graduate of/i.test(piece.text) && has("study") && !isExperienced) return { kind: "education" };
  if (has("check") && /nachweis/i.test(piece.text)) return { kind: "other" };
  if (has("certificate") && !isExperienced) {
    return { kind: "certificate", ...(/\bNVQ\b/.test(piece.text) && { education: "certificate" as const }) };
  }
  if (has("study") && !isExperienced) return { kind: "education" };
  if (has("qualification") && !isExperienced) return { kind: "certificate" };
  if (!isExperienced) {
    const language = languageIn(piece.text, words, terms);
    if (language !== undefined) return language;
  }
  if (isExperienced) return { kind: "experience", isNamed: true };
  if (has("check") || ageMark.test(piece.text)) return { kind: "other" };
  // The first thing named is the demand: "a vehicle, given the shifts".
  const condition = terms.find(({ tag }) => tag === "schedule" || tag === "place")?.tag;
  if (condition === "schedule" || condition === "place") return { kind: condition };
  return has("trait") ? { kind: "other", isTrait: true } : undefined;
}

function levelsIn(terms: readonly Term<Tag>[]): NamedLevel[] {
  return terms.flatMap(({ tag, start, end }) => {
    const level = byLevel.find(([one]) => one === tag)?.[1];
    return level === undefined ? [] : [{ level, start, end }];
  });
}

/** The levels of education in a text, lowest first. */
export function educationIn(text: string): { level: Education; start: number; end: number }[] {
  const terms = findKinds(text).filter((term) => isWritten(text, term));
  return byLevel.flatMap(([tag, level]) =>
    terms.filter((term) => term.tag === tag).map(({ start, end }) => ({ level, start, end })),
  );
}

// Abbreviations such as CAP, BUT, MD and SIA are ordinary words of other languages unless in capitals.
function isWritten(text: string, { tag, start, end, from, to }: Term<Tag>): boolean {
  const isName = tag === "licence" || tag === "certificate" || byLevel.some(([level]) => level === tag);
  const word = text.slice(start, end);
  if (!isName || to - from > 1 || word.length > 4 || /\p{Script=Han}|^bac\b/iu.test(word)) return true;
  if (unmistakable.test(word)) return true;
  return /\p{Lu}\P{Lu}{0,2}\p{Lu}/u.test(word);
}

/** "A trade certificate or 4 years on the job": a degree that years can replace. */
function isDegreeFirst(text: string, terms: readonly Term<Tag>[], duration: Duration | undefined): boolean {
  const degree = terms.find(({ tag }) => byLevel.some(([level]) => level === tag));
  if (degree === undefined || duration === undefined || degree.start > duration.start) return false;
  return /\s(?:or|oder|ou|o)\s/iu.test(text.slice(degree.end, duration.start));
}

function isWithin({ start, end }: Duration, terms: readonly Term<Tag>[]): boolean {
  return terms.some((term) => term.start <= start && term.end >= end);
}

const notWork =
  /(?<!\d)(?:1[5-9]|2\d)\s?(?:a|to|bis|à|y|-)\s?[3-6]\d\s?(?:años|anos|years|jahren?|ans|anni|jaar)|(?:years?|yrs?\.?) (?:of age|old|and (?:older|over))|\bage\b|\baged\b|maior(?:es)? de|mayor(?:es)? de|(?:plus de|âgée? de|minimum) 18 ans|(?:über|ab|mindestens) 18|over 18|18\+|18 or (?:over|above|older)|edad:|idade:|not more than \d{2} ?y|checkable|周岁|岁|\bdui\b|实习\d|driving record|passport|alt$|fixed[- ]term|term of|(?:years?|months?)(?: fixed[- ]term)? contract|contract (?:of|for|length|duration|period)|contract:|renewable(?! energ)|contrato (?:de|por)|contrato:|prorrogable|t[ée]rmino fijo|contrat (?:de|d'|à)|vertrag|以下|累计|累积|notice period|(?:驾照|驾驶证)[^，,；;]{0,8}驾龄|address history|years? of (?:high school|college|school|algebra|study)|kindern? (?:unter|von|ab|bis|zwischen)|children (?:under|aged|from)|enfants de|history of address|clean (?:driving|record)|(?:possible|likely|potential|mögliche|avec) (?:extension|verlängerung|prolongation)|^length|^duration|^dauer|befristet|durée|duración|duração|\bnte\b|edad|idade|minimaal 18|18 jaar|18 anni/i;

/** "Within six months of hire" is a deadline, not a duration. */
const byWhen =
  /(?<!\p{L})(?:within|within the (?:first|last|past)|(?:in|over|during) the (?:first|last|past)|innerhalb(?: von)?|binnen|dans les|sous|en un plazo de|dentro de|em até|no prazo de|entro|(?:en|durante) los últimos|nos últimos|(?:au cours d|dans l|ces)es dernières|in den letzten|negli ultimi)\s*$/iu;

/** "Dreijährige Ausbildung", "a 3-year degree": the length of a course. */
const ofTraining =
  /^\S{1,14}(?:[ -](?:years?|yr|jahre?n?|ans))?[ -](?:\p{L}{3,15}e[nr]? )?(?:ausbildung|berufsausbildung|lehre|studium|degree|diploma|apprenticeship|formation|program(?:me)?|college|university|studies|study|course|studi\p{L}+|carrera|curso)(?!\p{L})/iu;

const sinceWhen = new Set([
  "least",
  "moins",
  "menos",
  "mindestens",
  "minimum",
  "minimo",
  "for",
  "pendant",
  "durante",
  "por",
  "seit",
]);

function isExperience(
  text: string,
  { start }: Duration,
  terms: readonly Term<Tag>[],
  words: readonly Word[],
): boolean {
  if (ofTraining.test(text.slice(start))) return false;
  if (notWork.test(text) || byWhen.test(text.slice(0, start))) return false;
  if (terms.some(({ tag }) => tag === "experience")) return true;
  if (start > 12 && terms.some(({ tag }) => tag === "check" || tag === "licence")) return false;
  const place = words.findIndex((word) => word.start >= start);
  return place <= 4 || sinceWhen.has(words[place - 1]?.key ?? "");
}

/** A language with its level, if the text has little else. */
function languageIn(text: string, words: readonly Word[], terms: readonly Term<Tag>[]): Kind | undefined {
  const names = terms.filter(({ tag }) => tag === "language");
  if (names.length === 0) return undefined;
  const levels = findLevels(text, [...words]);
  const level = levelSaid(levels.map(({ start, end }) => text.slice(start, end)));
  const inside = ({ start }: Word, spans: readonly { start: number; end: number }[]): boolean =>
    spans.some((span) => start >= span.start && start < span.end);
  const wishes = necessityPlaces(text);
  const others = words.filter(
    (word) =>
      !inside(word, names) &&
      !inside(word, levels) &&
      !inside(word, wishes) &&
      !context.has(word.key) &&
      !/^\d+$/.test(word.key),
  );
  if (others.length > (level === undefined ? 1 : 4)) return undefined;
  return { kind: "language", ...(level && { level }) };
}

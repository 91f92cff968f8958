import type { Education } from "../../../catalog/types.ts";
import { europeanLevel } from "../../../languages.ts";
import { authorizationWords, placeWords, scheduleWords } from "../../../lexicon/demands/conditions.ts";
import { checkWords, experienceWords, traitWords } from "../../../lexicon/demands/kinds.ts";
import { certificateWords, licenceWords, qualificationWords } from "../../../lexicon/studies/credentials.ts";
import { educationWords, notEducation, studyWords } from "../../../lexicon/studies/degrees.ts";
import { languageNames, otherLanguage } from "../../../lexicon/words/languages.ts";
import { type Duration, durationsIn } from "../../../text/durations.ts";
import { kept } from "../../../text/kept.ts";
import { createTerms, type Term } from "../../../text/names/terms.ts";
import type { Piece } from "../../../text/piece.ts";
import { type Word, wordsOf } from "../../../text/words.ts";
import type { RequirementKind } from "../../types.ts";
import {
  ageMark,
  byWhen,
  inBrackets,
  lasting,
  notWork,
  ofAge,
  ofCheck,
  ofClass,
  ofGrade,
  ofLanguage,
  ofPassed,
  ofPermit,
  ofProfession,
  ofProven,
  ofTraining,
  orWork,
  orYears,
  sinceWhen,
  unmistakable,
  willStudy,
} from "./kind-forms.ts";
import { languageIn } from "./language-in.ts";
import { levelAsked, type NamedLevel } from "./level-asked.ts";

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
  nothing: `${notEducation}|degree of difficulty|degree of complexity|degree of independence|degree of emotional*|degree of responsibility|degree of autonomy|degree of skill|degree of accuracy|high degree of*|exceptional degree of*|citizen facing|citizen and*|citizen centric|citizen services|is not available|are not available|not available|working with children under*|working with children aged*|working with children and*|working with children or*|working with children with*|working with children in*|citizens at|citizen experience|sonntagszuschlag|nachtzuschlag|wochenendzuschlag|feiertagszuschlag|schichtzuschlag|sonntagszuschlage|nachtzuschlage|schichtzulage|nachtzulage|wochenendzulage|shift premium|pick tickets|job tickets|support tickets|work tickets|deutschland*|english school|french fries|leadership of a shift|leading a shift|leading shifts|lead a shift|shift lead*|shift supervis*|schichtleit*|jefe de turno`,
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
export function kindOf({ text }: Piece): Kind | undefined {
  return kindOfText(text);
}

const kindOfText = kept((text: string): Kind | undefined => {
  const words = wordsOf(text);
  const terms = findKinds(text, words).filter(
    (term) => isWritten(text, term) && !(term.tag === "experience" && ofProven.test(text)),
  );
  const has = (tag: Tag): boolean => terms.some((term) => term.tag === tag);
  const isLanguage = ofLanguage.test(text) && words.length <= 6;
  const duration = durationsIn(text, words).find((one) => !isWithin(one, terms));
  if (has("authorization")) return { kind: "authorization" };
  if (ofClass.test(text) || ofProfession.test(text)) return { kind: "licence" };
  if (ofAge.test(text) || willStudy.test(text)) return { kind: "other" };
  if (ofGrade.test(text)) return { kind: "education", education: "secondary" };
  const isChoice = isDegreeFirst(text, terms, duration);
  if (duration !== undefined && !isChoice && isExperience(text, duration, terms, words)) {
    return { kind: "experience", years: duration.years, isNamed: has("experience") };
  }
  const level = has("language") && !has("certificate") && europeanLevel(text);
  if (level) return { kind: "language", level };
  const education = levelAsked(text, levelsIn(terms));
  // Chinese names the thing last: 初中英语教师资格证 is a licence.
  if (terms.at(-1)?.tag === "licence" && /\p{Script=Han}/u.test(text)) return { kind: "licence" };
  if (education !== undefined) return { kind: "education", education };
  if (has("licence") && ofCheck.test(text)) return { kind: "other" };
  if (has("licence") || (ofPermit.test(text) && !has("certificate"))) return { kind: "licence" };
  const isExperienced = has("experience") && !isChoice;
  if (/^graduate of/i.test(text) && has("study") && !isExperienced) return { kind: "education" };
  if (has("check") && /nachweis/i.test(text)) return { kind: "other" };
  if (has("certificate") && !isExperienced) {
    return { kind: "certificate", ...(/\bNVQ\b/.test(text) && { education: "certificate" as const }) };
  }
  if (has("study") && !isExperienced) return { kind: "education" };
  if (has("qualification") && !isExperienced) return { kind: "certificate" };
  if (!isExperienced) {
    const names = terms.filter(({ tag }) => tag === "language");
    const language = languageIn(text, words, names);
    if (language !== undefined) return language;
  }
  if (isExperienced) return { kind: "experience", isNamed: true };
  if (isLanguage) return { kind: "language" };
  if (has("check") || ageMark.test(text)) return { kind: "other" };
  // The first thing named is the demand: "a vehicle, given the shifts".
  const condition = terms.find(({ tag }) => tag === "schedule" || tag === "place")?.tag;
  if (condition === "schedule" || condition === "place") return { kind: condition };
  if (ofPassed.test(text)) return { kind: "certificate" };
  return has("trait") ? { kind: "other", isTrait: true } : undefined;
});

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
  // "BA" in two words is written in capitals: "hépatite B à jour" names no degree.
  if (isName && to - from === 2 && /^\p{L}[.\s/]{1,2}\p{L}\.?$/u.test(word))
    return /^\p{Lu}\.? ?\p{Lu}/u.test(word);
  if (!isName || to - from > 1 || word.length > 4 || /\p{Script=Han}|^bac\b/iu.test(word)) return true;
  if (unmistakable.test(word)) return true;
  return /\p{Lu}\P{Lu}{0,2}\p{Lu}/u.test(word);
}

const papers: readonly Tag[] = ["study", "qualification", "certificate", "licence"];
/** "A trade certificate or 4 years on the job", "a clinical diploma or equivalent experience": work can replace it. */
function isDegreeFirst(text: string, terms: readonly Term<Tag>[], duration: Duration | undefined): boolean {
  const degree = terms.find(({ tag }) => byLevel.some(([level]) => level === tag));
  if (degree !== undefined && duration !== undefined && degree.start <= duration.start)
    return orYears.test(text.slice(degree.end, duration.start));
  const paper = degree ?? terms.find(({ tag }) => papers.includes(tag));
  return paper !== undefined && duration === undefined && orWork.test(text.slice(paper.end));
}

function isWithin({ start, end }: Duration, terms: readonly Term<Tag>[]): boolean {
  return terms.some((term) => term.start <= start && term.end >= end);
}

function isExperience(
  text: string,
  { start }: Duration,
  terms: readonly Term<Tag>[],
  words: readonly Word[],
): boolean {
  if (ofTraining.test(text.slice(start))) return false;
  if (notWork.test(text) || [byWhen, lasting].some((one) => one.test(text.slice(0, start)))) return false;
  if (terms.some(({ tag }) => tag === "experience")) return true;
  if (start > 12 && terms.some(({ tag }) => tag === "check" || tag === "licence")) return false;
  if (start > 12 && inBrackets.test(text) && !terms.some(({ tag }) => papers.includes(tag))) return true;
  const place = words.findIndex((word) => word.start >= start);
  return place <= 4 || sinceWhen.has(words[place - 1]?.key ?? "");
}

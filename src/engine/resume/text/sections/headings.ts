import { HEADING_PHRASES } from "../../../lexicon/headings/heading-phrases.ts";
import {
  DOCUMENT_TITLES,
  HEADING_COMPOUNDS,
  HEADING_FILL,
  HEADING_JOINS,
  HEADING_WORDS,
  type SectionKind,
} from "../../../lexicon/headings/resume-headings.ts";
import { headingsAbroad } from "../../../lexicon/headings/resumes-abroad.ts";
import { hanSectionKind, isHan, isHanTitle } from "../../../text/chinese.ts";
import { latinWords } from "../../../text/fold.ts";
import { kept } from "../../../text/kept.ts";

const MAX_HEADING_LENGTH = 70;
const MAX_WORDS = 7;

/** The section that a heading starts by its wording, or undefined if it does not read like a heading. */
export const sectionKind = kept((whole: string): SectionKind | undefined => {
  // "PROFESSIONAL EXPERIENCE (12 Years)"
  const text = whole.replace(/\s?[(（][^()（）]{1,30}[)）]:?$|\s(?:with|and) dates:?$/i, "");
  if (text.length > MAX_HEADING_LENGTH || /[\d@]/.test(text.replace(/^\d{1,2}[.)]\s/, ""))) return undefined;
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return hanSectionKind(text);
  const heading = unspaced(text);
  const words = latinWords(heading);
  if (words.length === 0 || words.length > MAX_WORDS || isDocumentTitle(heading)) return undefined;
  const phrase = HEADING_PHRASES.find(([, pattern]) => pattern.test(words.join(" ")))?.[0];
  if (phrase !== undefined) return phrase;
  if (words.length === 1 && kindOfWord(words[0] ?? "") === undefined) {
    const compound = HEADING_COMPOUNDS.find(([, pattern]) => pattern.test(words[0] ?? ""))?.[0];
    if (compound !== undefined) return compound;
  }
  if (
    !words.every(
      (word) =>
        HEADING_FILL.has(word) ||
        headingsAbroad.fill?.has(word) ||
        isJoin(word) ||
        kindOfWord(word) !== undefined,
    )
  )
    return undefined;
  if (hasWord(words, "personal") && hasWord(words, "information", "info", "data", "details"))
    return "contact";
  if (hasWord(words, "programming", "computer", "scripting") && hasWord(words, "languages", "language"))
    return "skills";
  // "Academic appointments" are work. Other academic headings are studies.
  if (
    hasWord(words, "academic", "teaching") &&
    hasWord(words, "appointments", "appointment", "positions", "experience")
  )
    return "work";
  const kinds = heading.split(HEADING_JOINS).flatMap((topic) => strongestKind(latinWords(topic)) ?? []);
  // "Training and education" contains degrees.
  if (kinds.includes("education") && kinds.every((kind) => kind === "education" || kind === "certificates"))
    return "education";
  // "Qualifications and education" is about education; qualifications alone may sum up a person.
  // "Memberships, cards, certificates"
  if (kinds[0] === "other" && kinds.slice(1).includes("certificates")) return "certificates";
  return kinds.find((kind) => kind !== "summary" || !hasWord(words, "qualifications")) ?? kinds[0];
});

const NOUN_LAST =
  /^(?:\p{Lu}\p{L}+ ){1,3}(Experience|Employment|Skills|Competencies|Certifications|Licenses|Licences|Languages|References|Interests|Publications|Awards|Volunteering|EXPERIENCE|EMPLOYMENT|SKILLS|COMPETENCIES|CERTIFICATIONS|LICENSES|LICENCES|LANGUAGES|REFERENCES|INTERESTS|PUBLICATIONS|AWARDS|VOLUNTEERING)$/u;
const NOUN_FIRST =
  /^(experiencia|experiencias|expérience|expériences|experiência|formación|formação|compétences|competencias|competências|habilidades|conocimientos|connaissances|conhecimentos|idiomas|langues|certificaciones|certificações|publicaciones|publications|cursos|referencias|intereses) (?:\p{L}+ ?){1,4}$/iu;

/** A heading's section by its noun, with any other words: "Legal Experience", "Experiencia en cocina". */
export function kindByNoun(whole: string): SectionKind | undefined {
  const text = whole.replace(/:$/, "");
  if (text.length > 45) return undefined;
  const noun = NOUN_LAST.exec(text)?.[1] ?? NOUN_FIRST.exec(text)?.[1];
  return noun === undefined ? undefined : sectionKind(noun);
}

/** "APPLICATION FOR SEA EMPLOYMENT" */
const APPLICATION =
  /^(?:(?:job |employment )?application (?:for|form)|bewerbung (?:als|um|für)|solicitud de empleo)(?!\p{L})/iu;

/** True if a line is only the document's title ("Curriculum Vitae"). */
export function isDocumentTitle(text: string): boolean {
  if (isHan(text)) return isHanTitle(text);
  if (APPLICATION.test(text)) return text.length <= MAX_HEADING_LENGTH;
  return text.length <= MAX_HEADING_LENGTH && DOCUMENT_TITLES.has(latinWords(unspaced(text)).join(" "));
}

function strongestKind(words: readonly string[]): SectionKind | undefined {
  return HEADING_WORDS.find(([kind, known]) => words.some((word) => isOf(word, kind, known)))?.[0];
}

function kindOfWord(word: string): SectionKind | undefined {
  return HEADING_WORDS.find(([kind, known]) => isOf(word, kind, known))?.[0];
}

function isOf(word: string, kind: SectionKind, known: ReadonlySet<string>): boolean {
  return known.has(word) || headingsAbroad[kind]?.has(word) === true;
}

function isJoin(word: string): boolean {
  return word === "and" || word === "und" || word === "et" || word === "y" || word === "e";
}

function hasWord(words: readonly string[], ...wanted: string[]): boolean {
  return wanted.some((word) => words.includes(word));
}

/** Headings with letter spacing ("S K I L L S") read as words. A wider gap separates words. */
function unspaced(text: string): string {
  if (!/^(?:\S\s{1,4}){3,}\S$/.test(text.trim())) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}

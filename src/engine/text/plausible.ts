import { MONTHS } from "../lexicon/dates.ts";
import { legalForms } from "../lexicon/organisations.ts";
import { wordsOf } from "./words.ts";

/** The kinds of values that a reader gives. */
export type ValueKind =
  | "person"
  | "title"
  | "employer"
  | "school"
  | "degree"
  | "subject"
  | "place"
  | "skill"
  | "paper"
  | "demand";

const MOST_WORDS: Readonly<Record<ValueKind, number>> = {
  person: 7,
  title: 16,
  employer: 20,
  school: 16,
  degree: 16,
  subject: 16,
  place: 12,
  skill: 9,
  paper: 20,
  demand: 60,
};

const link = /https?:|www\.|\S@\S|\b(?:linkedin|github)\.com/iu;
const company = new RegExp(`(?<![\\p{L}])(?:${legalForms}|LLC|Pvt)\\)?$`, "u");
/** Words that name a field or a part of a document, and nothing in it. */
const label =
  /^(?:name|姓名|address|phone|telephone|e-?mail|contact|date of birth|designation|company|employer|organi[sz]ation|duration|role|position|title|location|client|team size|environment|responsibilit(?:y|ies)|profile|objective|summary|declaration|signature|references?|hobbies|interests|work experience|professional experience|employment history|anschrift|telefon|geburtsdatum|firma|arbeitgeber|adresse|téléphone|employeur|poste|entreprise|dirección|teléfono|empresa|cargo|puesto|endereço|telefone|naam|adres|indirizzo)\s*:?$/iu;
/** Nouns that say what a demand is about, without a demand. */
const bareDemand =
  /^(?:citizenship(?: status)?|licensure|certifications?|licenses?|education|experience|qualifications?|skills?|languages?|(?:english )?language proficiency|physical (?:demands|requirements)|erfahrung(?:en)?|ausbildung|kenntnisse|qualifikation(?:en)?|sprachen|expérience|formation|diplômes?|compétences|langues|experiencia|formación|titulación|idiomas|experiência|formação|escolaridade|ervaring|opleiding|esperienza)$/iu;
/** "Possess the requisite knowledge and ability": a phrase of forms that asks for nothing. */
const emptyDemand =
  /^(?:possess(?:es|ing)? |have |having )?(?:the )?(?:requisite|necessary) (?:knowledge|abilit(?:y|ies)|skills?)(?:(?:,| and| or)+ (?:knowledge|abilit(?:y|ies)|skills?))*\.?$/iu;
const saying =
  /(?<!\p{L})(?:I|I've|I'm|we|you|they|we're|you'll|wir|ihr|nous|vous|nosotros|ustedes|você|wij) (?:am|are|have|had|will|can|was|were|offer|need|is|sind|haben|bieten|suchen|sommes|avons|êtes|avez|somos|tenemos|temos|zijn)(?!\p{L})/iu;
const nextSentence = /\p{Ll}{4}[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}{2,}\s/u;
const grade =
  /^(?:(?:with )?hono(?:u)?rs?(?:, .*)?|hono(?:u)?r roll|dean's list|first class|distinction|merit|gpa|cum laude|\d+ (?:yrs?|years?) .*)$/iu;

/** True if a value looks like its kind: no link, label, sentence, number or row of months, and no company as a title. */
export function isPlausible(kind: ValueKind, value: string): boolean {
  const text = value.trim();
  const words = wordsOf(text);
  if (kind === "demand") return !bareDemand.test(text) && !emptyDemand.test(text) && /\p{L}/u.test(text);
  const hasLetters = /\p{L}|^\+2$/u.test(text);
  if (!hasLetters || link.test(text) || label.test(text)) return false;
  if (!/\p{Script=Han}/u.test(text) && words.length > MOST_WORDS[kind]) return false;
  if (words.length > 1 && words.every(({ key }) => MONTHS.has(key) || /^\d+$/.test(key))) return false;
  return fits(kind, text);
}

function fits(kind: ValueKind, text: string): boolean {
  switch (kind) {
    case "person":
      return !/\d/.test(text) && !company.test(text) && !isSentence(text);
    case "title":
      return !company.test(text) && !isSentence(text) && !/^\d[\d.,/ -]*$/.test(text);
    case "employer":
      return !isSentence(text) && !/^\d{1,2}\+? years?\b/iu.test(text);
    case "school":
      return !grade.test(text) && !isSentence(text);
    case "degree":
      return !company.test(text) && !isSentence(text);
    case "subject":
      return !grade.test(text) && !schoolEnd.test(text) && !isSentence(text);
    case "place":
      return !isSentence(text) && !/\d{1,2}[:.]\d{2}|[€$£]\s?\d/u.test(text);
    case "skill":
      return !isSentence(text) && !/^(?:have|own|my|full set|with|and|or)\s/iu.test(text);
    default:
      return !isSentence(text);
  }
}

function isSentence(text: string): boolean {
  return saying.test(text) || nextSentence.test(text);
}

/** "Speed River Collegiate": a school where its subject would be. */
const schoolEnd =
  /(?<!\p{L})(?:university|college|collegiate|h\.?s\.?|high school|academy|universität|hochschule|gymnasium|université|lycée|universidad|universidade|instituto)\.?$/iu;

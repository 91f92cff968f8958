import headsFile from "../../../../db/lexicon/words/role-heads.json" with { type: "json" };
import rolesFile from "../../../../db/lexicon/words/roles.json" with { type: "json" };
import titleWordsFile from "../../../../db/lexicon/words/title-words.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const titleWords = dataFile("words/title-words", titleWordsFile);

/** Nouns that end a job title, and may be a surname at the start of a name, without accents. */
export const ROLE_NOUNS = titleWords.wordSet("roleNouns");

/** Nouns at the start of a job title that are no surname, most of them French or Spanish, without accents. */
export const FIRST_NOUNS = titleWords.wordSet("firstNouns");

/** Endings of compound titles, German (with or without "-in") and English ("zookeeper", "deckhand"). */
export const ROLE_ENDINGS =
  /(?:entwickler|geselle|gesellin|einkaufer|konstrukteur|ingenieur|leiter|pfleger|techniker|mechaniker|elektroniker|elektriker|mechatroniker|meister|kaufmann|kauffrau|verkaufer|lehrer|fahrer|assistent|berater|bearbeiter|arbeiter|helfer|schwester|monteur|schlosser|tischler|buchhalter|praktikant|student|erzieher|gartner|manager|angestellter?|fachkraft|warter|redakteur|forscher|trainer|informatiker|designer|koordinator|administrator|spezialist|fuhrer|anwalt|referendar|wissenschaftler|psychologe|makler|dienstleistender|(?<=[a-z]{4})(?:chef|koch|kochin)|keeper|worker|maker|hand)(?:in|innen)?$/;

/** English endings that make a title only likely. */
export const LIKELY_ENDINGS =
  /(?:ologist|ician|eer|ographer|iatrist|ologe|ologin|ateur|atrice|ista|ador|adora)$/;

/** Words that start a title ("Head of ...", "Director of ..."). */
export const ROLE_OPENINGS =
  /^(?:head of|second de cuisine|femme de chambre|front desk|yard jockey|capo (?:turno|ricevimento|reparto|cantiere|sala|servizio|ufficio|officina|squadra|macchina|partita|area|progetto|treno|settore|team|cucina|brigata|barista|cuoco|magazziniere|contabile|tecnico|redattore)|director|vice president|vp|chief|dean|chair of|member of|manager|leiter(?:in)?|leitung|chef|cheffe|jefe|jefa|responsable|charg[ée]e?|professor|professeur|profesora?|aide|owner|co-?founder|founder|coordinator|superintendent|ausbildung|praktikum|stage (?:en|de|chez)|internship)\b/i;

/** Rank words before or after a title. */
export const RANK_WORDS = titleWords.wordSet("rankWords");

/** Employment terms, which are neither title nor employer. */
export const EMPLOYMENT_TERMS =
  /^\(?(?:full[- ]?time|part[- ]?time|contract(?:or)?|temporary|seasonal|permanent|per diem|prn|casual|vollzeit|teilzeit|befristet|unbefristet|cdi|cdd|temps plein|temps partiel|jornada completa|media jornada|tiempo completo|paid|unpaid|(?:mon|tues|wednes|thurs|fri|satur|sun)days|week-?ends|evenings|nights|summers|samstags|sonntags|am wochenende|\d{2,3}\s?%|tempo integral|meio per[íi]odo|per[íi]odo integral|tempo pieno|tempo parziale|voltijd|deeltijd|fulltime|parttime|fines de semana|s[áa]bados|fins de semana)\)?$/i;

/** Military pay grades after a rank: "Staff Sergeant/E-6". */
export const MILITARY_GRADE = /^[\p{L} .]{3,30}(?:\/|, | \()[EWO]-?\d{1,2}\)?$/u;

/** Irregular past forms that start a sentence about work. */
export const VERBS_PAST = titleWords.wordSet("verbsPast");

const roles = dataFile("words/roles", rolesFile);

/** English job words. */
export const englishRoles = roles.alternation("englishRoles");
/** The same in French. */
export const frenchRoles = roles.alternation("frenchRoles");
/** The same in Spanish. */
export const spanishRoles = roles.alternation("spanishRoles");
/** The same in Portuguese, Italian and Dutch, and words missing in the lists above. */
export const otherRoles = roles.alternation("otherRoles");
/** Endings of German job words. */
export const germanRoleEnds = roles.alternation("germanRoleEnds");
/** Endings of one-word English job words. */
export const englishRoleEnds = rolesFile.englishRoleEnds;
/** Chinese job words. */
export const chineseRoles = roles.alternation("chineseRoles");

const heads = dataFile("words/role-heads", headsFile);

/** Names of workers in occupations of the built-in catalogue, without accents, where the lists above have none. */
export const ROLE_HEADS = {
  /** The first word of titles in French, Spanish and Portuguese. */
  first: heads.wordSet("first"),
  /** The last word of titles in English and German, whole or the end of a compound. */
  last: heads.wordSet("last"),
  /** The end of Chinese titles. */
  han: heads.wordSet("han"),
} as const;

import {
  employerOpeningsAbroad,
  legalFormsAbroad,
  rolesAbroad,
} from "../../../lexicon/headings/resumes-abroad.ts";
import { EMPLOYER_OPENINGS, EMPLOYER_WORDS, LEGAL_FORMS } from "../../../lexicon/organisations.ts";
import {
  FIRST_NOUNS,
  LIKELY_ENDINGS,
  RANK_WORDS,
  ROLE_ENDINGS,
  ROLE_NOUNS,
  ROLE_OPENINGS,
  VERBS_PAST,
} from "../../../lexicon/words/title-words.ts";
import { isHan, isHanEmployer, isHanRole } from "../../../text/chinese.ts";
import { foldText, latinWords } from "../../../text/fold.ts";
import { kept } from "../../../text/kept.ts";
import { beginsWithRole, endsWithRole, namesOccupation } from "../../../text/names/role-names.ts";

const MAX_NAME_LENGTH = 120;

/** How much a text reads like a job title: 0 not at all, 1 a hint, 2 likely, 3 almost certain. */
export const roleScore = kept((text: string): number => {
  if (text.length > MAX_NAME_LENGTH || isSelfEmployed(text)) return 0;
  if (isHan(text)) return isHanRole(text) || namesOccupation(text) ? 3 : 0;
  if (/&\s?(?:partners?|associates)(?!\p{L})/iu.test(text)) return 0;
  const words = latinWords(withoutRank(headOf(text)));
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  if (isRole(last) || ROLE_OPENINGS.test(foldText(text))) return 3;
  if (FIRST_NOUNS.has(first) || rolesAbroad.has(first) || FIRST_NOUNS.has(first.replace(SECOND, "")))
    return 3;
  if (words.slice(1).some(isRole)) return 2;
  const head = headOf(text).trim();
  if (words.length > 0 && (beginsWithRole(head) || (words.length > 1 && endsWithRole(head)))) return 3;
  if (words.length === 1 && endsWithRole(head)) return 2;
  if (namesOccupation(text)) return words.length > 1 ? 3 : 2;
  // "Projektleiter Tiefbau": a German compound is not a surname.
  if (first.length > 9 && ROLE_ENDINGS.test(first)) return 3;
  // A trade at the start of an English name is often a surname ("Baker Hughes").
  if (isRole(first)) return 1;
  if (RANK_WORDS.has(first) && words.length > 1) return 1;
  return LIKELY_ENDINGS.test(last) ? 1 : 0;
});

/** "Subgerente", "vicedirectora": deputies. */
const SECOND = /^(?:sub|vice)/;

const SELF_EMPLOYED =
  /^(?:self[- ]employed|freelance[rd]?|freelancing|selbst(?:st)?andig\p{L}*|freiberuflich\p{L}*|autonom[oa]|(?:travailleur )?independante?|auto-?entrepreneur|cuenta propia|libera professione|libero professionista|por cuenta propia|conta propria|mei|zzp'?er|自由职业)$/u;

/** True if a text only says self-employed. */
export function isSelfEmployed(text: string): boolean {
  return SELF_EMPLOYED.test(foldText(text.replace(/^\(|\)$/g, "")));
}

/** True if a text ends with a company's legal form, with or without dots. */
export function endsInLegalForm(text: string): boolean {
  return LEGAL_FORMS.has(latinWords(text.replace(/\./g, "")).at(-1) ?? "") || legalFormsAbroad.test(text);
}

/** How much a text reads like an employer's name: 0 not at all to 3 almost certain. */
export const employerScore = kept((text: string): number => {
  if (text.length > MAX_NAME_LENGTH) return 0;
  if (isHan(text)) return isHanEmployer(text) ? 3 : 0;
  if (isSelfEmployed(text)) return 3;
  // "Grupo 300" is a number in a list.
  if (/^\p{L}+ \d{1,4}$/u.test(text)) return 0;
  const words = latinWords(text.replace(/\.(?=\p{L}\b)/gu, ""));
  const head = latinWords(headOf(text));
  const last = words.at(-1) ?? "";
  if (words.length > 1 && LEGAL_FORMS.has(last)) return 3;
  if (/\b(?:gmbh|l\.?l\.?c|inc|ltd|s\.a\.|e\.\s?v\.|s\.l\.|co\. kg)(?:\b|$)/i.test(text)) return 3;
  if (EMPLOYER_OPENINGS.test(text) && words.length > 1) return 3;
  if (employerOpeningsAbroad.test(text) || legalFormsAbroad.test(text)) return 3;
  if (EMPLOYER_WORDS.has(last) || EMPLOYER_WORDS.has(head.at(-1) ?? "")) return 3;
  if (isGermanEmployer(last) || words.some(isGermanEmployer)) return 3;
  if (
    /&\s?(?:sons?|co\b|söhne|zonen|zoon|söner|sønner|fils|figli|hijos|filhos|synowie|partners?|associates)/i.test(
      text,
    )
  )
    return 3;
  if (words.some((word) => EMPLOYER_WORDS.has(word))) return 2;
  if (/\p{L}\s?&\s?\p{L}|\.(?:com|io|org|net|ai)\b/u.test(text)) return 1;
  return /'s$|’s$/.test(text) ? 1 : 0;
});

/** Positive for a title, negative for an employer. */
export function leaning(text: string): number {
  const role = roleScore(text);
  const employer = employerScore(text);
  // "School Bus Driver" starts with a kind of employer and ends with a role.
  if (role === 3 && employer === 2) return 2.5;
  if (role === 3 && employer === 3) return endsAsRole(text) ? 2 : -1;
  return role - employer;
}

/** True if a line starts like an achievement ("Managed a team", "Leading ..."), not like a name. */
export function opensLikeAchievement(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const word = foldText(first);
  if (VERBS_PAST.has(word)) return true;
  if (RANK_WORDS.has(word) || EMPLOYER_WORDS.has(word) || roleScore(text) >= 3) return false;
  return (
    word.length > 4 &&
    /(?:ed|ing|ized|ised)$/.test(word) &&
    employerScore(text) < 2 &&
    /\s(?!(?:of|and|the|for|de|du|von)\b)\p{Ll}/u.test(text)
  );
}

/** True if a short text ends with a word for a worker. */
export function endsWithRoleWord(text: string): boolean {
  const words = latinWords(text);
  return words.length <= 4 && isRole(words.at(-1) ?? "");
}

function endsAsRole(text: string): boolean {
  const words = latinWords(withoutRank(headOf(text)));
  return isRole(words.at(-1) ?? "") || isRole(words[0] ?? "");
}

/** The part of a title with its noun, before "of", "for", a comma, a dash or a bracket. */
function headOf(text: string): string {
  return text.split(/\s(?:of|for|to|in|with|at|für|im|de|des|du|en|del|–|—|-|\/|\|)\s|[,(|]/i)[0] ?? text;
}

function withoutRank(text: string): string {
  return text.replace(/\s(?:[IVX]{1,4}|\d{1,2}|L\d)$/, "");
}

function isRole(word: string): boolean {
  if (word.length < 2) return false;
  const isKnown = (noun: string): boolean => ROLE_NOUNS.has(noun) || FIRST_NOUNS.has(noun);
  return (
    isKnown(word) ||
    rolesAbroad.has(word) ||
    // Russian and Ukrainian endings for workers: "электромонтёр", "сварщик".
    /[а-яіїєґ](?:тер|щик|чик|ник|тель|лог|ист)$/u.test(word) ||
    (word.length > 6 && word.endsWith("in") && isKnown(word.slice(0, -2))) ||
    ROLE_ENDINGS.test(word)
  );
}

function isGermanEmployer(word: string): boolean {
  return (
    word.length > 6 &&
    /(?:krankenhaus|klinik|klinikum|schule|werke|gymnasium|zentrum|bank|kanzlei|verlag|heim|hotel|haus|universitat|versicherung|gesellschaft|betrieb|backerei|apotheke|verein|kasse|bau|gericht)$/.test(
      word,
    )
  );
}

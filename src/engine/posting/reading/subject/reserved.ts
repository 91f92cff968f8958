import { languagesOf } from "../../../held/sentence-language.ts";
import type { HeldLanguage } from "../../../lexicon/held/types.ts";
import type { Piece, Span } from "../../../text/piece.ts";
import { segmentAround } from "../of-the-job.ts";
import { isLoose, isWorking, matchesOf, subjectsOf } from "./words.ts";

/** Words that keep a thing for a group. */
const only =
  "only|nur|ausschließlich|allein|seulement|uniquement|seule?s?|sólo|solo|solamente|únicamente|só|somente|apenas|soltanto|solamente|alleen|enkel|uitsluitend|bara|endast|enbart|kun|bare|tylko|wyłącznie|jedynie|jen|pouze|(?:limited|restricted|reserved|kept) (?:to|for)|vorbehalten|réservée?s? (?:aux?|à)|reservad[oa]s? (?:a|para|aos?|às?)|riservat[oaie] (?:a\\p{L}*|per)|voorbehouden aan|förbehållet|zarezerwowan\\p{L}+ dla|vyhrazen\\p{L}* pro";
/** Small words before the group. */
const small =
  "(?:for|to|our|the|für|bei|die|der|den|unsere[nr]?|pour|chez|les?|la|l['’]|nos|para|con|los|las|el|per|i|gli|le|il|os?|as?|nossos|voor|de|het|onze|för|hos|våra|til|vores|dla|nasz\\p{L}*|pro|naši)\\s?";
const behindOnly = new RegExp(`(?<!\\p{L})(?:${only})(?!\\p{L})\\s(?:${small}){0,2}(\\p{L}{4,})`, "iu");
const keptFor = /(?<!\p{L})(?:der|den|für|dem)\s(\p{L}{4,})\svorbehalten/iu;
const beforeOnly = new RegExp(`^\\P{L}*(?:${only})\\s(?:${small}){0,2}(\\p{L}{4,})\\s`, "iu");
/** Those whom every job may be for, and words that start a limit of time or degree. */
const anyone =
  /^(?:candidat|applicant|resident|citizen|people|those|anyone|employee|staff|bewerb|kandidat|person|mitarbeit|beschäftig|emplead|salarié|colaborador|dipendent|medewerk|medarbet|pracownik|zaměstnan|partial|teilw|tage|days|jours|when|wenn|with|after|nach|once|during|während|within|from|about|remote|home|part|full|teil|voll|temps|jornada|tempo)/iu;

const STEM = 5;

/** True if a way of working is only for a group that is not the job's: "only accountants may work from home". */
export function isReservedForOthers(
  text: string,
  sentence: Piece,
  place: Span,
  prior: HeldLanguage | undefined,
): boolean {
  const { before, behind } = segmentAround(sentence, place);
  const group = (behindOnly.exec(behind) ?? keptFor.exec(behind) ?? beforeOnly.exec(before))?.[1];
  if (group === undefined || anyone.test(group) || isWorking(group)) return false;
  const title = text.trimStart().split(/\n|[.!]\s/u, 1)[0] ?? "";
  if (title.toLowerCase().includes(group.toLowerCase().slice(0, STEM))) return false;
  return languagesOf(sentence.text, prior).every(
    (language) =>
      language === "ja" ||
      language === "zh" ||
      !(isLoose(group, language) || matchesOf(subjectsOf(language).reader, `${before} ${behind}`).length > 0),
  );
}

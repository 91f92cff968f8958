import { EMPLOYMENT_TERMS } from "../../../lexicon/words/title-words.ts";
import { lengthPattern } from "../../../text/durations.ts";
import { foldText } from "../../../text/fold.ts";

const PAGE =
  /^(?:page|seite|pagina|p\.)\s{0,2}\d{1,3}(?:\s{0,2}(?:of|von|de|sur|di|van|\/)\s{0,2}\d{1,3})?$|^\d{1,3}\s{0,2}\/\s{0,2}\d{1,3}$|^[^\p{L}]{0,8}$/u;
const DETAIL_OPENINGS =
  /^\W{0,3}(?:geburts|geboren|staatsangehorig|familienstand|nationalitat|religionszug|date of birth|place of birth|marital|nationality|citizenship|country of citizenship|father['’]?s name|mother['’]?s name|fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|nee? le|ne\(e\) le|date de naissance|lieu de naissance|nationalite|situation (?:familiale|de famille)|etat civil|data de nascimento|naturalidade|nacionalidade|data di nascita|luogo di nascita|nazionalita|stato civile|geboorte|nationaliteit|burgerlijke staat|性别|年龄|民族|婚姻|出生|籍贯|户籍|政治面貌|身高|照片|she\/her|he\/him|they\/them|ort, datum|firma\s*(?::?\s*_|:?$)|veterans['’]? preference|highest grade|dfe number|i hereby|declaro|autorizzo il trattamento|acconsento al|wyrazam zgode|j['’]autorise le traitement|ich willige ein|levels?\s?: a1|livelli\s?: a1|stufen\s?: a1|niveaux\s?: a1|niveles\s?: a1|niveis\s?: a1|(?:references?|referenzen|referencias|referenze|referenties) (?:available|on|upon|auf|sur|disponiveis|disponibles?|a peticion|a pedido|sob|su|op)|referees available|refs?\s*:)/;
const DETAIL_LABELS =
  /^\W{0,3}(?:born|birth ?date|birthplace|dob|age|gender|sex|religion|passport|height|weight|konfession|sexo|edad|dni|nie|hijos|cpf|filhos|pronouns|foto|photo|unterschrift|signature|assinatura)\s{0,12}(?::.*|\]|_.*|)$/;
const PLACE_AND_DATE =
  /^\p{Lu}[\p{L} .-]{1,30},\s(?:(?:den|le|a)\s)?\d{1,2}\s?[./]\s?\d{1,2}\s?[./]\s?\d{4}\b|^\p{Lu}[\p{L} .-]{1,30},\s(?:im|den|le|el|em|dnia|dne|il)\s(?:\d{1,2}\.?\s)?(?:de\s)?\p{L}{3,10}\s(?:de\s)?\d{4}\.?$/u;
const DURATION = new RegExp(String.raw`^[\s:(·,]*(?:${lengthPattern}){1,2}\)?$`, "iu");

const YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/;

/** True if a line is only a page number or a run of symbols. */
export function isPageMark(text: string): boolean {
  return text.length <= 60 && PAGE.test(foldText(text.trim())) && !YEAR.test(text);
}

/** True if a line has data without a resume field: birth, nationality, marital status, photograph, signature. */
export function isPersonalDetail(text: string): boolean {
  const head = foldText(text.slice(0, 120).trim());
  return DETAIL_OPENINGS.test(head) || DETAIL_LABELS.test(head) || isPlaceAndDate(text);
}

/** True if a text is only a duration: "3 years 8 months". */
export function isDuration(text: string): boolean {
  return text.length <= 60 && DURATION.test(text);
}

/** True if a text is a place and date, as above a signature: "Erfurt, 02.11.2026". */
export function isPlaceAndDate(text: string): boolean {
  return text.length <= 80 && PLACE_AND_DATE.test(text) && !/\d{4}\s?[–-]/.test(text);
}

/** What a profile shows beside an entry: "Full-time · 7 yrs 3 mos". */
export function isOfProfile(text: string): boolean {
  if (text.length > 90) return false;
  const [terms = "", length = "", more] = text.split(" · ");
  const isLength = isDuration(length) || /^\d{1,2} ?(?:a|an|j)(?: \d{1,2} ?(?:m|mois|mnd))?$/i.test(length);
  return more === undefined && EMPLOYMENT_TERMS.test(terms) && isLength;
}

/** True if most lines have the quote mark of a mail. Otherwise it is a bullet. */
export function isQuotedMail(lines: readonly string[]): boolean {
  const said = lines.flatMap((line) => line.trim() || []);
  return said.filter((text) => text.startsWith(">")).length > said.length / 2;
}

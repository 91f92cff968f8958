import { MONTHS } from "../../lexicon/dates.ts";
import { foldText } from "../../text/fold.ts";
import { sentencesOf } from "../../writing/sentences.ts";
import { hasStance } from "../opening/stances.ts";
import type { FilterResult } from "../types.ts";
import { filterResult } from "./result.ts";

/** A day or month when work can begin or begins; a month without a year is the next one. */
interface Start {
  month: number;
  day?: number;
  year?: number;
}

/** Words of a note on when the person can begin, and of a posting on when the work begins. */
const canBegin =
  /(?<!\p{L})(?:start(?:ing)?|begin|available|free from|earliest|soonest|join|anfangen|beginnen|starten|frei ab|verfügbar|frühestens|commencer|dispo(?:nible)?s?|libre à partir|empezar|incorporarme|disponible|tillgänglig\p{L}*|dostępn[ya]|niedostępn[ya]|müsait|başla\p{L}*|eintritt\p{L}*|startdatum|rozpoczęcia|inizio|data de início|início|incorporación|date de début|au plus tôt|como pronto|o mais cedo|al più presto|op zijn vroegst|vroegste|najwcześniej\p{L}*|tidigast\p{L}*|en erken|começar|disponível|cominciare|iniziare|disponibile|beschikbaar|börja|zacząć)(?!\p{L})/iu;
const begins =
  /(?<!\p{L})(?:start(?:s|ing|ers?)?|begin(?:s|ning)?|commenc\p{L}+|join(?:s|ing)?|intake|eintritt\p{L}*|beginn|starttermin|prise de poste|début|incorporaci[óo]n|inicio|inizio|başlangıç|início|inserimento|ingresso|startdatum|aanvang|tillträde|start(?:datum)?|rozpoczęci\p{L}+)(?!\p{L})/iu;
/** The last day to apply, an interview or the employer's past is no start of work. */
const otherDay =
  /(?<!\p{L})(?:apply|application\p{L}*|closing|deadline|interviews?|story|history|founded|since|awards?|won|opened|(?:financial|fiscal) year|newsletter|gegründet|fond[ée]e?|fundad[ao]|bewerb\p{L}+|candidatures?|solicitud\p{L}*|candidatura\p{L}*|sollicit\p{L}+|ansök\p{L}+|salary expectations?|gehaltsvorstellung\p{L}*|gehaltswunsch|prétentions|pretensiones|pretensão|löneanspråk)(?!\p{L})/iu;
const notice =
  /(?<!\p{L})(?:notice|kündigungsfrist|préavis|preaviso|aviso prévio|preavviso|opzegtermijn|uppsägningstid|wypowiedzeni\p{L}+|ihbar süre\p{L}*)(?!\p{L})/iu;
/** None, or one that ends as soon as "at once" asks. */
const shortNotice =
  /(?<!\p{L})(?:(?:no|without|any|keine?|ohne|pas de|sans|aucun|sin|sem|senza|geen|zonder|ingen) (?:notice|kündigungsfrist|préavis|preaviso|aviso prévio|preavviso|opzegtermijn|uppsägningstid)|immediately|at once|(?:an?|one|two|1|2|eine?|zwei|une|deux|una|dos|uma|duas|due|een|twee|en|två)[- ](?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|veckor|vecka))(?!\p{L})/iu;
const atOnce =
  /(?<!\p{L})(?:immediate(?:ly)?(?: start)?|asap|right away|ab sofort|sofort|immédiat\p{L}*|inmediat\p{L}+|imediat\p{L}+|immediat[oa]|per direct|omgående|od zaraz|within (?:one|two|1|2) weeks?)(?!\p{L})/iu;
const onlySo =
  /(?<!\p{L})(?:only|must|cannot|can['’]t|within (?:one|two|1|2) weeks?|nur|müssen|uniquement|impératif|solo|imprescindible|apenas|obbligatori\p{L}*|alleen|endast)(?!\p{L})/iu;
/** "By May", if nothing denies it: the last day to begin, not the first. */
const byThen =
  /(?<!\p{L})(?:by|before|latest|spätestens|vor|bis|avant|antes|prima|voor|uiterlijk|före|senast|przed)(?!\p{L})/iu;
const atEarliest = /(?<!\p{L})(?:earliest|soonest|erst|frühestens)(?!\p{L})/iu;
const HALF_YEAR = 6;

/** True if a text says when its writer can begin, or names their notice. */
export function namesStart(text: string): boolean {
  return canBegin.test(text) || notice.test(text);
}

/** Compares when a note says that the person can begin with an opening's start; undefined if either is not said. */
export function notedStart(note: string, text: string): FilterResult | undefined {
  const sentences = sentencesOf(text);
  if (notice.test(note)) {
    if (shortNotice.test(note)) return undefined;
    const quote = sentences.find(beginsAtOnce);
    if (quote === undefined) return undefined;
    const next = sentences[sentences.indexOf(quote) + 1] ?? "";
    const isOnly = onlySo.test(quote) || (atOnce.test(next) && onlySo.test(next));
    return filterResult("notedStart", isOnly ? false : undefined, `The opening says: "${quote}"`);
  }
  if (byThen.test(note) && !atEarliest.test(note) && !hasStance("refuses", note)) return undefined;
  const own = canBegin.test(note) ? startIn(note) : undefined;
  if (!own) return undefined;
  for (const sentence of sentences) {
    const start = begins.test(sentence) && !otherDay.test(sentence) ? startIn(sentence) : undefined;
    if (start) return filterResult("notedStart", isInTime(own, start), `The opening says: "${sentence}"`);
  }
  const quote = sentences.find((one) => beginsAtOnce(one) && !otherDay.test(one));
  return quote === undefined
    ? undefined
    : filterResult("notedStart", undefined, `The opening says: "${quote}"`);
}

function beginsAtOnce(sentence: string): boolean {
  return atOnce.test(sentence) && (begins.test(sentence) || canBegin.test(sentence));
}

/** True if a sentence says from when a person can begin, or how long they are bound to another employer. */
export function limitsStart(sentence: string): boolean {
  if (notice.test(sentence))
    return (
      /\d|drei|three|trois|tres|três|tre|drie|trzy|üç|zwei|two|deux|dos|dois|due|twee|två|dwa|iki/iu.test(
        sentence,
      ) && !shortNotice.test(sentence)
    );
  return fromThen.test(sentence) && canBegin.test(sentence) && startIn(sentence) !== undefined;
}
const fromThen =
  /(?<!\p{L})(?:from|as of|earliest|soonest|ab|frühest\p{L}*|à partir d\p{L}+|au plus tôt|a partir d\p{L}+|como pronto|más temprana|o mais cedo|dal(?:l['’])?|a partire da|al più presto|vanaf|vroegst\p{L}*|od|najwcześniej\p{L}*|från|tidigast\p{L}*|itibaren|en erken)(?!\p{L})/iu;

/** The first month in a text, with its day and year. */
function startIn(text: string): Start | undefined {
  const [, date, month, year] = /(?<!\d)(\d{1,2})[.-](\d{1,2})[.-](20\d\d)(?!\d)/u.exec(text) ?? [];
  if (date !== undefined) return { month: Number(month), day: Number(date), year: Number(year) };
  const [, isoYear, isoMonth, isoDay] = /(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/u.exec(text) ?? [];
  if (isoYear !== undefined) return { month: Number(isoMonth), day: Number(isoDay), year: Number(isoYear) };
  const months = [
    ...text.matchAll(
      /(?:(\d{1,2})(?:st|nd|rd|th|\.|º|er)?\s(?:de |of )?)?(\p{L}{3,})\.?(?:\s(\d{1,2})(?!\d))?(?:,?\s(?:de )?(20\d\d))?/gu,
    ),
  ];
  for (const [, before, name = "", behind, year] of months) {
    const month = /^may$/u.test(name) ? undefined : MONTHS.get(foldText(name.toLowerCase()));
    if (month === undefined || (name.length === 3 && !(before ?? year) && !/^\p{Lu}/u.test(name))) continue;
    const day = before ?? behind;
    return { month, ...(day && { day: Number(day) }), ...(year && { year: Number(year) }) };
  }
  return undefined;
}

/** True if work begins when the person can, false if it begins before; undefined if that is not sure. */
function isInTime(own: Start, work: Start): boolean | undefined {
  const months =
    own.year !== undefined && work.year !== undefined
      ? 12 * (work.year - own.year) + work.month - own.month
      : ((work.month - own.month + 12 + HALF_YEAR) % 12) - HALF_YEAR;
  // "March" of a note may be of another year than one that the opening names.
  if (months < 0 && (own.year === undefined) !== (work.year === undefined)) return undefined;
  if (months !== 0) return months > 0;
  return own.day === undefined || work.day === undefined ? undefined : work.day >= own.day;
}

import { foldText } from "../../text/fold.ts";
import type { MailLine } from "../sentences.ts";
import type { MailLanguage } from "../words/types.ts";
import { addDays, type DateCustoms, type DayMention, daysIn } from "./dates.ts";
import { timesIn } from "./times.ts";
import { deadline, expiry, newDay, oldDay, timeZone, tomorrow } from "./words.ts";

// Words without accents, in every mail language, around the last day on which an offer can be answered.

/** Words right before the last day. */
const lastDay =
  /(?:\b(?:by|before|until|till|no later than|not later than|at the latest|through|deadline|due|expires?|lapses?|closes?|valid to|bis|spatestens|frist|vor|lauft|avant|jusqu'au|au plus tard|d'ici|date limite|expire|dernier delai|antes del?|hasta|mas tardar|no mas tarde del?|maximo|plazo|vence|caduca|voor|uiterlijk|tot|verloopt|vervalt|entro|prima del|non oltre|scade|fino al?|ate|prazo|o mais tardar|expira|senast|fore|innan|till|senest|inden|innen|til|do|najpozniej|pozniej niz|przed|termin(?:em|u)?)(?: (?:for|of|is|zum|am|einschliesslich|den|dem|end of|close of|le|la|est|de|el|dia|op|en met|e non oltre|il|ao|o|em|a|dnia|do|och med|og med|business|acceptance|answer|reply)){0,4}\s?:?\s{0,2}(?:the\s|on\s|day\s)?(?:\p{L}{3,14}(?:-feira)?,?\s\(?)?(?:(?:the|den|dem|le|el|il|o|dia|dnia)\s)?(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)?,?\s(?:on|am|op|le|del?|do)?\s?)?)$/u;

/** Words for an answer: to say yes, to sign, to decide. */
const answered =
  /(?<!\p{L})(?:answer|repl(?:y|ies)|respon[ds]|accept|sign(?:ed|ature)?|return|confirm|decide|decision|let (?:us|me) know|hear from you|get back to|rsvp|offer (?:is|remains|stays|expires|lapses|closes|will)|(?:valid|open) (?:until|till|for)|antwort|ruckmeldung|bescheid|melde|annahme|annehmen|unterschr|unterzeichn|zuruck|bestatig|entscheid|gultig|zusag|angebot gilt|repond|reponse|accept|sign|retourn|renvoy|confirm|valable|decision|accord|respuesta|respond|responda|acept|firm|devuelv|contest|decid|valid|responder|resposta|aceit|assin|devolv|valida|(?:faccia|fammi|facci|fateci|farmi|farci) sapere|rispost|rispond|accett|sottoscri|restitu|conferm|decision|valida|antwoord|reageer|reactie|akkoord|teken|ondertek|terug|bevestig|geldig|laat (?:het )?(?:me|mij|ons)|svar|besked|skriv under|underskri|returner|bekraft|bekreft|bekraeft|galler|gaelder|gjelder|odpow|akcept|podpis|potwierdz|decyzj|wazna)/u;

/** What the employer does by a day: sends the contract, answers, starts. */
const byEmployer =
  /(?<!\p{L})(?:(?:we|i|they|hr|he|she|the (?:team|panel|office|agency)|our \p{L}{2,20}) (?:will|ll|shall|aim to|are going to|plan to|expect to) (?!need|expect|require|hold|keep|ask|have to)|you (?:will|ll|should) (?:receive|hear|get|have)|(?:wir|ich) (?:werden|senden|schicken|melden|bestatigen|entscheiden)|(?:erhalten|bekommen) sie|(?:erhaltst|bekommst) du|nous vous (?:enverrons|ferons|contacterons|adresserons|confirmerons)|vous recevrez|vous aurez|(?:le|la|te|os|lhe) (?:enviaremos|confirmaremos|contactaremos|responderemos)|(?:recibira|recibiras|recebera|riceverai?|otrzyma)|(?:wij|we|ik) (?:sturen|zenden|bevestigen|beslissen|laten)|(?:u|je) (?:ontvangt|krijgt)|(?:le|ti) (?:invieremo|confermeremo|manderemo)|(?:vi|jag|jeg) (?:skickar|sender|bekraftar|bekrefter|bekraefter|atervander|vender)|(?:du|ni) (?:far|modtager)|(?:wyslemy|potwierdzimy|przeslemy|odpowiemy))/u;

/** How long a job lasts is not how long its offer does. */
const fixedTerm =
  /(?<!\p{L})(?:fixed term|temporary|(?:contract|employment|job|post|position|cover) (?:runs|lasts|ends|is (?:limited|for))|befristet|laufzeit|duree determinee|cdd|temporal|plazo fijo|tempo determinato|a termo|tijdelijk|bepaalde tijd|visstid|tidsbegr|midlertidig|okreslony)/u;

/** A date, optionally with local time, and the time zone that the mail gives with it. */
export interface MailWhen {
  when: string;
  timeZone?: string;
}

interface Day extends DayMention {
  line: MailLine;
}

/** Words before a day that say what it is for. */
const REACH = 60;

/** When the event in an invitation takes place; undefined unless exactly one day is stated. */
export function whenOf(
  lines: readonly MailLine[],
  at: MailLine,
  { language, sent, moved }: { language: MailLanguage; sent: string | undefined; moved: boolean },
): MailWhen | undefined {
  const days = lines.flatMap((line) => upcoming(line, customsOf(language, sent), moved));
  const day = only(days.filter(({ line }) => line === at)) ?? only(days);
  if (day === undefined) return undefined;
  const time = timeFor(lines, day, language);
  return timed(day, time);
}

/** The days on which a mail says that something takes place, such as several to choose from. */
export function daysNamed(
  lines: readonly MailLine[],
  { language, sent }: { language: MailLanguage; sent: string | undefined },
): string[] {
  return lines.flatMap((line) => upcoming(line, customsOf(language, sent), false)).map(({ iso }) => iso);
}

function customsOf(language: MailLanguage, sent: string | undefined): DateCustoms {
  return { dayFirst: language === "en" ? undefined : true, sent: sent?.slice(0, 10) };
}

/** Until when an offer is to be answered, and the sentence that says so; undefined unless it is one day. */
export function answerBy(
  lines: readonly MailLine[],
  { language, sent }: { language: MailLanguage; sent: string | undefined },
): (MailWhen & { line: MailLine }) | undefined {
  const days = lines.flatMap((line) => lastDays(line, customsOf(language, sent)));
  const day = only(days);
  if (day === undefined) return undefined;
  const times = timesIn(textOf(day.line), language);
  return { ...timed(day, oneTime(times, day.line)), line: day.line };
}

function timed({ iso }: Day, time: { time: string; line: MailLine } | undefined): MailWhen {
  const zone = time && timeZone.exec(time.line.text.slice(0, 700))?.[1]?.replace(/\s/g, "");
  return { when: time ? `${iso}T${time.time}` : iso, ...(zone && { timeZone: zone }) };
}

/** The days until which a sentence asks for an answer. What the employer does by a day is none. */
function lastDays(line: MailLine, customs: DateCustoms): Day[] {
  const text = textOf(line);
  if (!answered.test(text) || byEmployer.test(text) || fixedTerm.test(text)) return [];
  return daysIn(text, customs)
    .filter(({ iso, start }) => {
      const isPast = customs.sent !== undefined && iso < customs.sent;
      return !isPast && lastDay.test(text.slice(Math.max(0, start - REACH), start));
    })
    .map((day) => ({ ...day, line }));
}

/** The days on which a sentence says that something takes place. */
function upcoming(line: MailLine, customs: DateCustoms, moved: boolean): Day[] {
  const text = textOf(line);
  const days = daysIn(text, customs);
  const relative = customs.sent === undefined ? null : tomorrow.exec(text);
  if (relative && customs.sent && days.length === 0)
    days.push({
      iso: addDays(customs.sent, 1),
      start: relative.index,
      end: relative.index + relative[0].length,
    });
  return days
    .filter(({ iso, start }) => {
      const before = text.slice(Math.max(0, start - REACH), start);
      if (customs.sent !== undefined && iso < customs.sent) return false;
      if (moved) return newDay.test(before) && !oldDay.test(before);
      return !deadline.test(before) && !expiry.test(text.slice(0, start));
    })
    .map((day) => ({ ...day, line }));
}

function only(days: readonly Day[]): Day | undefined {
  return new Set(days.map(({ iso }) => iso)).size === 1 ? days[0] : undefined;
}

/** The only time after the day, in its sentence or one of the next two. */
function timeFor(lines: readonly MailLine[], day: Day, language: MailLanguage) {
  const from = lines.indexOf(day.line);
  const after = timesIn(textOf(day.line), language).filter(({ start }) => start >= day.end);
  const inLine = after.length > 0 ? after : timesIn(textOf(day.line), language);
  if (inLine.length > 0) return oneTime(inLine, day.line);
  for (const line of lines.slice(from + 1, from + 3)) {
    const times = timesIn(textOf(line), language);
    if (times.length > 0) return oneTime(times, line);
  }
  return undefined;
}

function oneTime(times: readonly { time: string }[], line: MailLine) {
  const [first] = times;
  return first && new Set(times.map(({ time }) => time)).size === 1 ? { time: first.time, line } : undefined;
}

function textOf({ text }: MailLine): string {
  return foldText(text.slice(0, 700)).replace(/[’]/g, "'").replace(/\s+/g, " ");
}

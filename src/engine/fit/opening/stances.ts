import { timeStances } from "../../lexicon/demands/opening-terms.ts";
import { createTerms } from "../../text/names/terms.ts";

type Stance = keyof typeof timeStances;

const finders = Object.fromEntries(
  Object.entries(timeStances).map(([stance, words]) => [stance, createTerms({ [stance]: words })]),
);

/** True if words of a text take a stance to what it names: they refuse it, or leave it open. */
export function hasStance(stance: Stance, text: string): boolean {
  return (finders[stance]?.(text).length ?? 0) > 0;
}

/** What takes back the clause before: "and I'm done with it". */
export const takesBack =
  /(?<!\p{L})(?:done with|no use to me|fini pour moi|c['’]est fini|not doing (?:that|it) again|never again|no more|not any ?more|not for me|is (?:out|a no)|out of the question|nie wieder|nicht mehr|(?:ne )?(?:le |la |l['’])?veux plus|plus jamais|hors de question|no (?:quiero|lo haré) más|nunca más|no va conmigo|nunca mais|mai più|nooit meer|aldrig mer|nigdy więcej)(?!\p{L})/iu;

/** A line on the hours with working days, which leave weekends free unless a text names them as well. */
export const weekdays =
  /^(?:[^:]{2,30}:\s*)?(?:(?:full|part)[- ]time,?\s)?(?:\d{1,2}(?:[.,]\d)? (?:hours|h),?\s)?(?:mon(?:day)?\s?(?:to|[-–])\s?fri(?:day)?|mo(?:ntag|\.)?\s?(?:bis|[-–])\s?fr(?:eitag|\.)?|(?:du )?lundi au vendredi|(?:de )?lunes a viernes|(?:de )?segunda(?:[- ]feira)? a sexta(?:[- ]feira)?|(?:dal )?lunedì al venerdì|ma(?:andag)? (?:t\/m|tot en met) vr(?:ijdag)?|mån(?:dag)?\s?(?:till|[-–])\s?fre(?:dag)?|(?:od )?poniedziałku do piątku)(?:[,;.]?\s?(?:from |von |de |dalle )?\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|h)?\s?(?:to|bis|à|a|alle|[-–])\s?\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|h)?)?\s*\.?\s*$/iu;
const denials = [
  /^\W*(?:\p{L}+\s?:\s*)?(?:no|without|never|keine?|ohne|sin|sans|pas de|sem|senza|nessun[ao]?|geen|zonder|inga|ingen|utan|bez)\s(?:\p{L}+\s)?[\p{L}-]+(?:\s(?:work|working|shifts?|duty|duties|arbeit|dienste?|schicht(?:en)?|turnos?|turni|diensten))?\W*$/iu,
  /^\W*(?:every |all |alle )?[\p{L}-]+(?:\s[\p{L}-]+)? (?:off|free|frei|libres?|livres?|fri)\W*$/iu,
  /^\W*(?:we are |wir haben |nous sommes )?(?:closed|geschlossen|fermés?|cerrado|stängt|gesloten|chiuso)(?: (?:at|on|am|le|los|i|op))? [\p{L}-]+\W*$|^[\p{L}\s-]{3,40} (?:closed|geschlossen|fermé|cerrado|stängt|gesloten|chiuso)\W*$/iu,
];
/** Where a driver is at home is said with the same words as when one works. */
export const atHome =
  /(?<!nursing )(?<!care )(?<!\p{L})home (?:every |on |at |for the )?weekends?(?!\p{L})/iu;

/** True if a clause denies the time that it names, and says nothing else: "no nights", "weekends off". */
export function deniesTime(clause: string): boolean {
  return denials.some((shape) => shape.test(clause));
}

/** More than an amount or a number of times. */
export const moreThan =
  /(?<!\p{L})(?:more (?:than|often)|over|mehr als|öfter als|plus d['’ ]|plus que|más de|mais (?:de|do que)|più di|meer dan|mer än|więcej niż|częściej)(?!\p{L})/iu;

/** A line on the hours or on travel, by its label. */
export const hoursLabel =
  /^[^\p{L}\d]{0,3}(?:(?:working |work )?hours|(?:working |work |shift )pattern|shifts?|schedule|rota|travel|arbeitszeit(?:en|modell)?|schicht(?:en|modell|dienst)?|reise(?:tätigkeit|anteil|bereitschaft)|horaires?|rythme|temps de travail|déplacements?|horario|jornada|turnos?|viajes|horário|escala|viagens|orari?o?|turni|trasferte|werktijden|uren|rooster|reizen|arbetstid(?:er)?|schema|resor|godziny(?: pracy)?|system pracy|zmiany|podróże)(?: [^:\n]{1,20})?\s?:/iu;

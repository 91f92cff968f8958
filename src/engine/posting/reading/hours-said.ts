import type { EmploymentType } from "../types.ts";

const number =
  "(\\d{1,2}(?:[.,]\\d{1,2})?)(?:\\s?(?:[-–—]|to|bis|à|a|tot|till|až|do)\\s?(\\d{1,2}(?:[.,]\\d{1,2})?))?";
const units =
  "hours?|hrs?|h|std\\.?|stunden|heures?|horas|ore|uur|uren|timmar|timer|tuntia|tim|godz(?:in|iny|\\.)?|hod(?:in|iny|\\.)?";
const weekly = new RegExp(
  `(?<![\\d.,])${number}\\s?-?(?:(?:${units})(?:\\s?(?:/|a|an|per|each|pro|in der|je|par|p\\.?|a la|por|à|alla|i|om|na|za|v)?\\s?(?:the\\s)?(?:week|weekly|wk|woche|wöchentlich|wchtl\\.?|semaine|hebdo\\p{L}*|semana\\p{L}*|semanales|semanais|settiman\\p{L}*|w\\.?|vecka\\p{L}*|veckan|uge\\p{L}*|uken?|viikossa|tydzień|tygodni\\p{L}*|tyg\\.?|týden|týdně|týdenně)(?!\\p{L}))|\\p{L}*wochenstunden|wochenstunden)|(?:週|每周|每週|周|haftada(?: en (?:fazla|az|çok))?)\\s?${number}\\s?(?:時間|时间|小时|小時|saat\\p{L}*)`,
  "giu",
);
const share =
  /(?<![\d.,])(?:(\d{2,3})\s?%[\s-]?(?:stelle|pensum|tjänst|etatu|úvazek|contract|fte)|(?:tjänst på|tjänstgöringsgrad|sysselsättningsgrad|pensum|etat)[:\s]*(\d{2,3})\s?%|(0[.,]\d{1,2})\s?(?:fte|etp|etatu|úvazku)|(?:úvazek|fte|etat|etp)[:\s]*(0[.,]\d{1,2}))/giu;

const LEAST_FULL = 35;
const MOST_PART = 32;

/** The numbers one to four, as alternatives of a pattern. */
export const few =
  "one|two|three|four|[1-4]|ein(?:em|en)?|zwei|drei|vier|une?|deux|trois|quatre|un|dos|tres|cuatro|um|dois|duas|três|quatro|due|tre|quattro|een|één|twee|drie|vier|en|ett|två|fyra|jeden|dwa|trzy|cztery|jeden|dva|tři|čtyři|to|tre|fire|iki|üç|dört|bir";
const weekday =
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|mi[eé]rcoles|jueves|viernes|segundas?|terças?|quartas?|quintas?|sextas?|lunedì|martedì|mercoledì|giovedì|venerdì|maandag|dinsdag|woensdag|donderdag|vrijdag|(?:mån|tis|ons|tors|fre|man|tirs)dag(?:ar|en|er)?|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+";
const someDays = new RegExp(
  `(?<![\\p{L}\\d])(?:${few})(?:\\s?[-–—]\\s?[1-4])?\\s(?:fixed\\s|feste\\s)?(?:days?|tagen?|j(?:ours?)?|días?|dias?|giorn[oi]|dag(?:en|ar|e|er)?|gün|dzień|dni|den|dny|dnů)(?!\\p{L})|(?<!\\d)[1-9]\\d\\s?%|(?<!\\p{L})(?:partly|partially|teilweise|anteilig|zeitweise|partiel\\p{L}*|en partie|parcial\\p{L}*|in parte|parzial\\p{L}*|deels|gedeeltelijk|delvis|częściowo|částečně|zčásti)(?!\\p{L})|(?<!\\p{L})(?:on|am|les?|los|[aà]s?|il|op|på|om|we?)\\s(?:${weekday})(?!\\p{L})(?!\\s?(?:[-–—]|to|through|bis|au|à|a|al|tot|till|til|do)(?!\\p{L}))|週\\s?[1-4１-４一二三四]\\s?日|[一二两三四1-4]天|一部|部分`,
  "iu",
);

/** True if words refer only to some days or a share, not to all. */
export function isPartly(said: string): boolean {
  return someDays.test(said);
}

/** The first weekly hours that a text names, the higher end of a range, with their position. */
export function firstWeekly(said: string): { hours: number; start: number; end: number } | undefined {
  const [match] = said.matchAll(weekly);
  if (match === undefined) return undefined;
  const [whole, from, to, other, last] = match;
  return { hours: read(to ?? from ?? last ?? other), start: match.index, end: match.index + whole.length };
}

/** The numbers of weekly hours in a text; both ends of a range. */
export function weeklyHours(said: string): number[] {
  return [...said.matchAll(weekly)].flatMap(([, ...found]) =>
    found.flatMap((one) => (one === undefined ? [] : [read(one)])),
  );
}

const whole = String.raw`(?:full|voll(?:zeit)?|plein|complet[ao]?|integral|pieno|voltijds?|heltid|pełny)(?!\p{L})`;
const part = String.raw`(?:part|teil(?:zeit)?|partiel|parcial|parziale|deeltijds?|deltid|niepełny)(?!\p{L})`;
const between = String.raw`(?:[ -]?time)?[\s-]*(?:\/|&|,|or|oder|ou|o|e|y|und|and|bzw\.?|(?<!(?:part|full) )of|eller|lub)\s*(?:(?:a|à|in|en) )?(?:jornada |tiempo |temps |tempo )?`;
const eitherTime = new RegExp(
  String.raw`(?<!\p{L})(?:${whole}${between}${part}|${part}${between}${whole})`,
  "iu",
);

const someTime = String.raw`(?<!\p{L})(?:(?:part|full|teil|voll)[ -]?(?:time|zeit)|temps (?:partiel|plein)|(?:jornada|tiempo|tempo) (?:parcial|completa?|integral|pieno)|tempo parziale|part-time|deeltijds?|voltijds?|deltid|heltid|(?:nie)?pełny etat)(?!\p{L})`;
const someHours = String.raw`(?<![\d.,])${number}\s?-?(?:${units})(?!\p{L})`;
/** "Part-time (20 hours)": the hours of a week, which it does not say. */
const hoursOfTime = new RegExp(
  `${someTime}[^.;\\d]{0,12}${someHours}|${someHours}[^.;\\d]{0,6}${someTime}`,
  "iu",
);
const [FEWEST, MOST] = [8, 48];

/** When customers come, not how long one works. */
export const ofCustomers =
  /(?<!\p{L})(?:open|opening|geöffnet|öffnungszeiten|ouvert\p{L}*|ouverture|abiert[oa]s?|apertura|abertura|apert[oi]|geopend|öppet|otwart\p{L}*)(?!\p{L})/iu;
const LONGEST_LINE = 160;
const MOST_LINES = 2000;
const LONGEST_TEXT = 20_000;

/** How much one works, as a posting's text says. */
export interface WorkHours {
  /** The weekly hours of the first line that names some; both ends of a range. */
  weekly: readonly number[];
  /** "Full or part time": it is left open. */
  isEither: boolean;
}

/** How much one works, as a posting's text says. */
export function hoursNamed(text: string): WorkHours {
  return { weekly: weeklyNamed(text), isEither: eitherTime.test(text.slice(0, LONGEST_TEXT)) };
}

function weeklyNamed(text: string): number[] {
  for (const line of text.split("\n", MOST_LINES)) {
    const found = line.length > LONGEST_LINE || ofCustomers.test(line) ? [] : weeklyIn(line);
    if (found.length > 0) return found;
  }
  return [];
}

function weeklyIn(line: string): number[] {
  const found = weeklyHours(line);
  if (found.length > 0) return found;
  const ofTime = (hoursOfTime.exec(line) ?? []).slice(1).flatMap((one) => (one ? [read(one)] : []));
  return ofTime.every((hours) => hours >= FEWEST && hours <= MOST) ? ofTime : [];
}

/** The employment type for a number of weekly hours or a share of full time; undefined for others. */
export function employmentByHours(said: string): EmploymentType | undefined {
  const [hours] = [...said.matchAll(weekly)].map(([, from, to, other, last]) =>
    read(to ?? from ?? last ?? other),
  );
  if (hours !== undefined)
    return hours >= LEAST_FULL ? "FULL_TIME" : hours <= MOST_PART ? "PART_TIME" : undefined;
  const [part] = [...said.matchAll(share)].map(([, ...found]) =>
    read(found.find((one) => one !== undefined)),
  );
  return part !== undefined && part < 100 ? "PART_TIME" : undefined;
}

function read(written: string | undefined): number {
  return Number((written ?? "").replace(",", "."));
}

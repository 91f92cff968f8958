// How the working times of a limit and of an opening are compared.

/** At most a number of times. */
export const atMost =
  /(?<!\p{L})(?:max(?:imum|imal|imaal|imo|\.)?|at most|up to|höchstens|maximal|au maximum|au plus|(?:como |al )?máximo|no máximo|até|al massimo|massimo|hoogstens|högst|maksymalnie|najwyżej|do) \d{1,2}(?!\d|[.,:]\d|\s?(?:h|am|pm|uhr|horas|heures)(?!\p{L}))/iu;

/** "4 night shifts a month", "6 Nächte pro Woche": how many, and in what time. */
const perTime =
  /(?<![\d.,])(\d{1,2})\s(?:\p{L}+[\s-]){1,3}?(?:an?|per|each|every|im|pro|in der|por|al|a la|par|na|w|i)\s?(month|monat|mes|mês|mois|mese|maand|månaden|miesiącu|week|woche|semana|semaine|settimana|vecka|tygodniu|year|jahr|año|ano|an|anno|jaar|år|roku?)(?!\p{L})/iu;
const sameTime = [/^m/iu, /^(?:w|s|v|t)/iu, /./u];

/** How often in a month, a week or a year a text names something. */
function often(text: string): { count: number; per: number } | undefined {
  const [, count, per = ""] = perTime.exec(text) ?? [];
  return count === undefined
    ? undefined
    : { count: Number(count), per: sameTime.findIndex((one) => one.test(per)) };
}

/** What an opening says of a time. */
interface TimeFound {
  text: string;
  isAsked: boolean;
  isFree?: boolean;
}

/** A time of the opening, beside a limit on how often it may be: within it, above it, or not known. */
export function counted<Found extends TimeFound>(limit: string, found: Found): Found {
  const [most, asked] = [often(limit), often(found.text)];
  if (most === undefined || asked?.per !== most.per) return { ...found, isAsked: false };
  return asked.count <= most.count ? { ...found, isFree: true } : { ...found, isAsked: true };
}

/** Keeps one clash for each sentence of the person, a certain one before others. */
export function isFirstOf(clashes: readonly { text: string; asked: TimeFound }[]) {
  return (clash: { text: string; asked: TimeFound }) => {
    const same = clashes.filter(({ text }) => text === clash.text);
    return (
      clash ===
      (same.find(({ asked }) => asked.isAsked) ?? same.find(({ asked }) => !asked.isFree) ?? same[0])
    );
  };
}

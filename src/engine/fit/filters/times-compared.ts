// How the working times of a limit and of an opening are compared.

/** At most a number of times, or a share of the time. */
export const atMost =
  /(?<!\p{L})(?:(?:max(?:imum|imal|imaal|imo|\.)?|at most|up to|höchstens|maximal|au maximum|au plus|(?:como |al )?máximo|no máximo|até|al massimo|massimo|hoogstens|högst|maksymalnie|najwyżej|do) (?:\d{1,2}(?!\d|[.,:]\d|\s?(?:h|am|pm|uhr|horas|heures)(?!\p{L}))|(?:one|once|every|eine?n?|alle|jede[nrsm]?|une?|una|uma?|eens|één|een|en|raz)\s(?=[^.;]{0,40}(?<!\p{L})(?:in|every|alle|jede\p{L}*|woche\p{L}*|sur|tous les|cada|su|ogni|op de|van de|var|co)(?!\p{L})))|(?:below|under|less than|unter|weniger als|moins de|menos de|meno del?|minder dan|onder|mindre än|under|poniżej|mniej niż) \d{1,2}\s?(?:%|percent|per cent|prozent|procent))/iu;

const PERCENT = "(?:%|per ?cent|prozent|pour ?cent|por ciento|por cento|per cento|procent|procenta?|prosent)";
/** "60 %", "30 to 40 percent": a share of the time; the higher number of two. */
const share = new RegExp(
  String.raw`(?<![\d.,])(?:\d{1,2}\s?(?:%\s?)?(?:[-–]|to|bis|à|a)\s?)?(\d{1,3})\s?${PERCENT}(?!\p{L})`,
  "iu",
);
/** "4 night shifts a month", "6 Nächte pro Woche": how many, and in what time. */
const perTime =
  /(?<![\d.,])(\d{1,3})\s(?:\p{L}+[\s-]){1,3}?(?:an?|per|each|every|im|pro|in der|por|al|a la|par|na|w|i)\s?(month|monat|mes|mês|mois|mese|maand|månaden|miesiącu|week|woche|semana|semaine|settimana|vecka|tygodniu|year|jahr|año|ano|an|anno|jaar|år|roku?)(?!\p{L})/iu;
const sameTime = [/^m/iu, /^(?:w|s|v|t)/iu, /./u];
/** "Every other Sunday", "one week in four", "un samedi sur deux", "jeder zweite Samstag". */
const everyOther = new RegExp(
  [
    String.raw`every (?:other|second|third|fourth|\d(?:nd|rd|th)?)|alternate|\p{L}+ (?:\p{L}+ )?in (?:two|three|four|five|six|every \p{L}+)|\d in \d`,
    String.raw`jede[nrsm]? (?:zweite|dritte|vierte|[2-6]\.)\p{L}*|alle (?:zwei|drei|vier|[2-6]) wochen|(?:ein|jed)\p{L}* \p{L}+ von (?:zwei|drei|vier)`,
    String.raw`un[e]? (?:\p{L}+ ){1,2}sur (?:deux|trois|quatre|cinq|[2-6])|tous les (?:deux|trois|quatre) \p{L}+`,
    String.raw`(?:un[oa]? (?:\p{L}+ )?(?:de|em) )?(?:a )?cada (?:dos|tres|cuatro|dois|duas|três|quatro|[2-6])|un[oa]? (?:\p{L}+ )?sí y otro no|alternos|alternados`,
    String.raw`un[oa]? (?:\p{L}+ )?su (?:due|tre|quattro)|ogni (?:due|tre|quattro)|alterni|om de (?:week|\p{L}+dag)|om het (?:andere )?weekend`,
    String.raw`varannan|vartannat|var (?:tredje|fjärde)|hver (?:anden|tredje)|annenhver|co (?:drug|trzeci|czwart)\p{L}+|joka toinen|každ\p{L}+ druh\p{L}+|iki haftada bir`,
  ]
    .map((one) => String.raw`(?<!\p{L})(?:${one})(?!\p{L})`)
    .join("|"),
  "iu",
);
/** One to ten in words, for "one week in four". */
const spelled = [
  ...[
    "two|zwei\\p{L}*|deux|dos|dois|duas|due|twee|other|drug\\p{L}+",
    "three|drei|dritt\\p{L}+|trois|tres|três|tre|drie|third|trzeci\\p{L}+",
  ],
  ...[
    "four|vier\\p{L}*|quatre|cuatro|quatro|quattro|fourth|czwart\\p{L}+",
    "five|fünf\\p{L}*|cinq|cinco|cinque|vijf",
  ],
  ...[
    "six|sech\\p{L}+|seis|sei|zes",
    "seven|sieben|sept|siete|sete|sette|zeven",
    "eight|acht\\p{L}*|huit|ocho|oito|otto",
  ],
];
const many = `(\\d{1,2}|${spelled.join("|")})`;
/** "One week in six", "1 in 4", "alle 6 Wochen", "jede 8. Woche", "une semaine sur 4": once in how many. */
const onceIn = new RegExp(
  [
    `(?:one|1|eine?|une?|una|uma?|un|een|één)\\s(?:\\p{L}+\\s)?(?:in|von|sur|de cada|em cada|su|op de|op)\\s(?:every\\s)?${many}`,
    `(?:every|alle|jede[nrsm]?|tous les|toutes les|cada|ogni|om de|elke|co)\\s${many}(?:st|nd|rd|th|\\.)?\\s(?:weeks?|weekends?|woche\\p{L}*|wochenende\\p{L}*|semaines?|semanas?|settiman[ae]|weken|tygodni\\p{L}*)`,
  ]
    .map((one) => `(?<![\\p{L}\\d])(?:${one})(?![\\p{L}\\d])`)
    .join("|"),
  "iu",
);
const FULL = 100;
/** Marks a count as a part of all weeks or shifts. */
const OF_ALL = -1;
/** Before a share or a number these leave open how often it is. */
const upTo =
  /(?<!\p{L})(?:up to|at most|max(?:imum|imal|imaal|\.)?|bis(?: zu)?|höchstens|jusqu['’]à|au (?:plus|maximum)|hasta|como máximo|até|fino a|al massimo|tot|hoogstens|upp till|högst|do|najwyżej)(?!\p{L})/iu;

/** True if a sentence says how often something is, and not only how often it may be. */
export function saysHowOften(sentence: string): boolean {
  if (everyOther.test(sentence)) return true;
  if (upTo.test(sentence)) return false;
  return perTime.test(sentence) || shareIn(sentence) !== undefined;
}

/** The share of the time that a text names, of 100. Higher ones are of pay. */
function shareIn(text: string): number | undefined {
  const value = Number(share.exec(text)?.[1]);
  return value > 0 && value < FULL ? value : undefined;
}

/** In how many weeks or shifts something comes once. */
function turnsIn(text: string): number | undefined {
  const named = onceIn
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (named === undefined) return undefined;
  const spelt = spelled.findIndex((words) => new RegExp(`^(?:${words})$`, "iu").test(named));
  return Number(named) || spelt + 2;
}

/** How often in a month, a week or a year a text names something, or in which share of the time. */
function often(text: string): { count: number; per: number } | undefined {
  const part = shareIn(text);
  if (part !== undefined) return { count: part, per: FULL };
  const turns = turnsIn(text);
  if (turns !== undefined) return { count: 1 / turns, per: OF_ALL };
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

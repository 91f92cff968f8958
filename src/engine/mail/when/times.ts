/** A time of day in a text, with its position. */
export interface TimeMention {
  /** 24 hours: 09:30. */
  time: string;
  start: number;
  end: number;
}

const forms = [
  // 10:30, 10h30, 2:30 p.m., 10.30 Uhr
  /(?<![\d.:/,-])(\d{1,2})(?:[:h]|\s?h\s|\s?heures\s|\.(?=\d{2}\s?(?:uhr|uur|h\b|hs\b|hrs|[ap]\.?m)))(\d{2})(?![\d:.]?\d)\s?(a\.?\s?m\b|p\.?\s?m\b)?/g,
  // 2 pm
  /(?<![\d.:/,])(\d{1,2})()\s?(a\.?m\b|p\.?m\b)/g,
  // 14 Uhr, 14h, 14 uur
  /(?<![\d.:/,])(\d{1,2})()\s?(?:uhr|uur|heures?|horas|hs?|hrs)(?![\p{L}\d])()/gu,
  // ore 15, a las 16, kl. 10.30, ore 15.30
  /(?<!\p{L})(?:alle(?: ore)?|ore|a las|as|kl\.?|klockan|klokken|klokka|om|o|godz\.?|o godz\.?|godzinie|a partir das)\s(\d{1,2})(?:[.:](\d{2}))?(?![\d:]|[./]\d|\s?\p{L}{3,12}\s\d{4})()/gu,
];
const NOON = /(?<!p{L})(?:12 noon|noon|midday)(?!p{L})/g;
/** Words before the end of a time range. */
const UNTIL =
  /(?:\b(?:bis|to|until|till|tot|alle(?: ore)?|a(?: las)?|as|and|und|et|y|e|en|och|till|ate(?: as)?|jusqu'a|h|uhr|am|pm|a\.m\.|p\.m\.)|[-–—])\s?(?:(?:las|ore|as|kl\.?)\s)?$/;

/** The start times in a folded text, in order, without ambiguous ones. */
export function timesIn(text: string, language: string): TimeMention[] {
  const found: TimeMention[] = [];
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const time = timeOf(
        Number(match[1]),
        Number(match[2] || 0),
        match[3] ?? "",
        text.slice(Math.max(0, start - 6), start),
        language,
      );
      if (time !== undefined) found.push({ time, start, end });
    }
  }
  for (const { index, 0: noon } of text.matchAll(NOON))
    found.push({ time: "12:00", start: index, end: index + noon.length });
  found.sort((left, right) => left.start - right.start);
  return found.filter(({ start }, at) => {
    const before = found[at - 1];
    return before === undefined || start - before.end > 14 || !UNTIL.test(text.slice(before.start, start));
  });
}

function timeOf(
  hour: number,
  minute: number,
  half: string,
  before: string,
  language: string,
): string | undefined {
  const from = /(?<!\d)(\d{1,2})\s?(?:[-–]|bis)\s?$/.exec(before)?.[1];
  const begin = from === undefined ? hour : Number(from);
  if (minute > 59 || begin > 23 || hour > 23 || begin > (half === "" ? 23 : 12)) return undefined;
  if (from !== undefined && begin >= hour) return undefined;
  const starts = from === undefined ? minute : 0;
  if (half.startsWith("p")) return shown((begin % 12) + 12, starts);
  if (half.startsWith("a")) return shown(begin % 12, starts);
  // In English "at 3:30" may be morning or afternoon.
  return language === "en" && begin < 8 ? undefined : shown(begin, starts);
}

function shown(hour: number, minute: number): string {
  return `${`${hour}`.padStart(2, "0")}:${`${minute}`.padStart(2, "0")}`;
}

import { monthOf } from "../../text/calendar-dates.ts";
import { keyOf } from "../key.ts";

/** Weekday names, full and abbreviated, as written before a date. */
const weekdays: ReadonlySet<string> = new Set(
  [
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun",
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so",
    "lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim",
    "lunes martes miercoles jueves viernes sabado domingo mie jue vie sab dom",
    "lunedi martedi mercoledi giovedi venerdi gio",
    "segunda terca quarta quinta sexta seg ter qua qui sex",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela pon wt śr czw pt sob niedz",
    "måndag tisdag onsdag torsdag fredag lördag söndag mån tis ons tor tors fre lör sön",
    "mandag tirsdag lørdag søndag man tir lør søn",
    "pondělí úterý středa čtvrtek pátek neděle po út st čt pá ne",
    "pazartesi salı çarşamba perşembe cuma cumartesi pazar pzt çar per cum cmt paz",
  ]
    .join(" ")
    .split(" ")
    .map(keyOf),
);

/** A date as written in a cell. Ambiguous ones have `numbers`; one without a year has none. */
export interface WrittenDate {
  year?: number;
  month?: number;
  day?: number;
  /** The first two of three numbers, in either order of day and month. */
  numbers?: readonly [number, number];
  /** "14:30", with "Z" or an offset if the cell has one. */
  time?: string;
}

/** Months in languages without a reader for postings and resumes. */
const farMonths: Readonly<Record<string, number>> = Object.fromEntries(
  "ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik"
    .split(" ")
    .flatMap((name, at): [string, number][] => [
      [name, at + 1],
      [name.slice(0, 3), at + 1],
    ])
    .filter(([name]) => monthOf(name) === 0),
);

const LONGEST = 80;
const timeTail =
  /^(?:[T,]? ?|, at |at |um )(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)? ?(am|pm|a\.m\.|p\.m\.|uhr|h)? ?(z|[+-]\d\d:?\d\d|gmt|utc)?([+-]\d{2}:?\d{2})?(?: ?\((?:(?:gmt|utc)([+-]\d{1,2}(?::?\d{2})?)?|[\p{L} ]{1,40})\))?$/iu;

/** Reads a cell that is only a date; undefined for other cells. */
export function writtenDate(cell: string): WrittenDate | undefined {
  // Of a period, as Notion writes it, the beginning counts.
  const [begins = ""] = cell.slice(0, 2 * LONGEST).split("→", 1);
  const whole = begins.trim().replace(/\s+/g, " ");
  if (whole.length > LONGEST) return undefined;
  return dateIn(whole) ?? dateIn(withoutWeekday(whole));
}

function dateIn(text: string): WrittenDate | undefined {
  return ofNumber(text) ?? ofParts(text) ?? ofNames(text);
}

const DAY_MS = 86_400_000;
const EXCEL_START = Date.UTC(1899, 11, 30);

/** A spreadsheet serial number, a program's seconds or milliseconds, or year, month and day without separators. */
function ofNumber(text: string): WrittenDate | undefined {
  if (/^(?:19|20)\d{6}$/.test(text))
    return { year: Number(text.slice(0, 4)), month: Number(text.slice(4, 6)), day: Number(text.slice(6)) };
  const ms = /^[3-7]\d{4}(?:\.\d{1,12})?$/.test(text)
    ? EXCEL_START + Number(text) * DAY_MS
    : /^1\d{12}$/.test(text)
      ? Number(text)
      : /^1\d{9}$/.test(text)
        ? Number(text) * 1000
        : undefined;
  if (ms === undefined) return undefined;
  const iso = new Date(Math.round(ms / 60_000) * 60_000).toISOString();
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
  const time = iso.slice(11, 16);
  const isProgram = /^1\d{9,12}$/.test(text);
  return { ...{ year, month, day }, ...(time !== "00:00" && { time: isProgram ? `${time}Z` : time }) };
}

const iso = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?(?!\d)(.*)$/;
const eastern = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]?(.*)$/;
const easternShort = /^(\d{1,2})月 ?(\d{1,2})[日号號]$/;
const numeric = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)(.*)$/;
const noYear = /^(\d{1,2})\. ?(\d{1,2})\.$/;

function ofParts(text: string): WrittenDate | undefined {
  const whole = iso.exec(text);
  if (whole) return timed({ year: whole[1], month: whole[3], day: whole[4] }, whole[5]);
  const east = eastern.exec(text);
  if (east) return timed({ year: east[1], month: east[2], day: east[3] }, withoutSign(east[4] ?? ""));
  const short = easternShort.exec(text);
  if (short) return { month: Number(short[1]), day: Number(short[2]) };
  const bare = noYear.exec(text);
  if (bare) return { day: Number(bare[1]), month: Number(bare[2]) };
  const parts = numeric.exec(text);
  if (!parts) return undefined;
  const [, first = "", sign, second = "", year = "", rest] = parts;
  // Dates with dots have the day first in every language that uses them.
  if (sign === ".") return timed({ year: fullYear(year), month: second, day: first }, rest);
  const read = timed({ year: fullYear(year) }, rest);
  return read && { ...read, numbers: [Number(first), Number(second)] };
}

const dayFirst =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?[ -]?(?:of |de )?(\p{L}{3,14})\.?(?:,? (?:de |del )?|-)?(\d{4}|\d{2})?(?!\d)(.*)$/iu;
const monthFirst = /^(\p{L}{3,14})\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?!\d|:)(?:,? ?(\d{4}))?(.*)$/iu;

function ofNames(text: string): WrittenDate | undefined {
  const [, day, name = "", year, rest] = dayFirst.exec(text) ?? [];
  const month = monthNamed(name);
  if (month > 0) return timed({ year: fullYear(year), month, day }, rest);
  const [, other = "", otherDay, otherYear, otherRest] = monthFirst.exec(text) ?? [];
  const otherMonth = monthNamed(other);
  return otherMonth > 0 ? timed({ year: otherYear, month: otherMonth, day: otherDay }, otherRest) : undefined;
}

function monthNamed(name: string): number {
  const key = keyOf(name);
  return monthOf(key) || (farMonths[key] ?? 0);
}

/** Other words before a date change its meaning, such as "before" or "not". */
function withoutWeekday(text: string): string {
  const [lead = "", word = ""] = /^(\p{L}{2,14})\.?,? (?=[\p{L}\d])/u.exec(text) ?? [];
  return weekdays.has(keyOf(word)) ? text.slice(lead.length) : text;
}

/** A weekday sign after a date, as in Japan: "(金)". */
function withoutSign(rest: string): string {
  return rest.replace(/^ ?[(（][月火水木金土日一二三四五六][)）]/, "");
}

function fullYear(year: string | undefined): string | undefined {
  return year?.length === 2 ? `20${year}` : year;
}

type Part = string | number | undefined;

/** A date with the time after it; undefined if something else follows. */
function timed(
  { year, month, day }: { year?: Part; month?: Part; day?: Part },
  rest = "",
): WrittenDate | undefined {
  const time = rest.trim() === "" ? "" : timeOf(rest);
  if (time === undefined) return undefined;
  return {
    ...(year !== undefined && { year: Number(year) }),
    ...(month !== undefined && { month: Number(month) }),
    ...(day !== undefined && { day: Number(day) }),
    ...(time !== "" && { time }),
  };
}

/** "" for midnight, which programs write for days without a time. */
function timeOf(rest: string): string | undefined {
  const [, hours, minutes = "", half = "", zone = "", offset = "", inBrackets] =
    timeTail.exec(rest.trim()) ?? [];
  if (hours === undefined) return undefined;
  const isPm = /^p/i.test(half);
  const isAm = /^a/i.test(half);
  const hour = (Number(hours) % (isPm || isAm ? 12 : 24)) + (isPm ? 12 : 0);
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const clock = `${String(hour).padStart(2, "0")}:${minutes}`;
  const sign = offset || wholeOffset(inBrackets) || (/^[+-]/.test(zone) ? zone : zone === "" ? "" : "Z");
  if (clock === "00:00") return "";
  return `${clock}${sign.length === 5 ? `${sign.slice(0, 3)}:${sign.slice(3)}` : sign}`;
}

/** "+1" as "+01:00". */
function wholeOffset(offset: string | undefined): string {
  const [, sign = "", hours = "", minutes = "00"] =
    /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(offset ?? "") ?? [];
  return sign === "" ? "" : `${sign}${hours.padStart(2, "0")}:${minutes}`;
}

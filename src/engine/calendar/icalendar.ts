import { instantOf } from "../../shared/time-zone.ts";

/** A calendar entry. Times are RFC 3339 in UTC. */
export interface CalendarEntry {
  /** Always the same for the same item. */
  uid: string;
  summary: string;
  description?: string;
  begins: string;
  isWholeDay: boolean;
  /** The time of a whole day where the person is ("14:30"), or with its zone: "14:30 CET". */
  time?: string;
  writtenAt: string;
}

/** The length of an entry with a time, because calendars need one. */
const MINUTES = 30;
/** When a reminder appears, relative to the start. A whole day starts at midnight where the person is. */
const AN_HOUR_BEFORE = "-PT1H";
const NINE_THE_DAY_BEFORE = "-PT15H";
/** Octets in a line before folding, including the space at the start of a continuation. */
const LONGEST_LINE = 75;

/** Writes a calendar by RFC 5545: CRLF, lines folded at 75 octets, texts escaped. */
export function toICalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//career-context//follow-ups//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...(entries.length === 0 ? zone : entries.flatMap(linesOf)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** A calendar must not be empty. Without entries it contains only the time zone. */
const zone = [
  ...["BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"],
];

function linesOf(entry: CalendarEntry): string[] {
  const { uid, summary, description, writtenAt } = entry;
  const start = startOf(entry);
  const hasTime = !start.startsWith(WHOLE_DAY);
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    start,
    ...(hasTime ? [`DURATION:PT${MINUTES}M`] : []),
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    "TRANSP:TRANSPARENT",
    ...["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escaped(summary)}`],
    ...[`TRIGGER:${hasTime ? AN_HOUR_BEFORE : NINE_THE_DAY_BEFORE}`, "END:VALARM"],
    "END:VEVENT",
  ];
}

const WHOLE_DAY = "DTSTART;VALUE=DATE:";

/** A start without a zone is the local time wherever the person is. */
function startOf({ begins, isWholeDay, time }: CalendarEntry): string {
  if (!isWholeDay) return `DTSTART:${utc(begins)}`;
  const day = utc(begins).slice(0, 8);
  if (time === undefined) return `${WHOLE_DAY}${day}`;
  const instant = instantOf(begins.slice(0, 10), time);
  return instant
    ? `DTSTART:${utc(instant.toISOString())}`
    : `DTSTART:${day}T${time.slice(0, 5).replace(":", "")}00`;
}

/** `2026-03-02T09:00:00.000Z` as `20260302T090000Z`. */
function utc(time: string): string {
  return `${time.slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A text value. Control characters other than tab and line end are not allowed in it. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Folds between characters, never inside one. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

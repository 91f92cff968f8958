import { isTimeZone } from "../../../shared/time-zone.ts";
import type { MailInvite } from "../types.ts";

const MOST_READ = 100_000;

/** What Outlook calls the zones of Europe and North America. */
const outlookZones: Readonly<Record<string, string>> = {
  "W. Europe Standard Time": "Europe/Berlin",
  "Romance Standard Time": "Europe/Paris",
  "Central Europe Standard Time": "Europe/Budapest",
  "Central European Standard Time": "Europe/Warsaw",
  "GMT Standard Time": "Europe/London",
  "FLE Standard Time": "Europe/Helsinki",
  "GTB Standard Time": "Europe/Bucharest",
  "Eastern Standard Time": "America/New_York",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "Pacific Standard Time": "America/Los_Angeles",
};

/** The start of a calendar's only event; undefined for a cancelled, repeated or unclear one. */
export function inviteIn(calendar: string): MailInvite | undefined {
  const lines = calendar
    .slice(0, MOST_READ)
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);
  if (lines.some((line) => /^(?:METHOD:CANCEL|STATUS:CANCELLED|RRULE[:;])/i.test(line))) return undefined;
  const begins = lines.flatMap((line, at) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [at] : []));
  const [begin, ...others] = begins;
  if (begin === undefined || others.length > 0) return undefined;
  const start = lines.slice(begin).find((line) => /^DTSTART[:;]/i.test(line));
  return start === undefined ? undefined : startOf(start);
}

function startOf(line: string): MailInvite | undefined {
  const [, year, month, day, hour, minute, utc] =
    /:(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z?))?\s*$/.exec(line) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date))) return undefined;
  if (hour === undefined) return { when: date };
  const timeZone = utc ? "UTC" : zoneOf(line);
  return { when: `${date}T${hour}:${minute}`, ...(timeZone !== undefined && { timeZone }) };
}

function zoneOf(line: string): string | undefined {
  const name = /;TZID="?([^";:]{1,60})"?/i.exec(line)?.[1] ?? "";
  const zone = outlookZones[name] ?? name;
  return isTimeZone(zone) ? zone : undefined;
}

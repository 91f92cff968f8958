import { MINUTE_MS } from "./time.ts";

/**
 * Places for abbreviations that mean one zone. An abbreviation without a place, such as IST or CST, is used in several
 * parts of the world.
 */
const places: Readonly<Record<string, string>> = {
  ...{ GMT: "UTC", UTC: "UTC", WET: "Europe/Lisbon", WEST: "Europe/Lisbon", BST: "Europe/London" },
  ...{ CET: "Europe/Paris", CEST: "Europe/Paris", MEZ: "Europe/Berlin", MESZ: "Europe/Berlin" },
  ...{ EET: "Europe/Helsinki", EEST: "Europe/Helsinki", JST: "Asia/Tokyo", SGT: "Asia/Singapore" },
  ...{ ET: "America/New_York", EST: "America/New_York", EDT: "America/New_York", CT: "America/Chicago" },
  ...{ CDT: "America/Chicago", MT: "America/Denver", MST: "America/Denver", MDT: "America/Denver" },
  ...{ PT: "America/Los_Angeles", PST: "America/Los_Angeles", PDT: "America/Los_Angeles" },
  ...{ AEST: "Australia/Sydney", AEDT: "Australia/Sydney" },
};
/** Minutes ahead of UTC of the abbreviations that are of one season only. */
const minutesOf: Readonly<Record<string, number>> = {
  ...{ WET: 0, WEST: 60, BST: 60, CET: 60, CEST: 120, MEZ: 60, MESZ: 120, EET: 120, EEST: 180 },
  ...{ EST: -300, EDT: -240, CDT: -300, MST: -420, MDT: -360, PST: -480, PDT: -420, AEST: 600, AEDT: 660 },
};
const ahead = /^(?:UTC|GMT) ?([+-]) ?(\d{1,2})(?::?([0-5]\d))?$/;
const abbreviation = /^[A-Z]{2,5}$/;
const area = /^[A-Z][A-Za-z]{1,15}\/[A-Z][A-Za-z_/-]{1,30}$/;

/** A local time, and its zone where one is known, from "14:30" or "14:30 CET". */
function partsOf(time: string): { clock: string; zone?: string } | undefined {
  const [, clock, zone] = /^((?:[01]\d|2[0-3]):[0-5]\d)(?: (\S{2,40}))?$/.exec(time) ?? [];
  if (clock === undefined || (zone !== undefined && !isTimeZone(zone))) return undefined;
  return { clock, ...(zone !== undefined && { zone }) };
}

/** True for a time of day such as "14:30", which a zone may follow: "14:30 CET". */
export function isLocalTime(time: string): boolean {
  return partsOf(time) !== undefined;
}

/** A local time without its zone. */
export function clockOf(time: string | undefined): string | undefined {
  return time?.split(" ", 1)[0];
}

/**
 * The instant of a local time with its zone ("14:30 CET") on an ISO day. Undefined without a zone, and if the zone has
 * no known offset on that day, such as CET in summer.
 */
export function instantOf(day: string, time: string): Date | undefined {
  const { clock, zone } = partsOf(time) ?? {};
  const local = Date.parse(`${day}T${clock}:00.000Z`);
  if (zone === undefined || Number.isNaN(local)) return undefined;
  const minutes = minutesAhead(zone, local);
  return minutes === undefined ? undefined : new Date(local - minutes * MINUTE_MS);
}

/** True if a text is a time zone: an abbreviation, an offset such as UTC+2, or a name such as Europe/Berlin. */
export function isTimeZone(text: string): boolean {
  return ahead.test(text) || abbreviation.test(text) || formatOf(text) !== undefined;
}

function minutesAhead(zone: string, local: number): number | undefined {
  const [, sign, hours, minutes = "0"] = ahead.exec(zone) ?? [];
  if (hours !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const place = places[zone] ?? zone;
  // The offset an hour too early or too late is that of the day, except in the night of a change.
  const guess = minutesAt(place, local);
  const found = guess === undefined ? undefined : minutesAt(place, local - guess * MINUTE_MS);
  const said = minutesOf[zone];
  return said === undefined || said === found ? found : undefined;
}

function minutesAt(place: string, at: number): number | undefined {
  const name = formatOf(place)
    ?.formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  if (name === undefined) return undefined;
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A zone's format; undefined for a name that is no zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (timeZone !== "UTC" && !area.test(timeZone)) return undefined;
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" });
  } catch {
    return undefined;
  }
}

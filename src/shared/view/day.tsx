import { Text } from "./parts.tsx";

/** A moment as a day, in English by default. The element also has the exact time. */
export function Day({ at, locale }: { at: string; locale?: string | undefined }) {
  return Number.isNaN(Date.parse(at)) ? (
    <Text as="span">{at}</Text>
  ) : (
    <time datetime={at}>{dayText(at, locale)}</time>
  );
}

/** A moment as a day, as plain text. */
export function dayText(at: string, locale = "en-GB"): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  try {
    return new Intl.DateTimeFormat(locale, options).format(date);
  } catch {
    // A client may send an unknown language.
    return new Intl.DateTimeFormat("en-GB", options).format(date);
  }
}

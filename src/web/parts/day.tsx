/** A moment as a day; the exact time is in the element. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span dir="auto">{at}</span>;
  return <time datetime={at}>{format.format(date)}</time>;
}

/** A moment as a day, where only text can stand. */
export function dayText(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : format.format(date);
}

const format = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

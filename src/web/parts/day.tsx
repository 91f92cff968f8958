/** A moment as a day; the exact time is in the element. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span dir="auto">{at}</span>;
  return <time datetime={at}>{format.format(date)}</time>;
}

const format = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

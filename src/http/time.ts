let last = { at: Number.NaN, text: "" };

/** A time as RFC 3339 text; requests of one millisecond share it, since making it costs more than most of a request's steps. */
export function formatTime(time: Date): string {
  const at = time.getTime();
  if (at !== last.at) last = { at, text: time.toISOString() };
  return last.text;
}

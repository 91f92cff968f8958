/** The start of a text, at most this many code units, without splitting a surrogate pair. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** A text of at most this many code units. A longer one ends with "…", after a whole word where one ends late enough. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text, most - 1);
  const end = /\s/.test(text.charAt(cut.length)) ? cut.length : cut.search(/\s\S*$/);
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, "")}…`;
}

/** A number with its noun: "1 claim", "2 claims", "1 entry", "2 entries". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text whose first letter is a capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Pay as a posting states it, in plain digits: "42000 to 48000 EUR a year", "from 15 GBP an hour". */
export function payText({ min, max, currency, period }: Record<string, unknown>): string {
  const bounds = [...new Set([min, max])].filter((bound) => typeof bound === "number");
  const open = bounds.length === 1 && min !== max ? (min === undefined ? "up to " : "from ") : "";
  const per = period === "hour" ? "an hour" : period && `a ${period}`;
  return [`${open}${bounds.join(" to ")}`, currency, per].filter(Boolean).join(" ");
}

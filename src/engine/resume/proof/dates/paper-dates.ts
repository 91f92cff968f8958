import { endedWords, expiryWords } from "../../../lexicon/studies/paper-ends.ts";
import type { Span } from "../../../text/piece.ts";
import type { ProofSource } from "../source.ts";
import type { SourcePeriod } from "./date-forms.ts";
import { distance, NEAR, says, saysEnd } from "./dates.ts";

type Dated = Pick<ProofSource, "text" | "periods">;

const ends = new RegExp(
  String.raw`(?<!\p{L})(?:${expiryWords}|${endedWords})(?!\p{L})|有效期(?:限)?(?:至|到)?|有効期限`,
  "iu",
);
const ended = new RegExp(String.raw`(?<!\p{L})(?:${endedWords})(?!\p{L})`, "giu");
const validFor =
  /(?<!\p{L})(?:valid\p{L}*|gültig\p{L}*|val[ai]\p{L}*|válid\p{L}*|vigen\p{L}*|geldig\p{L}*|gilti\p{L}*|gyldig\p{L}*|ważn\p{L}*|platn\p{L}*|geçerli\p{L}*|renew\p{L}*)[^,;\d\n]{0,20}(\d{1,2})[\s-](?:years?|yrs?|jahren?|ans|años|anos|anni|jaar|år|lat[a]?|let|roky|yıl)(?!\p{L})/iu;

/** Where the words begin that make a date an expiry date: "valid until", "expired"; undefined if it is none. */
export function expiryAt(text: string, [start, end]: Span): number | undefined {
  const before = text.slice(Math.max(0, start - 40), end);
  const own = before.split(/[,;(\n、，；（]/u).at(-1) ?? "";
  const at = ends.exec(own)?.index;
  if (at !== undefined) return end - own.length + at;
  return /^[^、。\n]{0,4}まで有効/u.test(text.slice(end, end + 10)) ? start : undefined;
}

/**
 * A single date at one of the places, such as a certificate's: on its line, or else near it with no other date
 * between.
 */
export function proveDate(
  { text, periods }: Pick<ProofSource, "text" | "periods">,
  date: string,
  places: readonly Span[],
): { date: string; span: Span } | undefined {
  for (const place of places) {
    const near = periods.filter(({ span }) => distance(place, span) <= NEAR);
    const there = datesOfPlace(text, near, place);
    // A numeric date is matched in both orders.
    for (const { start, end, span } of near.filter((one) =>
      there.some(({ span }) => span[0] < one.span[1] && one.span[0] < span[1]),
    )) {
      // "2022, expired 2025" begins before the words of expiry.
      const expiry = expiryAt(text, span);
      if (expiry !== undefined && expiry <= span[0]) continue;
      const said = [start, expiry === undefined ? end : undefined].find(
        (one) => one !== undefined && says(one, date) !== undefined,
      );
      const found = said && says(said, date);
      if (found) return { date: found, span };
    }
  }
  return undefined;
}

/** In a line of several items, a date follows its name unless the line starts with one. */
function datesOfPlace(text: string, near: readonly SourcePeriod[], place: Span): SourcePeriod[] {
  const before = near.filter(({ span }) => span[1] <= place[0]).at(-1);
  const after = near.find(({ span }) => span[0] >= place[1]);
  const inside = near.filter(({ span }) => span[0] >= place[0] && span[1] <= place[1]);
  const isOnLine = (one: SourcePeriod | undefined) =>
    one !== undefined &&
    !text.slice(Math.min(one.span[1], place[1]), Math.max(one.span[0], place[0])).includes("\n");
  const isFirst =
    before !== undefined &&
    /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(Math.max(0, before.span[0] - 40), before.span[0]));
  const own =
    isOnLine(after) && !(isOnLine(before) && isFirst)
      ? [after]
      : isOnLine(before)
        ? [before]
        : [after, before];
  return [...inside, ...own.flatMap((one) => one ?? [])];
}

/** Places of words for a paper that is over. */
export function endedPlaces(text: string): Span[] {
  return [...text.matchAll(ended)].map(({ 0: said, index }): Span => [index, index + said.length]);
}

/**
 * Until when a paper at one of the places is or was valid: the first expiry date behind its name, the end of its
 * period, or its date and the years that it is valid.
 */
export function provePaperEnd(
  source: Dated,
  { date, until }: { date: string; until: string },
  places: readonly Span[],
): { date: string; span: Span } | undefined {
  for (const place of places) {
    const behind = source.periods.filter(({ span }) => isBehind(source.text, place, span));
    const first = behind.find(({ span }) => expiryAt(source.text, span) !== undefined);
    // A numeric date is there in both orders.
    const own = first
      ? behind.filter(({ span }) => span[0] === first.span[0])
      : behind.filter(({ kind, start }) => kind === "range" && says(start, date) !== undefined);
    for (const { start, end, span } of own) {
      const found = saysEnd(end ?? start, until);
      if (found) return { date: found, span };
    }
    const counted = first ? undefined : countedEnd(source.text, place, date);
    if (counted && saysEnd(counted.date, until) === until) return counted;
  }
  return undefined;
}

/** Whether a date is on the line of a name, behind it, or on the next line, which then begins with words of expiry. */
function isBehind(text: string, place: Span, span: SourcePeriod["span"]): boolean {
  if (span[0] < place[0] || distance(place, span) > NEAR) return false;
  const at = expiryAt(text, span) ?? span[0];
  const [before = "", next, more] = text.slice(place[1], Math.max(place[1], at)).split("\n");
  // "First aid, forklift B valid until 2027" is about the last one.
  if (/[;|•]|, [^,]*\p{Lu}[^,]*$/u.test(before)) return false;
  return next === undefined || (more === undefined && at < span[0] && !/\p{L}/u.test(next));
}

/** "Issued May 2024, valid for 3 years". */
function countedEnd(text: string, [, end]: Span, date: string): { date: string; span: Span } | undefined {
  const line = text.slice(end, end + NEAR).split(/[\n;|•]/u, 1)[0] ?? "";
  const found = validFor.exec(line);
  const year = Number(date.slice(0, 4));
  if (!found || !year) return undefined;
  const from = end + found.index;
  return { date: `${year + Number(found[1])}${date.slice(4)}`, span: [from, from + found[0].length] };
}

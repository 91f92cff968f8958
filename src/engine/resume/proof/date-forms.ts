import type { SourcePeriod } from "./source-period.ts";

const between =
  /(?<!\p{L})(between|zwischen|entre|tra(?: il)?|fra(?: il)?|tussen|mellan|między|mezi)(\s+(?:\p{L}+\.?\s+(?:de\s+)?)?\d{4}\s+)(and|und|et|y|e(?: il)?|en|och|a|i)(?=\s+(?:\p{L}+\.?\s+(?:de\s+)?)?\d{4}(?!\d))/giu;
const hanSeason = /(?<=年(?:[初末]?))[春夏秋冬][天季]?/gu;
const ofYear =
  /(?<=(?<!\p{L})(?:od|do|z|ze|v|w|roku)\s)(?:roku|r\.)(?=\s\d{4})|(?<=\d{4}\s)r\.|(?<=(?:depuis|du|dès)\s)le\s1er/giu;

const swedish = /(?<!\p{L})(?:fr\.\s?o\.\s?m\.|t\.\s?o\.\s?m\.|tills vidare)/giu;

/** A line with dates in forms that say the same as plain ones, as long as it was: "between 2019 and 2021", "2022年冬". */
export function withPlainDates(text: string): string {
  return text
    .replace(between, (_, lead: string, first: string, joint: string) => {
      return `${" ".repeat(lead.length)}${first}–${" ".repeat(joint.length - 1)}`;
    })
    .replace(hanSeason, (season) => " ".repeat(season.length))
    .replace(ofYear, (word) => " ".repeat(word.length))
    .replace(swedish, (word) =>
      (/^f/i.test(word) ? "sedan" : /^t\./i.test(word) ? "till" : "nu").padEnd(word.length),
    );
}

const shortYears = /(?<!\d)(\d{2})\s?[-–—~～至]\s?(\d{2})年/gu;
const republic =
  /民[國国]\s?(\d{2,3})年(?:\s?(\d{1,2})月)?\s?(?:[-–—~～至到]\s?(?:民[國国]\s?)?(?:(\d{2,3})年(?:\s?(\d{1,2})月)?|(今|現在|现在|迄今)))?/gu;

/** Periods of a line in forms of Chinese that count from another year or leave the century out. */
export function chinesePeriods(text: string): SourcePeriod[] {
  const short = [...text.matchAll(shortYears)].map(
    ({ 0: said, 1: from = "", 2: to = "", index }): SourcePeriod => ({
      kind: "range",
      ...{ start: century(from), end: century(to) },
      span: [index, index + said.length],
    }),
  );
  const counted = [...text.matchAll(republic)].map(({ 0: said, index, ...found }): SourcePeriod => {
    const [start, end] = [ofRepublic(found[1], found[2]), ofRepublic(found[3], found[4])];
    const kind = found[5] === undefined ? (end === undefined ? "single" : "range") : "open";
    return { kind, start, end, span: [index, index + said.length] };
  });
  return [...short, ...counted];
}

function century(year: string): string {
  return `${Number(year) < 50 ? "20" : "19"}${year}`;
}

function ofRepublic(year: string | undefined, month: string | undefined): string | undefined {
  if (year === undefined) return undefined;
  const iso = `${Number(year) + 1911}`;
  return month === undefined ? iso : `${iso}-${month.padStart(2, "0")}`;
}

const begun = /^\s?(?:に)?(?:入社|入職|入职|就任|着任)/u;
const left = /退社|退職|退职|离职|離職|離任/u;
const still =
  /(?<!\p{L})(?:ever since|still|bis heute|noch immer|immer noch|(?:y suis|y travaille) (?:toujours|encore)|toujours en poste|(?:ahí|allí) sigo|sigo (?:ahí|allí|aquí|en el)|continuo (?:lá|ali|nela)|até hoje|tuttora|ancora oggi|nog steeds|fortfarande|nadal|do dziś|dodnes|stále)(?!\p{L})|現在(?:も|に至)|至今|勤務中|在職中|在职/iu;
const goesOn = /^[-–—](?=\s)/u;

/** Whether a single date begins what lasts: "2019年4月入社" without a leaving, "2019– head teacher". */
export function isOnset(text: string, [, to]: SourcePeriod["span"]): boolean {
  const after = text.slice(to, to + 160);
  if (goesOn.test(after)) return !/^[-–—]\s*\d/.test(after);
  if (begun.test(after) && !left.test(after)) return true;
  const from = text.lastIndexOf("\n", to - 1) + 1;
  const line = text.slice(from, text.indexOf("\n", to) + 1 || undefined);
  return still.test(line) && (line.match(/(?:19|20)\d\d/g) ?? []).length === 1;
}

/** A date in digits whose day and month may stand in either order, both ways; else none. */
export function eitherOrder(text: string): string[] {
  const [, first = "", second = "", year = ""] =
    /^\D*(\d{1,2})[-./](\d{1,2})[-./](\d{4})\D*$/.exec(text) ?? [];
  if (year === "" || Number(first) > 12 || Number(second) > 12) return [];
  const [day, month] = [first.padStart(2, "0"), second.padStart(2, "0")];
  return [`${year}-${month}-${day}`, `${year}-${day}-${month}`];
}

import type { Span } from "../../../text/piece.ts";

const between =
  /(?<!\p{L})(between|zwischen|entre|tra(?: il)?|fra(?: il)?|tussen|mellan|między|mezi)(\s+(?:\p{L}+\.?\s+(?:de\s+)?|\d{1,2}[./-])?\d{4}\s+)(and|und|et|y|e(?: il)?|en|och|a|i)(?=\s+(?:\p{L}+\.?\s+(?:de\s+)?|\d{1,2}[./-])?\d{4}(?!\d))/giu;
const hanRange = /(?<=\d年(?:\d{1,2}月)?)\s?[-–—]\s?(?=(?:19|20)\d\d年)/gu;
const hanSeason = /(?<=年(?:[初末]?))[春夏秋冬][天季]?/gu;
const ofYear =
  /(?<=(?<!\p{L})(?:od|do|z|ze|v|w|roku)\s)(?:roku|r\.)(?=\s\d{4})|(?<=\d{4}\s)r\.|(?<=(?:depuis|du|dès)\s)le\s1er/giu;

const swedish = /(?<!\p{L})(?:fr\.\s?o\.\s?m\.|t\.\s?o\.\s?m\.|tills vidare)/giu;
/** Words for part of a year, of which only the year is kept. */
const partOfYear =
  /(?<!\p{L})(?:(?:the )?(?:end|beginning|start|middle) of|early|late|mid|anfang|mitte|ende|(?:la )?fin|(?:le )?début|mi|finales de|principios de|mediados de|(?:o )?fi(?:m|nal|nais) de|(?:o )?início de|meados de|(?:alla )?fine(?: del?)?|inizio(?: del?)?|metà(?: del?)?|eind(?:e)?|begin|medio|slutet av|början av|mitten av|końca|koniec|początku|początek|połowy|konce|konec|začátku|začátek|poloviny|lata|léta|léto|zomer|sommaren|sommar|(?:dall['’]|dell['’])?(?:estate|autunno|inverno)|(?:l['’])?(?:automne|hiver)|(?:le )?printemps|(?:el )?(?:otoño|invierno)(?: de)?|(?:la )?primavera(?: de(?:l)?)?|outono(?: de)?|verano(?: de)?|verão(?: de)?|été|christmas|easter|weihnachten|ostern|noël|pâques|navidad|natal|natale|kerst(?:mis)?|påsk|\p{L}*semester)(?:\s(?:roku|von|des jahres|de l['’]année))?(?=\s(?:\p{L}{3,12}\.?\s(?:de\s)?)?(?:19|20)\d\d(?!\d))/giu;
const upTo =
  /(?<!\p{L})(?:up to and including|tot en met|bis einschl\.|till och med|bis einschließlich|jusqu['’]à|fino a(?:l|lla)?)(?=\s[\p{L}\d])/giu;
const onset =
  /(?<!\p{L})(?:à partir d[eu]|à compter d[eu]|a partir d[eo]|a partire da(?:l)?|från och med|med start|as of|starting(?: in)?|beginning in|počínaje|począwszy od|met ingang van|per)(?=\s(?:\p{L}+\.?\s(?:de\s)?)?(?:\d{1,2}[./-])?(?:19|20)\d\d(?!\d))/giu;
const fromOn = /(?<!\p{L})from(?=\s(?:19|20)\d\d\s(?:on|onwards?)(?!\p{L}))/giu;
const romanMonth = /(?<![\p{L}\d])(X{0,1}(?:IX|IV|V?I{1,3}|V)|XI{0,2})([ ./-])(?=(?:19|20)\d\d(?!\d))/gu;
const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const shortEnd = /(?<=(?<!\d)(?:19|20)\d\d)\s([–-])\s(\d\d)(?=\s*(?:$|[,;:)]))/gu;
const leadingYears = /(?<=^\s*(?:19|20)\d\d)\s?[–-]\s(\d\d)(?=\s(?:\s|\p{Lu}))/gu;
const monthsOfYear = /(?<![\d./-])(0[1-9]|1[0-2])-(?=(?:0[1-9]|1[0-2])\/(?:19|20)\d\d)/gu;
const dashedYear = /(?<=(?<!\p{L})\p{L}{3,9}\.?\s)-(?=\d\d(?![\d-]))/gu;
const monthPair =
  /(?<=\p{L}\s(?:19|20)\d\d\s)\/(?=\s\p{L}+\s(?:19|20)\d\d)|(?<=(?<!\d)\d{1,2}-(?:19|20)\d\d\s)\/(?=\s\d{1,2}-(?:19|20)\d\d(?!\d))/gu;
const firstOfEra = /(?<=平成|令和|昭和)元(?=年)/gu;
const hanDigits = /[〇零一二三四五六七八九]{4}(?=年)|(?<=年)(?:十[一二]?|[一二三四五六七八九])(?=月)/gu;

/** A line with unusual date forms replaced by plain ones of the same length: "between 2019 and 2021", "2022年冬". */
export function withPlainDates(text: string): string {
  return text
    .replace(between, (_, lead: string, first: string, joint: string) => {
      return `${" ".repeat(lead.length)}${first}–${" ".repeat(joint.length - 1)}`;
    })
    .replace(hanRange, (mark) => "~".padEnd(mark.length))
    .replace(hanSeason, blank)
    .replace(ofYear, blank)
    .replace(/(?<=\bseit )dem|(?<=月)份/giu, blank)
    .replace(shortEnd, (_, dash: string, year: string) => `${dash}${year}  `)
    .replace(leadingYears, (said, year: string) => `–${year}`.padEnd(said.length))
    .replace(monthsOfYear, "$1–")
    .replace(dashedYear, "'")
    .replace(partOfYear, (word) => {
      const kept = /^alla/i.test(word) ? "–" : /^dall/i.test(word) ? "dal" : "";
      return kept.padEnd(word.length);
    })
    .replace(upTo, (word) => "–".padEnd(word.length))
    .replace(onset, (word) => "ab".padStart(word.length))
    .replace(fromOn, "ab  ")
    .replace(monthPair, "–")
    .replace(firstOfEra, "1")
    .replace(hanDigits, (written) =>
      [...written]
        .map((sign) => Math.max(0, "〇一二三四五六七八九".indexOf(sign)) || (sign === "十" ? 1 : 0))
        .join(""),
    )
    .replace(romanMonth, (_, month: string) => {
      const digits = `${romans.indexOf(month) + 1}/`;
      return digits.padStart(month.length + 1, digits.length === 2 && month.length === 2 ? "0" : " ");
    })
    .replace(swedish, (word) =>
      (/^f/i.test(word) ? "sedan" : /^t\./i.test(word) ? "till" : "nu").padEnd(word.length),
    );
}

function blank(word: string): string {
  return " ".repeat(word.length);
}

const enters =
  /(?<!\p{L})(?:joined|started|hired|began|came|kam|kwam|llegué|vine|cheguei|arrivat[oa]|venue?|taken on|entrée?|arrivée?|embauchée?|recrutée?|commencé|entré|empecé|contratad[oa]|me incorporé|entrei|comecei|admitid[oa]|ingressei|assunt[oa]|entrat[oa]|iniziato|begonnen|begann|angefangen|eingetreten|eingestellt|in dienst|gestart|aangenomen|anställ\p{L}+|började|zatrudni\p{L}+|rozpocz\p{L}+|zacz\p{L}+|przysz\p{L}+|nastoup\p{L}+|začal\p{L}*|přiš\p{L}+)(?!\p{L})|入[社行庫省局所]|入職|就職|着任|加入|入职|進入|进入/iu;
const leaves =
  /(?<!\p{L})(?:left|leaving|ging|vertrok|until|till|departed|resigned|stayed|partie?|quittée?|restée?|jusqu|salí|dejé|me fui|me marché|hasta|saí|deixei|até|desliguei|uscit[oa]|lasciat[oa]|fino|ausgeschieden|verlassen|verließ|gegangen|geblieben|bis|vertrokken|gestopt|weggegaan|tot|slutade|lämnade|kvar|odesz\p{L}+|odsz\p{L}+|zakończ\p{L}+|do|odeš\p{L}+|skončil\p{L}*|až)(?!\p{L})|退社|退職|離職|离职|离开|离任/iu;

/**
 * Periods stated by joining and leaving, in a sentence or two consecutive lines: "I joined in 2019 and left in
 * 2021".
 */
export function toldSpells(text: string, periods: readonly SourcePeriod[]): SourcePeriod[] {
  const dates = periods.filter(({ start, end }) => (start ?? end) !== undefined);
  return dates.flatMap((first, at): SourcePeriod[] => {
    const [second, third] = [dates[at + 1], dates[at + 2]];
    if (!second || first.kind === "range" || second.kind === "range" || first.start === undefined) return [];
    const from = Math.max(text.lastIndexOf("\n", first.span[0] - 1) + 1, dates[at - 1]?.span[1] ?? 0);
    const next = text.indexOf("\n", second.span[1]);
    const to = Math.min(next === -1 ? text.length : next, third?.span[0] ?? text.length);
    const between = text.slice(first.span[1], second.span[0]);
    if (between.length > LONGEST_SPELL || (between.match(/\n/g) ?? []).length > 1) return [];
    const [before, after] = [text.slice(from, first.span[0]), text.slice(second.span[1], to)];
    const last = second.start ?? second.end ?? "";
    const span: SourcePeriod["span"] = [first.span[0], second.span[1]];
    if (enters.test(`${before} ${between}`) && leaves.test(`${between} ${after}`) && first.start <= last)
      return [{ kind: "range", start: first.start, end: last, span }];
    if (leaves.test(before) && enters.test(between) && last <= first.start)
      return [{ kind: "range", start: last, end: first.start, span }];
    return [];
  });
}

const LONGEST_SPELL = 80;

const shortYears = /(?<!\d)(\d{2})(?:年(\d{1,2})月)?\s?[-–—~～至到]\s?(\d{2})年(?:(\d{1,2})月)?/gu;
const eraYears =
  /([SHR])(\d{1,2})[./年](\d{1,2})月?\s?[-–—~～]\s?(?:([SHR])(\d{1,2})[./年](\d{1,2})月?|(現在|今))/gu;
const republic =
  /民[國国]\s?(\d{2,3})年(?:\s?(\d{1,2})月)?\s?(?:[-–—~～至到]\s?(?:民[國国]\s?)?(?:(\d{2,3})年(?:\s?(\d{1,2})月)?|(今|現在|现在|迄今)))?/gu;

/** Periods in Chinese forms that count from another year or omit the century. */
export function chinesePeriods(text: string): SourcePeriod[] {
  const short = [...text.matchAll(shortYears)].map(
    ({ 0: said, 1: from = "", 2: month, 3: to = "", 4: last, index }): SourcePeriod => ({
      kind: "range",
      ...{ start: withMonth(century(from), month), end: withMonth(century(to), last) },
      span: [index, index + said.length],
    }),
  );
  const ofEras = [...text.matchAll(eraYears)].map(({ 0: said, index, ...found }): SourcePeriod => {
    const [start, end] = [ofEra(found[1], found[2], found[3]), ofEra(found[4], found[5], found[6])];
    return { kind: end === undefined ? "open" : "range", start, end, span: [index, index + said.length] };
  });
  const counted = [...text.matchAll(republic)].map(({ 0: said, index, ...found }): SourcePeriod => {
    const [start, end] = [ofRepublic(found[1], found[2]), ofRepublic(found[3], found[4])];
    const kind = found[5] === undefined ? (end === undefined ? "single" : "range") : "open";
    return { kind, start, end, span: [index, index + said.length] };
  });
  return [...short, ...ofEras, ...counted];
}

function century(year: string): string {
  return `${Number(year) < 50 ? "20" : "19"}${year}`;
}

const eras: Readonly<Record<string, number>> = { S: 1925, H: 1988, R: 2018 };

function ofEra(
  era: string | undefined,
  year: string | undefined,
  month: string | undefined,
): string | undefined {
  const before = eras[era ?? ""];
  return before === undefined ? undefined : withMonth(`${before + Number(year)}`, month);
}

function ofRepublic(year: string | undefined, month: string | undefined): string | undefined {
  return year === undefined ? undefined : withMonth(`${Number(year) + 1911}`, month);
}

function withMonth(year: string, month: string | undefined): string {
  return month === undefined ? year : `${year}-${month.padStart(2, "0")}`;
}

const begun = /^\s?(?:に)?(?:入[社行庫省局所]|入職|入职|就任|着任)/u;
const left = /退社|退職|退职|离职|離職|離任/u;
const still =
  /(?<!\p{L})(?:ever since|still|bis heute|noch immer|immer noch|(?:y suis|y travaille) (?:toujours|encore)|toujours en poste|(?:ahí|allí) sigo|sigo (?:ahí|allí|aquí|en el)|continuo (?:lá|ali|nela)|até hoje|tuttora|ancora oggi|nog steeds|fortfarande|en adelante|em diante|in poi|nadal|do dziś|dodnes|stále)(?!\p{L})|現在(?:も|に至)|至今|勤務中|在職中|在职/iu;
const goesOn = /^[-–—](?=[\s:：)])/u;

/** True if a single date starts something ongoing: "2019年4月入社" without leaving, "2019– head teacher". */
export function isOnset(text: string, [, to]: SourcePeriod["span"]): boolean {
  const after = text.slice(to, to + 160);
  if (goesOn.test(after)) return !/^[-–—]\s*\d/.test(after);
  if (begun.test(after) && !left.test(after)) return true;
  const from = text.lastIndexOf("\n", to - 1) + 1;
  const line = text.slice(from, text.indexOf("\n", to) + 1 || undefined);
  return still.test(line) && (line.match(/(?:19|20)\d\d/g) ?? []).length === 1;
}

/** A numeric date whose day and month could be swapped, both ways; otherwise empty. */
export function eitherOrder(text: string): string[] {
  const [, first = "", second = "", year = ""] =
    /^\D*(\d{1,2})[-./](\d{1,2})[-./](\d{4})\D*$/.exec(text) ?? [];
  if (year === "" || Number(first) > 12 || Number(second) > 12) return [];
  const [day, month] = [first.padStart(2, "0"), second.padStart(2, "0")];
  return [`${year}-${month}-${day}`, `${year}-${day}-${month}`];
}

/** A period or single date in a text. A period without an end is ongoing. */
export interface SourcePeriod {
  kind: "range" | "open" | "single";
  start: string | undefined;
  end: string | undefined;
  span: Span;
}

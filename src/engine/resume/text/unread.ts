import { cutText } from "../../../shared/text/words.ts";
import { splitAt, splitCommas } from "../../text/cuts.ts";
import { isCapitals } from "../../text/fold.ts";
import { isTown } from "../../text/names/towns.ts";
import type { Piece, Span } from "../../text/piece.ts";
import type { ResumeField } from "./document.ts";
import type { Line } from "./layout/lines.ts";
import { partMarks } from "./layout/marks.ts";
import { isTableHead } from "./layout/tables.ts";
import { lostBrackets } from "./lost-brackets.ts";
import { placeOf } from "./person/places.ts";
import { isHeld, SENTENCE } from "./sections/lists/held-items.ts";

/** A line that seems to state something but gave no value. */
export type UnreadLine = { text: string; span: Span };

/** A line with its position in the original text. */
type Given = { readonly line: Line; readonly span: Span };

const MOST_LINES = 12;
const MOST_CHARACTERS = 300;

/**
 * Lines of sections that no field covers, and parts of lists that none covers, at most 12 in text order. If there
 * are more, dated and single lines, which name entries, come before bullets.
 */
export function unreadLines(
  lines: readonly Line[],
  fields: readonly ResumeField[],
  toGiven: (span: Span) => Span,
): { shown: UnreadLine[]; count: number } {
  const sorted = [...fields].sort((a, b) => a.sourceSpan[0] - b.sourceSpan[0]);
  const open: Given[] = [];
  let next = 0;
  let readTo = 0;
  const given = lines.map((line) => partOf(line, line.piece, toGiven));
  for (const one of given.sort((a, b) => a.span[0] - b.span[0])) {
    const [start, end] = one.span;
    const own: ResumeField[] = [];
    for (let field = sorted[next]; field !== undefined && field.sourceSpan[0] < end; field = sorted[next]) {
      readTo = Math.max(readTo, field.sourceSpan[1]);
      own.push(field);
      next += 1;
    }
    if (readTo > start) open.push(...leftOver(one, own, toGiven), ...unsaidOf(one, own, toGiven));
    else if (saysSomething(one.line)) open.push(one);
  }
  const sentences = asWritten(open, isBroken);
  // More than can be shown. Consecutive lines are shown as one.
  const whole = sentences.length > MOST_LINES ? asWritten(open, isBelow) : sentences;
  const first = [...whole].sort((a, b) => b.weight - a.weight).slice(0, MOST_LINES);
  const shown = whole.filter((line) => first.includes(line)).map(({ text, span }) => ({ text, span }));
  return { shown, count: sentences.length };
}

function partOf(line: Line, piece: Piece, toGiven: (span: Span) => Span): Given {
  return { line: { ...line, piece }, span: toGiven([piece.start, piece.end]) };
}

const ofList = /^(?:certificates|skills|languages)\[/;
/** The lines with the person's name and with what they are. */
const ofPerson = /^basics\.(?:name|label)$/;
/** Letters after a name, and a registration: "RN", "CRC SP-000000/O-0". */
const letters = /(?<![\p{L}\d@.])\p{Lu}{2,}(?![\p{L}@])/u;
const ofContact = /^basics\.(?:email|phone|url|location|profiles)/;
/** Words after an address that say whether a person may work there: "Leeds (visa until 2027, will need sponsorship)". */
const ofStanding =
  /(?<!\p{L})(?:visas?|sponsor\p{L}*|(?:work|residence) permit|right to work|work authori[sz]ation|citizen(?:ship)?|green card|permanent resident|settled status|relocat\p{L}*|notice period|driving licen[cs]e|driver['’]?s licen[cs]e|aufenthalt\p{L}*|arbeitserlaubnis|staatsangehörigkeit|führerschein|titre de séjour|nationalité|permis [a-e]|permiso de (?:trabajo|residencia)|nacionalidad|carn[eé]t de conducir|visto|nacionalidade|cnh)(?!\p{L})/iu;
const separator = new RegExp(partMarks, "gu");
/** A date, an address or a number is no item of a list. */
const noItem =
  /@|https?:|\d{3,}\D{0,3}\d{2,}|[:：]$|^\d{1,2} (?:ans|years?(?: old)?|jahre|años|anos|anni|jaar)$|^\P{L}*(?:19|20)\d\d\P{L}*$/iu;

/** A longer line is prose, or a text made to take long. */
const LONGEST_LIST = 600;

/**
 * The parts of a partly read list of papers, skills or languages that no field of the line covers; beside contact
 * details, those that say whether the person may work there.
 */
function leftOver({ line }: Given, own: readonly ResumeField[], toGiven: (span: Span) => Span): Given[] {
  const isList = own.some(({ path }) => ofList.test(path));
  const isContact = own.some(({ path }) => ofContact.test(path));
  const isPerson = own.some(({ path }) => ofPerson.test(path)) && !isCapitals(line.piece.text);
  if (!(isList || isContact || isPerson) || line.tableHead || line.piece.text.length > LONGEST_LIST)
    return [];
  // "PDS - never used" is one part: alone, its name would look like a skill.
  return splitCommas(line.piece)
    .flatMap((piece) => splitAt(piece, SENTENCE))
    .flatMap((piece) => (isPerson || isHeld(piece.text) ? splitAt(piece, separator) : [piece]))
    .flatMap((piece): Given[] => {
      const span = toGiven([piece.start, piece.end]);
      const isPaper = isPerson && letters.test(piece.text) && !/@|https?:/.test(piece.text);
      const isItem = isPaper || (/\p{L}{3}/u.test(piece.text) && !noItem.test(piece.text));
      const isWorth = (isList || isPaper || ofStanding.test(piece.text)) && placeOf(piece) === undefined;
      return isItem && isWorth && !isCovered(span, own) ? [{ line: { ...line, piece }, span }] : [];
    });
}

const ofEntry = /^(?:work|education|volunteer|projects)\[/;
const betweenSentences = /(?<=[\p{L}\d]{2}[)\]]?)[.;:]\s+/gu;
/** A longer line is a text made to take long. */
const LONGEST_ENTRY = 2000;
/** With fewer words it is a label, a place or a unit. */
const FEWEST_WORDS = 4;

/** The sentences of a partly read entry that no field covers: "Cook, Example Inn, 2019. Ran the kitchen of the inn." */
function unsaid({ line }: Given, own: readonly ResumeField[], toGiven: (span: Span) => Span): Given[] {
  const isLong = line.piece.text.length > LONGEST_ENTRY;
  if (isLong || line.cells.length > 0 || !own.some(({ path }) => ofEntry.test(path))) return [];
  return splitAt(line.piece, betweenSentences).flatMap((piece): Given[] => {
    const span = toGiven([piece.start, piece.end]);
    const isLabel = line.piece.text[piece.end - line.piece.start] === ":";
    const words = piece.text.match(/\p{L}{2,}/gu)?.length ?? 0;
    return isLabel || words < FEWEST_WORDS || isCovered(span, own) ? [] : [partOf(line, piece, toGiven)];
  });
}

/** The sentences of an entry without fields; without any, the parts of a line about studies. */
function unsaidOf(one: Given, own: readonly ResumeField[], toGiven: (span: Span) => Span): Given[] {
  const sentences = unsaid(one, own, toGiven);
  const brackets = lostBrackets(one.line.piece, own, toGiven);
  const parts = sentences.length > 0 ? sentences : unstudied(one, own, toGiven);
  return [...brackets.map((piece) => partOf(one.line, piece, toGiven)), ...parts];
}

const ofStudy = /^education\[/;
const studyParts = new RegExp(`${partMarks}|[()]|,\\s`, "gu");
const including =
  /\s(?:incl?\.|including|inkl\.|einschließlich|y compris|incluyendo|incluindo|inclusief|w tym)\s/giu;
/** Words for how or when a person studied. */
const remark =
  /^(?:online|remote|full[- ]?time|part[- ]?time|graduated?|graduation|expected|ongoing|present|current|completed|incomplete|abschluss|abgeschlossen|note|final grade|grade|gpa|fernstudium|berufsbegleitend|laufend|en cours|en curso|em andamento)(?!\p{L})/iu;

/** The parts of a line about studies that no field covers: a field in brackets, what a college trains for. */
function unstudied({ line }: Given, own: readonly ResumeField[], toGiven: (span: Span) => Span): Given[] {
  const isList = line.cells.length === 0 && line.piece.text.length <= LONGEST_LIST;
  if (!isList || !own.some(({ path }) => ofStudy.test(path))) return [];
  const isRead = ({ start, end }: Piece) => isCovered(toGiven([start, end]), own);
  const parts = splitAt(line.piece, studyParts);
  const all = parts.flatMap((part) => (isRead(part) ? splitAt(part, including) : [part]));
  return all.flatMap((piece): Given[] => {
    const { text } = piece;
    const isPart = /\p{L}{4}/u.test(text) && ![noItem, remark, /[:：]/].some((other) => other.test(text));
    const isPlace = placeOf(piece) !== undefined || isTown(text);
    return isPart && !isPlace && !isRead(piece) ? [partOf(line, piece, toGiven)] : [];
  });
}

function isCovered([start, end]: Span, fields: readonly ResumeField[]): boolean {
  return fields.some(({ sourceSpan: [from, to] }) => from < end && to > start);
}

/** The lines, with connected ones joined. */
function asWritten(
  lines: readonly Given[],
  belong: (above: Given, one: Given) => boolean,
): (UnreadLine & { weight: number })[] {
  const whole: (UnreadLine & { weight: number })[] = [];
  let above: Given | undefined;
  for (const one of lines) {
    const { line, span } = one;
    const last = whole.at(-1);
    const text = cutText(line.piece.text, MOST_CHARACTERS);
    const joined = last === undefined ? text : `${last.text} ${text}`;
    if (last !== undefined && above !== undefined && belong(above, one) && joined.length <= MOST_CHARACTERS) {
      last.text = joined;
      last.span = [last.span[0], span[1]];
    } else {
      const end = Math.min(span[1], span[0] + MOST_CHARACTERS);
      whole.push({ text, span: [span[0], end], weight: weightOf(line) });
    }
    above = one;
  }
  return whole;
}

const MARGIN = 60;
/** A line break and indentation separate the end of one line from the next. */
const MOST_BETWEEN = 24;

/** A sentence broken at the margin. */
function isBroken(above: Given, one: Given): boolean {
  return !one.line.bullet && above.line.piece.text.length >= MARGIN && isBelow(above, one);
}

function isBelow(above: Given, { line, span }: Given): boolean {
  return !line.blankBefore && span[0] - above.span[1] <= MOST_BETWEEN;
}

function saysSomething(line: Line): boolean {
  const { text } = line.piece;
  // A period in a form that is not read: "2016,3 ~ 2019,8".
  return !line.tableHead && !isTableHead(line) && /\p{L}{2}|(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

function weightOf(line: Line): number {
  const { text } = line.piece;
  return (line.bullet ? 0 : 2) + (/(?:19|20)\d\d/.test(text) ? 2 : 0) + (text.length <= 100 ? 1 : 0);
}

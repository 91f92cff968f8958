import { REGIONS } from "../../../../lexicon/places/places.ts";
import { isHan } from "../../../../text/chinese.ts";
import { cutsOf, splitCommas } from "../../../../text/cuts.ts";
import { foldText } from "../../../../text/fold.ts";
import { abbreviationIn } from "../../../../text/names/degree-abbreviations.ts";
import { type Piece, slice, through, trimSeparators } from "../../../../text/piece.ts";
import { partMarks } from "../../layout/marks.ts";
import { aroundState } from "../../person/around-state.ts";
import { placeOf, splitPlaceTail } from "../../person/places.ts";
import { employerScore } from "../../sections/classify.ts";
import { qualificationEnd } from "../papers/qualifications.ts";
import { FULL_DEGREE, isDegree, isSchool } from "./degrees.ts";

/** Words before the name of a school, in languages that set a space behind them. */
const toSchool = "at|an der|en la|en el|por la|por el|pela|pelo|presso(?: la| il)?";
const SIGNS = new RegExp(
  String.raw`${partMarks}|: (?=\p{Lu})|(?<=\p{Ll}{3}|\p{Lu}{3}|\))\. (?=\p{Lu})| (?:${toSchool}|[Ff]rom|(?<=Abitur |hochschulreife |Matura )(?:am|beim)|bei) (?=\p{Lu})| (?:à|presso) l['’](?=\p{Lu})| (?:de l|dell)['’](?=(?:Univ|Éc|Ec|Inst|IUT|INS|ENS)\p{L}*)`,
  "gu",
);
const HAN_SIGNS = /\s?[|¦丨]\s?|\s+|[·•；，、]|—+/gu;
const GRADUATED =
  /\b(?:expected|graduated|graduation|graduating|anticipated|class of|abschluss|(?<!(?:non|no|não|niet|nicht|pas) )(?:obtenue? en|obtenid[oa] en|obtid[oa] em|conseguit[oa] nel|behaald in|erworben im?))\s?:?$/i;

/** What a school gave, within a line: "Fachakademie Nürnberg, Abschluss: Erzieher". */
const AWARD =
  /[\s,;.–—-]{1,4}(?:abschluss(?:\s?:|\s(?:als|zum|zur)(?=\s))|examen\s?:|diplôme (?:obtenu|délivré)\s?:|título(?: obtenido)?\s?:|titulación(?: obtenida)?\s?:|título obtido\s?:|titolo (?:conseguito|di studio)\s?:|(?:degree|qualification)(?: obtained| awarded| gained)?\s?:)\s*/iu;

/** A degree after a label within a line, and where the label begins; undefined without one. */
export function awardIn(piece: Piece): { from: number; value: Piece } | undefined {
  const label = AWARD.exec(piece.text);
  if (label === null || label.index === 0) return undefined;
  const rest = slice(piece, label.index + label[0].length);
  const [whole] = splitCommas(rest);
  const value = whole && slice(whole, 0, /\s?\(\d[^()]*\)$/u.exec(whole.text)?.index);
  return value === undefined ? undefined : { from: label.index, value: trimmed(value) };
}

/** A text without separators at its ends and without a final "Expected" or "Graduated". */
export function trimmed(piece: Piece): Piece {
  const core = trimSeparators(piece);
  const word = GRADUATED.exec(core.text);
  if (word !== null) return trimSeparators(slice(core, 0, word.index));
  return /\p{L}{3}\.$/u.test(core.text) ? slice(core, 0, core.text.length - 1) : core;
}

/** What a date left before a school: "DUT GEA obtenu en 2012 à l'IUT de Nantes". */
const AT = new RegExp(String.raw`^(?:(?:${toSchool}|à la) |(?:à|presso) l['’])(?=\p{Lu})`, "u");

/** A part without a word such as "at" at its start. */
export function withoutAt(piece: Piece): Piece {
  return slice(piece, AT.exec(piece.text)?.[0].length ?? 0);
}

/** A part of a line about studies. `isAt` if a word such as "at" or "from" marks the school. */
export type StudyPart = { readonly piece: Piece; readonly isAt: boolean; readonly isBeside?: boolean };

/** A line's parts between separators and commas, without places. */
export function partsOf(piece: Piece): StudyPart[] {
  return cutsOf(piece, isHan(piece.text) ? HAN_SIGNS : SIGNS).flatMap(({ piece: whole, mark }) => {
    const [before, , behind] = aroundState(whole) ?? [whole];
    return [before, behind].flatMap((one) =>
      one === undefined ||
      one.text === "" ||
      (placeOf(one) !== undefined && !isWholeDegree(one.text.split(",")[0] ?? ""))
        ? []
        : commaParts(one)
            .flatMap(schoolAndDegree)
            .map((part, index) => ({
              piece: part,
              isAt: one === before && index === 0 && /^ \p{L}/u.test(mark),
            })),
    );
  });
}

/** "Leon University Master of Science", "DIPLOMA Leon High School": a school and a degree without a separator. */
function schoolAndDegree(piece: Piece): Piece[] {
  const bracket = BRACKETED.exec(piece.text);
  const [first, second] = [isSchool(bracket?.[1] ?? ""), isSchool(bracket?.[2] ?? "")];
  // "Tuscora Valley College (welding program)"
  const isProgram = first && /^\p{L}[^()]* (?:program(?:me)?|course)$/iu.test(bracket?.[2] ?? "");
  if (bracket !== null && (isProgram || (second && !first))) {
    const open = bracket[1]?.length ?? 0;
    return [slice(piece, 0, open), slice(piece, open + 2, open + 2 + (bracket[2]?.length ?? 0))];
  }
  const trained = TRAINED.exec(piece.text)?.[0];
  if (trained !== undefined) {
    const [word = ""] = / (?:am|an der|an dem|beim|bei der|bei dem|bei|in der) $/.exec(trained) ?? [];
    return [slice(piece, 0, trained.length - word.length), slice(piece, trained.length)];
  }
  if (isHan(piece.text) || !isSchool(piece.text)) return [piece];
  for (const { index } of piece.text.matchAll(
    /(?<=\s)(?!(?:[Ii][Nn]|[Oo][Ff]|A[Nn][Dd]|[Dd][Ee]|[Ee][Nn])\s)\p{Lu}/gu,
  )) {
    const [left, right] = [slice(piece, 0, index), slice(piece, index)];
    const isSchoolFirst =
      isSchool(left.text) && opensAsDegree(right.text) && !isSchool(right.text) && /\s/.test(right.text);
    const isDegreeFirst = isWholeDegree(left.text) && isSchool(right.text) && !isDegree(right.text);
    if (isSchoolFirst || isDegreeFirst) return [left, right];
  }
  return [piece];
}

/** "Ausbildung zur Pflegefachfrau am Klinikum Erfunden" */
const TRAINED =
  /^(?:\p{L}{0,20}ausbildung|Umschulung|Lehre|Studium|\p{L}{0,20}[Ww]eiterbildung) .{3,80}? (?:am|an der|an dem|beim|bei der|bei dem|bei|in der) (?=\p{Lu})/iu;

/** "Técnico (Instituto Quill)" */
const BRACKETED = /^([^()]{3,80}) \(([^()]{3,60})\)?$/;

/** True if a text starts with a kind of degree, in full or abbreviated. */
function opensAsDegree(text: string): boolean {
  const end = FULL_DEGREE.exec(text)?.[0].length ?? 0;
  return (end > 0 && /^(?:\s(?:of|in)\s|['’]s|$)/i.test(text.slice(end))) || abbreviationIn(text)?.from === 0;
}

/** True if a text is only a kind of degree. */
export function isWholeDegree(text: string): boolean {
  const short = abbreviationIn(text);
  const isShort = short?.from === 0 && short.to === text.length;
  return isShort || FULL_DEGREE.exec(text)?.[0].length === text.length;
}

function commaParts(piece: Piece): Piece[] {
  const commas = joinListed(piece, joinCampus(piece, splitCommas(piece)));
  const [first, ...others] = commas;
  // "GED, Texas" is no town.
  if (first !== undefined && others.length > 0 && isWholeDegree(first.text))
    return [first, ...others.filter((part) => placeOf(part)?.sure !== true)];
  const { rest, place } = splitPlaceTail(piece, commas);
  const kept = place === undefined ? commas : rest;
  return kept.map((part) => (part.text.startsWith("(") ? slice(part, 1, part.text.length - 1) : part));
}

/** The end of a list of subjects: "Learning & Development", "Wirtschaft und Recht". */
const LIST_END = /^\p{L}[\p{L} '’-]{2,40} (?:&|and|und|et|y|e|en|i|och|og) \p{L}[\p{L} '’-]{2,40}$/u;
const MOST_LISTED = 4;

/** "NVQ Level 2 Children's Care, Learning & Development": a list in the name of a degree is one subject. */
function joinListed(piece: Piece, parts: readonly Piece[]): Piece[] {
  const [first, ...others] = parts;
  const end = others.slice(0, MOST_LISTED - 1).findIndex(({ text }) => LIST_END.test(text));
  const last = others[end];
  if (first === undefined || last === undefined || !isDegree(first.text) || isWholeDegree(first.text))
    return [...parts];
  // "Metzgerei Huber und Sohn" trained its butcher; a level of a qualification has a title.
  const isTitle = qualificationEnd(first.text) !== undefined;
  const isList = others
    .slice(0, end + 1)
    .every(
      ({ text }) => /^\p{L}[^()\d]*$/u.test(text) && isSubject(text) && (isTitle || employerScore(text) < 2),
    );
  return isList ? [through(piece, first, last), ...others.slice(end + 1)] : [...parts];
}

function isSubject(text: string): boolean {
  return !isSchool(text) && !isDegree(text);
}

/** "University of California, Berkeley" is one name. */
function joinCampus(piece: Piece, parts: readonly Piece[]): Piece[] {
  const [first, second] = parts;
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const state = /^(?:The )?(?:California State )?University(?: of (.+))?$/.exec(part.text);
    if (next === undefined || state === null || first === undefined || second === undefined) continue;
    const isSystem = state[1] === undefined ? part.text.includes("State") : REGIONS.has(foldText(state[1]));
    if (!isSystem || !/^\p{Lu}\p{L}{3,}(?: \p{L}+){0,2}$/u.test(next.text)) continue;
    const whole = through(piece, part, next);
    return [...parts.slice(0, index), whole, ...parts.slice(index + 2)];
  }
  return [...parts];
}

import {
  DEGREE_WORDS,
  GERMAN_SCHOOL,
  SCHOOL_NAMES,
  SCHOOL_WORDS,
} from "../../../../lexicon/studies/degrees.ts";
import { isDegreeElsewhere, isSchoolElsewhere } from "../../../../lexicon/studies/degrees-elsewhere.ts";
import { isHan, isHanDegree, isHanSchool } from "../../../../text/chinese.ts";
import { foldText, latinWords } from "../../../../text/fold.ts";
import { abbreviationIn, HONS, withoutLetters } from "../../../../text/names/degree-abbreviations.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import { qualificationEnd } from "../papers/qualifications.ts";
import { type Degree, fieldBehind, JOINT, kindBehind, NO_SUBJECT } from "./courses.ts";
import { diplomaAt, diplomaOf, letteredEnds } from "./diplomas.ts";

/** The kind of degree in full at the start of a text. */
export const FULL_DEGREE =
  /^(?:(?:[a-z]{2,7} )?level \d )?(?:(?:executive|joint|combined|dual|integrated|international|professional|post-?graduate|advanced|graduate|associate|higher national|vocational|technical|high school|secondary school|national|honou?rs)\s){0,2}(?:bachelor|master|associate|doctor|diploma|certificate|degree|minor|doctorate|apprenticeship)(?:['’]?s)?(?![a-zà-ÿ])(?: [12](?!\d)| recherche(?![a-z])| professionnel(?![a-z]))?(?:\s(?:degree|diploma|certificate|program(?:me)?))?/i;
const OF_FIELD =
  /^\s(?:of|in)\s(?:applied\s|fine\s|business\s|social\s|public\s|medical\s|computer\s|health\s|general\s|physical\s|occupational\s)?(?:sciences?|arts?|engineering|administration|education|laws?|philosophy|technology|commerce|medicine|music|work|health|business|studies|architecture|pharmacy|theology|surgery|design|nursing|applications|therapy|management)\b(?:\sdegree)?/i;

/** "Polymechaniker EFZ": the letters of Swiss diplomas follow the trade. */
const SWISS = /^\p{Lu}[\p{L}./ -]{3,50} (?:EFZ|EBA)$/u;

/** "no degree", "ohne Abschluss" */
const DENIED =
  /^(?:no|not|without|kein\p{L}*|ohne|sans|pas de|aucun\p{L}*|sin|sem|senza|nessun\p{L}*|geen|zonder|bez) /iu;

/**
 * True if a text names a degree or other qualification as its holder writes it. `lexicon/education.ts` gives the
 * level.
 */
export function isDegree(text: string): boolean {
  if (text.length > 140 || DENIED.test(text)) return false;
  if (isHan(text)) return isHanDegree(text);
  if (qualificationEnd(text) !== undefined || SWISS.test(text) || isDegreeElsewhere(foldText(text)))
    return true;
  const words = latinWords(text);
  if (words.some((word) => DEGREE_WORDS.has(word)) && !isSchool(text)) return true;
  if (words.some((word) => DEGREE_WORDS.has(word) && word !== "foundation" && word !== "program"))
    // "Senior School Certificate (SSC)"
    return endsAsDegree(latinWords(text.replace(/\s?\([^()]{1,12}\)$/, "")));
  return abbreviationIn(text) !== undefined;
}

/** True if a text names a school. */
export function isSchool(text: string): boolean {
  if (text.length > 140) return false;
  if (isHan(text)) return isHanSchool(text);
  if (SCHOOL_NAMES.test(text) || isSchoolElsewhere(foldText(text))) return true;
  return (
    latinWords(text).some((word) => SCHOOL_WORDS.has(word) || GERMAN_SCHOOL.test(word)) ||
    / (?:High|Tech|Adult Education)$/.test(text)
  );
}

/** Splits a degree into kind and subject. */
export function splitDegree(given: Piece): Degree {
  const piece = slice(given, DONE.exec(given.text)?.[0].length ?? 0);
  const degree = splitKind(piece);
  return NO_SUBJECT.test(degree.area?.text ?? "") ? { studyType: piece } : degree;
}

/** Before a degree. */
const DONE =
  /^(?:(?:completed|pursuing|passed|obtained|graduated|earned|cursando|abgeschlossenes?)\s(?:(?:with |in |my |an? )\s?)?(?=\p{Lu})|titulaire d['’]une? )/iu;

function splitKind(given: Piece): Degree {
  const isFull = DEGREE_WORDS.has(latinWords(given.text)[0] ?? "");
  const piece = isFull ? withoutLetters(given) : given;
  if (SWISS.test(piece.text)) return { studyType: piece };
  const lettered = letteredEnds(piece.text);
  if (lettered !== undefined && FOREIGN.test(piece.text))
    return { studyType: slice(piece, 0, lettered.kind), area: slice(piece, lettered.subject) };
  const named = qualificationEnd(piece.text);
  if (named !== undefined) return splitNamed(piece, named);
  const full = FULL_DEGREE.exec(piece.text);
  if (full !== null) return splitFull(piece, full[0].length);
  const short = abbreviationIn(piece.text);
  if (short !== undefined) return splitShort(piece, short.from, short.to);
  return splitForeign(piece);
}

/** "BP Menuisier", "FP Grado Medio en Electricidad": the subject follows the name. */
function splitNamed(piece: Piece, named: number): Degree {
  // "NVQ Level 2 and 3 Plumbing"
  const end =
    named +
    (/^(?:\s?(?:and|&|\/|-)\s?\d| (?:niveau|level|nivel|livello) \d)(?!\d)/i.exec(
      piece.text.slice(named),
    )?.[0].length ?? 0);
  const studyType = slice(piece, 0, end);
  if (/^(?:cfc$|staatlich |geprüfte)/i.test(studyType.text))
    return fieldBehind(piece) ?? { studyType: piece };
  const joint =
    /^\s?(?:[,:–-]\s)?(?:(?:in|im|en|em|de|des|d['’]|of|zur|zum|als)(?:\s|(?<=['’])))?/i.exec(
      piece.text.slice(end),
    )?.[0].length ?? 0;
  const area = slice(piece, end + joint);
  if (area.text === "") return { studyType };
  // After a colon come subjects with grades, or the school.
  if (/^\s?:/.test(piece.text.slice(end)) && (/[,\d]/.test(area.text) || isSchool(area.text)))
    return { studyType };
  return joint > 0 && /^\p{L}{2}/u.test(area.text) && area.text.length <= 90
    ? { studyType, area }
    : { studyType: piece };
}

function endsAsDegree(words: readonly string[]): boolean {
  // "High School Diploma" is a degree, "Diploma College" a school.
  const last = words.at(-1) ?? "";
  return (
    (DEGREE_WORDS.has(last) && !/^(?:instituto|universidad|escuela|colegio)$/.test(words[0] ?? "")) ||
    (DEGREE_WORDS.has(words[0] ?? "") && !SCHOOL_WORDS.has(last))
  );
}

function splitFull(piece: Piece, kindLength: number): Degree {
  const named = diplomaOf(piece.text);
  if (named !== undefined)
    return { studyType: slice(piece, 0, named.kind), area: slice(piece, named.subject) };
  const field = OF_FIELD.exec(piece.text.slice(kindLength))?.[0] ?? "";
  // "Associate Degree in Nursing": the subject follows "in", unless "of Science in Nursing" says more.
  const fieldEnd = /^\sin\s/i.test(field) ? kindLength : kindLength + field.length;
  const kindEnd = fieldEnd + (HONS.exec(piece.text.slice(fieldEnd))?.[0].length ?? 0);
  const rest = piece.text.slice(kindEnd);
  const isWhole =
    /^\s?(?:of|and|&)\s/i.test(rest) || (/^\s\p{Lu}/u.test(rest) && !/^$|\s(?:sciences?|arts)$/i.test(field));
  if (!isWhole || (kindEnd === kindLength && !/^\s?(?:of|and|&)\s/i.test(rest))) {
    const area = areaAfter(piece, kindEnd);
    return area === undefined ? { studyType: piece } : { studyType: slice(piece, 0, kindEnd), area };
  }
  // "Bachelor of Engineering Technology in Robotics": everything before "in" is the kind.
  const inAt = piece.text.toLowerCase().indexOf(" in ", kindEnd);
  const area = inAt < 0 ? undefined : areaAfter(piece, inAt);
  return area === undefined ? { studyType: piece } : { studyType: slice(piece, 0, inAt), area };
}

/** The subject after a degree: after "in", "of", a colon or dash, in brackets, or directly. */
function areaAfter(piece: Piece, from: number): Piece | undefined {
  const rest = piece.text.slice(from);
  if (/^ (?:candidate|student)(?!\p{L})/iu.test(rest)) return undefined;
  const school = /^\s\p{Lu}{2,6}(?=\s(?:in|en)\s)/u.exec(rest)?.[0].length ?? 0;
  if (school > 0) return areaAfter(piece, from + school);
  const joint =
    /^\s?(?:[,:–—-]|\()?\s?(?:(?:degree\s)?(?:in|en|em|im|der|de|di|of)\s)?/i.exec(rest)?.[0].length ?? 0;
  let end = piece.text.length;
  if (/^\s?\(/.test(rest) && piece.text.endsWith(")")) end -= 1;
  const area = slice(piece, from + joint, end);
  return joint > 0 && /^\p{L}{2}/u.test(area.text) && area.text.length <= 90 ? area : undefined;
}

function splitShort(piece: Piece, from: number, to: number): Degree {
  const studyType = slice(piece, from, to);
  if (from <= 1) {
    const area = areaAfter(piece, to);
    return area === undefined ? { studyType } : { studyType, area };
  }
  // "Computer Science, BSc" and "Nursing (BSN)".
  const before = /[\s,(–—-]{1,4}$/.exec(piece.text.slice(0, from))?.[0].length ?? 0;
  const area = slice(piece, 0, from - before);
  return area.text.length >= 3 ? { studyType, area } : { studyType: piece };
}

const FOREIGN =
  /^(?:studium|grado(?: superior| medio)?|licence(?: professionnelle)?|licenciatura|maestr[íi]a|m[áa]ster|master(?: professionnel| recherche| [12](?!\d))?|t[ée]cnico(?: superior| medio)?|bachelor|diplom|dipl[ôo]me(?: d['’](?:[ée]tat|ing[ée]nieure?))?|dipl\.-?\s?[a-z]{2,5}\.?|doctorat|doctorado|ciclo formativo(?: de grado (?:superior|medio))?|baccalaur[ée]at(?: professionnel)?|bac(?: pro)?|promotion|laurea(?: magistrale| triennale)?|mestrado|bacharela?|bacharelado|doutorado|gradua[çc][ãa]o|p[óo]s-gradua[çc][ãa]o|pos[t]?grado|mast[èe]re(?: sp[ée]cialis[ée])?|graduad[oa]|licenciad[oa]|diplomad[oa]|laureat[oa]|corso|curso t[ée]cnico|staatsexamen|magister(?: inżynier)?|mgr(?: inż\.?)?|licencjat|inżynier|(?:berufs)?ausbildung|umschulung|fortbildung)(?=[\s(,:–]|$)/i;

function splitForeign(piece: Piece): Degree {
  const at = diplomaAt(piece.text);
  if (at !== undefined) return { studyType: slice(piece, at), area: slice(piece, 0, at - 1) };
  const kind = FOREIGN.exec(piece.text)?.[0];
  const behind = kindBehind(piece);
  if (behind !== undefined) return behind;
  if (kind === undefined || kind.length === piece.text.length || /^promotion$/i.test(kind))
    return { studyType: piece };
  // "Bachiller académico": a kind and its adjective.
  if (/^\s\p{Ll}+$/u.test(piece.text.slice(kind.length))) return { studyType: piece };
  if (/^dipl[ôo]me d['’][ée]tat/i.test(kind)) return { studyType: piece };
  const joint = JOINT.exec(piece.text.slice(kind.length))?.[0].length ?? 0;
  const isOpen = piece.text[kind.length] === " " && piece.text[kind.length + 1] === "(";
  const area = slice(
    piece,
    kind.length + joint,
    isOpen && piece.text.endsWith(")") ? piece.text.length - 1 : undefined,
  );
  return /^\p{L}{2}/u.test(area.text)
    ? { studyType: slice(piece, 0, kind.length), area }
    : { studyType: piece };
}

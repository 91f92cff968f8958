import { foldText, isCapitals, latinWords, wordSet } from "../../../text/fold.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import { type Extraction, extract } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";
import { employerScore, roleScore } from "../sections/classify.ts";
import { isDocumentTitle, sectionKind } from "../sections/headings.ts";
import { placeOf } from "./places.ts";
import { saidName } from "./said-name.ts";

const PARTICLES = wordSet(
  "de la del da dos das do van von der den zu zur le du el al bin ben y e ten ter af av st mc mac o d",
);
const AFTER_NAME =
  wordSet(`rn bsn msn md phd cpa pe mba lpn cna pmp esq dds dnp aprn np pa ccrn lcsw cfa shrm do dvm cissp
  mph edd jd bs ba ma ms med aud rph pharmd slp ccc ot pt dpt lmt mcsp frcs mrcp frcp mrics frics mice miet cipd mcipd fcipd rgn rmn cdl csm acca fcca aca acma fcma cgma fcipd assoc aaat maat cima mbcs mrsc frsa mciob mcibse mrtpi crna cnm fnp lpc lmft rrt rdn cisa cism cscp sphr eit llm llb mbbs mbchb bds psyd bcba ceng beng bsc msc`);
const LOOK_AHEAD = 8;
/** For a name with all letters after it. A longer text is not a name. */
const MAX_LENGTH = 200;
const LABEL =
  /^(?:full name|name|nome|naam|nom(?: et pr[ée]nom)?|nombre(?: y apellidos)?|nome(?: completo)?|naam|姓名|candidate|name of candidate|imi[ęe] i nazwisko|nome e cognome|cognome e nome|nom,? pr[ée]noms?|namn|navn|jm[ée]no|profil|profile|bewerber(?:in)?|vor- und (?:nach|zu)name)(?:\s{0,30}[:：]\s{0,30}|\s{0,30}\|\s|\s{3,30})|^(?:氏名|お名前|성명)\s{1,30}/i;
/** "Curriculum Vitae – Ana Ruiz" */
const TITLE =
  /^(?:curriculum vitae|curr[íi]culum|cv|c\.v\.|lebenslauf|r[ée]sum[ée]|hoja de vida|个人简历|简历)(?:\s?(?:[–—:：|-]|of|von|de|di|van)\s{1,4}|\t+|\s{3,60})(?=\S)|^(?:curriculum vitae|cv|lebenslauf)\s(?=\S)/i;
const SEPARATOR = /\s?[|¦]\s?|\t+| {2,}| [–—-] |\s?—\s?| [·•] |\s?,\s|\s?\(|\s?\/\s/;

/** A line that may be the person's name. */
interface Candidate {
  piece: Piece;
  index: number;
  isTop: boolean;
  /** It also reads like a trade, place or employer. */
  isOdd: boolean;
}

/**
 * The person's name in the first lines, or undefined: after a label, or else spelled in one of their addresses,
 * or else the first line that may be one, or further down above text that only follows a name. Confidence falls
 * with contrary evidence.
 */
export function findName(lines: readonly Line[]): Extraction | undefined {
  const said = saidName(lines.slice(0, LOOK_AHEAD));
  if (said !== undefined) return said;
  const candidates: Candidate[] = [];
  for (const [index, line] of lines.slice(0, LOOK_AHEAD).entries()) {
    if (line.bullet || isDocumentTitle(line.piece.text) || isWrapped(line, lines[index - 1])) continue;
    // Nothing below a ruler or an ordinary heading is the person's name.
    if (index > 0 && line.underlined) break;
    const label =
      (LABEL.exec(line.piece.text) ?? (index === 0 ? TITLE.exec(line.piece.text) : null))?.[0].length ?? 0;
    const start = slice(line.piece, label);
    const piece = withoutTitles(
      withoutAddress(slice(start, 0, SEPARATOR.exec(withoutBrackets(start.text))?.index)),
    );
    const isSpaced = label > 0 && /^\p{Script=Han}{1,4} \p{Lo}{1,5}$/u.test(piece.text);
    if (!isSpaced && !looksLikeName(piece.text)) continue;
    if (label > 0) return extract(piece, 0.97);
    // "Franklin Osei, PE" has letters after the name, although they also stand for a province.
    const isGap = / {3,}|\t/.test(line.piece.text.slice(piece.text.length));
    const isPlace =
      placeOf(isGap ? piece : line.piece) !== undefined && !(index === 0 && hasTitles(line.piece.text));
    const isOdd = isPlace || roleScore(piece.text) >= 2 || employerScore(piece.text) >= 2;
    if (isPlace && index > 0) continue;
    candidates.push({ piece, index, isOdd, isTop: line.level === 1 || candidates.length + index === 0 });
  }
  const addresses = addressesIn(lines.slice(0, 3 * LOOK_AHEAD));
  const spelled = candidates.find(({ piece }) => wordsSpelled(piece.text, addresses) > 0);
  if (spelled !== undefined) return extract(spelled.piece, spelled.index === 0 ? 0.95 : 0.9);
  const top = candidates.find(({ isTop, isOdd }) => isTop && !isOdd);
  if (top !== undefined) return extract(top.piece, 0.95);
  const below = candidates.find(({ index, isOdd }) => !isOdd && index <= 3 && isAbovePerson(lines, index));
  if (below !== undefined) return extract(below.piece, below.index <= 2 ? 0.8 : 0.6);
  // "Jordan Baker" is also a trade. It counts above contact details if nothing better follows.
  const isReached = lines.slice(1, 4).some(({ piece }) => REACH.test(piece.text));
  const odd = candidates.find(({ index, isOdd }) => isOdd && index === 0 && isReached);
  return odd && extract(odd.piece, 0.6);
}

/** How many words of a name one of the addresses contains. */
export function wordsSpelled(name: string, addresses: readonly string[]): number {
  const words = latinWords(name).filter((word) => word.length >= 3);
  return Math.max(0, ...addresses.map((address) => words.filter((word) => address.includes(word)).length));
}

/** The letters of e-mail addresses and profiles in some lines, only a few. Further ones belong to others. */
export function addressesIn(lines: readonly Line[]): string[] {
  return lines
    .flatMap(({ piece }) => [...piece.text.slice(0, 500).matchAll(ADDRESS_OF_PERSON)])
    .slice(0, MOST_ADDRESSES)
    .map((match) => foldText(match[1] ?? match[2] ?? "").replace(/[^\p{L}]/gu, ""));
}

const MOST_ADDRESSES = 20;
const ADDRESS_OF_PERSON = /([\p{L}\d._%+-]{3,64})@|\/in\/([\p{L}\d-]{3,60})/gu;

/** Below a name come contact details, a title or a place. */
function isAbovePerson(lines: readonly Line[], index: number): boolean {
  return lines
    .slice(index + 1, index + 3)
    .some(
      ({ piece }) =>
        REACH.test(piece.text) ||
        roleScore(piece.text.split(/[,|·]/)[0] ?? "") >= 2 ||
        placeOf(piece) !== undefined,
    );
}

const REACH = /@|\d{3}[\s.)-]{0,2}\d{2}|linkedin/i;

/** True if a line continues the previous line's sentence. */
function isWrapped(line: Line, above: Line | undefined): boolean {
  return (
    above !== undefined &&
    !line.blankBefore &&
    above.piece.text.length > 60 &&
    !/[.!?:|)]$/.test(above.piece.text.trim())
  );
}

const NO_NAME =
  /(?<!\p{L})(?:dear|hello|hi|hola|bonjour|hallo|estimad[oa]s?|prezad[oa]s?|geachte|subject|asunto|betreff|objet|history|experience|background|portfolio|films?|studios?|agency|agentur|profile?|profil|summary|objective|vacancy|resume|currículum|lebenslauf|school|schools|department|services?|solutions?)(?!\p{L})/iu;

function isHanWord(text: string): boolean {
  return (
    isDocumentTitle(text) || sectionKind(text) !== undefined || roleScore(text) > 0 || employerScore(text) > 0
  );
}

/** Ambrose "Red" Pettingill */
const NICKNAME = /\s["“„'‘(]\p{Lu}[\p{L}-]{1,15}["”“'’)]\s/u;

/** Two to five capitalised words of letters, the usual form of a person's name. */
export function looksLikeName(text: string): boolean {
  if (/^\p{Script=Han}{2,4}$/u.test(text)) return !isHanWord(text);
  if (text.length < 4 || text.length > 60) return false;
  if (/[^\p{L}\s.'’-]/u.test(text)) return NICKNAME.test(text) && looksLikeName(text.replace(NICKNAME, " "));
  if (sectionKind(text) !== undefined || isDocumentTitle(text) || NO_NAME.test(text)) return false;
  // A particle may start a surname, but no name starts entirely in lower case.
  if (/^\p{Ll}/u.test(text) && !/^(?:de|da|von|van|del|di|du|le|la|el|al|bin|ter) \p{Lu}\p{Ll}+$/u.test(text))
    return false;
  const words = text.split(/\s+/);
  const isNamed = (word: string): boolean =>
    /^\p{Lu}/u.test(word) || PARTICLES.has(foldText(word.replace(/['’].*/, "")));
  const whole = words.filter((word) => /\p{L}{2}/u.test(word));
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every(isNamed) &&
    whole.length >= 1 &&
    !/\.$/.test(words[0]?.slice(4) ?? "")
  );
}

const ADDRESS =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|ing|mag|lic|licda|licdo|arq|abg|dott|dott\.ssa|dra|drs|ir|eng|sig|sig\.ra|ca|adv|sgt|ssg|sfc|msg|cpl|pfc|spc|cpt|capt|maj|ltc|col|lt|sgm|dipl\.-ing|dipl\.-\p{L}{2,8}|herr|frau|sr|sra|mme|m|(?:l\.)?c\.p(?:\.c)?|m\.v\.z|q\.f\.b|l\.a\.e)\.?(?: \((?:fh|ret\.?)\))? )+(?=\p{Lu})/iu;

/** "Dr. Ana Ruiz", "Dipl.-Ing. (FH) Ruth Sander": the form of address is not part of the name. */
function withoutAddress(piece: Piece): Piece {
  const length = ADDRESS.exec(piece.text.slice(0, MAX_LENGTH))?.[0].length ?? 0;
  return length === 0 ? piece : slice(piece, length);
}

/** "(FH)" inside a form of address does not end a name. */
function withoutBrackets(text: string): string {
  return text.replace(" (FH) ", " .FH. ");
}

function hasTitles(text: string): boolean {
  return AFTER_NAME.has(foldText((text.split(",")[1] ?? "").replace(/[\s.]/g, "")));
}

/** "Ana Ruiz RN" without the letters after the name. */
function withoutTitles(piece: Piece): Piece {
  if (piece.text.length > MAX_LENGTH) return piece;
  let core = piece;
  for (let words = core.text.split(" "); words.length > 2; words = core.text.split(" ")) {
    const last = words.at(-1) ?? "";
    const isTitle =
      // "FRHistS"
      /^\p{Lu}{2,}\p{Ll}+\p{Lu}+$/u.test(last) ||
      (AFTER_NAME.has(foldText(last.replace(/[.,]/g, ""))) && isCapitals(last.replace(/[a-z.]/g, "")));
    if (!isTitle) break;
    core = slice(core, 0, core.text.length - last.length);
  }
  return core;
}

import { type Piece, type Span, sliceItem } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import type { Requirement } from "../types.ts";
import { alternativesOf } from "./choices.ts";
import { offersDepend } from "./headings/lead-ins.ts";
import { type Kind, kindOf } from "./kinds/kinds.ts";
import { findKnowing, knowsSurely } from "./kinds/knowing.ts";
import type { Mention } from "./mentions.ts";
import { necessityPlaces } from "./necessity.ts";

/** A requirement, with the details of its kind. */
export interface ReadRequirement {
  requirement: Requirement;
  kind: Kind;
}

/** The word before a list's last item, or before the most important one. */
const joined =
  /^(?:and|und|et|y|insbesondere|vor allem|especially|particularly|in particular|notamment|especialmente|sobre todo|sobretudo|met name|in particolare|zwłaszcza|särskilt|især) (?=\S)/iu;

/** Text before an item that is not part of it: "BTS ou". The E of "CNH categoria E" is a class. */
const dangling = /\s(?:or|and|oder|und|ou|et|o|y|e|OR|AND|ODER|UND|OU|ET)$/u;

/** A requirement in its own words, without knowledge and necessity words around them. */
export function build(
  whole: Piece,
  kind: Kind,
  necessity: "required" | "preferred",
  mentions: readonly Mention[],
): ReadRequirement {
  const connective = joined.exec(whole.text)?.[0].length;
  const led = connective === undefined ? whole : sliceItem(whole, connective);
  const hanging = dangling.exec(led.text)?.index;
  const piece = hanging === undefined ? led : sliceItem(led, 0, hanging);
  const stated =
    kind.kind === "skill"
      ? skillName(piece, mentions)
      : kind.kind === "other" || kind.kind === "authorization"
        ? sliceItem(piece, offersDepend.exec(piece.text)?.[0].length ?? 0)
        : withoutNecessity(piece);
  const alternatives =
    kind.kind === "experience" ||
    kind.kind === "other" ||
    kind.kind === "schedule" ||
    kind.kind === "authorization"
      ? undefined
      : choicesOf(kind, stated.text);
  const only =
    kind.kind === "skill" && alternatives === undefined ? soleMention(stated, mentions) : undefined;
  const shown = only ?? stated;
  const span: Span = [shown.start, shown.end];
  return {
    requirement: {
      text: shown.text,
      kind: kind.kind,
      necessity,
      ...(alternatives && { alternatives }),
      ...(kind.level && { level: kind.level }),
      span,
    },
    kind,
  };
}

/** The alternatives. Subjects of one degree are not degrees: "a master's in nursing or education". */
function choicesOf({ kind }: Kind, text: string): string[] | undefined {
  const choices = alternativesOf(text);
  const isWhole = kind !== "education" || choices?.every((choice) => kindOf(whole(choice))?.kind === kind);
  return isWhole ? choices : undefined;
}

function whole(text: string): Piece {
  return { start: 0, end: text.length, text };
}

/** The catalogue skill, if a text names one and little else: "Advanced Excel", "PostgreSQL beyond the ORM". */
function soleMention(piece: Piece, mentions: readonly Mention[]): Piece | undefined {
  const [first, ...others] = mentions.filter(({ start, end }) => start >= piece.start && end <= piece.end);
  if (first === undefined || others.length > 0) return undefined;
  const mention = { ...first, text: piece.text.slice(first.start - piece.start, first.end - piece.start) };
  const around = piece.text.replace(mention.text, " ");
  const isAll =
    // "Level 3 Food Safety", "German tax law": a number or country specifies it.
    !/\d/.test(around) &&
    !ofCountry.test(around) &&
    wordsOf(piece.text).length - wordsOf(mention.text).length <= 2 &&
    !/ (?:and|und|et|y|e|&) /.test(piece.text);
  return isAll && mention.text.length * 2 >= piece.text.length ? mention : undefined;
}

const ofCountry =
  /(?<!\p{L})(?:\p{Lu}{2,3}(?!\p{L})|\p{Lu}\p{Ll}+(?:an|ish|ese|nch|utsch\p{Ll}*|isch\p{Ll}*|çais\p{Ll}*|añol\p{Ll}*)(?!\p{L}))/u;

/** "Be a confident user of": text before such words. */
const beingOne = /^be (?:an? )?/iu;

/** A text without knowledge words before the skill and necessity words around it. */
function skillName(piece: Piece, mentions: readonly Mention[]): Piece {
  const named = withoutMark(withoutNecessity(piece));
  let name = knowsSurely(named.text) ? sliceItem(named, beingOne.exec(named.text)?.[0].length ?? 0) : named;
  for (let round = 0; round < 3; round += 1) {
    const [first] = findKnowing(name.text);
    if (first === undefined || first.end >= name.text.length) break;
    if (first.from !== 0 && !knowsSurely(name.text)) break;
    name = withoutMark(withoutNecessity(sliceItem(name, first.end)));
  }
  name = sliceItem(name, articleBefore.exec(name.text)?.[0].length ?? 0);
  if (name.text === "") return piece;
  const short = withoutPurpose(name);
  const isIn = (whole: Piece): boolean =>
    mentions.some(({ start, end }) => start >= whole.start && end <= whole.end);
  // The removed words must not be the skill itself: "amenable to shifting schedules".
  return isIn(name) && !isIn(short) ? name : short;
}

/** "Kenntnisse in der Angiographie": the article before a name. */
const articleBefore = /^(?:the|der|die|das|dem|den|des)\s(?=\p{Lu})/u;

/** "La maîtrise d'un ATS": the apostrophe after knowledge words is not part of the name. */
function withoutMark(piece: Piece): Piece {
  return sliceItem(piece, /^['’]\s?/u.exec(piece.text)?.[0].length ?? 0);
}

/** "Enough HTML and CSS to argue with engineers": the purpose is not part of the skill's name. */
function withoutPurpose(name: Piece): Piece {
  const purpose =
    /\s(?:good enough |enough )?to (?=\p{Ll}{3})|\s(?:um|pour|para) (?=\p{Ll}+(?:en|er|ir|re|ar)(?!\p{L}))/u.exec(
      name.text,
    );
  return purpose === null || purpose.index < 2 ? name : sliceItem(name, 0, purpose.index);
}

const small = new Set(
  "is are be a an the would very strong highly in of ist sind von est serait sera será es são um uma un une eine ein mit with en de".split(
    " ",
  ),
);

/** A text without necessity words at its start and end: "(essential)", "is a plus", "wünschenswert". */
function withoutNecessity(piece: Piece): Piece {
  const places = necessityPlaces(piece.text);
  const total = wordsOf(piece.text).length;
  let { text } = piece;
  let from = 0;
  const last = places.at(-1);
  if (last !== undefined && last.to >= total - 1 && last.from > 0) text = text.slice(0, last.start);
  const [first] = places;
  if (first !== undefined && first.from === 0 && first.to < total)
    from = first.end + (verbBehind.exec(text.slice(first.end))?.[0].length ?? 0);
  // "Minimum of five years"
  if (from > 0) from += /^\s*of(?=\s)/iu.exec(text.slice(from))?.[0].length ?? 0;
  const kept = sliceItem(piece, from, text.length);
  const words = kept.text.split(/\s+/);
  const trailing = words.slice(-3).join(" ");
  const cut =
    /(?:\s[(（]?(?:is|are|an|would be|will be|ist|sind|wären?|sont|seraient|son|serían|são|est|serait|es|sera|será|é|er|är|on|ovat|jest|è|a|a strong)?)+$/iu.exec(
      kept.text,
    );
  if (kept.text === "" || wordsOf(kept.text).every(({ key }) => small.has(key))) return piece;
  return cut !== null && trailing !== "" && text.length < piece.text.length
    ? sliceItem(kept, 0, cut.index)
    : openBracketClosed(kept);
}

/** "Wünschenswert sind Kenntnisse in CAD": the verb belongs to the preference. */
const verbBehind = /^\s(?:sind|ist|wären|wäre|are|is|sont|est|seraient|serait|son|es|serían|sería)(?=\s)/iu;

function openBracketClosed(piece: Piece): Piece {
  const open = Math.max(piece.text.lastIndexOf("("), piece.text.lastIndexOf("（"));
  const isOpen = open > 0 && !/[)）]/.test(piece.text.slice(open));
  return isOpen ? sliceItem(piece, 0, open) : piece;
}

import { isWorker } from "../../text/names/role-names.ts";
import { type Piece, sliceItem } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import { isAboutUs } from "./about-us.ts";
import { bothSides, isName, type Known, type NamesSkill } from "./both-sides.ts";
import { choiceBehind, classWished, isChoice, isSubjectOf, listParts } from "./choices.ts";
import { anotherClass } from "./kinds/kind-forms.ts";
import { type Kind, kindOf } from "./kinds/kinds.ts";
import { beginsWithWish, isOnlyNecessity, type Necessity, necessityOf, withoutWishes } from "./necessity.ts";
import { separateClauses } from "./separate-clauses.ts";

/** A part of an item, with the kind that its words show. */
export interface Part {
  piece: Piece;
  kind: Kind | undefined;
  necessity: Necessity | undefined;
}

const connecting =
  /^(?:(?:equivalent|or equivalent|including|such as|e\.?g|especially|particularly|in|with|for|of|from|two|and|or|one|which|who|ideally|preferably|as|at|on|to|by|oder|und|bzw|insbesondere|zum beispiel|z\.?b|beispielsweise|bijvoorbeeld|par exemple|por ejemplo|por exemplo|ad esempio|vorzugsweise|vor allem|wie|im|mit|auch|ou|et|dont|notamment|en|avec|o|y|e|incluyendo|como|con|incluindo|com|etc|all|any|both|we|wir|nous|sowie)(?!\p{L})|equivalent|incl|inclus|或|等|包括|如|\d|[•("'])/iu;
/** "Five GCSEs, incl. English and Maths": contained in the previous demand. */
const including =
  /^(?:incl(?:uding|\.)?|inkl(?:usive|\.)?|einschließlich|y compris|dont|incluyendo|incluido|incluindo|inclusive)(?!\p{L})/iu;

/**
 * "Three years of digging, of which one in a mine"; "a licence, held for two years": details of the previous
 * demand.
 */
const ofIt =
  /^(?:of (?:which|whom)|held for|davon|seit mindestens|de l[oa]s (?:cuales|que)|d[oa]s quais|dont|其中)(?!\p{L})/iu;

/** "Have pulled shots before, at least a year or so": how long. */
const amountAlone =
  /^(?:for )?(?:at least|about|over) (?:an?|\d{1,2}|one|two|three|four|five) (?:years?|months?|seasons?)(?: or (?:so|more|two))?$/iu;

/** "Commitment to equality, diversity and inclusion": subjects of one attitude. */
const toThings =
  /^(?:an? |strong |genuine |real )?(?:commitment to|committed to|passion for|passionate about|interest in|enthusiasm for|love of|respect for|interesse an|engagement für|intérêt pour|goût pour|interés por|compromiso con|interesse por|compromisso com)(?!\p{L})/iu;

function isOfThings({ kind, piece }: Part): boolean {
  return (kind === undefined || kind.isTrait === true) && wordsOf(piece.text).length <= 4;
}

/** "Die Bereitschaft, den eigenen Pkw zu nutzen": the text after the comma completes the first word. */
function isClauseOf(previous: Part, { piece }: Part): boolean {
  return (
    /(?:bereitschaft|fähigkeit|freude|interesse|lust)$/iu.test(previous.piece.text) &&
    /(?:\szu\s\p{Ll}+|\p{L}zu\p{L}+n)\s*$/u.test(piece.text)
  );
}

/** "Two years of clerical, inventory or warehouse experience": the noun comes last. */
const yearsOf = /(?:years?|yrs|jahre?|ans|años)\.? (?:of |de |d')?[\p{L}-]+$/iu;

/** How far examples reach after "such as". */
const MAX_EXAMPLES = 120;
/** "A second language, such as Cree, Dene or Michif" is one demand with examples. */
const examples =
  /(?<!\p{L})(?:such as|for example|e\.?g\.?|like|zum beispiel|z\.? ?b\.?|tel(?:le)?s? que|par exemple|como|por ejemplo|por exemplo|tais como|tales como)\s[^;:]{2,80}$|例如|比如/iu;
// For these kinds a second part belongs to the same demand.
const continued = new Set(["schedule", "place", "authorization"]);

/** Divides a demand sentence into separate demands if it certainly contains several. */
export function partsOf(sentence: Piece, known: Known): Part[] {
  const whole = withoutWishes(sentence);
  const pieces = separateClauses(whole, known).flatMap((clause) =>
    isChoice(clause) ? [clause] : (choiceBehind(clause) ?? listParts(clause)),
  );
  const isWish = beginsWithWish(sentence.text);
  // "A licence, and Go or Rust": a separate demand, because a skill follows "and".
  const withoutAnd = (piece: Piece): Piece => {
    const size = andBefore.exec(piece.text)?.[0].length ?? 0;
    return size > 0 && known.namesSkill(piece) && kindOf(piece) === undefined
      ? sliceItem(piece, size)
      : piece;
  };
  const parts: Part[] = [];
  const sides = pieces.map(withoutAnd).flatMap((piece) =>
    (including.test(piece.text) ? [piece] : bothSides(piece, known)).map((side, place) => ({
      side,
      place,
    })),
  );
  for (const { side, place } of sides) {
    const part = partOf(side, isWish);
    const previous = parts.at(-1);
    if (previous !== undefined && isOnlyNecessity(side.text) && !anotherClass.test(side.text)) {
      // "A licence is no must, but welcome"
      const isOpen = previous.necessity === undefined || previous.necessity === "not_needed";
      if (isOpen && part.necessity !== undefined) previous.necessity = part.necessity;
    } else if (
      previous !== undefined &&
      place === 0 &&
      (isDeniedWith(previous, part, sentence) || belongsTo(previous, part, known.namesSkill))
    ) {
      if (isClauseOf(previous, part)) previous.kind = part.kind ?? previous.kind;
      extend(previous, part, sentence);
      if (levelAlone.test(side.text) || amountAlone.test(side.text))
        previous.kind = kindOf(previous.piece) ?? previous.kind;
    } else {
      if (previous?.kind?.kind === "licence" && part.kind === undefined && anotherClass.test(side.text))
        part.kind = previous.kind;
      parts.push(part);
    }
  }
  const last = parts.at(-1)?.kind;
  const more = last?.kind === "licence" ? classWished(sentence) : undefined;
  return more === undefined ? parts : [...parts, { piece: more, kind: last, necessity: "preferred" }];
}

/** "No DD, DR or IN endorsements": the denial before the first item applies to all. */
function isDeniedWith({ piece: first }: Part, { piece, kind }: Part, sentence: Piece): boolean {
  if (!denial.test(first.text) || (kind !== undefined && !anyOf.test(piece.text))) return false;
  return anyOf.test(
    sentence.text.slice(piece.start - sentence.start, piece.start - sentence.start + MAX_DENIED),
  );
}

const MAX_DENIED = 80;
const denial =
  /^(?:no|without|keine?[rnsm]?|ohne|pas de|aucune?|sans|sin|ni|sem|nenhum|senza|geen|zonder|inga|utan|bez|żadnych|žádné)\s/iu;
const anyOf = /^[^.;]{0,60}?\s(?:or|nor|oder|noch|ou|ni|o|of|eller|lub|ani|nebo)\s/iu;

const andBefore = /^(?:and|und|et|y|e|sowie)\s/iu;

function partOf(piece: Piece, isWish: boolean): Part {
  const necessity = necessityOf(piece.text);
  return { piece, kind: kindOf(piece), necessity: necessity ?? (isWish ? "preferred" : undefined) };
}

/** "Norwegian, at least B2" */
const levelAlone =
  /^(?:(?:at least|minimum|min\.?|mindestens|level|niveau|nivel|nivå|poziom|vähintään|en az) ){0,2}[ABC][12]\+?$/iu;

function belongsTo(previous: Part, part: Part, namesSkill: NamesSkill): boolean {
  if (isAboutUs(part.piece)) return false;
  const isExample =
    examples.test(previous.piece.text.slice(-MAX_EXAMPLES)) &&
    wordsOf(part.piece.text).length <= 4 &&
    part.necessity === undefined;
  if (isExample && part.kind?.kind === previous.kind?.kind) return true;
  if (including.test(part.piece.text) && part.necessity === undefined) return true;
  if (previous.kind?.kind === "language" && levelAlone.test(part.piece.text)) return true;
  if (toThings.test(previous.piece.text) && part.necessity === undefined && isOfThings(part)) return true;
  if ((ofIt.test(part.piece.text) || amountAlone.test(part.piece.text)) && part.necessity === undefined)
    return true;
  if (isSubjectOf(previous, part)) return true;
  if (isClauseOf(previous, part)) return true;
  const isConnected = connecting.test(part.piece.text);
  if (/^(?:or|oder|ou|o|或)\s/iu.test(part.piece.text)) return true;
  const isDetail =
    part.kind === undefined &&
    !namesSkill(part.piece) &&
    !isName(part.piece.text) &&
    wordsOf(part.piece.text).length <= 2;
  if (previous.kind?.kind === "experience" && part.necessity === "preferred" && isDetail) return true;
  if (part.necessity !== undefined && part.necessity !== previous.necessity) return false;
  if (
    (isConnected || (yearsOf.test(previous.piece.text) && part.kind?.years === undefined)) &&
    part.kind?.kind === "experience" &&
    previous.kind?.kind === "experience" &&
    !/经验$/u.test(part.piece.text)
  )
    return true;
  // The subject after a degree belongs to it: 本科及以上学历，计算机相关专业.
  if (
    previous.kind?.education !== undefined &&
    part.kind?.kind === "education" &&
    part.kind.education === undefined
  )
    return true;
  // Chinese names the subject first: 药学相关专业，大专以上学历.
  if (
    previous.kind?.kind === "education" &&
    previous.kind.education === undefined &&
    part.kind?.kind === "education" &&
    /专业$/u.test(previous.piece.text)
  )
    return true;
  // "Ausbildung als Elektroniker, Mechatroniker": another name for the trade.
  if (
    previous.kind?.education !== undefined &&
    part.kind === undefined &&
    isWorker(part.piece.text.split(" ")[0] ?? "")
  )
    return true;
  if (part.kind === undefined && isConnected) return !namesSkill(part.piece) || previous.kind !== undefined;
  if (part.kind === undefined)
    return (
      (previous.kind?.kind === "certificate" || previous.kind?.kind === "licence") &&
      wordsOf(part.piece.text).length <= 1 &&
      !namesSkill(part.piece)
    );
  return part.kind.kind === previous.kind?.kind && continued.has(part.kind.kind);
}

function extend(previous: Part, part: Part, sentence: Piece): void {
  const from = previous.piece.start - sentence.start;
  previous.piece = sliceItem(sentence, from, part.piece.end - sentence.start);
}

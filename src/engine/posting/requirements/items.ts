import { type Piece, sliceItem } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import { looksLikeInstruction } from "../prompt-injection.ts";
import { isDemand, isHeading } from "./headings/headings.ts";
import type { PostingLine } from "./headings/layout.ts";
import { itemKind } from "./kinds/item-kind.ts";
import { kindOf } from "./kinds/kinds.ts";
import { isTool } from "./kinds/unnamed-skill.ts";
import type { Mention } from "./mentions.ts";
import { necessityOf, necessityPlaces } from "./necessity.ts";
import type { Part } from "./pieces.ts";
import { build, type ReadRequirement } from "./wording.ts";

/** "Because we meet the team in Singapore" is a reason; "no weekends" is a benefit. */
export const saysWhy =
  /^(?:an? equivalent combination|any combination of|because|as (?:there|we|this|you)(?!\p{L})|so that|(?:al)?though|obwohl|obgleich|bien que|aunque|embora|sebbene|anche se|hoewel|selv om|även om|choć|since (?:we|most|you|our|the)|da wir|puisque|ya que|puesto que|weil|denn|car|parce que|porque|pois|já que|因为|由于)(?!\p{L}(?<!\p{Script=Han}))/iu;

/** "Free shift meal", "paid training", "visa support possible": benefits. */
export const isOffered =
  /^(?:free|complimentary|paid|subsidi[sz]ed|kostenlose?[rsnm]?|gratis|gratuite?s?|bezahlte?[rsnm]?|offerte?s?)\s|^[^,;]{3,40} (?:is|are) (?:not )?available$|(?<!\p{L})(?:full |on[- ]the[- ]job |all )?(?:training|equipment|uniforms?|tools?) (?:is|are|will be) (?:given|provided|supplied)|^(?:(?:tickets?|titres?)[- ]restaurants?|chèques?[- ](?:déjeuner|vacances)|(?:bonne )?mutuelle|essensgutscheine?|buoni pasto)(?!\p{L})|^(?:relocation|visa|moving) (?:support|assistance|package|help)(?:(?: is)? (?:possible|provided|offered|available))?(?=[,;.]|$)|\s(?:machst|lernst|erwirbst|bekommst|machen|lernen|erwerben) (?:du|sie) (?:bei|mit|von) uns$|^(?:can|will|may|are able to|happy to) sponsor(?!\p{L})|^(?:[\p{L}\d-]+ )?sponsorship (?:for|(?:is )?(?:available|provided|offered|possible))(?!\p{L})/iu;

/** Paid items are not demands. */
export const money = /[$€£₱₹¥]\s?\d|(?<!\p{L})P\d{2}/u;

/** "No cover letter needed" is not a demand. */
export const isUnneeded =
  /^(?:no|keine?|pas de|aucune?|sin|sem)\s.{2,60}\s(?:needed|required|necessary|nötig|notwendig|nécessaire|necesari[oa]|necessári[oa])$/iu;

export const isFree =
  /^(?:(?:no(?! (?:tener|temer|asustarse))|keine?|pas de|aucun|sin|sem|nunca|never)\s|无需|不用|不需要)\s?(?=\S)/iu;

/** A sentence about law or a trade, whose commas do not separate demands. */
export function isProse({ text }: Piece, mentions: readonly Mention[], { body }: PostingLine): boolean {
  const most = body.text.length > LONG_PARAGRAPH ? MAX_LIST_WORDS.inParagraph : MAX_LIST_WORDS.inLine;
  return wordsOf(text).length > most && mentions.filter(isTool).length < LEAST_TOOLS;
}

const MAX_LIST_WORDS = { inLine: 40, inParagraph: 16 };
const LONG_PARAGRAPH = 600;
const LEAST_TOOLS = 2;
const MAX_PROSE = 400;

/** A long sentence as one demand, at most its first clauses. */
export function wholePart(sentence: Piece): Part {
  const end = sentence.text.length <= MAX_PROSE ? undefined : sentence.text.lastIndexOf(", ", MAX_PROSE);
  const piece = sliceItem(sentence, 0, end === undefined || end < MAX_PROSE / 2 ? MAX_PROSE : end);
  return { piece, kind: kindOf(piece), necessity: necessityOf(piece.text) };
}

/**
 * "Candidates must be flexible", "You are required to have", "Sie sind freundlich": statements about the wanted
 * person.
 */
export const asksOfPerson =
  /^(?:(?:you(?:'ll|'d| will| would)?|(?:the )?(?:ideal |successful |right )?(?:candidates?|applicants?|incumbents?)) (?:(?:also |do )?(?:must|should|need(?: to)?|needs to|are required to|is required to|will need(?: to)?|have to|will have)|(?:are|have|is|has|possess(?:es)?|bring|enjoy) (?:an? )?(?:strong|good|excellent|proven|solid|very|highly|passionate|motivated|reliable|flexible|organi[sz]ed|able|capable|experience[d]?|willing|comfortable|familiar|fluent|proficient|skilled|qualified))|vous (?:êtes|avez|justifiez|maîtrisez|possédez|savez|disposez)|tu (?:es|as) |sie (?:sind|haben|verfügen|bringen|besitzen|beherrschen)|du (?:bist|hast|bringst|verfügst|beherrschst)|(?:eres|tienes|se requieren?|se exige|se precisa|imprescindible|pedimos|exigimos|exige-se|requer-se|é (?:necessário|obrigatório)|wij vragen|je (?:hebt|bent|kent|beheerst|beschikt|spreekt|schrijft|kunt)|jij (?:hebt|bent)|si richied(?:e|ono)|richiediamo|wir (?:erwarten|verlangen|wünschen uns|setzen voraus)|vorausgesetzt (?:wird|werden)|erforderlich (?:ist|sind)|voraussetzung(?:en)? (?:ist|sind)|le (?:candidat|profil)[^.;]{0,20} (?:doit|devra)|we (?:expect|require|ask for)|applicants must) |you['’]ve (?!got|come|heard|found|seen|read|been (?:looking|waiting)|always)|you (?:hold|know|speak|possess|own|can|(?:do )?need|should|must|will need|'ll need|have to|have (?!access|the|up to|\d+ days|an opportunity|a (?:say|voice|chance)))|you'd need |(?:we are|we're) looking for (?:someone|somebody|a person|people) (?:with|who)|buscamos (?:a )?(?:alguien|una persona|personas) (?:con|que)|procuramos (?:alguém|uma pessoa|pessoas) (?:com|que)|nous recherchons (?:quelqu'un|une personne)|wir suchen (?:jemanden|eine person|menschen))(?!.*(?:opportunit|responsib|access to|chance|welcome|invited|interessiert an|intéressée?s? par|möglichkeit|die chance|l'opportunité|oportunidad|apply|bewerb|postul))/iu;

/**
 * True if a sentence is an item of a demand list: the first after a bullet, a numbered one, or a short separate
 * line.
 */
export function isItem(
  { piece, body, isBullet, section }: PostingLine,
  { text }: Piece,
  index: number,
): boolean {
  if (section !== "aside" && section !== "duties" && asksOfPerson.test(text)) return true;
  if (!isDemand(section)) return false;
  if (/^\(?\d\) /.test(text) || saysOfPerson.test(text)) return true;
  const isAlone =
    /[;；]\s*$/.test(piece.text) ||
    (text === (ofAbility.test(text) ? body.text.replace(/[.。]$/u, "") : body.text) &&
      wordsOf(text).length <= MAX_LINE_WORDS &&
      (!inTitleCase.test(text) || germanNoun.test(text)));
  return index === 0 && (isBullet || isAlone);
}

/** An item of a demand list is a demand in any words: "Pay attention to details". */
export function wholeItem(
  { section, piece, isBullet, topic }: PostingLine,
  item: Piece,
  kindFor = itemKind,
  least = LEAST_ITEM_WORDS,
): ReadRequirement[] {
  const { text } = item;
  const size = wordsOf(text).length;
  const isDemanded =
    size >= (topic === "other" ? 1 : least) &&
    size <= MAX_ITEM_WORDS &&
    (isBullet || !/[:：]\s*$/.test(piece.text)) &&
    !/[?？!:：]|@|^\S*https?:|^\d(?!\) )|(?<!\p{L})(?:não|no|nein|nicht)$/iu.test(text) &&
    /\p{L}{3}|\p{Script=Han}/u.test(text) &&
    ![saysWhy, isOffered, money, isUnneeded, isFree].some((no) => no.test(text)) &&
    necessityOf(text) !== "not_needed" &&
    necessityPlaces(text).length * 2 < size &&
    !looksLikeInstruction(text) &&
    !ofOthers.test(text) &&
    !isHeading(text);
  const wish = section === "preferred" || necessityOf(text) === "preferred";
  return isDemanded
    ? [build(item, { kind: topic ?? kindFor(text) }, wish ? "preferred" : "required", [])]
    : [];
}

/** Procedure among demands, and the contract. */
const ofOthers =
  /^(?:selected|successful|all|qualified) (?:applicants?|candidates?|employees?) (?:will|may|are)(?!\p{L})|^(?:an? )?(?:equivalent )?combination of|^(?:never|don't|do not|please)(?!\p{L})|^contrat[oe]?(?!\p{L})/iu;

/** "Seeing the Bigger Picture" is a heading. */
const inTitleCase = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|\p{L}{1,3}))+$/u;
/** "Ruhige Hände": German nouns have capitals in any line. */
const germanNoun = /^\p{Lu}\p{Ll}{3,}(?:e|er|es) \p{Lu}\p{Ll}{3,}$/u;
const LEAST_ITEM_WORDS = 2;
const MAX_ITEM_WORDS = 40;
const MAX_LINE_WORDS = 16;
/** Such a line is an item with its full stop too. */
const ofAbility = /^(?:ability|able|must|willing(?:ness)?) /iu;

/** "The candidate will possess the following skills:" above the list of them. */
export function isLeadIn({ piece, isBullet }: PostingLine, part: Piece): boolean {
  const rest = piece.text.slice(Math.max(0, part.start - piece.start));
  return !isBullet && /[:：]\s*$/.test(rest) && !/[.!?;]\s/.test(rest) && kindOf(part)?.kind !== "education";
}

/**
 * A part that names something in words that no list knows: "be able to explain a race condition". Behind "you must" it
 * may be anything short.
 */
export function leftOver(line: PostingLine, { piece, necessity }: Part, isSure: boolean): ReadRequirement[] {
  if (necessity === "not_needed") return [];
  const mayBeAny =
    (isSure && isShort(piece.text)) || (isDemand(line.section) && saysOfPerson.test(piece.text));
  if (itemKind(piece.text) === "other" && !mayBeAny) return [];
  return wholeItem(
    line,
    piece,
    itemKind,
    isSure && /^(?!sorry)\p{L}{5,}$/iu.test(piece.text) ? 1 : undefined,
  );
}

/** "Sie bleiben freundlich", "vous tenez vos délais": in a list of demands such a sentence describes the person. */
const saysOfPerson =
  /^(?:you(?:['’]re|['’]ve)? (?!will|would|['’]ll|get|receive|join|earn|may|might|could)|du (?!bekommst|wirst|findest|profitierst|willst|suchst|möchtest)\p{L}+st |sie (?!bekommen|erhalten|werden|können sich|finden|profitieren|wollen|suchen|möchten)|(?:vous|tu) (?!recev|bénéfici|aurez|auras|serez|seras|travailler|intégr|rejoi|pouvez|souhait|recherch|cherch)|(?:je|jij) (?!krijgt|ontvangt|gaat|wordt|kunt|zoekt|wilt|wil)|tienes|eres|hai |sei |você (?!vai|terá|recebe)|olet |osaat |jesteś |potrafisz |umíte |máte )/iu;

/** Not a clause that continues what was before: "from Monday", "which you get". */
function isShort(text: string): boolean {
  return wordsOf(text).length <= MAX_LEFT && !goesOn.test(text);
}

const MAX_LEFT = 8;
const goesOn =
  /^(?:in|at|on|as|of|to|for|by|from|with|when|where|which|who|that|then|than|the|this|etc|so|but|because|we|our|it|they|you|und|oder|aber|im|am|bei|für|von|zu|damit|weil|dass|wir|et|ou|mais|dans|pour|par|de|du|des|car|qui|que|nous|on|y|pero|en|para|por|con|sin|que|e|em|com|mas|di|ma|per|da|che|om|maar|voor|met|op|want|i|men|på|för|til|med|w|na|do|z|ale)(?!\p{L})/iu;

import type { Piece } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";
import type { PostingLine } from "./headings/layout.ts";
import type { SectionKind } from "./headings/topic.ts";
import { isFree, isOffered, money, saysWhy } from "./items.ts";
import type { Kind } from "./kinds/kinds.ts";
import { knowsSurely } from "./kinds/knowing.ts";
import { fills, isTool } from "./kinds/unnamed-skill.ts";
import type { Mention } from "./mentions.ts";
import { isAsking, necessityPlaces } from "./necessity.ts";
import type { Part } from "./pieces.ts";
import { build, type ReadRequirement } from "./wording.ts";

const aboutUs =
  /^(?:this|the) (?:role|position|job|work(?:ing)? environment|company|team|office|incumbent) (?:is|are|was|plays|offers|provides|gives)(?!.*(?:required|must|requires?)(?!\p{L}))|(?<!\p{L})(?:we (?:have|are|serve|offer|provide|will)|our (?:team|company|staff)|founded|since|established|wir (?:sind|haben|bieten)|seit|nous (?:sommes|avons|offrons)|depuis|somos|tenemos|ofrecemos|desde|contamos|conta com|temos|oferecemos)(?!\p{L})|^(?:our|unsere?|notre|nos|nuestr[oa]s?|noss[oa]s?)\s|(?<!\p{L})(?:report(?:s|ing)? to|berichte\p{L}* an|reporta a|rattachée? (?:à|au))(?!\p{L})|成立|始建|我们是|公司/iu;

/** "We are seeking an enthusiastic nurse" is advertising; "someone who speaks French" is a demand. */
export const announces =
  /^(?:we(?: are|'re) (?:currently )?(?:seeking|hiring|recruiting|looking for)|wir suchen|nous (?:recherchons|recrutons)|buscamos|procuramos) (?!.*(?:someone|somebody|jemand|quelqu'un|alguien|alguém))|^(?:[^.;]{0,50}\s)?we need (?:\d{1,3}|two|three|four|five|six|several|more|another)\s(?!\+?\s?(?:years?|yrs|months?)(?!\p{L}))/iu;
export const calls =
  /(?<!\p{L})(?:hiring|looking for(?! someone| somebody)|seeks|seeking|needs an?|recruiting|recrute|recherche(?:nt)?|sucht|suchen|busca(?:mos|ndo)?|is after|are after|selecciona(?:mos)?|contrata|procura(?:mos)?)(?!\p{L})|招聘|诚聘/iu;
const permits =
  /sponsor|citizen|authori[sz]ed to work|right to work|work permit|residency permit|working rights|visa|clearance|permiso de trabajo|arbeitserlaubnis|titre de séjour/i;
/** "Visa" alone may be what a person works on. */
const isPermit = new RegExp(permits.source.replace("|visa|", "|"), "i");
const refusals = /(?<!\p{L})(?:no|not|cannot|can't|unable|without|sorry|don't|never)(?!\p{L})/iu;

/** "All offers are contingent on a background check": a check is a demand anywhere. */
const ofOffer =
  /(?:offers?|appointments?|employment|hiring|hires?|starting|position|post|role)(?: of employment)? [^.;]{0,40}(?:contingent|conditional|subject to|depends? (?:up)?on)|(?:must|required to|needs? to|have to|will) (?:pass|undergo|consent to|submit to|(?:satisfactorily )?complete [^.;]{0,60}(?:check|screen|test|clearance|examination|vetting))|(?:check|screen|screening|test|examination|physical)s? (?:is|are|will be|must be) (?:required|carried out|conducted|done|needed|completed)|(?:check|screen(?:ing)?|test)[^.;]{0,60} (?:follows|precedes) (?:every|each|any|all|an?|the) |before (?:you|they) start|vor (?:der )?(?:einstellung|arbeitsbeginn|dienstantritt)|avant l'embauche|antes de la (?:incorporación|contratación)/iu;

/** Sentences outside demand lists are read only if they are not about the employer or advertising. */
export function maySpeakOfDemands(section: SectionKind, sentence: Piece): boolean {
  if (sentence.text.length > 600) return false;
  if (section === "duties" && !isAsking(sentence.text)) return false;
  if (permits.test(sentence.text)) return !/sponsor/i.test(sentence.text) || refusals.test(sentence.text);
  if (section === "duties") return false;
  if (ofOffer.test(sentence.text)) return true;
  if (section === "aside" || saysWhatYouDo.test(sentence.text)) return false;
  return !aboutUs.test(sentence.text);
}

/** "You will do plumbing repairs": a duty, whatever else the sentence says. */
const saysWhatYouDo =
  /^(?:in this (?:role|position|job),? )?you(?:'ll| will|'d| would)(?: also)? (?:be (?:doing|carrying|working|helping|making|running|leading|supporting|managing|providing|taking)|do|carry|perform|provide|support|manage|lead|help|assist|deliver|build|design|develop|maintain|ensure|coordinate|prepare|write|create|run|make|join|handle|oversee)(?!\p{L})/iu;

/** What the wanted person is: "we need someone reliable". */
const ofSomebody =
  /(?<!\p{L})(?:someone|somebody|must be|need to be|should be|jemand\p{L}*|quelqu'un|alguien|alguém|you are|you're|you'll be|du bist|sie sind|vous êtes|tu es|eres)(?!\p{L})/iu;

const ofAnyone = /(?<!\p{L})(?:someone|somebody|jemand\p{L}*|quelqu'un|alguien|alguém)(?!\p{L})/iu;

/** "A citizen of the republic who", "visa applications": a definition, and a subject of work. */
const ofWork =
  /:\s+(?:an? )?(?:\S+ ){0,4}citizen|visa (?:applica|issu|process|status|section|assist|servic|class|unit)|refers? to|defined as|as (?:a|per) |is seeking/iu;

/** "Latte art is a big plus", "Prophylaxe-Kenntnisse erwünscht": few words that are wished. */
function isWished({ piece: { text }, necessity }: Part): boolean {
  const last = necessityPlaces(text).at(-1);
  const name = text.slice(0, last?.start ?? 0).replace(copula, "");
  return (
    necessity === "preferred" &&
    last !== undefined &&
    last.to >= wordsOf(text).length &&
    wordsOf(name).length <= MAX_WISHED &&
    /\p{L}{5}/u.test(name) &&
    !ofNothing.test(name)
  );
}

const MAX_WISHED = 3;
const copula =
  /\s(?:(?:is|are|would be|ist|sind|wären?|est|sont|serait|seraient|es|son|sería|é|são|seria|sarebbe)(?: also)?(?: an?| ein| un| um)?\s*)?$/iu;
/** What such words are if they are no skill. */
const ofNothing =
  /^(?:an?|the|this|that|these|it|they|he|she|we|you|there|what|which|anything|any|all|both|everyone|either|some|more|plus|your|our|my|applications?|applicants?|candidates?|(?:new |recent )?grad(?:uate)?s|women|people|cv|photo|references?|relocation|interviews?|visits?|enquiries|questions|pets|start|das|dies|es|er|sie|alles|was|auch|bewerbungen|bewerber\p{L}*|menschen|schwerbehinderte|frauen|ce|c'est|cela|ça|les candidatures|tout|mention|carte|carnet|permis|esto|eso|lo|se|personas|isso|isto|tudo|candidaturas|dit|dat|alles)(?!\p{L})|\d|%|(?<!\p{L})(?:if|not|nicht|pas|no|não|gehalt|salary|employer|arbeitgeber|anschreiben|firmenwagen|in|for|with)(?!\p{L})/iu;

/** "Security clearance" above "Not required": a field of a form. */
const ofForm = /^(?:security )?clearance(?: required)?:?$/iu;

/** "5+ yrs in group reporting", "mindestens drei Jahre". */
const startsWithYears =
  /^\P{L}{0,3}(?:(?:at least|min(?:imum|\.)?|mind(?:estens|\.)|au moins|al menos|mínimo|pelo menos|minimaal|minst|co najmniej) )?(?:\d{1,2}|two|three|four|five|zwei|drei|fünf|deux|trois|cinq|dos|tres|cinco|twee|drie)\s?(?:\+|(?:-|–|to|bis|à|a) ?\d{1,2}\+?)?\s?(?:years?|yrs?|jahre?|ans|années|años|anos|jaar|anni|års|år|lata)(?:['’])?\+? (?!old|alt|of age|ago|contract|fixed|warranty)/iu;

/** "Overnight travel up to 15%", "25% or less - You may be expected to travel". */
const shareOfTravel =
  /^(?:[\p{L}]+ )?travel (?:of )?(?:up to |about |approximately |~ ?)?\d{1,2} ?%|^\d{1,2} ?% [^.;]{0,40}(?<!\p{L})travel(?!\p{L})/iu;

/** True if a part of running text is certainly a demand and not about the employer. */
function isSure(kind: Kind, part: Part, { body, isBullet, section }: PostingLine, isShort: boolean): boolean {
  if (ofOffer.test(body.text) && (section === "aside" || kind.kind === "other"))
    return kind.kind === "other" && kind.isTrait !== true;
  const asks =
    isAsking(body.text) || (kind.years !== undefined && (isBullet || startsWithYears.test(body.text)));
  const isCall = calls.test(part.piece.text);
  const isAvailable = /dispon|availab|verfügbar/iu.test(part.piece.text);
  if (wordsOf(part.piece.text).length > 25 || /\d{2}[/.]\d{2}[/.]\d{2}|[$€£]\s?\d/.test(part.piece.text))
    return false;
  if (kind.kind === "authorization")
    return !ofForm.test(body.text) && !ofWork.test(body.text) && (asks || isPermit.test(part.piece.text));
  if (kind.kind === "experience")
    return kind.isNamed === true ? kind.years !== undefined || (asks && !isCall) : asks && !isCall;
  if (kind.kind === "place" || kind.kind === "schedule")
    return (
      shareOfTravel.test(body.text) ||
      (asks && part.necessity !== undefined) ||
      (isShort && (isAvailable || wordsOf(part.piece.text).length <= 4))
    );
  if (kind.kind === "other")
    return (
      (!kind.isTrait || (ofSomebody.test(body.text) && !ofAnyone.test(part.piece.text))) &&
      (asks || (isShort && wordsOf(part.piece.text).length <= 4))
    );
  if (isCall) return false;
  if (kind.kind === "language") return kind.level !== undefined || asks;
  return asks || isShort;
}

const MAX_SKILL_WORDS = 10;

/** The demand in a part of running text, if it certainly is one. */
export function inOpen(
  part: Part,
  line: PostingLine,
  mentions: Mention[],
  isShort: boolean,
): ReadRequirement | undefined {
  const { kind, necessity = "required" } = part;
  const sentence = line.body;
  const isAlone =
    isShort &&
    mentions.length === 1 &&
    mentions[0]?.start === part.piece.start &&
    mentions[0].end === part.piece.end;
  if (necessity === "not_needed" || kind?.education === "none" || money.test(part.piece.text))
    return undefined;
  if (isOffered.test(part.piece.text)) return undefined;
  if (saysWhy.test(part.piece.text) || (kind?.kind === "schedule" && isFree.test(part.piece.text)))
    return undefined;
  if (kind === undefined) {
    if (isAlone || isWished(part)) return build(part.piece, { kind: "skill" }, necessity, mentions);
    return (mentions.some(isTool) || fills(part.piece, mentions) || knowsSurely(part.piece.text)) &&
      isAsking(sentence.text) &&
      !calls.test(sentence.text) &&
      wordsOf(part.piece.text).length <= MAX_SKILL_WORDS
      ? build(part.piece, { kind: "skill" }, necessity, mentions)
      : undefined;
  }
  return isSure(kind, part, line, isShort) ? build(part.piece, kind, necessity, mentions) : undefined;
}

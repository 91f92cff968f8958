import { bulletLength } from "../../../text/bullets.ts";
import { heldKinds } from "../../types.ts";
import { asksBack } from "../frames/person-lead.ts";
import { kindOf } from "../kinds/kinds.ts";

/** "You don't need a degree, Kubernetes, or to have worked at a big name": everything after is denied. */
export const denies =
  /^(?:you |candidates? |applicants? )?(?:don't|do not|won't|will not|needn't|need not) (?:need|have to|require)(?!.*(?:\bbut\b|though|however))|^no need (?:for|of|to)|^there(?:'s| is) no |^(?:du brauchst|sie brauchen|sie benötigen|du benötigst) kein(?!.*\baber\b)|^(?:tu n'as|vous n'avez) pas besoin(?!.*\bmais\b)|^no (?:necesitas|hace falta|es necesario)(?!.*\bpero\b)|^(?:você )?não (?:precisas?|é (?:necessário|preciso)|exigimos|pedimos)(?!.*\bmas\b)|^(?:nothing|none) (?:by|in the) way of |^[^,.;]{2,50} (?:is|are)(?:n't| not) (?:something )?(?:that )?(?:you(?:'ll| will)?|we(?:'ll| will)?) (?:need|require|expect|ask|insist)|^[^,.;]{2,50} (?:müssen sie|musst du|brauchen sie|brauchst du|benötigen sie|benötigst du) (?:dafür |hier )?(?:nicht|kein\p{L}*)(?!.*\b(?:aber|sondern)\b)|^(?:on|nous) ne (?:vous |te )?(?:demand|exige)\p{L}* pas|^pas besoin d|^non (?:serv(?:e|ono)|è (?:necessari|richiest|indispensabil)\p{L}*|occorr(?:e|ono)|chiediamo)(?!.*\b(?:ma|però)\b)|^[^,.;]{2,50} (?:hoef je niet|heb je niet nodig|is niet nodig)(?!.*\bmaar\b)|^(?:du )?[^,.;]{0,50}(?:behöver|behøver) (?:du )?(?:inte|ikke)(?!.*\bmen\b)|^nie (?:wymagamy|musisz|potrzebujesz|trzeba)(?!.*\bale\b)/iu;

/** "All offers are contingent on": what follows is a demand. */
export const offersDepend =
  /^(?:all |any |the |this |your |our )?(?:job |conditional )?(?:offers?|employment|appointments?|position|post|role)(?: of employment)?(?: made)? [^,.;]{0,40}(?:contingent (?:up)?on|conditional (?:up)?on|subject to|depends? (?:up)?on)\s|^please note(?: that)?:?\s/iu;

/**
 * "You will have access to many benefits including:", "We will assess you against these behaviours:" above a list
 * without demands.
 */
export const ofBenefits =
  /^.{0,400}(?<!\p{L})(?:benefits?|perks|(?:assess|test|ask) you (?:against|about|on)|advantages|we (?:offer|provide)|you(?:'ll| will) (?:get|receive|enjoy)|avantages|vorteile|wir bieten|beneficios|ofrecemos|benefícios|oferecemos)(?!\p{L})[^.]{0,60}[:：]\s*$/iu;

/** "We need you to support us in:" introduces duties. */
export const ofWork =
  /(?<!\p{L})(?:need you to|(?:help|support|assist) us|you (?:will|would) be (?:doing|responsible))(?!\p{L})/iu;

/**
 * "We seek a teacher who", "You'll be grand for this if you:", "a person who has:" above a list: each item says what
 * the wanted person is or has.
 */
const ofPerson =
  /(?<!\p{L})(?:who(?:'s|'ve)?(?: (?:also )?(?:has|have|is|are|can|will))?|if you(?:'re|'ve|'d)?(?: (?:have|are|can))?|wenn (?:du|sie|ihr)|(?:jemanden?|menschen|personen?|\p{L}+in),? (?:der|die)|si (?:vous|tu)(?: (?:êtes|avez|es|as))?|(?:quelqu'un|une personne) qui|(?:alguien|una persona|personas) que|si (?:tienes|eres|cuentas con)|(?:alguém|uma pessoa|pessoas) que|se você(?: (?:tem|é))?|iemand die|als je)\s*(?:[:：…]|\.{3})?\s*$/iu;

/** The length of the end of a line that says who is asked. */
const REACH = 70;

/** "Bonus points if you have:", "You'll stand out if you:" */
const ofWish =
  /(?<!\p{L})(?:bonus|(?:a |un |ein )?(?:big |real |huge )?plus|even better|stand out|excited|nice|ideal(?:ly)?|advantage|wünschenswert|vorteil|toll|super|pluspunkte?|atout|idéal|mieux|valora\p{L}*|mejor|diferencial|melhor)(?!\p{L})/iu;

/** The section of a list below a line that asks for the person whom it describes; undefined without one. */
export function listOpened(text: string, next: string | undefined): "required" | "preferred" | undefined {
  const isAbove = next !== undefined && (signOf(next) !== "" || /(?:[:：…]|\.{3})\s*$/u.test(text));
  const end = text.slice(-REACH);
  if (!isAbove || !ofPerson.test(end)) return undefined;
  return ofWish.test(end) ? "preferred" : "required";
}

/** The mark of a list's item. */
export function signOf(line: string | undefined): string {
  return line?.slice(0, bulletLength(line)).trim() ?? "";
}

/** "KNOWLEDGE OF:", "Ability to:" before their list. */
export const ofAbility = /^(?:(?:working )?knowledge of|abilit(?:y|ies) to|skills? in|skill to)$/iu;
/** The number of a chapter: "3. ", "IV. ", "B) ". */
const chapterMark = /^\s*(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.)]\s{1,4}(?=\p{Lu})/u;

/** "4. SELECTION CRITERIA", "A. Essential": the length of a chapter's number that does not go on in the next line. */
export function chapterOf(text: string, next: string | undefined): number {
  const chapter = chapterMark.exec(text)?.[0] ?? "";
  const following = chapterMark.exec(next ?? "")?.[0];
  return following === undefined || /\d/.test(chapter) !== /\d/.test(following) ? chapter.length : 0;
}

/** "We are small. Do you drive?" */
const asksLast = /\p{L}{3}[.!?] \p{Lu}[^.!]{8,}[?？]$/u;

/** True if a line ends like a sentence, or asks back for a paper: "Do you have a forklift licence?". */
export function endsSentence(text: string): boolean {
  const piece = { text, start: 0, end: text.length };
  return (
    /(?<!\.\.)[.;,。；，!]$/.test(text) ||
    asksLast.test(text) ||
    (/[?？]$/.test(text) && asksBack(piece) && heldKinds.has(kindOf(piece)?.kind ?? "other"))
  );
}

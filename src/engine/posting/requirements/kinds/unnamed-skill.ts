import { findPlaceNames } from "../../../text/names/place-names.ts";
import { isWorker } from "../../../text/names/role-names.ts";
import type { Piece } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import { isTermOfJob } from "../../fields/head.ts";
import { looksLikeInstruction } from "../../prompt-injection.ts";
import type { Mention } from "../mentions.ts";
import type { Kind } from "./kinds.ts";
import { afterKnowing, knowsSurely } from "./knowing.ts";

/** Abilities named by an activity noun: last in English and German, first in French, Spanish, Portuguese. */
const activityNames =
  /\s(?:management|planning|analysis|analytics|accounting|bookkeeping|budgeting|forecasting|programming|troubleshooting|drafting|editing|modell?ing|welding|brazing|soldering|purchasing|procurement|merchandising|invoicing|payroll|estimating|calibration|instruction|facilitation|diagnostics|pruning|grafting|upholstery)$|^(?:gestion|gestión|gestão|pédagogie|pedagogía|pedagogia|comptabilité|contabilidad|contabilidade|planification|planificación|planeamento|rédaction|redacción|redação|soudure|soldadura|soldagem|programmation|programación|programação)\s|\p{L}(?:planung|steuerung|buchhaltung|programmierung|kalkulation)$/iu;

/** An activity concerning oneself is a trait: "time management". */
const ofOneself =
  /^(?:time|self|stress|anger|people|gestion du (?:temps|stress)|gestión del (?:tiempo|estrés)|gestão d[eo] (?:tempo|stress|conflitos)|zeit\p{L}*|selbst\p{L}*)(?!\p{L})/iu;

/**
 * Actions on an object: "read drawings" after ability words, "Lire un plan", "Leer planos", "Zeichnungen lesen",
 * "Reading blueprints". Verbs that also describe character ("keep calm", "faire preuve de") are not included.
 */
const doing =
  /^(?:(?:be )?(?:able|ability|capable|capability) (?:to|of) )(?:accurately |safely |confidently )?(?:read|operate|operating|interpret|interpreting|perform|performing|prepare|preparing|draft|drafting|analy[sz]e|calculate|design|program|code|troubleshoot|diagnose|install|repair|configure|calibrate|weld|solder|type|edit|translate|sew|cook|bake|draw|test|drive|use) (?!(?:own|your|good|common|initiative|sound|discretion|judg|stress|pressure|under|well|as|with|in|on|at|to|between|safely$)(?!\p{L}))\p{L}|^(?:reading|writing|operating|interpreting|programming|drafting|keyboarding|typing|placing|installing|wiring|diagnosing|repairing|calibrating|editing|soldering|sewing|estimating|drawing|detailing|troubleshooting) (?:(?:of|and|in|a|the) )?[\p{L}\d]|^(?:lire|réaliser|poser|monter|tracer|souder|régler|programmer|rédiger|utiliser|manier|piloter|diagnostiquer|réparer|installer|entretenir|découper|coudre|dépanner|câbler|concevoir|lever|usiner|interpréter|tenir|conduire|préparer|dresser) (?:des?|un|une|les?|la|l['’]|d['’])|^(?:leer|manejar|operar|soldar|elaborar|redactar|programar|reparar|instalar|configurar|montar|diseñar|coser|interpretar|ler|manusear|redigir|desenhar|costurar|dar mantenimiento|fazer manutenção|usare|cucire|saldare|leggere|disegnare|programmare|montare|guidare|riparare|installare|preparare|cuocere|impastare|potare) \p{L}|^(?:\p{Lu}[\p{L}-]+ (?:und |oder )?){1,3}(?:\p{Ll}{2,4} )?(?:lesen|verstehen|schweißen|programmieren|bedienen|anfertigen|löten|konstruieren|kalkulieren|auslesen)$|\s(?:oku|kulla|yap|çiz|hazırla|tasarla|ölç|yorumla|programla)\p{L}{0,3}[ae]bil(?:en|ecek|ir)$/iu;

/** For text with a catalogue tool, text after knowledge words, and a name recognised by position or letters. */
const MAX_WORDS = { known: 10, behindKnowing: 12, listed: 6, name: 3 };
/**
 * The share of a text that a non-tool catalogue skill must fill: "welding", but not "contributions to open
 * source".
 */
const LEAST_SHARE = 0.55;

/** Evidence that a text is a skill, besides its words. */
export interface SkillPlace {
  /** It is under a skills heading, after a demand label, after knowledge words, or next to a catalogue tool. */
  isAmongSkills: boolean;
  isBesideTool: boolean;
  /** Its sentence starts with knowledge words: "knowledge of awards, superannuation and Single Touch Payroll". */
  isBehindKnowing: boolean;
}

/** The meaning of a demand item without a known kind: a skill if there is evidence, otherwise nothing. */
export function skillKind(
  piece: Piece,
  mentions: readonly Mention[],
  { isAmongSkills, isBesideTool, isBehindKnowing }: SkillPlace,
): Kind | undefined {
  if (ofLetters.test(piece.text) || isOneTool(piece, mentions)) return { kind: "skill" };
  const words = wordsOf(piece.text);
  if (words.length === 0 || isCutOff.test(piece.text) || isNoSkill(piece.text, words.length))
    return undefined;
  // "A firm person": what follows says more of the same person.
  if (ofSomebody.test(piece.text) && mentions.length === 0) return { kind: "other", isTrait: true };
  const isOfSubject = mentions.some(({ kind }) => kind === "knowledge") && /skills$/iu.test(piece.text);
  const isSoft = ofCharacter.test(piece.text) && !ofTools.test(piece.text) && !isOfSubject;
  if (mentions.some(isTool) && words.length <= MAX_WORDS.known) return { kind: "skill" };
  if (ofOneObject.test(piece.text) && words.length <= MAX_WORDS.behindKnowing) return { kind: "skill" };
  const knows = knowsSurely(piece.text);
  if ((mentions.some(({ kind }) => kind === "foundational") && !knows) || isSoft) {
    return isSoft && words.length <= 6 ? { kind: "other", isTrait: true } : undefined;
  }
  if (mentions.length === 0 && afterKnowing(piece.text) === "") return undefined;
  const isNamed = /\p{L}{3}|\p{Lu}{2}|\p{Script=Han}/u.test(piece.text) && !isState.test(piece.text);
  if (knows && words.length <= lengthOf(piece.text, MAX_WORDS.behindKnowing))
    return isNamed && !isNoName.test(withoutArticle(afterKnowing(piece.text)))
      ? { kind: "skill" }
      : undefined;
  if (isNamed && ofKnowledge.test(piece.text) && words.length <= MAX_WORDS.behindKnowing)
    return { kind: "skill" };
  if (isChoiceOfNames.test(piece.text) && !piece.text.split(" ").some(findPlaceNames))
    return { kind: "skill" };
  if (isOfSubject || fills(piece, mentions) || isActivity(piece.text) || isDoing(piece.text, words.length))
    return { kind: "skill" };
  // Abbreviations are papers as often as programs: "INE, CURP". Only knowledge has laws: "Title IX and FERPA".
  const isLetters = !isBesideTool && !isBehindKnowing && /^\p{Lu}{2,4}$/u.test(piece.text);
  const isName = isAmongSkills ? !isSentence(piece.text) && !isLetters : isWrittenAsName(piece.text);
  const name = isBehindKnowing ? withoutArticle(piece.text) : piece.text;
  return isName &&
    isNamed &&
    (!isNoName.test(name) || (isBehindKnowing && ofStandard.test(name))) &&
    words.length <= lengthOf(piece.text, isBehindKnowing ? MAX_WORDS.listed : MAX_WORDS.name)
    ? { kind: "skill" }
    : undefined;
}

const ofSomebody = /^(?:\p{Ll}+,? ){1,3}(?:person|colleague|individual|personne|persona|pessoa)$/u;

/** "21 CFR Part 11", "5S", "3D printing": names that start with a number. */
const ofStandard = /^\d{1,3}(?:\p{Lu}|\s\p{Lu}{2})/u;

/** "Knowledge of the Clean Water Act": after knowledge words a name may have an article. */
function withoutArticle(text: string): string {
  return text.replace(
    /^(?:the|an?|une?|eine[mnr]?|una?|la|les|le|el|los|las|der|die|das|den)\s(?=[\p{Lu}\d]|[\p{L} -]{3,40}(?:systems?|software|programs?|programmes?|tools?|platforms?|databases?)(?!\p{L}))/u,
    "",
  );
}

/** "Illustrator" is a tool, although it is also a job. */
function isOneTool({ start, end }: Piece, mentions: readonly Mention[]): boolean {
  const [only, another] = mentions;
  return another === undefined && only?.kind === "tool" && only.start === start && only.end === end;
}

/** Programming languages named by a letter, or by a word with another meaning. */
const ofLetters = /^(?:[CRD]|[CF]#|C\+\+|Go)$/;

/** "Docusaurus or Sphinx": only two alternative names. */
const isChoiceOfNames = /^\p{Lu}[\p{L}\d.+#-]{2,24} (?:or|ou) \p{Lu}[\p{L}\d.+#-]{2,24}$/u;

/** "FreeRTOS is fine)": the end of a bracketed text. */
const isCutOff = /^[^(（]*[)）]$/u;

/** "Teaching and mentoring of students": two activities with one object. */
export const ofOneObject = /^\p{L}+ing (?:and|&) \p{L}+ing of\s/iu;

/** "Ability to read electrical schematics", "Lire un plan". */
export function isDoing(text: string, size: number): boolean {
  return size > 1 && size <= MAX_WORDS.behindKnowing && doing.test(text);
}

/** "Inventory management", "Gestion de classe": an activity noun with its object. */
export function isActivity(text: string): boolean {
  const size = wordsOf(text).length;
  return size > 1 && size <= MAX_WORDS.name && activityNames.test(text) && !ofOneself.test(text);
}

/** A catalogue tool is a skill in any demand. Without known kinds all skills count as tools. */
export function isTool({ kind }: Mention): boolean {
  return kind === undefined || kind === "tool";
}

/** Chinese characters are counted one by one. */
function lengthOf(text: string, words: number): number {
  return /\p{Script=Han}/u.test(text) ? Math.max(18, words) : words;
}

function isNoSkill(text: string, size: number): boolean {
  return (
    looksLikeInstruction(text) ||
    (size <= 3 && isTermOfJob(text)) ||
    // A worker's name is a role, not an ability.
    isWorker(text.split(" ").at(-1) ?? "") ||
    /[$€£¥]\s?\d|\d\s?(?:[€£元]|EUR|USD|GBP)|https?:|@|(?<!\d|^(?:\p{Lu}[\p{L}./-]*\s){1,4})\d{4,}|^(?:yes|no|and|or|und|et|y|apply|bewerb\p{L}*|postul\p{L}*|candidat\p{L}*)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** True if catalogue skills fill most of a text without knowledge words. */
export function fills({ text }: Piece, mentions: readonly Mention[]): boolean {
  const own = mentions.filter(({ kind }) => kind !== "credential" && kind !== "foundational");
  const filled = own.reduce((sum, { start, end }) => sum + end - start, 0);
  return own.length > 0 && filled >= afterKnowing(text).length * LEAST_SHARE;
}

/** Names of programs and machines contain capitals or symbols, unlike other words. */
function isWrittenAsName(text: string): boolean {
  return (
    /\p{Ll}\p{Lu}|\p{L}[+#](?!\p{L})|\p{L}\.(?:js|io|net|ai)(?!\p{L})/iu.test(text) &&
    /\p{Ll}\p{Lu}|[+#.]/u.test(text)
  );
}

function isSentence(text: string): boolean {
  return isTalk.test(text) || (/\p{Script=Han}/u.test(text) && !/[A-Za-z]{2}/.test(text) && text.length > 8);
}

/** "Excellent report writing skills", "clear speaking voice": a working style, whatever noun is between. */
const ofCharacter =
  /^good (?:in|at|with) \p{L}+$|^(?:very )?(?:good|great|excellent|strong|outstanding|exceptional|effective|sound|superior|clear|solid|proven|demonstrated|basic|polite)\s(?:[\p{L}-]+,? (?:(?:and|&) )?){1,5}(?:skills?|abilit(?:y|ies)|manners?|voice|etiquette|hygiene|judge?ment)$|^(?:[\p{L}-]+ ){1,3}(?:driven|minded|oriented|focus(?:s)?ed)$|^clear (?:\p{L}+ )?(?:writing|communicat\p{L}+|thinking)$/iu;

/** "Food safety knowledge", "PC-Kenntnisse", "computer skills". */
const ofKnowledge =
  /\p{L}[ -](?:knowledge|know-how|kenntnisse?)$|\p{Ll}kenntnisse?$|\p{L}\s(?:bilgisi|osaaminen|tuntemus)(?=$| tercih)|(?<!\p{L})(?:computer|it|pc|ict|microsoft office|ms office|keyboard|typing|knife) skills(?=$| \(| incl)|^(?:be )?computer litera(?:te|cy)$/iu;

/** "Good IT skills": tools, not a trait. */
const ofTools =
  /(?<!\p{L})(?:computer|it|pc|edv|ict|microsoft|ms|office|excel|keyboard|typing|knife|machin\p{L}+|technical|language)(?!\p{L})/iu;

/** "Exámenes aprobados", "ordem ativa": the state of papers. */
const isState =
  /\s(?:counts?$|(?:aprob|complet|actualiz|valid|termin|conclu|apresent|homolog|renov)(?:[aeií]?d[oa]s?|[oa]s?|ée?s?)|vigentes?|ativ[oa]s?|activ[oa]s?|al día|em dia|à jour|en regla|valides?|válid[oa]s?|gültige?r?)$/iu;

/** A skill's name does not start with or consist of articles, times and words of denial. */
const isNoName =
  /^\d+(?:\s|%)|^(?:an?|the|un|une|eine?|der|die|das|hasta|bis|up to|jusqu'à|até|no|not|kein\p{L}*|sans|sin|sem|site|sorry|please|bitte|sent|note)\s|\d[:h]\d|(?:^|\s)(?:pas|nicht|n'est)\s|^(?:sorry|perm|note|immediately|sofort|minimum|maximum|desired|required|hands[- ]on|other|others|general|etc|mandatory|optional|basic|advanced|level|type|amenable|mind|willing|able|open|happy|keen|\p{Ll}{4,}ly)$|\s(?:não|nein|nicht|no)$|\d\s?(?:años|anos|jahre|ans|yrs)$|(?:^|\s)(?:puntos?|points|punkte)(?!\p{L})|(?:test|exam|examination|prüfung|examen|exame|prova)$/iu;
const isTalk =
  /(?<!\p{L})(?:we|you|they|us|our|your|ihre?|deine?|unsere?|votre|tu|ich|wir|dich|dir|du|sie|nous|vous|tu|te|nosotros|usted|você|nós|will|are|is|ist|sind|haben|hast|est|sont|es|está|são|has|have|apply|send|click)(?!\p{L})|我们|您|公司|提供/iu;

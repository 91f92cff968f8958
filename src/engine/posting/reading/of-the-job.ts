import { languagesOf } from "../../held/sentence-language.ts";
import { jobNouns, workNouns } from "../../lexicon/demands/doubts.ts";
import type { HeldLanguage } from "../../lexicon/held/types.ts";
import { sentenceWords } from "../../lexicon/held/words.ts";
import type { Piece, Span } from "../../text/piece.ts";
import { namesRole } from "../fields/title/roles.ts";

const ofWork = new RegExp(`^(?:${jobNouns}|${workNouns})$`, "iu");
const segmentMark = /[,;|•·()（）–—:：/，、；。!?！？\n]|\s-\s/u;

/** Languages in which an adjective precedes what it describes. */
const leading: ReadonlySet<HeldLanguage> = new Set(["en", "de", "nl", "sv", "pl", "cs"]);
/** What may follow an adjective of work before its noun: "hybrid full-time office job". */
const REACH = 3;
const isOfPlace = /^(?:across|within|throughout|only|first|per|anywhere|worldwide)$/iu;

/**
 * Whether the words at a place describe the job, its worker or nothing else: "hybrid work", "full-time", and not
 * "hybrid cars" or "the full-time nursery".
 */
export function describesTheJob(sentence: Piece, place: Span, prior: HeldLanguage | undefined): boolean {
  const { before, behind, word } = segmentAround(sentence, place);
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(word))
    return describesInHan(word, behind) || /[招聘]$/u.test(before);
  if (wordsIn(before).length + wordsIn(behind).length <= 1) return true;
  if (!isOfTheJob(sentence, place)) return false;
  return languagesOf(sentence.text, prior).some((language) => {
    const isLoose = (one: string) => isOfWork(one, language);
    if (!leading.has(language)) return isNoun(word) || nounsBefore(before).every(isLoose);
    if (isNoun(word) && !/^[-‐]/u.test(behind)) return true;
    const [next, ...more] = wordsIn(behind).slice(0, REACH);
    if (next === undefined || isLoose(next)) return true;
    // "Remote Germany" names a place.
    if (language !== "de" && /^\s\p{Lu}/u.test(behind)) return true;
    return more.some((one) => (ofWork.test(one) && !isOfPlace.test(one)) || namesRole(one));
  });
}

/** The noun before an adjective: "coche", and "técnico" of "técnico de sonido". */
function nounsBefore(before: string): string[] {
  const words = wordsIn(before);
  const isOf = (word = "") => /^(?:de|du|d['’]|di|del|della|dello|dei|da|do)$/iu.test(word);
  const [noun] = words.slice(-1);
  if (noun === undefined || isOf(noun)) return [];
  const whole = isOf(words.at(-2)) ? words.at(-3) : undefined;
  return [whole !== undefined && namesRole(whole) ? whole : noun];
}

const addressed =
  /(?<!\p{L})(?:this is|it is|it['’]s|appointments?|es handelt sich|(?:dies|das|es) ist|c['’]est|il s['’]agit|es un[ao]?|se trata|è un[ao]?|si tratta|é um[ao]?|trata-se|(?:het|dit) is|det är|to jest|jest to|jde o|jedná se|you|your|yours|we (?:\p{L}+ )?(?:offer|hire|need|seek|are|work)\p{L}*|du|dich|dein\p{L}*|sie|ihr\p{L}*|wir (?:bieten|suchen|arbeiten)|vous|votre|vos|tu|ton|ta|on (?:vous|te)|nous (?:offrons|proposons|recherchons|cherchons|recrutons)|usted|tú|te|ofrecemos|buscamos|se (?:ofrece|busca|trabaja)|trabajas?|trabajarás|você|ofere\p{L}*|procura\p{L}*|trabalh\p{L}*|offr\p{L}*|cerc\p{L}*|lavor\p{L}*|si lavora|je|jij|jouw|u|uw|wij (?:bieden|zoeken)|ni|din|ditt|dina|vi (?:söker|erbjuder)|söker|pracuj\p{L}*|oferuj\p{L}*|szukamy|zatrudni\p{L}*|ci|twoj\p{L}*|nabíz\p{L}*|hled\p{L}*|přij\p{L}+|vás|vám|váš|employee|mitarbeiter\p{L}*)(?!\p{L})|你|您|我们提供|招|聘|募集|求人|です|ます|できます|働|可$/iu;
const MOST_PLAIN = 5;

/** Whether a sentence is about the job or its worker, addresses the reader, or is a short phrase. */
function isOfTheJob(sentence: Piece, place: Span): boolean {
  const { before, behind } = segmentAround(sentence, place);
  const beside = [...wordsIn(before), ...wordsIn(behind)];
  if (beside.length <= MOST_PLAIN || sentence.start === 0) return true;
  return (
    addressed.test(sentence.text) ||
    wordsIn(sentence.text).some((word) => ofJob.test(word) || namesRole(word))
  );
}

const ofJob = new RegExp(`^(?:${jobNouns})$`, "iu");

/** German nouns and phrases such as "home office" describe nothing. */
function isNoun(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) || /\s/u.test(word.trim());
}

function isOfWork(word: string, language: HeldLanguage): boolean {
  if (ofWork.test(word) || namesRole(word) || /\d/u.test(word)) return true;
  if (language === "ja" || language === "zh") return false;
  return ` ${sentenceWords[language]} `.includes(` ${word.toLowerCase()} `);
}

// The text is in simplified characters.
const hanWork =
  /^(?:[一二三四五两\d]|勤[務务]|ワーク|作[業业]|で(?:の)?(?:勤[務务]|仕事|作[業业]|働|[業业][務务]|就[業业])|可|中心|メイン|[併并]用|制|型|雇用|[採采]用|募集|社[員员]|[員员]|[職职]|として|での|です|の(?:求人|募集|仕事|方|[場场]合)|または|や|と|を|が|も|は|にて|[時时][間间]|办公|工作|岗|上班|招|或|和|及|为|的(?:工作|岗位|职位)|全职|兼职|合同|用工|聘|\p{Script=Han}{0,6}(?:[员師师工岗]|司机|助理|经理|护士|客服|销售)|\P{L}|$)/u;

function describesInHan(word: string, behind: string): boolean {
  return hanWork.test(behind.trimStart()) || /(?:[員员工]|勤[務务]|ワーク|办公|上班)$/u.test(word);
}

/** Where people meet now and then although they work at home. */
const seldom =
  /(?<!\p{L})(?:(?:once|twice) (?:an? |per |every )?(?:year|quarter|month)|einmal (?:(?:im|pro) (?:jahr|quartal|monat)|jährlich|monatlich)|(?:une|deux) fois (?:par|l['’]) ?(?:an|année|mois|trimestre)|una vez al (?:año|mes|trimestre)|uma vez (?:por|ao) (?:ano|mês|trimestre)|una volta (?:(?:all|l)['’]anno|al mese)|(?:één|een|twee) ?(?:keer|maal) per (?:jaar|maand|kwartaal)|en gång (?:om året|i månaden|per (?:år|månad)|i kvartalet)|raz (?:w roku|na rok|w miesiącu|na kwartał)|jednou (?:ročně|za rok|za měsíc|měsíčně))(?!\p{L})|[年月]に?(?:一|1)[回度]|每[年月]一次/iu;

/** True if a sentence is about a place where people are only now and then. */
export function isSeldom({ text }: Piece): boolean {
  return seldom.test(text);
}

const doneBefore =
  /(?<!\p{L})(?:completed?|finished|abgeschlossen\p{L}*|absolvie\p{L}+|effectuée?|réalisée?|achevée?|realizad[oa]|terminad[oa]|concluíd[oa]|svolt[oa]|completat[oa]|afgerond\p{L}*|genomförd|avslutad|ukończon\p{L}*|odbyt\p{L}*|zakończon\p{L}*|dokončen\p{L}*|absolvovan\p{L}*|previous|prior|experience|vorherig\p{L}*|gemacht|erfahrung\p{L}*|précédente?s?|fait|expérience|previ[oa]s?|hecho|experiencia|prévi[oa]s?|feito|experiência|precedent[ei]|fatto|esperienza|eerdere?|gedaan|ervaring|tidigare|gjort|erfarenhet|wcześniejsz\p{L}*|poprzedni\p{L}*|doświadczeni\p{L}*|předchozí\p{L}*|praxe|zkušenost\p{L}*)(?!\p{L})|修了|完成|经历|经验|經驗|経験/iu;
const otherStage =
  /^\s(?:iniciais|inicial|avançad\p{L}*|terminal|terminais|final|finais|precoce|da doença|de vida)/iu;
const yearsOfService = /(?<!\p{L})(?:za|nach|after|après|tras|após|dopo|efter)\s$/iu;
const ownPractice = /(?<!\p{L})(?:vår|våra|din|ditt)\s(?:\p{L}+\s){0,2}$/iu;

/** Whether an internship at a place is the job: not a completed one that is asked for, a stage of an illness or a practice. */
export function isInternshipOffered(sentence: Piece, place: Span): boolean {
  const { before, behind } = segmentAround(sentence, place);
  return (
    !doneBefore.test(`${before} ◊ ${behind}`) &&
    !otherStage.test(behind) &&
    !ownPractice.test(before) &&
    !yearsOfService.test(before)
  );
}

/** The part of a sentence between marks around a place. */
export function segmentAround(
  sentence: Piece,
  [start, end]: Span,
): { before: string; behind: string; word: string } {
  const [from, to] = [Math.max(0, start - sentence.start), end - sentence.start];
  return {
    before: sentence.text.slice(0, from).split(segmentMark).at(-1) ?? "",
    behind: sentence.text.slice(to).split(segmentMark)[0] ?? "",
    word: sentence.text.slice(from, to),
  };
}

export function wordsIn(part: string): string[] {
  return part.match(/[\p{L}\d][\p{L}\p{M}\d'’*.-]*/gu) ?? [];
}

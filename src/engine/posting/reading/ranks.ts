import type { Piece, Span } from "../../text/piece.ts";
import { namesRole } from "../fields/title/roles.ts";
import { segmentAround, wordsIn } from "./of-the-job.ts";
import { isSaidOfOthers } from "./subject/others.ts";
import { isSaidOfTheJob } from "./subject/said-of-job.ts";
import type { Proof } from "./types.ts";

const asked =
  /(?<!\p{L})(?:hiring|hire|wanted|(?:is|are) after|seek\p{L}*|(?<!(?:was|were|been) )looking for|recruit\p{L}*|need|needs|join us|vacancy|role|position|gesucht|such(?:en|t)|verstärkung|stelle|selezion\p{L}*|suitable for|geeignet für|adapté|adecuado para|adequad[oa] para|adatt[oa] a|geschikt voor|passar|odpowiedni\p{L}*|vhodn\p{L}*|recherch(?!i)\p{L}*|recrut\p{L}*|embauch\p{L}*|poste|busca(?!b|ro|do)\p{L}*|contrata\p{L}*|necesita\p{L}*|incorpora\p{L}*|puesto|vacante|procura(?!v|do)\p{L}*|aceita\p{L}*|admit\p{L}*|se admit\p{L}*|accetta\p{L}*|vaga|cerc(?!av|at)\p{L}*|ricerc\p{L}*|assum\p{L}*|posizione|zoek\p{L}*|gezocht|vacature|functie|söker|sökes|anställer|tjänst|szuka(?![lł])\p{L}*|poszukuj\p{L}*|zatrudni\p{L}*|stanowisk\p{L}*|hled(?!al)\p{L}*|přij\p{L}+|pozic\p{L}*|are you|want to be|want to become|quieres ser|quer(?:es)? ser|vuoi (?:essere|diventare)|veux-tu|voulez-vous|willst du|möchtest du|wil jij|vill du|chcesz|chceš|you are|you['’]re|bist du|sind sie|du bist|sie sind|êtes-vous|vous êtes|tu es|es-tu|eres|você é|sei|ben jij|je bent|u bent|är du|du är|jesteś|jsi|jste)(?!\p{L})|募集|求人|採用|歓迎|招聘|诚聘|急聘|招|岗位|职位/iu;
const asWhat =
  /(?<!\p{L})(?:as|als|en tant que|como|come|som|jako)\s(?:(?:an?|the|une?|una|ett?|ein\p{L}*|der|die)\s)?(?:\p{L}+\s){0,2}$/iu;
const byOthers =
  /(?<!\p{L})(?:our|unser\p{L}*|ihr\p{L}*|nos|notre|nuestr\p{L}+|noss\p{L}+|nostr\p{L}+|dai|onze|ons|vår\p{L}*|nas[zi]\p{L}*|naš\p{L}*|with|mit|avec|con|com|met|med|från|from|by|von|par|por|door|av|przez|od)\s(?:\p{L}+\s){0,3}$/iu;
const toYou =
  /(?<!\p{L})(?:you|your|dich|dir|ihnen|sie|te|ti|toi|vous|vos|tu|usted|le|você|lhe|je|jou|u|uw|dig|du|cię|ci|ciebie|vás|vám|tě|\p{L}+(?:rás|erai|irai))(?!\p{L})|先輩|教え|もと|指導|サポート|带|教|指导|协助|跟/iu;

/** True if a sentence seeks a worker, or addresses the reader, around a place. */
function isSought(sentence: Piece, [start, end]: Span): boolean {
  const before = sentence.text.slice(0, start - sentence.start);
  const behind = sentence.text.slice(end - sentence.start);
  return asWhat.test(before) || asked.test(before) || asked.test(behind) || /[?？]/.test(behind);
}

/** What is sought directly before a rank: "are you our new senior baker". */
const wantedNext = new RegExp(`${asked.source.split("|募集")[0]}\\s(?:\\p{L}+\\s){0,4}$`, "iu");
const asFirst = /^\P{L}*(?:as|als|en tant que|como|come|som|jako)\s(?:\p{L}+\s){0,3}$/iu;
const wantedBehind =
  /^[^.;]{0,30}(?<!\p{L})(?:wanted|welcome|gesucht|willkommen|bienvenue?s?|acceptée?s?|bienvenid[oa]s?|bem-vind[oa]s?|benvenut[ie]|gezocht|gevraagd|welkom|sökes|välkom\p{L}+|poszukiwan\p{L}+|mile widzian\p{L}+|vítán\p{L}+)(?!\p{L})/iu;

const definite = /^\P{L}*(?:the|der|die|das|le|la|l['’]|el|la|o|a|il|lo|de|het)\s?$/iu;

/** "The manager lives here": with an article and without the title, a rank is that of a person at work. */
function isKnownPerson(text: string, sentence: Piece, place: Span): boolean {
  const { before, behind, word } = segmentAround(sentence, place);
  const isDefinite =
    definite.test(before) || (before.trim() === "" && /chefen$|ledaren$|direktören$/iu.test(word));
  if (!isDefinite || sentence.start === 0 || wordsIn(behind).length < 2) return false;
  const title = text.trimStart().split("\n", 1)[0] ?? "";
  return !title.toLowerCase().includes(word.toLowerCase().slice(0, 6));
}

const soughtInHan = /欢迎|歓迎|面向|招|聘|募集|求人|採用|采用|岗位|职位|職種/u;
const titleInHan = /[:：【]\s?$/u;
/** In Japanese a rank that owns, does or gets something is another person's. */
const otherInJapanese =
  /^(?:の(?!募集|求人|方|仕事|[経经]験)|から|に|へ|と(?!して)|が|は|も|[線线]|を(?![^。、]{0,10}(?:募集|採用|求|お任せ|担当)))/u;

/** A rank in Chinese or Japanese is the job's in a title or where a worker is sought. */
function isRankInHan(text: string, sentence: Piece, place: Span): boolean {
  const { before, behind, word } = segmentAround(sentence, place);
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(sentence.text)) {
    // A word of the lexicon may end with a particle.
    const particle = /[のがはも]$/u.exec(word)?.[0] ?? "";
    return !otherInJapanese.test(particle + behind);
  }
  if (soughtInHan.test(`${before} ${behind}`) || sentence.start === 0) return true;
  const lead = sentence.text.slice(0, place[0] - sentence.start - before.length);
  return titleInHan.test(lead) || !/^\s?[。！!]/u.test(text.slice(sentence.end, sentence.end + 2));
}

const adjectives: ReadonlySet<string> = new Set(["junior", "mid", "senior", "staff"]);

/**
 * True if the rank at a place is the job's: the wanted worker's in a title, an item or a clause about the job, and an
 * adjective such as "senior" before a role.
 */
export function isRankOfTheJob(
  { source, language }: Pick<Proof, "source" | "language">,
  sentence: Piece,
  place: Span,
  rank: string,
): boolean {
  if (!isOwnRank(sentence, place) || (adjectives.has(rank) && !isRankOfRole(sentence, place))) return false;
  const { before, behind, word } = segmentAround(sentence, place);
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(word)) return isRankInHan(source.text, sentence, place);
  if (wantedNext.test(before) || asFirst.test(before) || wantedBehind.test(behind)) return true;
  if (isSaidOfOthers(sentence, place, language)) return false;
  if (isKnownPerson(source.text, sentence, place)) return false;
  return isSought(sentence, place) || isSaidOfTheJob(source.text, sentence, place, language, "employer");
}

/** True if the rank at a place belongs to the wanted worker and not to a current employee. */
function isOwnRank(sentence: Piece, [start, end]: Span): boolean {
  const before = sentence.text.slice(0, start - sentence.start);
  const behind = sentence.text.slice(end - sentence.start);
  if (isSought(sentence, [start, end])) return true;
  return !byOthers.test(before) && !toYou.test(`${before} ◊ ${behind}`);
}

const label =
  /(?:level|seniority|grade|stufe|niveau|nivel|nível|livello|poziom|úroveň|nivå|erfahrung\p{L}*|经验|级别|レベル|階級)\s?[:：=|]?\s?$/iu;

const MOST_LOOSE = 2;
const ownedInHan = /^の(?!方|募集|求人)/u;
const rankInHan =
  /^[\p{Script=Han}\p{Script=Latin}\d+#. ]{0,16}?(?:[员師师工岗生職职]|(?<![客病老])人|(?<!擅)长|会计|会計|编辑|厨|教练|经理|顾问|总监|助理|主管|秘书|专家|护士|司机|翻译)/u;

/** Whether a rank such as "senior" or "junior" at a place is that of a role, of the first line or of what is sought. */
function isRankOfRole(sentence: Piece, place: Span): boolean {
  const { before, behind, word } = segmentAround(sentence, place);
  if (/\p{Script=Katakana}|\p{Script=Hiragana}/u.test(sentence.text)) return !ownedInHan.test(behind);
  if (/^[高资初中]/u.test(word)) return behind.trim() === "" || rankInHan.test(behind);
  if (/^[-‐]\p{L}/u.test(behind)) return namesRole(behind.split(/\s/u)[0] ?? "");
  if (/^pleno$/iu.test(word)) return !/^\s\p{L}/u.test(behind);
  if (isSought(sentence, place) || sentence.start === 0) return true;
  if (label.test(sentence.text.slice(0, place[0] - sentence.start))) return true;
  const [left, right] = [wordsIn(before), wordsIn(behind)];
  if (left.length + right.length <= MOST_LOOSE) return true;
  return namesRole([...left.slice(-4), word, ...right.slice(0, 5)].join(" "));
}

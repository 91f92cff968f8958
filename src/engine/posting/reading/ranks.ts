import type { Piece, Span } from "../../text/piece.ts";
import { namesRole } from "../fields/title/roles.ts";
import { segmentAround, wordsIn } from "./of-the-job.ts";

const asked =
  /(?<!\p{L})(?:hiring|hire|wanted|seek\p{L}*|looking for|recruit\p{L}*|need|needs|join us|vacancy|role|position|gesucht|such(?:en|t)|verstärkung|stelle|selezion\p{L}*|suitable for|geeignet für|adapté|adecuado para|adequad[oa] para|adatt[oa] a|geschikt voor|passar|odpowiedni\p{L}*|vhodn\p{L}*|recherch\p{L}*|recrut\p{L}*|embauch\p{L}*|poste|busca\p{L}*|contrata\p{L}*|necesita\p{L}*|incorpora\p{L}*|puesto|vacante|procura\p{L}*|vaga|cerc\p{L}*|ricerc\p{L}*|assum\p{L}*|posizione|zoek\p{L}*|gezocht|vacature|functie|söker|sökes|anställer|tjänst|szuka\p{L}*|poszukuj\p{L}*|zatrudni\p{L}*|stanowisk\p{L}*|hled\p{L}*|přij\p{L}+|pozic\p{L}*|are you|want to be|want to become|quieres ser|quer(?:es)? ser|vuoi (?:essere|diventare)|veux-tu|voulez-vous|willst du|möchtest du|wil jij|vill du|chcesz|chceš|you are|you['’]re|bist du|sind sie|du bist|sie sind|êtes-vous|vous êtes|tu es|es-tu|eres|você é|sei|ben jij|je bent|u bent|är du|du är|jesteś|jsi|jste)(?!\p{L})|募集|求人|採用|歓迎|招聘|诚聘|急聘|招|岗位|职位/iu;
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

const adjectives: ReadonlySet<string> = new Set(["junior", "mid", "senior", "staff"]);

/** True if the rank at a place is the job's: the wanted worker's, and an adjective such as "senior" before a role. */
export function isRankOfTheJob(sentence: Piece, place: Span, rank: string): boolean {
  return isOwnRank(sentence, place) && (!adjectives.has(rank) || isRankOfRole(sentence, place));
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
  /^[\p{Script=Han}\p{Script=Latin}\d+#. ]{0,16}?(?:[员師师工岗长生人職职]|会计|会計|编辑|厨|教练|经理|顾问|总监|助理|主管|秘书|专家|护士|司机|翻译)/u;

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

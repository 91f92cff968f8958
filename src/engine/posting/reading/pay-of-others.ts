import { outsiders, outsidersHan } from "../../lexicon/demands/clause-subjects.ts";
import type { Piece, Span } from "../../text/piece.ts";
import { namesRole } from "../fields/title/roles.ts";
import { segmentAround } from "./of-the-job.ts";
import { isOver, isSaidOfOthers } from "./subject/others.ts";

/** Nouns of pay. */
const pay =
  /(?<!\p{L})(?:salar\p{L}*|salaires?|sueldos?|\p{L}*gehalt\p{L}*|\p{L}*lohn\p{L}*|\p{L}*vergütung|\p{L}*entgelt|bezahlung|fixum|fixe|fijo|pay|wages?|compensation|earnings|income|rate|rémunération|traitement|paie|gages|remuneraci[oó]n|remuneração|ordenado|vencimento|retribuzione|compenso|stipendio|ral|paga|banda|faixa|salaris|\p{L}*loon|verdiensten|\p{L}*lön|\p{L}*lönen|ersättning\p{L}*|arvode\p{L}*|mzd[ayou]+|plat(?:u|em|y|ů)?|odměn[ay]|výdělek|wynagrodzeni\p{L}+|pensj[aię]|płac[aey]|zarobk\p{L}+|stawk[aię]|tarief|honora\p{L}+|vencimiento|jornal)(?!\p{L})|[給给]|薪|[賃赁]|年収|年收|月収|月收|报酬|報酬|工资|工資|待遇/iu;

/** What leaves the pay open: it is agreed on later, or a scale says it. */
const open =
  /(?<!\p{L})(?:by agreement|negotiable|to be (?:agreed|discussed|settled)|competitive|(?:let['’]s )?talk|(?:at|in) (?:the )?interview|on the phone|on application|doe|nach (?:vereinbarung|absprache|tarif\p{L}*)|verhandelbar|verhandlungssache|richtet sich|reden wir|faire|selon|à (?:discuter|négocier|convenir|définir)|négociable|según|segun|a convenir|a tratar|a negociar|negociable|se (?:habla\p{L}*|pacta|acuerda|negocia)|a combinar|combina-se|negoci[áa]vel|conforme|segundo|da (?:definire|concordare|ccnl|contratto)|si (?:discute|concorda|definisce)|in overleg|volgens|n\.?\s?o\.?\s?t\.?\s?k|inschaling|enligt|individuell\p{L}*|diskuteras|sätts|förhandl\p{L}+|do (?:uzgodnienia|ustalenia|negocjacji)|porozmawiamy|według|dohodou|dle|podle|se dozvíte|sdělíme)(?!\p{L})|面[议議]|面谈|面談|応相談|相談|[协協][议議]|另[议議]/iu;
const MOST_PARTS = 400;

/** True if a text leaves the pay of its opening open, in a sentence without an amount. */
function isPayOpen(text: string): boolean {
  return text
    .split(/[\n;；。]|\.\s|\.$/u, MOST_PARTS)
    .some(
      (part) =>
        part.length < 200 && !/\d/.test(part) && pay.test(part) && open.test(part) && !fixed.test(part),
    );
}

const fixed = /(?<!\p{L})(?:no|not|nicht|non|não|niet|inte|nie|ne)\s(?:\p{L}+\s){0,2}neg/iu;

/** "For 89 a month our members train": a price. */
const price = /(?<!\p{L})(?:for|für|pour|por|per|voor|för|za|pro)\s(?:€|£|\$|R\$)?\s?$/iu;
const weGive =
  /(?<!\p{L})(?:we|you|wir|du|sie|dir|ihnen|nous|vous|on|te|usted|ofrec\p{L}+|pagamos|cobrar[áa]s|ganarás|se (?:paga|ofrece)n?|ofere\p{L}+|offr\p{L}+|paghiamo|si (?:paga|offre)|ti|wij|je|u|vi|du|dig|oferuj\p{L}+|płacimy|nabíz\p{L}+|platíme|dostan\p{L}+|earn\p{L}*|verdien\p{L}*|tjän\p{L}*|zarob\p{L}*|zarabiasz)(?!\p{L})/iu;
/** What the employer spends. */
const spends =
  /(?<!\p{L})(?:spend\p{L}*|geben wir|verbrauch\p{L}*|dépens\p{L}*|gast(?:a|o)\p{L}*|spendiamo|geven we|lägger|wyda\p{L}*|utrat\p{L}*|utrác\p{L}*)(?!\p{L})/iu;
/** Others who pay, by the form of the verb. */
const theyPay =
  /(?<!\p{L})(?:pagan|pagam|pagano|paient|płacą|zahlen|betalen)(?!\s(?:wir|sie|we|wij|dir|ihnen)(?!\p{L}))(?!\p{L})/iu;
/** A person who does a thing pays: "who leaves early pays". */
const whoPays =
  /(?<!\p{L})(?:who\p{L}*|wer|qui|quien|quem|chi|wie|den som|kto|kdo)\s.{0,80}?(?<!\p{L})(?:pays|zahlt|paie|paga|pagará|betaalt|betalar|płaci|platí|zaplatí|risks?|riskiert|risque|arriesga|arrisca|rischia|riskeert|riskerar|ryzykuje|riskuje)(?!\p{L})/iu;
/** "Who is 16 gets": a part of those who come. */
const whoAged =
  /^\P{L}*(?:who\p{L}*|wer|qui|quien|quem|chi|wie|den som|kto|kdo)\s[^,.;]{0,30}(?<!\d)\d{2}(?!\d)[^,.;\d]{0,20},/iu;
const isVoid =
  /(?<!\p{L})(?:cancelled|withdrawn|misprint\p{L}*|abgesagt|zurückgezogen|annulliert|irrtümlich|gilt nicht|annulée?s?|par erreur|anulad[oa]s?|cancelad[oa]s?|por error|fechad[oa]s?|encerrad[oa]s?|por (?:erro|engano)|annullat[oaie]|chius[oaie]|per errore|geannuleerd|vervallen|bij vergissing|indragen|av misstag|anulowan\p{L}+|zamknięt\p{L}+|omyłkowo|zrušen\p{L}*|omylem|neplatí)(?!\p{L})|作废|取消|誤記/iu;
const subject = new RegExp(
  `^\\P{L}*(?:\\p{L}{1,7}['’\\s])?(?:\\p{L}+\\s)?(?:${outsiders})\\s|${outsidersHan}`,
  "iu",
);
const behindThem = new RegExp(
  `^[^,.;:]{0,40}\\s(?:${"our|unsere|nos|nuestr[oa]s|noss[oa]s|nostr[ie]|onze|våra|nas[iz]\\p{L}*|naš\\p{L}*"})\\s(?:${outsiders})(?!\\p{L})`,
  "iu",
);

const besideHan =
  /[\p{P}\s\d]|每|各|月|年|日|天|周|週|小时|小時|時間|时间|一|当|あたり|[约約]|最高|上限|起|税[前后後込]|手取り|[转転]正后|试用期|入职后|支[給给]|[总総]支?[給额額]|固定|毎|につき|から|まで|以上|だけ|人民币|[はがをのでにも]/gu;

/** In Chinese and Japanese, words before an amount without one of pay name other money. */
function isOtherMoneyInHan(before: string): boolean {
  if (!/\p{Script=Han}|\p{Script=Katakana}/u.test(before) || weGiveHan.test(before)) return false;
  const rest = before.replace(besideHan, "");
  return rest.length > 1 && !namesRole(rest);
}

const weGiveHan = /[发發]放?|提供|お支払い|[开開]|可[拿得赚]|到手|[収收]入|稼|もらえ/u;

/** True if a sentence says of others what an amount in it is, or the text leaves the opening's own pay open. */
export function isPayOfOthers(text: string, sentence: Piece, place: Span): boolean {
  const { before, behind, word } = segmentAround(sentence, place);
  if (isOver(sentence, place)) return true;
  const own =
    sentence.text
      .slice(0, place[0] - sentence.start)
      .split(/[,;|•·。；，、]/u)
      .at(-1) ?? "";
  const isPaid = pay.test(`${own} ${word} ${behind}`);
  if (whoPays.test(before) || whoAged.test(sentence.text) || isVoid.test(sentence.text)) return true;
  if (isPaid) return false;
  if (isOtherMoneyInHan(before)) return true;
  if (subject.test(before) || spends.test(before) || behindThem.test(behind)) return true;
  if (weGive.test(before)) return false;
  return (
    price.test(before) ||
    theyPay.test(before) ||
    isSaidOfOthers(sentence, place, undefined) ||
    (own.trim() !== "" && isPayOpen(text.replace(sentence.text, " ")))
  );
}

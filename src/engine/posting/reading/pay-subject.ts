import { languagesOf } from "../../held/sentence-language.ts";
import { namesRole } from "../fields/title/roles.ts";
import { matchesOf, subjectsOf } from "./subject/words.ts";

/** Verbs of earning and having, with the paid person as subject. */
const earns =
  /(?<!\p{L})(?<!(?<!\p{L})(?:you|je|jij|u|du|sie|tu|te|man|usted|você|ty)\s)(?:earns?|makes|erhalten(?! sie)|verdienen(?! sie)|bekommen(?! sie)|touchent|gagnent|perçoivent|krijgen|verdienen|gets(?: paid)?|takes home|verdient|bekommt|erhält|touche|gagne|perçoit|cobran?|ganan?|ganham?|recebem?|prend(?:e|ono)|guadagna(?:no)?|percepisc\p{L}+|krijgt|tjänar|zarabiają?|dostaje|bere|berou|vydělává|har|má|hat|heeft)(?!\p{L})(?!\s(?:you|du|sie|je|jij|u|tu|vous|ni|usted|você)(?!\p{L}))/iu;
const whoEarns = /(?<!\p{L})(?:who|der|die|qui|que|quien|quem|che|som|któr\p{L}+|kter\p{L}+)\s$/iu;
/** "The average cook earns": what others are paid, and not this job. */
const average =
  /(?<!\p{L})(?:average|typical|median|durchschnittlich\p{L}*|moyenn?e?|promedio|média|medio|media|gemiddeld\p{L}*|genomsnitt\p{L}*|gennemsnit\p{L}*|średni\p{L}*|przeciętn\p{L}*|průměrn\p{L}*|ortalama)(?!\p{L})/iu;
const withUs =
  /(?<!\p{L})(?:bei uns|with us|here|chez nous|bij ons|hos oss|u nas|da noi|con nosotros|conosco|aqui|aquí)(?!\p{L})/iu;
const payFor =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|för|dla|pro)\s(?:\p{L}{1,3}\s)?(\p{L}{4,}).{0,20}(?<!\p{L})(?:we pay|zahlen wir|(?:nous )?payons|pagamos|paghiamo|betalen (?:we|wij)|betalar vi|płacimy|platíme)/iu;
const ofJob =
  /^(?:post|posi|role|job|work|hour|full|start|such|each|every|this|that|stell|arbei|voll|dies|jede|anfan|poste|trava|cette|puest|traba|este|jorna|vaga|lavor|quest|func|werk|deze|tjäns|arbet|denna|prac|stano|tę|pozic|prác|tuto|we|wer|wir)/iu;

/** True if the amount at a place is another person's pay: their role is named with it and nowhere else. */
export function isOthersPay(text: string, said: string, before: string): boolean {
  const payee = payFor.exec(before);
  if (payee) return isNamedOnce(text, said, payee[1] ?? "");
  if (isOfOtherGrade(text, said, before)) return true;
  const role = roleHan.exec(before)?.[1];
  if (role !== undefined) return wanted.test(text) && text.split(role).length < 3;
  const verb = earns.exec(before);
  if (!verb) return false;
  if (average.test(before)) return true;
  if (withUs.test(said)) return false;
  const subject = before.slice(0, verb.index);
  return whoEarns.test(subject) || isNamedOnce(text, said, subject);
}

const grade =
  /(?<!\p{L})(grade|band|level|stufe|eg|schaal|niveau|nivel|livello|stupe[nň]\p{L}*)\s?(\d{1,2})(?!\d)/giu;

/** True if an amount belongs to one grade and the job has another. */
function isOfOtherGrade(text: string, said: string, before: string): boolean {
  const own = [...before.matchAll(grade)].at(-1);
  if (!own) return false;
  return [...text.replace(said, " ").matchAll(grade)].some(
    ({ 0: all, 1: word, 2: step, index }) =>
      word?.toLowerCase() === own[1]?.toLowerCase() &&
      step !== own[2] &&
      !/^\W{0,4}(?:pays|zahlt)?\W{0,4}\d{3}/u.test(text.slice(index + all.length)),
  );
}

/** A role in Chinese or Japanese followed by its pay, and words for whom a page is looking for. */
const roleHan =
  /(?:^|[。；;，,、])\s?(\p{Script=Han}{2,5}?)(?:の|は|的)?(?:[月時时][給给]|[月年时]薪|年[収收])/u;
const wanted = /招|募集|求人/u;

/** True if none of a subject's words occur elsewhere in a longer text. */
function isNamedOnce(text: string, said: string, subject: string): boolean {
  const words = (subject.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !ofJob.test(word));
  const rest = text.replace(said, " ").toLowerCase();
  return (
    words.length > 0 && /\p{L}{4}/u.test(rest) && words.every((word) => !rest.includes(word.slice(0, 5)))
  );
}

const cues =
  "maaş\\p{L}*|ücret\\p{L}*|lønn?\\p{L}*|per annum|renta\\p{L}*|bolsa-auxílio|bolsas?|\\p{L}*vergoeding|sazb\\p{L}*|\\p{L}*fee per|sal[aá]r\\p{L}*|salaire|diárias?|jornal|horaire|hourly|daily|dniówk\\p{L}*|dagloon|\\p{L}*satz|honora\\p{L}*|gage|(?:can|could) go to|sueldos?|gehalt\\p{L}*|\\p{L}*gehalt|\\p{L}*lohn|\\p{L}*entgelt|vergüt\\p{L}*|fixum|fixe?|fijo|base|pay(?:s|ing|ments?)?|paid|wages?|compensation|comp|rémunér\\p{L}*|remuner\\p{L}*|retribu\\p{L}*|stipendio|ral|pag[ao]\\p{L}*|bandas?|faixa|salaris|\\p{L}*loon|\\p{L}*lön\\p{L}*|ersättning|arvode|mzd\\p{L}+|plat\\p{L}*|ohodnocení|odměn\\p{L}+|wynagrodz\\p{L}+|pensj\\p{L}+|płac\\p{L}*|zarob\\p{L}*|zarabiasz|stawk\\p{L}*|tari\\p{L}+|rates?|band|grade|level|scale|spine|stufe|eg|gruppe|schaal|tjm|ote|package|earn\\p{L}*|offer\\p{L}*|get|receive|make|from|zahl\\p{L}*|biet\\p{L}*|verdien\\p{L}*|erh[aä]lt\\p{L}*|bek[oa]mm\\p{L}*|gibt|propos\\p{L}*|offr\\p{L}*|touche\\p{L}*|gagn\\p{L}*|payé\\p{L}*|ofrec\\p{L}*|cobr\\p{L}*|gan[aeo]\\p{L}*|oferec\\p{L}*|receb\\p{L}*|guadagn\\p{L}*|compens\\p{L}*|indenn\\p{L}*|gratific\\p{L}*|indemnité|bied\\p{L}*|krijg\\p{L}*|betal\\p{L}*|erbjud\\p{L}*|tjän\\p{L}*|får|ofer\\p{L}*|nabíz\\p{L}*|nabídk\\p{L}*|vyděl\\p{L}*|gross|net|netto|netti|\\p{L}*brutt?o\\p{L}*|experience|\\p{L}*erfahrung|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|doświadczeni\\p{L}*|praxe|zkušenost\\p{L}*|brut\\p{L}*|lord[aeio]|net[oa]s?|nets|hrub\\p{L}*|čist\\p{L}*|taxes?|budget up";
const cue = new RegExp(`(?<!\\p{L})(?:${cues})(?!\\p{L})|\\p{Script=Han}`, "iu");
const MOST_PLAIN = 1;
/** "You start on £31,500." */
const MOST_OF_READER = 3;

/** Chinese and Japanese words for money that is not pay: a fee, a deposit, a fine, a tax. */
const otherMoneyHan =
  /(?:[费費金款租税价價险險额額券料代租]|手当|[補补]助|寮|社宅|宿舍)(?<![賃赁]金|给料|现金|工资总额|[年月日]额|[総总]额)(?:为|是|约|每[年月天]|最高|上限|は|が|[:：\s]){0,4}$/u;

/** Pay of earlier years: "was", and in Japanese behind the amount. */
/** Money that the reader, a customer or the firm pays or takes. */
const paidToOthers =
  /(?<!\p{L})(?:(?:parents|members|customers|clients|guests|tenants|students|eltern|mitglieder|kunden|gäste|mieter|parents|membres|clients|élèves|padres|socios|clientes|alumnos|pais|sócios|alunos|genitori|soci|clienti|ouders|leden|klanten|föräldrar|medlemm\p{L}*|kunder\p{L}*|rodzice|członk\p{L}*|klien\p{L}*|rodiče|členov\p{L}*|zákazní\p{L}*) (?:pay\p{L}*|train\p{L}*|zahl\p{L}*|trainier\p{L}*|pa(?:ient|gan|gam|gano)|betal\p{L}*|płac\p{L}*|plat\p{L}*)|(?:across the street|next door|nebenan|d['’]en face|de enfrente|da frente|di fronte|aan de overkant|tvärs över|naprzeciw|naproti)|in charge of|budget of)(?!\p{L})|月商|年商|売上|对面|隔壁|每月扣/iu;
const paidBefore =
  /(?<!\p{L})(?:was (?:paid )?(?:at )?|were|used to (?:be|pay)|lag(?:en)? (?:\p{L}+ )?(?:bei|zuvor)|betrug(?:en)?|zahlten wir|war(?:en)? (?:es )?|était|étaient|s['’]élevait|era(?:n|m|no)? (?:remunerad[oa]|pagad[oa]|retribuit[oa]|pagat[oa]|de|di)|foi de|ammontava|bedroeg|lag op|låg på|wynosi[łl]\p{L}*|płaciliśmy|činil\p{L}*|platili jsme)\s(?:\p{L}+\s){0,3}(?:[€£$]|R\$)?\s?$|(?:原来|原為|原为|曾|以前)[^，。]{0,10}$/iu;
const paidBeforeBehind = /^\s?(?:円|元)?(?:でした|だった|であった)/u;

/** True if the amount between two parts of a line was paid earlier. */
export function isEarlierPay(before: string, behind: string): boolean {
  return paidBefore.test(before) || paidBeforeBehind.test(behind);
}

/** True if a customer, the reader or another firm pays or takes the amount after these words. */
export function isPaidByOthers(before: string): boolean {
  return paidToOthers.test(before);
}

/** True if an amount is in words that name no pay, work or paid person: "Rents in town are £900 a month". */
export function isUnlikePay(said: string, segment: string): boolean {
  if (otherMoneyHan.test(segment)) return true;
  if (cue.test(said)) return false;
  // "Events lead: you'll spend …" says more than its label.
  const own = segment.split(/:\s/u).at(-1) ?? "";
  if (namesRole(own === "" ? segment : own)) return false;
  // Words in capitals are codes of a pay scale: "MPS/UPS £31,650".
  const words = (segment.match(/\p{L}{2,}/gu) ?? []).filter((word) => word !== word.toUpperCase());
  return words.length > (isOfReader(segment) ? MOST_OF_READER : MOST_PLAIN);
}

function isOfReader(segment: string): boolean {
  return languagesOf(segment).some(
    (language) =>
      language !== "ja" && language !== "zh" && matchesOf(subjectsOf(language).reader, segment).length > 0,
  );
}

// What the user earns or wants: the question for it, and the sentences that say it. Languages as in question-words.

import { sentencesOf } from "../../writing/sentences.ts";
import { payWords, recallWords } from "./question-words.ts";

const NOW =
  "(?:\\s(?:now|currently|at the moment|at present|right now|these days|today|jetzt|zurzeit|derzeit|aktuell|momentan|heute|gerade|hoy|hoje|aujourd['’]hui|ahora|actualmente|maintenant|actuellement|présentement|agora|atualmente))?";
const THING =
  "pay|salary|wages?|earnings|ctc|compensation|income|gehalt|lohn|verdienst|einkommen|gehalts(?:wunsch|vorstellung\\p{L}*)|sueldo|salario|ingresos?|pretensi\\p{L}+ (?:económica|salarial)\\p{L}*|salaire|revenus?|rémunération|taux horaire|salário|ordenado|remuneração|stipendio|retribuzione";
const MY = "(?:my|mein\\p{L}*|mis?|mon|ma|mes|(?:[oa]s?\\s)?(?:meus?|minhas?))";
const asked = [
  `(?:what|how (?:much|high)|which|tell|remind|was|wie (?:hoch|viel)|welche\\p{L}*|qué|que|cuál\\p{L}*|cuánt\\p{L}+|dime|quel\\p{L}*|combien|dis|o que|qual|quanto|diz)(?!\\p{L})[^?]{0,40}?(?<!\\p{L})${MY}\\s(?:\\p{L}+\\s){0,2}?(?:${THING})`,
  "(?:what|how much) (?:do|did|am) i (?:currently |now )?(?:earn(?:ing)?|make|making|paid|get paid)",
  "(?:what|how much) (?:money|pay|wages?|salary|rate) (?:am|do) i (?:on|get(?:ting)?|earn(?:ing)?|mak(?:e|ing)|want|need|expect)(?: and (?:what|how much) (?:money |pay )?do i want)?",
  "(?:was|wie ?viel) (?:verdiene|bekomme) ich",
  "cuánto (?:gano|cobro)",
  "combien (?:est-ce que je gagne|je gagne|gagné-je)|je gagne combien",
  "quanto (?:eu )?(?:ganho|recebo|guadagno|prendo)",
  `(?:what|how much|was|welche\\p{L}*|qué|cuál\\p{L}*|quel\\p{L}*|combien|qual\\p{L}*)(?!\\p{L})[^?]{0,30}?(?<!\\p{L})(?:${THING})[^?]{0,40}?(?<!\\p{L})(?:i (?:(?:would|will|can|could) )?(?:accept|take|want|need|ask for)|j['’]accepte\\p{L}*|je (?:veux|demande|peux accepter)|acept[oa]\\p{L}*|aceito|accetto|akzeptiere ich|will ich|möchte ich)(?: for [\\p{L} ]{2,30})?`,
];
const question = new RegExp(`^[\\s¿¡]*(?:${asked.join("|")})${NOW}\\W*$|我的(?:工资|薪水|薪资)`, "iu");

/** A comparison, a step or another's words about the pay. */
const ofOther =
  /(?<!\p{L})(?:than|more|less|better|higher|lower|raise|increase|improve|boss|manager|did|openings?|jobs?|offers?|stellen?|mehr|weniger|erhöhen|als|ofertas?|supera[n]?|más|menos|aumentar|subir|offres?|plus|moins|augmenter|vagas?|mais)(?!\p{L})/iu;

/** The least that the user takes, in any words: "What's the lowest salary I'd accept in Ireland?" */
const leastAsked = new RegExp(
  `^\\W*(?:what|which|how (?:much|low|little)|unter welche\\p{L}*|ab welche\\p{L}*|was|welche\\p{L}*|wie ?viel|cuál|qué|cuánto|quel\\p{L}*|combien|à partir de|qual|quanto|abaixo de)(?!\\p{L})[^?]{0,60}?(?<!\\p{L})(?:${THING}|work for|earn|verdienen|ganar|gagner|ganhar)(?!\\p{L})[^?]{0,60}(?<!\\p{L})(?:i|ich|j['’]|je|acepto|aceptar[íi]a|aceito|aceitaria|accetto|quiero|quero)(?!\\p{L})|^\\W*(?:what|how little)(?!\\p{L})[^?]{0,20}(?:least|lowest|minimum) i(?:['’]\\p{L}+| \\p{L}+)? (?:work for|take|accept|need)|^\\W*(?:what|which|was|cuál|quel\\p{L}*|qual)(?!\\p{L})[^?]{0,20}(?<!\\p{L})(?:my|mein\\p{L}*|mi|mon|ma|(?:o )?meu|(?:a )?minha)\\s(?:(?:minimum|lowest) (?:pay|salary|wage)|(?:salary|pay) floor|mindest(?:gehalt|lohn)|(?:sueldo|salario|salário|salaire) m[ií]nim\\p{L}+)(?!\\p{L})`,
  "iu",
);
const leastWords =
  /(?<!\p{L})(?:least|lowest|minimum|floor|under|below|unter|mindest\p{L}*|wenigstens|mínimo|menor|más bajo|minimum|moins|mais baixo|abaixo)(?!\p{L})/iu;
/** Pay in a role, or what an opening pays, is another question. */
const ofRole =
  /(?<!\p{L})(?:as an?|become|would i (?:earn|make|get)|openings?|jobs|offers?|boss|manager|stellen|als|werden|ofertas|como|vagas|comme|offres)(?!\p{L})/iu;

/** True if a question asks what the user earns or wants to earn. */
export function asksOwnPay(query: string): boolean {
  if (asksWhatWasSaidOfPay(query)) return false;
  if (leastAsked.test(query) && leastWords.test(query)) return !ofRole.test(query);
  return question.test(query) && !ofOther.test(query);
}

/** What another person said: "What did my boss say about my pay?" */
const saidQuestion =
  /^\W*(?:what|was|qué|que|qu['’]|o que)(?!\p{L}).{1,80}(?<!\p{L})(?:say|said|tell|told|promised?|offer(?:ed)?|gesagt|versprochen|angeboten|dijo|dicho|prometió|prometido|ofreció|dit|promis|disse|prometeu|ofereceu|falou)(?!\p{L})/iu;
/** A change of pay. */
const change =
  /(?<!\p{L})(?:pay|salary) (?:raise|rise|freeze)|(?<!\p{L})(?:a raise|aumento|augmentation|(?:gehalts|lohn)?erhöhung|loonsverhoging|podwyżk\p{L}+|löneförhöjning)(?!\p{L})/iu;
const boss =
  /(?<!\p{L})(?:boss|manager|supervisor|head of|head teacher|chef\p{L}*|vorgesetzt\p{L}+|leiter(?:in)?|jef[ea]|responsable|patron|gerente|diretora?|directora?|baas|leidinggevende)(?!\p{L})/iu;

function saysMoney(sentence: string): boolean {
  return money.test(sentence) && !otherMoney.test(sentence);
}

const money = /[€$£₹]\s?\d|\d\s?(?:[€$£₹]|euros?(?!\p{L}))/iu;

/** True if a question asks what another person said about the user's pay. */
export function asksWhatWasSaidOfPay(query: string): boolean {
  return saidQuestion.test(query) && !recallWords.test(query) && (payWords.test(query) || change.test(query));
}

/** True for the notes on pay in which the person speaks whom a question names: a boss, or one by name. */
export function speaksOfPay(query: string): (text: string) => boolean {
  const names = (query.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu) ?? [])
    .filter((name) => ![payWords, change, boss].some((word) => word.test(name)))
    .map((name) => name.toLowerCase());
  const isBoss = boss.test(query);
  return (text) =>
    (saysOwnPay(text) || change.test(text) || sentencesOf(text).some(saysMoney)) &&
    ((isBoss && boss.test(text)) || names.some((name) => text.toLowerCase().includes(name)));
}

/** Words for pay in notes and resumes that no question has. */
const further =
  /(?<!\p{L})(?:ctc|lpa|gross|brutto|nett?o|net|nets?|netos?|libres|brut[oa]?s?|(?:mak|earn|gett)ing|(?:i|je|ich) (?:make|get|bekomme|touche)|cobro|recebo|pretensi\p{L}+|expect(?:ed|ation)|(?:i['’]?m|currently) on|zarabiam|\p{L}*entschädigung|wynagrodzenie|pensj\p{L}+|take home|current)(?!\p{L})/iu;
const amount =
  /\d[\d.,\s]*(?:k|mil|lakhs?|lpa|net\p{L}*|brut\p{L}*|gross|libres)(?!\p{L})|[€$£₹]\s?\d|\d\s?[€$£₹]|\d{2}[\d.,]*/iu;
const ofOthers =
  /(?<!\p{L})(?:my|mein\p{L}*|mis?|mon|ma|meu|minha)\s(?:wife|husband|partner|brother|sister|frau|mann|bruder|schwester|espos[oa]|marido|herman[oa]|mari|femme|frère|sœur|mulher|irmão|irmã)\s(?:earns?|makes?|gets?|verdient|gana|gagne|ganha)(?!\p{L})/iu;

/** Money and numbers that are no pay of one's own. */
const otherMoney =
  /(?<!\p{L})(?:rent|mortgage|child ?care|heart|churn|sales|revenue|budget|turnover|days|holidays?|colleagues?|miete|umsatz|urlaub\p{L}*|kolleg\p{L}+|alquiler|ventas|vacaciones|loyer|ventes|congés|aluguel|vendas|férias)(?!\p{L})|\d\s?%/iu;

/** True if a text says, with a number, what its writer earns or wants to earn. */
export function saysOwnPay(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) =>
      amount.test(sentence) &&
      (payWords.test(sentence) || further.test(sentence)) &&
      !ofOthers.test(sentence) &&
      !otherMoney.test(sentence),
  );
}

// What the user earns or wants: the question for it, and the sentences that say it. Languages as in question-words.

import { sentencesOf } from "../writing/sentences.ts";
import { payWords } from "./question-words.ts";

const NOW =
  "(?:\\s(?:now|currently|at the moment|at present|today|jetzt|derzeit|aktuell|momentan|ahora|actualmente|maintenant|actuellement|présentement|agora|atualmente))?";
const THING =
  "pay|salary|wages?|earnings|ctc|compensation|income|gehalt|lohn|verdienst|einkommen|gehalts(?:wunsch|vorstellung\\p{L}*)|sueldo|salario|ingresos?|pretensi\\p{L}+ (?:económica|salarial)\\p{L}*|salaire|revenus?|rémunération|taux horaire|salário|ordenado|remuneração";
const MY = "(?:my|mein\\p{L}*|mis?|mon|ma|mes|(?:[oa]s?\\s)?(?:meus?|minhas?))";
const asked = [
  `(?:what|how (?:much|high)|which|tell|remind|was|wie (?:hoch|viel)|welche\\p{L}*|qué|que|cuál\\p{L}*|cuánt\\p{L}+|dime|quel\\p{L}*|combien|dis|o que|qual|quanto|diz)(?!\\p{L})[^?]{0,40}?(?<!\\p{L})${MY}\\s(?:\\p{L}+\\s){0,2}?(?:${THING})`,
  "(?:what|how much) (?:do|did|am) i (?:currently |now )?(?:earn(?:ing)?|make|making|paid|get paid)",
  "(?:was|wie ?viel) (?:verdiene|bekomme) ich",
  "cuánto (?:gano|cobro)",
  "combien (?:est-ce que je gagne|je gagne|gagné-je)|je gagne combien",
  "quanto (?:eu )?(?:ganho|recebo)",
];
const question = new RegExp(`^[\\s¿¡]*(?:${asked.join("|")})${NOW}\\W*$|我的(?:工资|薪水|薪资)`, "iu");

/** A comparison, a step or another's words about the pay. */
const ofOther =
  /(?<!\p{L})(?:than|more|less|better|higher|lower|raise|increase|improve|boss|manager|did|openings?|jobs?|offers?|stellen?|mehr|weniger|erhöhen|als|ofertas?|supera[n]?|más|menos|aumentar|subir|offres?|plus|moins|augmenter|vagas?|mais)(?!\p{L})/iu;

/** True if a question asks what the user earns or wants to earn. */
export function asksOwnPay(query: string): boolean {
  return question.test(query) && !ofOther.test(query);
}

/** Words for pay in notes and resumes that no question has. */
const further =
  /(?<!\p{L})(?:ctc|lpa|gross|brutto|nett?o|net|nets?|netos?|libres|brut[oa]?s?|(?:mak|earn|gett)ing|(?:i|je|ich) (?:make|get|bekomme|touche)|cobro|recebo|pretensi\p{L}+|expect(?:ed|ation)|i['’]?m on|take home|current)(?!\p{L})/iu;
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

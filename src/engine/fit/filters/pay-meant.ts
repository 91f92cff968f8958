import { type Amount, findAmounts, fullValue } from "../../posting/pay/amounts.ts";
import type { Salary } from "../../posting/types.ts";
import { pieceOf } from "../../text/piece.ts";

const NET =
  "nets?(?: pay)?|nette|after tax|take[- ]home(?: pay)?|netto\\p{L}*|netos?|nett[aeio]|líquid[oa]s?|na rękę";
const GROSS = "gross|brutto\\p{L}*|bruts?|brute|brut[oa]s?|lord[aeio]";
/** For what time an amount is: "al mes", "im Monat", "/h", "miesięcznie". */
const time =
  "(?:(?:[/(]|(?:per|an?|pro|im|je|par|al|alla|por|ao|na|za|op|i|om)\\s|(?:all|l|de l|à l)['’])\\s?\\p{L}{1,12}\\.?|\\p{L}*(?:lich|nie|ly|uels?|uale?s?|ensa(?:l|is)|ensili?|lijks|pcm))";
const behind = new RegExp(
  `^\\s?(?:€|eur|euros?|zł|pln|kr|\\$|£)?\\s?(?:${time})?[\\s(]*(?:(${NET})|${GROSS})(?!\\p{L})`,
  "iu",
);
const before = new RegExp(
  `(?<!\\p{L})(?:(${NET})|${GROSS})(?:\\s\\p{L}+)?[\\s:=–-]*(?:of|is|von|van|de|di|da|bis|ab|up to|from)?[^\\p{L}\\d]{0,4}$`,
  "iu",
);
/** Below it, or as a part of more, an amount is no full week's of a pay beside it. */
const [LEAST_PART, MOST_PART] = [0.1, 0.95];

/** True if the pay that was read is what is left after tax, by the words beside its amount. */
export function isNetPay(text: string, { min, max }: Salary): boolean {
  return text.split("\n").some((line) => {
    const amounts = amountsIn(line);
    const [first, last] = [amounts.find(isOf(min ?? max)), amounts.findLast(isOf(max ?? min))];
    if (!first || !last) return false;
    const said = behind.exec(line.slice(last.end)) ?? before.exec(line.slice(0, first.start));
    return said?.[1] !== undefined;
  });
}

/** Pay that is that of a full week: "£24,790 FTE", "3.100 € bei Vollzeit". */
const fullPay =
  /(?<!\p{L})(?:fte|full[- ]time equivalent|pro[- ]rata(?:ed|'d)?|(?:auf|bei) vollzeit(?:basis)?|vollzeitgehalt|vollzeitäquivalent|équivalent temps plein|etp|(?:base|pour un) temps plein|(?:op|bij|o\.b\.v\.|obv) (?:een )?fulltime\p{L}*|fulltime(?=\))|(?:a|por) jornada completa equivalente|riproporzionat[oa]|heltidslön|omräknat till heltid|przeliczeniu na pełny etat)(?!\p{L})/iu;

/** True if the pay that was read is for full-time work, and not the part of it that is named beside it. */
export function isFullPay(text: string, { min, max }: Salary): boolean {
  const lines = text.split("\n").filter((line) => /\d{3}/.test(line) && fullPay.test(line));
  const paid = max ?? min ?? 0;
  const isOfMore = (amount: Amount) => {
    const part = paid / fullValue(amount);
    return part > LEAST_PART && part < MOST_PART;
  };
  return lines.length > 0 && !lines.some((line) => amountsIn(line).some(isOfMore));
}

function amountsIn(line: string): Amount[] {
  return findAmounts(pieceOf(line));
}

/** "28-32k": the first end has no thousands of its own. */
function isOf(paid: number | undefined) {
  return (amount: Amount) => fullValue(amount) === paid || amount.value * 1000 === paid;
}

import { isSeveral, type Said, withoutEnd } from "./types.ts";

const share = /\d\s?(?:%|percent\b|Prozent|por ?cent|pour ?cent|per cent)/iu;
const change =
  /(\d[\d.,]*)[^\s"″]*\s(?:(?:down|up)\s)?(?:to|auf|a|à|para|vers|naar|till|[-–=]?>|→)\s(?:[$€£]\s?)?(\d[\d.,]*)|从[^\d]{0,4}(\d[\d.,]*).{0,6}[到至][^\d]{0,4}(\d[\d.,]*)/giu;
/** A range of sizes is not a result but fits among figures: "pipe 2" to 8"". */
const sizes = /\d["″] (?:to|auf|a|à|para) \d/u;
/** "no critical violations in the last 5 inspections", "3 years without an accident". */
const none =
  /^(?:no|zero|keine?|null|ohne|ning[uú]n\p{L}*|sin|aucune?|sans|nenhuma?|sem)\s.*\d|^\d+ \p{L}+\.? (?:of )?(?:no|zero|without|ohne|sin|sans|sem)\s/iu;
/** "passed all 31 inspections", "alle 12 Prüfungen bestanden". */
const all =
  /(?<!\p{L})(?:all|alle|tod[oa]s l[oa]s|tous les|toutes les|todas as|todos os)\s(?!(?:19|20)\d\d\b)\d+\s[^.;:]{0,30}?(?:inspe[ck]|audit|exam|test|review|target|prüfung|kontroll|contr[oô]l|revision)/iu;
/** "Driver of the Year". */
const title = /\p{Lu}\p{L}+ of the (?:Year|Quarter|Month)(?!\p{L})/u;
/** "Best of 22 welders". */
const honour =
  /\b(?:Mitarbeiter|Fahrer|Verkäufer|Azubi)\p{L}* des (?:Jahres|Monats)|\b(?:emplead[oa]|vendedora?|docente|profesora?|conductora?) del (?:año|mes)(?!\p{L})|\b(?:employée?|salariée?|vendeu\p{L}+) (?:du mois|de l['’]année)|\b(?:funcionári[oa]|colaboradora?|vendedora?|professora?) do (?:ano|mês)(?!\p{L})|\bbest of \d/iu;
const year = /^(?:19|20)\d\d$/;
const MOST_WORDS = 25;
/** After a label, so many words are no sentence. */
const MOST_BESIDE = 6;

/** True if a line states a result: a share, a change from one number to another, an honour. Years do not count. */
export function hasResult(text: string): boolean {
  if ([share, all, title, honour].some((form) => form.test(text)) || none.test(text.trim())) return true;
  return [...text.matchAll(change)].some(
    ([whole, from, to, first, last]) =>
      [from ?? first ?? "", to ?? last ?? ""].some((number) => !year.test(number)) &&
      !isRange(text, whole, Number(from), Number(to)),
  );
}

/** "2 to 3 shifts a month" and "cycles de 6 à 18 mois" say how many, and no change. */
function isRange(text: string, whole: string, from: number, to: number): boolean {
  const before = text.slice(0, text.indexOf(whole));
  return from < to && /^\d+ (?:to|bis|à|a) \d+$/u.test(whole) && !changing.test(before);
}

/** A verb of change before two numbers; "from" alone only where nothing but a measure precedes it. */
const changing =
  /(?:rose|grew|went|fell|up|down|cut|brought|growth|(?:increas|rais|improv|reduc|lower|lift|boost|climb|dropp|expand|doubl|mov)(?:ed|ing)|steiger\p{L}*|erhöh\p{L}*|senk\p{L}*|wuchs|stieg|wachs\p{L}*|pass(?:é|ée|er|ant|age)|port(?:é|ée|er)|augment\p{L}*|réduc?\p{L}*|crois\p{L}*|dévelop\p{L}*|aument\p{L}*|creci\p{L}*|cresc\p{L}*|reduc\p{L}*|reduz\p{L}*|redu[çt]\p{L}*|pas(?:ó|ar|ando|ou)|sub(?:ió|ir|iu)|baj(?:é|ó|ar)|ridott\p{L}*|portat\p{L}*)(?!\p{L})[^.;]{0,40}$|^[^,;(]{0,40}\s(?:from|von|de|da|desde)\s$/iu;

/** A line that fits in no sentence but states a result: "food cost 34% down to 29.5%", without its explanation. */
export function sayFigures(bullet: string): Said | undefined {
  const [first = "", ...rest] = withoutEnd(bullet)
    .replace(/ [-=–]?> /gu, " → ")
    .split(/:\s/);
  const isFigures = (said: string) => hasResult(said) || sizes.test(said);
  // Of "Pressure ulcers: ours went from 9 in 2021 to 2" the words after the label are enough; "Repairs: 0.8%" needs it.
  const behind = rest.join(", ");
  const isLong = behind.split(/\s+/).length > MOST_BESIDE;
  const text =
    isFigures(first) || behind === ""
      ? first
      : isLong
        ? behind
        : behind.includes("(")
          ? `${first}, ${behind}`
          : `${first} (${behind})`;
  if (!isFigures(text) || isSeveral(text) || text.split(/\s+/).length > MOST_WORDS) return undefined;
  return { form: "figures", text };
}

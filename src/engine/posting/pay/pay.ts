import { segments } from "../../text/cuts.ts";
import { type Doc, lineAt, matches, wordPattern } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { Labelled } from "../labelled.ts";
import type { Extraction, Salary } from "../types.ts";
import { findAmounts } from "./amounts.ts";
import { payByContract } from "./by-contract.ts";
import { best, type Candidate, isOpen, wholeRange } from "./choice.ts";
import { isDecoy } from "./decoys.ts";
import { type Range, ranges } from "./range.ts";
import { ratesByTime } from "./rates-by-time.ts";
import { toSalary } from "./salary.ts";
import { yearlySteps } from "./yearly-steps.ts";

const payWord = wordPattern(
  "ctc|lpa|salário|remuneração|vencimento|faixa|paga|salary|salaries|pay|pays|paid|paying|compensation|wage|wages|rate|remuneration|earn|earning|earnings|ote|base|hourly|annual|starting|" +
    "bruttomonatsgehalt|monatsbruttogehalt|bruttomonatslohn|mindestentgelt|mindestgehalt|jahresbruttogehalt|zielgehalt|jahreszielgehalt|gehalt|jahresgehalt|monatsgehalt|bruttogehalt|einstiegsgehalt|vergütung|lohn|stundenlohn|verdienst|verdienen|entgelt|brutto|bruttojahresgehalt|jahresbrutto|" +
    "salaire|rémunération|tjm|brut|nets?|netto|lordi|lordo|fixe|fix|fixum|lön|månadslön|lønn?|lønnen|wynagrodzenie|salaris|stipendio|ral|mzda|palkka|rémunéré|salario|sueldo|retribución|remuneración|bruto|brutos|sba|limpios|netos|líquidos?",
  "薪|工资|待遇|年包|底薪",
);
const byExperience = wordPattern(
  "doe|depending on (?:experience|qualifications)|based on experience|dependent on experience|je nach (?:erfahrung|qualifikation)|selon (?:expérience|profil)|según (?:experiencia|valía)",
);
const extras =
  /^ ?(?:\+|plus|and|et|und|y|e|och|og|en) (?:[£$€] ?\d[\d.,]{0,8}k? )?(?:annual |discretionary |company |performance )?(?:bonus|benefits|commission|tips|super|car allowance|ote|prime|boni|comisi|comiss|prêmio|benefíci|vt(?![a-z])|vr(?![a-z])|vale|gorjeta|propina|mance|provvigion|premi|napiw|prowizj|provi[sz]|odměn|zulage|zuschl|trinkgeld|toeslag|tillägg|ob(?![a-z])|tillæg|tillegg|lisä)/i;
const MAX_LINES = 20_000;
/** The most line parts with a number, and amounts in one: many times what a posting says about pay. */
const MAX_PARTS = 500;
const MAX_RANGES = 20;

/** The pay in a posting: labelled lines first, then the amount with the strongest evidence. */
export function findPay(doc: Doc, labelled: Labelled): Extraction<Salary> | undefined {
  const byContract = payByContract(doc);
  if (byContract) return byContract;
  const fromLabels = (labelled.get("salary") ?? [])
    .slice(0, MAX_PARTS)
    .flatMap((piece) => candidates(doc, piece, true));
  const fromLines = doc.lines
    .slice(0, MAX_LINES)
    .flatMap(segments)
    .filter(({ text }) => /\d/.test(text))
    .slice(0, MAX_PARTS)
    .flatMap((part) => candidates(doc, part, false));
  const isWhole = ({ found }: Candidate) => !isPart(doc, found);
  const groups = [fromLabels.filter(isWhole), fromLines.filter(isWhole), [...fromLabels, ...fromLines]];
  const group = groups.find((list) => list.length > 0);
  const isAlike = (top: Extraction<Salary>, other: Extraction<Salary>): boolean => isStep(doc, top, other);
  if (group === undefined || isOpen(group, isAlike)) return undefined;
  const found = spread(doc, group);
  return found && (wholeRange(found, [...fromLabels, ...fromLines]) ?? found);
}

/** "底薪6000-8000元+提成": the guaranteed part of a larger pay. It is the pay if nothing else is stated. */
function isPart(doc: Doc, { span = [0, 0] }: Extraction<Salary>): boolean {
  return /(?:底薪|无责)[^\d\n]{0,3}$/u.test(doc.folded.slice(Math.max(0, span[0] - 8), span[0]));
}

/** The pay in a text that is known to be about pay. */
export function payIn(doc: Doc): Extraction<Salary> | undefined {
  return best(doc.lines.flatMap((line) => candidates(doc, line, true)));
}

const MOST_STEPS = 12;
const STEP_REACH = 40;
/** The name of a pay step or zone. */
const stepWord =
  /(?<!\p{L})(?:step|stufe|schritt|tier|zone|level|échelon|escalón|nivel|grade|band|all others?|other locations|elsewhere)(?!\p{L})[^\n$€£\d]{0,20}\d{0,2}[^\n$€£\d]{0,12}$/iu;
/** Amounts further apart than this belong to different things. */
const WIDEST = 2;

/** The best pay in a text, from lowest to highest if equal steps or zones are next to each other. */
function spread(doc: Doc, list: Candidate[]): Extraction<Salary> | undefined {
  const top = best(list);
  if (top === undefined) return undefined;
  const alike = list
    .map(({ found }) => found)
    .filter((one) => one === top || isStep(doc, top, one))
    .slice(0, MOST_STEPS);
  const [first] = alike;
  const last = alike.at(-1);
  const lows = alike.flatMap(({ value }) => value.min ?? []);
  const highs = alike.flatMap(({ value }) => value.max ?? []);
  if (first === undefined || last === undefined || first === last || lows.length < alike.length) return top;
  const [min, max] = [Math.min(...lows), Math.max(...highs, ...lows)];
  if (max > min * WIDEST) return top;
  return { value: { ...top.value, min, max }, span: [first.span?.[0] ?? 0, last.span?.[1] ?? 0] };
}

/** True if a pay is of the same kind as another, on its line or the next. */
function isStep(
  doc: Doc,
  { value, span = [0, 0] }: Extraction<Salary>,
  { value: other, span: at = [0, 0] }: Extraction<Salary>,
): boolean {
  const between = doc.folded.slice(Math.min(span[1], at[1]), Math.max(span[0], at[0]));
  return (
    other.currency === value.currency &&
    other.period === value.period &&
    between.length < 300 &&
    stepWord.test(doc.folded.slice(Math.max(0, at[0] - STEP_REACH), at[0])) &&
    between.split("\n").length <= 2 &&
    doc.folded[at[0] - 1] !== "("
  );
}

function candidates(doc: Doc, piece: Piece, about: boolean): Candidate[] {
  if (!/\d/.test(piece.text)) return [];
  const steps = yearlySteps(piece);
  if (steps !== undefined) return [{ found: steps, score: 9 }];
  const rates = ratesByTime(doc, piece);
  if (rates !== undefined) return [{ found: rates, score: 5 }];
  const amounts = findAmounts(piece).filter((amount) => !isDecoy(piece.text, amount));
  return ranges(piece.text, amounts)
    .slice(0, MAX_RANGES)
    .flatMap((range) => {
      const salary = toSalary(doc, lead(doc, piece), piece, range);
      const score = salary === undefined ? 0 : support(piece, range, salary, about);
      if (salary === undefined || score < 1) return [];
      return [
        { found: { value: salary, span: [piece.start + range.start, piece.start + range.end] }, score },
      ];
    });
}

// The label before a labelled value may give the period or currency.
function lead(doc: Doc, piece: Piece): string {
  const line = lineAt(doc, piece.start);
  if (line.start < piece.start) return doc.folded.slice(Math.max(line.start, piece.start - 60), piece.start);
  const above = doc.folded.slice(Math.max(0, line.start - 60), Math.max(0, line.start - 1));
  const label = above.slice(above.lastIndexOf("\n") + 1);
  return label.length < 40 && label.search(payWord) !== -1 ? `${label} ` : "";
}

/** "Salario 1.650 + comissão": the amount follows the word directly. */
const rightBehindPayWord =
  /(?<!\p{L})(?:salary|wage|pay|gehalt|lohn|salaire|salario|salário|sueldo|remuneração|remuneración)(?: mensual| mensal| mensuel| is| de| of)?\s?[:：]?\s?$/iu;

/** "26.50 an hr plus travel": hourly pay needs no currency sign. */
function isHourly({ period, periodInferred }: Salary, { min = 0, max = 0 }: Range, behind: string): boolean {
  const isPay = min >= 8 && max <= 150 && period === "hour" && periodInferred !== true;
  return isPay && /^ ?(?:an? |per |\/ ?|p\/)h/iu.test(behind);
}

/** "Nights, 7 on 7 off. £36,500." has a sentence that is only the amount. */
function isWholeSentence(text: string, { start, end }: Range): boolean {
  return /(?:^|[.!]) $/u.test(text.slice(0, start)) && /^(?:[.!]|$)/u.test(text.slice(end));
}

function support(piece: Piece, range: Range, salary: Salary, about: boolean): number {
  const near = piece.text.slice(Math.max(0, range.start - 80), range.start);
  const after = piece.text.slice(range.end, range.end + 40);
  // The words of the next sentence belong to its own amounts.
  const behind = range.currency === undefined ? (after.split(/\. (?=\p{Lu})/u)[0] ?? "") : after;
  const top = salary.max ?? salary.min ?? 0;
  const isMarked = /^\s?(?:💰|💵|💶|💷|💸|🤑)/u.test(piece.text);
  const spoken =
    about ||
    (isMarked && (range.currency !== undefined || range.min !== range.max)) ||
    near.search(payWord) !== -1;
  const paid =
    spoken || behind.search(payWord) !== -1 || extras.test(behind) || matches(byExperience, behind);
  const stated = salary.period !== undefined && salary.periodInferred !== true;
  const both = salary.min !== undefined && salary.max !== undefined && salary.min !== salary.max;
  const rest = piece.text.length - (range.end - range.start);
  // A single small number without a period is as often a price as pay.
  if (!about && !both && !stated && top < 1000 && rest > 2) return 0;
  if (
    range.currency === undefined &&
    !(paid && (range.scaled || stated || (about && top >= 1000))) &&
    !(both && top < 500 && /^ ?(?:\/|per |an hour|pro |por )/.test(behind))
  ) {
    const isHan = /\p{Script=Han}/u.test(piece.text);
    if (isHan && both && stated && top >= 2000) return 1;
    if (spoken && top >= 100_000) return 1;
    if (rightBehindPayWord.test(near) && top >= 1000) return 1;
    if (isHourly(salary, range, behind)) return 1;
    return range.scaled && (stated || (both && (rest <= 6 || isHan))) ? 1 : 0;
  }
  const score = (spoken || isMarked ? 3 : paid ? 2 : 0) + (stated ? 2 : 0) + (both && top >= 15 ? 1 : 0);
  const alone =
    (rest <= 25 && top >= 10_000) ||
    (rest <= 2 && top >= 5) ||
    (top >= 10_000 && isWholeSentence(piece.text, range));
  if (score === 0 && !alone) return 0;
  const base =
    /\bbase\b|basic|fixe|grundgehalt|底薪/i.test(near.slice(-30)) ||
    /^ (?:base|basic|fixe|grundgehalt)\b/i.test(behind);
  return Math.max(1, score) + (base ? 2 : 0);
}

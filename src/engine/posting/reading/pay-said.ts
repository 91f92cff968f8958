import { periodWords } from "../../lexicon/demands/opening-terms.ts";
import { quotedPeriodWords, withMore } from "../../lexicon/demands/quoted-terms.ts";
import { countriesIn, currencyOf } from "../../places/countries.ts";
import type { Doc } from "../../text/doc.ts";
import { createTerms } from "../../text/names/terms.ts";
import type { Piece } from "../../text/piece.ts";
import type { Range } from "../pay/range.ts";
import { toSalary } from "../pay/salary.ts";
import type { Period, Salary } from "../types.ts";
import { carriesCurrency, currenciesIn } from "./carries/carries.ts";

/** Stated pay: its line, its amounts if read, and the quoted words. */
export interface StatedPay {
  line: Piece;
  range: Range | undefined;
  words: string;
}

/** A longer quote may include hours besides the pay. */
const LONGEST_PLAIN = 24;

const findTerms = createTerms(withMore(periodWords, quotedPeriodWords));

/** In how many parts a year's pay is paid: "in quattordici mensilità". */
const parts =
  /(?<!\p{L})(?:(?:in|per|x|su|en|por|em|sur|über)\s)?(?:\d{2}|dodici|tredici|quattordici|doce|catorce|quatorze|treize|douze|dreizehn|vierzehn|zwölf)\s(?:mensilità|pagas|mensualidades|pagos|mensalidades|prestações|mois|monatsgehält\p{L}*|monatslöhn\p{L}*)(?!\p{L})/giu;

function findPeriod(words: string) {
  return findTerms(words.replace(parts, " "));
}

/** True if the text names a currency for pay. An ambiguous sign belongs to the text's country. */
export function currencyAt(doc: Doc, pay: StatedPay, code: string): boolean {
  const own = read(doc, pay)?.currency;
  const named = currenciesIn(pay.words);
  if (named.size === 1 && named.has(code)) return true;
  if (own === code) return named.size === 0 || named.has(code);
  const said = `${pay.words} ${pay.range ? pay.line.text.slice(pay.range.start, pay.range.end) : ""}`;
  if (!carriesCurrency(said, code)) return false;
  return own === undefined || countriesIn(doc.folded).some((country) => currencyOf(country) === code);
}

/** The period that the text names for pay, not for hours. A period only suggested by the amount is marked. */
export function periodAt(
  doc: Doc,
  pay: StatedPay,
  period: Period,
): Pick<Salary, "period" | "periodInferred"> | undefined {
  const own = read(doc, pay);
  const beside = besideOf(pay);
  if (beside.size > 0 && !beside.has(period) && !(own?.period === period && own.periodInferred !== true))
    return undefined;
  const named = new Set(findPeriod(pay.words).map(({ tag }) => tag));
  // The size of a month's pay is a custom of the country, and no proof.
  const isCustom = own?.periodInferred === true && period === "month";
  const isSaid = !isCustom && (own?.periodInferred !== true || named.size === 0 || named.has(period));
  if (own?.period === period && isSaid)
    return { period, ...(own.periodInferred && { periodInferred: true }) };
  const isPlain = named.size === 1 && named.has(period) && pay.words.length <= LONGEST_PLAIN;
  if (own?.period !== undefined && own.periodInferred !== true && !isPlain) return undefined;
  return named.size === 1 && named.has(period) ? { period } : undefined;
}

const BEHIND = 16;

/** The periods directly after an amount. */
function besideOf({ line, range }: StatedPay): ReadonlySet<string> {
  const after = range
    ? (line.text.slice(range.end, range.end + BEHIND).split(/[,;.(、，。；（]|\s(?=\p{Script=Han})/u)[0] ??
      "")
    : "";
  return new Set(findPeriod(after).map(({ tag }) => tag));
}

function read(doc: Doc, { line, range }: StatedPay): Salary | undefined {
  return range && toSalary(doc, leadOf(doc, line), line, range);
}

/** A short line above without a number may be this line's label. */
function leadOf({ lines }: Doc, line: Piece): string {
  const at = lines.findIndex(({ start }) => start === line.start);
  const above = lines[at - 1]?.text ?? "";
  return above.length <= 60 && !/\d/.test(above) ? `${above} ` : "";
}

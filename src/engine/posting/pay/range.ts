import { type Amount, fullValue } from "./amounts.ts";

/** A statement of pay in a line: the full amounts, their order as far as known, and the written currency. */
export interface Range {
  min?: number;
  max?: number;
  currency?: string | undefined;
  scaled: boolean;
  tenThousand: boolean;
  start: number;
  end: number;
}

const joint =
  /^ ?(?:[a-z/ .]{0,14}?)(?:-|~| (?:to|bis|bis zu|tot|till|til|do|až|aż|lub|à|a|ai|al|au|até|hasta|und|and|et|y|e|en|och|og|&) |至|到|から) ?$/i;
const weak = / (?:and|und|et|y|e|en|och|og|&) /i;
const between =
  /(?:\bbetween|\bzwischen|\bentre(?: los)?|\btussen(?: de)?|\btra(?: i)?|\bfra|\bmellan|\bmellem|\bmellom|介于) {1,2}$/i;
const upTo =
  /(?:\bup ?to|\bas much as|\bmax(?:imum|imal|\.)?(?: of)?|\bbis(?: zu)?|\bjusqu'à|\baté|\bfino a|\bmaximum de|\bhasta|\bmáximo(?: de)?|\btot(?: wel| maximaal)?|\bmaximaal|\bupp till|\bop til|\bopp til|\bhögst|\bdo|\bmaksymalnie|(?<!\p{L})až(?: do)?|\bmaximálně|\bnejvýše|\bhöchstens|\bau plus|\ba lo sumo|\bhoogstens|\bal massimo|\bno máximo|最高|至多|不超过|高达)[ :]{0,2}$/iu;
const from =
  /(?:\bfrom|\bstart(?:ing|s)? (?:at|from)|\bstarts (?:at|from)|\bat least|\bmin(?:imum|imal|\.)?(?: of)?|\bab|\bmindestens|(?<!\p{L})à partir de|\bdès|\bminimum|\bdesde|\ba partir de|\ba partire da|\balmeno|\bminimo|\bmínimo(?: de)?|\bpelo menos|\bal menos|\bau moins|\bvanaf|\bminimaal|\bfrån|\blägst|\bminst|\bod|\bco najmniej|\bnejméně|\bminimálně|最低|不低于|至少)[ :]{0,2}$/iu;
const fromAfter = /^ ?(?:円|元)?(?:and up|or more|and above|upwards|起|以上|aufwärts|et plus|o más|minimum)/i;
const upToAfter = /^ ?(?:maximum|max\b|以内|以下|封顶)/i;

/**
 * Joins the amounts of a line into ranges: shared `k` and currency, "up to" as maximum only, "from" as minimum
 * only.
 */
export function ranges(line: string, amounts: Amount[]): Range[] {
  const found: Range[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const first = amounts[index];
    if (first === undefined) continue;
    const second = amounts[index + 1];
    const pair = second === undefined ? undefined : joined(line, first, second);
    if (pair !== undefined) index += 1;
    found.push(pair ?? single(line, first));
  }
  return found;
}

function joined(line: string, first: Amount, second: Amount): Range | undefined {
  if (second.start - first.end > 20) return undefined;
  const gap = line.slice(first.end, second.start);
  if (!joint.test(gap)) return undefined;
  const before = line.slice(Math.max(0, first.start - 20), first.start);
  if (weak.test(gap) && !between.test(before)) return undefined;
  const [low, high] = shareScale(first, second);
  const min = fullValue(low);
  const max = fullValue(high);
  if (min > max) return undefined;
  return {
    min,
    max,
    currency: sharedCurrency(first, second),
    scaled: low.scale !== "none" || high.scale !== "none",
    tenThousand: high.scale === "ten_thousand",
    start: first.start,
    end: second.end,
  };
}

function sharedCurrency(first: Amount, second: Amount): string | undefined {
  const bare = first.currency === undefined || /^[$¥]$/.test(first.currency.trim());
  return bare ? (second.currency ?? first.currency) : first.currency;
}

function shareScale(first: Amount, second: Amount): [Amount, Amount] {
  if (first.scale === "none" && second.scale !== "none" && first.value < 1000) {
    return [{ ...first, scale: second.scale }, second];
  }
  if (second.scale === "none" && first.scale !== "none" && second.value < 1000) {
    return [first, { ...second, scale: first.scale }];
  }
  return [first, second];
}

function single(line: string, amount: Amount): Range {
  const value = fullValue(amount);
  const before = line.slice(Math.max(0, amount.start - 30), amount.start);
  const after = line.slice(amount.end, amount.end + 20);
  const top = upTo.exec(before);
  const bottom = from.exec(before);
  const base = {
    currency: amount.currency,
    scaled: amount.scale !== "none",
    tenThousand: amount.scale === "ten_thousand",
    end: amount.end,
  };
  if (top || upToAfter.test(after))
    return { ...base, max: value, start: amount.start - (top?.[0].length ?? 0) };
  if (bottom || amount.plus || fromAfter.test(after)) {
    return { ...base, min: value, start: amount.start - (bottom?.[0].length ?? 0) };
  }
  return { ...base, min: value, max: value, start: amount.start };
}

/** True if a quote contains an amount of money: "65,000", "65.000,00", "65k", "6.5万". */
export function carriesAmount(quote: string, amount: number): boolean {
  return amountsIn(quote).has(amount);
}

function amountsIn(quote: string): Set<number> {
  const found = new Set<number>();
  const range =
    /(?<!\d)(\d{1,12}(?:[.,]\d{1,6})?)\s{0,3}(?:[-–—]|až|do|to|à|bis|a|tot|till)\s{0,3}\d{1,12}(?:[.,]\d{1,6})?\s{0,3}(?:k\b|tys|tis|teur|t€|tkr|tsek|tsd)/giu;
  for (const [, from = ""] of quote.matchAll(range)) found.add(Number(from.replace(",", ".")) * 1000);
  for (const [, written = "", unit] of quote.matchAll(
    /(\d[\d.,'’\u00A0\u202F ]*)\s*(k\b|teur|t€|tkr|tsek|tsd\.?|millone?s?(?!\p{L})|milh(?:ão|ões)|mil\.?(?= ?kč)|milion\p{L}*|mln|million(?:en|s)?(?!\p{L})|万|千|(?:tys|tis)\.?(?!\p{L})|tisíc|tusen|tausend|duizend|mil(?!\p{L})|mille(?!\p{L})|mila)?/giu,
  )) {
    const times = timesOf(unit);
    for (const part of [written, ...written.split(" ")]) {
      const amount = amountOf(part);
      if (amount !== undefined) found.add(Math.round(amount * times * 100) / 100);
    }
  }
  for (const [, high = "", low = ""] of quote.matchAll(/(\d+)万(\d+)千/gu))
    found.add(Number(high) * 10_000 + Number(low) * 1000);
  return found;
}

function timesOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  if (unit === "万") return 10_000;
  return /^(?:mill|milh|mili|mln|mil\.? ?$)/iu.test(unit) && !/^mil(?:le|a)?$/iu.test(unit)
    ? 1_000_000
    : 1000;
}

/** The number written in digits with any language's separators. */
function amountOf(written: string): number | undefined {
  const plain = written
    .trim()
    .replace(/[\s'’\u00A0\u202F]/g, "")
    .replace(/[.,]+$/, "");
  const decimals = /^(.*\d)[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals?.[1] ?? plain).replace(/[.,]/g, "");
  return /^\d+$/.test(whole) ? Number(`${whole}.${decimals?.[2] ?? 0}`) : undefined;
}

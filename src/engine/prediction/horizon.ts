const DAYS_PER_MONTH = 30.4;
const monthsPer = {
  day: 1 / DAYS_PER_MONTH,
  week: 7 / DAYS_PER_MONTH,
  month: 1,
  quarter: 3,
  year: 12,
} as const;
const units = ["day", "week", "month", "quarter", "year"] as const;
const numberWords = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["half", 0.5],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["ten", 10],
  ["twelve", 12],
]);
/** The longest plausible horizon. Larger numbers are typing errors. */
const MAX_MONTHS = 600;

/** The months in "18 months", "2 years", "within a year", "6mo" or "1-2 years" (the longer), or undefined. */
export function horizonMonths(text: string): number | undefined {
  const words = text
    .slice(0, 100)
    .toLowerCase()
    .replace(/(\d)([a-z])/g, "$1 $2")
    .split(/[^a-z0-9.]+/);
  const found = words.flatMap((word, index) => {
    const unit = unitOf(word);
    const count = unit === undefined ? undefined : countBefore(words, index);
    return unit === undefined || count === undefined ? [] : [count * monthsPer[unit]];
  });
  const months = Math.max(0, ...found);
  return months > 0 && months <= MAX_MONTHS ? Math.round(months * 10) / 10 : undefined;
}

function unitOf(word: string): (typeof units)[number] | undefined {
  if (word === "mo" || word === "mos" || word === "m") return "month";
  if (word === "yr" || word === "yrs" || word === "y") return "year";
  return units.find((unit) => word === unit || word === `${unit}s`);
}

/** The number before a unit. "Half a year" is half of one. */
function countBefore(words: readonly string[], index: number): number | undefined {
  const count = numberOf(words[index - 1] ?? "");
  return count === 1 && words[index - 2] === "half" ? 0.5 : count;
}

function numberOf(word: string): number | undefined {
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(word) ? Number(word) : numberWords.get(word);
}

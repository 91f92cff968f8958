/** Months in a time horizon such as `12 months`, `2 years` or `18`; undefined where it says no number. */
export function readMonths(text: string | undefined): number | undefined {
  const match = /(\d{1,3}(?:\.\d)?)\s*([a-z]*)/i.exec((text ?? "").slice(0, 100));
  if (!match) return undefined;
  const unit = (match[2] ?? "").toLowerCase();
  const count = Number(match[1]);
  if (unit.startsWith("y")) return Math.round(count * 12);
  if (unit.startsWith("w")) return Math.round(count / 4.345);
  return Math.round(count);
}

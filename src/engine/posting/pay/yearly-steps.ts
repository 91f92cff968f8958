import type { Piece } from "../../text/piece.ts";
import type { Extraction, Salary } from "../types.ts";

/** Apprentice pay grows each year: "1. Lehrjahr 950 €, 2. Lehrjahr 1.050 €". */
export function yearlySteps(piece: Piece): Extraction<Salary> | undefined {
  const steps = [
    ...piece.text.matchAll(
      /\d\. ?(?:Lehr|Ausbildungs)?jahr(?: \(?brutto\)?)?:? ?([\d.]{3,6})(?:,\d\d)? ?(?:€|EUR)/giu,
    ),
  ].slice(0, 5);
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined || steps.length < 2) return undefined;
  const [min, max] = [first, last].map(([, amount = ""]) => Number(amount.replace(/\D/g, "")));
  if (min === undefined || max === undefined || min > max) return undefined;
  return {
    value: { min, max, currency: "EUR", period: "month" },
    span: [piece.start + first.index, piece.start + last.index + last[0].length],
  };
}

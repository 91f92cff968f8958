import type { Doc } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { Extraction, Salary } from "../types.ts";
import { findAmounts } from "./amounts.ts";
import { isDecoy } from "./decoys.ts";
import { ranges } from "./range.ts";
import { toSalary } from "./salary.ts";

/** The contracts that a pay is for: those of employees, and those of people who send an invoice. */
const contracts = [
  "clt|w-?2|uop|umow\\p{L}+ o pracę|paye|inside(?: ir35)?|ccnl|(?:tempo )?indeterminato|loondienst|festanstellung|angestellt",
  "pj|1099|c2c|corp[- ]to[- ]corp|b2b|umbrella|outside(?: ir35)?|p\\.? ?iva|partita iva|zzp|freelance\\p{L}*|autônomo|freiberuflich",
];
const any = new RegExp(`(?<!\\p{L})(?:${contracts.join("|")})(?!\\p{L})`, "iu");
const beside = contracts.map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"));

/** "R$ 6.000 CLT / R$ 9.000 PJ": pay that depends on the contract is known only from the lowest to the highest. */
export function payByContract(doc: Doc): Extraction<Salary> | undefined {
  return doc.lines
    .filter(({ text }) => any.test(text))
    .map((line) => inLine(doc, line))
    .find(Boolean);
}

function inLine(doc: Doc, line: Piece): Extraction<Salary> | undefined {
  const amounts = findAmounts(line).filter((amount) => !isDecoy(line.text, amount));
  const paid = ranges(line.text, amounts).filter(({ currency }) => currency !== undefined);
  const [first, second, third] = paid;
  if (!first || !second || third) return undefined;
  const [before, between, after] = [
    line.text.slice(0, first.start),
    line.text.slice(first.end, second.start),
    line.text.slice(second.end),
  ];
  const areParted = [beside, beside.toReversed()].some(
    ([one, other]) =>
      (one?.test(between) && other?.test(after)) || (one?.test(before) && other?.test(between)),
  );
  const [low, high] = [first, second].map((range) => toSalary(doc, "", line, range));
  if (!areParted || !low || !high || low.period !== high.period || low.currency !== high.currency)
    return undefined;
  const ends = [low, high].flatMap(({ min, max }) => [min ?? max ?? 0, max ?? min ?? 0]);
  return {
    value: { ...low, min: Math.min(...ends), max: Math.max(...ends) },
    span: [line.start + first.start, line.start + second.end],
  };
}

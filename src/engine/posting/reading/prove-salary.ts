import { periodWords } from "../../lexicon/opening-terms.ts";
import { pieceOf } from "../../text/piece.ts";
import { createTerms } from "../../text/terms.ts";
import { findAmounts, fullValue } from "../pay/amounts.ts";
import { isDecoy } from "../pay/decoys.ts";
import type { Salary } from "../types.ts";
import { carriesAmount, carriesCurrency, carriesTerm } from "./carries.ts";
import { type Proved, proveValue, toldParts } from "./prove-value.ts";
import type { Proof, Told, ToldSalary } from "./types.ts";

const findPeriod = createTerms(periodWords);

/** Pay by its parts: a currency or period that the quote does not name is left out alone. */
export function proveSalary(proof: Proof, told: Told<ToldSalary>): Proved<Salary> | undefined {
  const { value, quote } = toldParts<ToldSalary>(told);
  const { min, max, currency, period } = value;
  const amounts = [min, max].flatMap((amount) => amount ?? []);
  const found = proveValue(proof, "salary", { value, quote }, (said) => {
    const isOrdered = min === undefined || max === undefined || min <= max;
    return isOrdered && amounts.length > 0 && amounts.every((amount) => paysAmount(said, amount));
  });
  if (!found) return undefined;
  const salary: Salary = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const part = <T extends string>(name: string, one: T, carries: (said: string) => boolean) =>
    proveValue(proof, `salary.${name}`, { value: one, quote }, carries)?.value;
  const inCurrency = currency && part("currency", currency, (said) => carriesCurrency(said, currency));
  const per = period && part("period", period, (said) => carriesTerm(findPeriod, said, period));
  if (inCurrency) salary.currency = inCurrency;
  if (per) salary.period = per;
  return { value: salary, span: found.span };
}

/** Whether a quote says an amount, and not only of patients, hours, holidays or a bonus. */
function paysAmount(said: string, amount: number): boolean {
  const same = findAmounts(pieceOf(said)).filter((one) => fullValue(one) === amount);
  return carriesAmount(said, amount) && (same.length === 0 || same.some((one) => !isDecoy(said, one)));
}

import { isObject } from "../../../shared/json.ts";
import { createDoc } from "../../text/doc.ts";
import { cleanInline } from "../html/clean.ts";
import { payIn } from "../pay/pay.ts";
import { withInferredPeriod } from "../pay/salary.ts";
import type { Period, Salary } from "../types.ts";
import type { Node } from "./json-ld.ts";

/** A JobPosting's pay: a MonetaryAmount, a number, or a text such as "$100,000". Zero means not stated. */
export function structuredSalary(node: Node): Salary | undefined {
  const base = Array.isArray(node.baseSalary) ? node.baseSalary[0] : node.baseSalary;
  if (base === undefined || base === null) return undefined;
  const outer: Node = isObject(base) ? base : { value: base };
  const inner = firstObject(outer.value);
  const single = inner.value ?? (isObject(outer.value) ? undefined : outer.value);
  const stated =
    fromBounds(inner.minValue ?? outer.minValue, inner.maxValue ?? outer.maxValue) ?? fromText(single);
  if (stated === undefined) return undefined;
  const currency =
    code(outer.currency) ?? code(inner.currency) ?? code(node.salaryCurrency) ?? stated.currency;
  const unit =
    period(inner.unitText ?? inner.unitCode ?? outer.unitText) ??
    (stated.periodInferred ? undefined : stated.period);
  const salary: Salary = {};
  if (stated.min !== undefined) salary.min = stated.min;
  if (stated.max !== undefined) salary.max = stated.max;
  if (currency !== undefined) salary.currency = currency;
  return unit === undefined ? withInferredPeriod(salary) : { ...salary, period: unit };
}

function firstObject(value: unknown): Node {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(first) ? first : {};
}

function fromBounds(low: unknown, high: unknown): Salary | undefined {
  const min = fromText(low)?.min;
  const max = fromText(high)?.max;
  const currency = fromText(low)?.currency ?? fromText(high)?.currency;
  if (min === undefined && max === undefined) return undefined;
  const salary: Salary = currency === undefined ? {} : { currency };
  const isCrossed = min !== undefined && max !== undefined && min > max;
  if (min !== undefined) salary.min = isCrossed ? max : min;
  if (max !== undefined) salary.max = isCrossed ? min : max;
  return salary;
}

function fromText(value: unknown): Salary | undefined {
  if (typeof value === "number") return value > 0 && value < 1e9 ? { min: value, max: value } : undefined;
  if (typeof value !== "string") return undefined;
  const plain = cleanInline(value);
  // Three digits after a separator are thousands: "2.400" is not two and a half.
  if (/^\d{1,3}(?:[.,]\d{3}){1,2}$/.test(plain)) return fromText(Number(plain.replace(/[.,]/g, "")));
  if (/^\d{1,9}(?:[.,]\d{1,4})?$/.test(plain)) return fromText(Number(plain.replace(",", ".")));
  return payIn(createDoc(`Salary: ${plain}`))?.value;
}

function code(value: unknown): string | undefined {
  const text = typeof value === "string" ? cleanInline(value, 10).toUpperCase() : "";
  if (/^[A-Z]{3}$/.test(text)) return text;
  return { $: "USD", "€": "EUR", "£": "GBP" }[text];
}

const units: [Period, RegExp][] = [
  ["hour", /^(?:hour|hr|hur|per hour|hourly|stunde|heure|hora)/i],
  ["day", /^(?:day|daily|per day|tag|jour|día)/i],
  ["week", /^(?:wee|week|weekly|per week|woche|semaine|semana)/i],
  ["month", /^(?:mon|month|monthly|per month|monat|mois|mes)/i],
  ["year", /^(?:ann|year|yearly|per year|per annum|yr|jahr|an$|année|año)/i],
];

function period(value: unknown): Period | undefined {
  if (typeof value !== "string") return undefined;
  const text = cleanInline(value, 30);
  return units.find(([, pattern]) => pattern.test(text))?.[0];
}

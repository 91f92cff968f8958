import type { Profile } from "../../../domain/profile/schema.ts";
import { capitalized } from "../../../shared/text/words.ts";
import { limitFields } from "./fields.ts";

/** Yes-or-no limits as sentences, for yes and for no. */
const answers: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  willing_to_relocate: ["Would move for work", "Would not move for work"],
  accept_overtime: ["Overtime is all right", "No overtime"],
  needs_sponsorship: ["Needs a visa from the employer", "Needs no visa"],
  accept_sales_roles: ["Sales is all right", "No sales"],
  accept_unstable_orgs: ["A risky employer is all right", "No employer that may not last"],
  accept_high_social_intensity: ["People all day is all right", "Not with people all day"],
  prefer_stability: ["A safe job before a fast career", "A fast career before a safe job"],
};

/** A person's limits as short sentences; empty without any. */
export function limitsInWords(profile: Profile): string[] {
  const pay = payInWords(profile);
  const rest = limitFields.flatMap(({ name }) => {
    const value = profile[name];
    const answer = answers[name];
    if (answer && typeof value === "boolean") return value ? answer[0] : answer[1];
    return others[name]?.(value) ?? [];
  });
  return [...(pay === "" ? [] : [pay]), ...rest].filter(Boolean);
}

const listed = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "");

const others: Readonly<Record<string, (value: unknown) => string>> = {
  target_locations: listed,
  preferred_work_style: (value) => (typeof value === "string" ? value : ""),
  family_constraints: (value) => (typeof value === "string" ? value : ""),
  work_authorization: (value) => (listed(value) === "" ? "" : `May work in ${listed(value)}`),
  available_reskilling_months: (value) =>
    typeof value === "number" ? `Up to ${value} months to learn something new` : "",
};

/** The pay in figures, with currency and period. */
function payInWords({ min_salary, salary_currency: currency, target_salary_range: range }: Profile): string {
  const money = (value: number) => `${value.toLocaleString("en")}${currency ? ` ${currency}` : ""}`;
  const looked = [
    ...(range?.min === undefined ? [] : [`from ${money(range.min)}`]),
    ...(range?.max === undefined ? [] : [`to ${money(range.max)}`]),
  ].join(" ");
  const parts = [
    ...(typeof min_salary === "number" ? [`At least ${money(min_salary)} a year`] : []),
    ...(looked === "" ? [] : [`looking for pay ${looked} a year`]),
  ];
  const text = parts.join(", ");
  return capitalized(text);
}

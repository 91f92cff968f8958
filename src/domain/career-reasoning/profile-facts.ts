import { specificTerms } from "../../engine/reasoning/pertinent.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import type { Tx } from "../../store/ports/store.ts";
import { resumeFacts } from "./resume/resume-facts.ts";

/** Profile fields that answer a question, by everyday names. Goals are already notes. */
const fields: readonly (readonly [string, string])[] = [
  ["current_job_title", "current job title"],
  ["current_industry", "current industry"],
  ["years_of_experience", "years of experience"],
  ["education_level", "education level"],
  ["min_salary", "least salary wanted"],
  ["target_salary_range", "salary wanted"],
  ["target_locations", "places wanted"],
  ["target_industries", "industries wanted"],
  ["willing_to_relocate", "willing to relocate"],
  ["family_constraints", "family constraints"],
  ["preferred_work_style", "work style preferred"],
  ["accept_overtime", "overtime accepted"],
  ["accept_sales_roles", "sales roles accepted"],
  ["accept_unstable_orgs", "unstable employers accepted"],
  ["accept_high_social_intensity", "much contact with people accepted"],
  ["prefer_stability", "stability preferred"],
  ["available_reskilling_months", "months for retraining"],
];

/** The resume's list that a question asks for, and the profile fields, matched by name or content. */
export async function profileFacts(tx: Tx, query: string): Promise<Fact[]> {
  const { profile = {} } = (await tx.profile.get()) ?? {};
  const mentions = mentioner(specificTerms(query));
  const named = fields.flatMap(([field, name]) => {
    const value = shown(profile[field]);
    const text = `${name}: ${value}`;
    const isAsked = value !== undefined && mentions(text);
    return isAsked ? [{ field, text: `In the profile: ${withCurrency(text, field, profile)}` }] : [];
  });
  return [...(await resumeFacts(tx, query)), ...named];
}

/** A profile field by its name and content, such as "least salary wanted: 60000 GBP a year". */
export function namedField(field: string, profile: Record<string, unknown>): string | undefined {
  const name = fields.find(([known]) => known === field)?.[1];
  const value = shown(profile[field]);
  return name === undefined || value === undefined
    ? undefined
    : withCurrency(`${name}: ${value}`, field, profile);
}

/** What the profile says about place, for a question about it. */
export async function placeFacts(tx: Tx): Promise<Fact[]> {
  const { profile = {} } = (await tx.profile.get()) ?? {};
  return fields.flatMap(([field, name]) => {
    const value = ofPlace.has(field) ? shown(profile[field]) : undefined;
    return value === undefined ? [] : [{ field, text: `In the profile: ${name}: ${value}` }];
  });
}

const ofPlace = new Set(["target_locations", "willing_to_relocate"]);

function withCurrency(text: string, field: string, { salary_currency: currency }: Record<string, unknown>) {
  return field === "min_salary" && typeof currency === "string" ? `${text} ${currency} a year` : text;
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

import type { profileFields } from "../../../domain/profile/schema.ts";

type Name = keyof typeof profileFields;

type Kind = "text" | "prose" | "lines" | "number" | "yesNo" | "currency";

/** A profile field as asked in a form. */
export interface ProfileField {
  name: Name;
  label: string;
  kind: Kind;
  hint?: string;
}

const field = (name: Name, kind: Kind, label: string, hint?: string): ProfileField => ({
  name,
  kind,
  label,
  ...(hint !== undefined && { hint }),
});

const A_LINE_EACH = "One on each line.";

export const limitFields: readonly ProfileField[] = [
  field("target_locations", "lines", "Places where you would work", A_LINE_EACH),
  field("preferred_work_style", "text", "How you want to work", "Such as on site, hybrid or remote."),
  field("willing_to_relocate", "yesNo", "Would you move for work?"),
  field("min_salary", "number", "Lowest pay a year"),
  field("salary_currency", "currency", "Currency"),
  field("accept_overtime", "yesNo", "Would you work overtime?"),
  field("family_constraints", "prose", "Limits because of family or health", "Such as: no nights."),
  field("work_authorization", "lines", "Countries where you may work", A_LINE_EACH),
  field("needs_sponsorship", "yesNo", "Do you need a visa from the employer?"),
  field("available_reskilling_months", "number", "Months you could spend on learning something new"),
  field("accept_sales_roles", "yesNo", "Would you work in sales?"),
  field("accept_unstable_orgs", "yesNo", "Would you work for an employer that may not last?"),
  field("accept_high_social_intensity", "yesNo", "Would you work with people all day?"),
  field("prefer_stability", "yesNo", "Does a safe job matter more than a fast career?"),
];

/** Facts about a person besides the resume. */
export const selfFields: readonly ProfileField[] = [
  field("current_job_title", "text", "Your job today"),
  field("current_industry", "text", "Your industry"),
  field("years_of_experience", "number", "Years of experience"),
  field("education_level", "text", "Highest education"),
  field("target_industries", "lines", "Industries you would like", A_LINE_EACH),
  field("certificates", "lines", "Certificates and licences", A_LINE_EACH),
  field("exam_track_intent", "text", "An exam or public service track you aim for"),
  field("bio_summary", "prose", "About you, in your own words"),
];

/** The range of pay a person is looking for. */
export const payRange = { min: "target_salary_range.min", max: "target_salary_range.max" } as const;

/** Field labels, by the names in messages. */
export const profileLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...limitFields, ...selfFields].map(({ name, label }) => [name, label])),
  [payRange.min]: "Pay you look for, from",
  [payRange.max]: "Pay you look for, to",
  target_salary_range: "Pay you look for",
  career_goals: "Goals",
  name: "Name",
  email: "E-mail",
};

/** All fields with a place on the page. */
export const shownFields: ReadonlySet<string> = new Set([
  ...[...limitFields, ...selfFields].map(({ name }) => name),
  "target_salary_range",
  "career_goals",
]);

import type { Opportunity, Requirement } from "./types.ts";

/** What an opening asks for; of one that holds no requirements, its skills, degree and years as such. */
export function requirementsOf({
  requirements,
  skills,
  education,
  yearsRequired,
  spans,
}: Opportunity): Requirement[] {
  if (requirements !== undefined) return requirements;
  const of = (necessity: Requirement["necessity"]) =>
    (skills?.[necessity] ?? []).map((text, at): Requirement => {
      return { text, kind: "skill", necessity, span: spans[`skills.${necessity}[${at}]`] ?? [0, 0] };
    });
  const degree: Requirement[] =
    education === undefined || education === "none"
      ? []
      : [
          {
            text: education,
            kind: "education",
            necessity: "required",
            level: education,
            span: spans.education ?? [0, 0],
          },
        ];
  const years: Requirement[] =
    yearsRequired === undefined
      ? []
      : [
          {
            text: `${yearsRequired} years`,
            kind: "experience",
            necessity: "required",
            span: spans.yearsRequired ?? [0, 0],
          },
        ];
  return [...of("required"), ...of("preferred"), ...degree, ...years];
}

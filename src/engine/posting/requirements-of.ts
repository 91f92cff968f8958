import { counted } from "../../shared/text/words.ts";
import type { Opportunity, Requirement, RequirementKind, Span } from "./types.ts";

/**
 * An opening's demands: its requirements, and the degree and years in its fields that no requirement has
 * (structured data and headers). Without requirements, its skills.
 */
export function requirementsOf(opportunity: Opportunity): Requirement[] {
  const own = opportunity.requirements ?? skillsAsked(opportunity);
  const { education, yearsRequired, spans } = opportunity;
  // A field read from a requirement's words is not a second requirement.
  const lacks = (kind: RequirementKind, span: Span | undefined) =>
    !own.some((one) => one.kind === kind || (span && one.span[0] < span[1] && span[0] < one.span[1]));
  return [
    ...own,
    ...(education !== undefined && education !== "none" && lacks("education", spans.education)
      ? [{ ...asked("education", education, spans.education), level: education }]
      : []),
    ...(yearsRequired !== undefined && yearsRequired > 0 && lacks("experience", spans.yearsRequired)
      ? [asked("experience", counted(yearsRequired, "year"), spans.yearsRequired)]
      : []),
  ];
}

function skillsAsked({ skills, spans }: Opportunity): Requirement[] {
  const of = (necessity: Requirement["necessity"]) =>
    (skills?.[necessity] ?? []).map((text, at): Requirement => {
      return { ...asked("skill", text, spans[`skills.${necessity}[${at}]`]), necessity };
    });
  return [...of("required"), ...of("preferred")];
}

function asked(kind: RequirementKind, text: string, span: Requirement["span"] = [0, 0]): Requirement {
  return { text, kind, necessity: "required", span };
}

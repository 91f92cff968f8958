import { requirementOutcomes } from "../../../../../src/engine/fit/opening/outcomes.ts";
import { evidenceOf } from "../../../../../src/engine/fit/opening/prepare-record.ts";
import type { RequirementOutcome } from "../../../../../src/engine/fit/opening/types.ts";
import type { PersonEvidence, PersonJob } from "../../../../../src/engine/fit/types.ts";
import type { Opportunity, Requirement } from "../../../../../src/engine/posting/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { builtIn, held, nobody } from "../people.ts";

function job(title: string, from: number, to: number, text = ""): PersonJob {
  const months = [from * MONTHS, to * MONTHS - 1] as const;
  return { title, text: `${title}\n${text}`, months, claimIds: [`clm_${title.toLowerCase()}`] };
}

function said(text: string) {
  return { text, claimIds: [`clm_${text.slice(0, 12)}`] };
}

/** A fictional nurse who was a cook before. */
export const nurseCook: PersonEvidence = {
  ...nobody,
  skills: [held("Wound care"), held("Microsoft Excel"), held("Python")],
  titles: [said("Registered Nurse"), said("Line Cook")],
  texts: [said("Cares for six patients a shift and keeps the blanket warmer running.")],
  education: "bachelor",
  degrees: [said("Bachelor of Science, Nursing")],
  credentials: [
    said("RN License, State of Oregon"),
    said("CDL Class B"),
    said("Bachelor Level Wiring Certificate"),
  ],
  jobs: [
    job("Registered Nurse", 2020, 2024, "Telemetry and wound care in a community hospital"),
    job("Line Cook", 2015, 2018, "Grill and sauté for 200 covers a night"),
  ],
  languages: [
    { language: "Spanish", fluency: "Fluent", claimIds: ["clm_es"] },
    { language: "German", fluency: "A2", claimIds: ["clm_de"] },
  ],
  constraints: { home: { city: "portland", region: "OR", country: "US" }, mayWorkIn: ["US"] },
};

/** What is found of one requirement. */
export function outcomeOf(
  requirement: Partial<Requirement> & Pick<Requirement, "text" | "kind">,
  person: PersonEvidence = nurseCook,
  opening: Partial<Opportunity> = {},
): RequirementOutcome | undefined {
  const index = builtIn();
  const requirements: Requirement[] = [{ necessity: "required", span: [0, 0], ...requirement }];
  const [found] = requirementOutcomes({ spans: {}, ...opening, requirements }, evidenceOf(person, index));
  return found;
}

/** The data from which profile completeness is computed. */
export interface CompletenessInput {
  profile: Record<string, unknown>;
  resume: { skills: number; experience: number; education: number };
  assessments: number;
}

const profileFacts = [
  "bio_summary",
  "current_job_title",
  "current_industry",
  "years_of_experience",
  "education_level",
  "target_locations",
  "target_industries",
  "min_salary",
  "willing_to_relocate",
  "career_goals",
];
const MODULE_COUNT = 8;

/**
 * Profile completeness, 0..100: 40 for ten profile facts, 10 each for resume skills, experience and education,
 * 30 for the eight assessments.
 */
export function profileCompleteness({ profile, resume, assessments }: CompletenessInput): number {
  const facts = profileFacts.filter((field) => isFilled(profile[field])).length / profileFacts.length;
  const parts = [resume.skills, resume.experience, resume.education].filter((count) => count > 0).length;
  return Math.round(40 * facts + 10 * parts + 30 * (Math.min(assessments, MODULE_COUNT) / MODULE_COUNT));
}

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !(Array.isArray(value) && value.length === 0);
}

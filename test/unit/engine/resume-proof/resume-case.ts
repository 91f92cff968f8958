/** A resume with a right reading, and forged parts with the paths that must not be proved. */
export interface ResumeCase {
  name: string;
  text: string;
  right: Record<string, unknown>;
  forged: readonly (readonly [what: string, told: Record<string, unknown>, unproved: readonly string[]])[];
}

/** A job in the words of JSON Resume; without an end it lasts. */
export function job(position: string, name: string, startDate: string, endDate?: string, more = {}) {
  return { position, name, startDate, ...(endDate !== undefined && { endDate }), ...more };
}

/** A course of study. */
export function study(institution: string, studyType: string, more = {}) {
  return { institution, studyType, ...more };
}

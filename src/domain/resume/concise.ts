import type { Resume, ResumeData } from "./schema.ts";
import type { Unconfirmed } from "./unproved-schema.ts";

/** Below it a field is worth showing to the user. */
const SURE = 0.8;

/**
 * A resume with each of its words once: the claims with their ids, the entries without descriptions, and of the fields
 * those that were read with doubt. The document says the same in another form and is left out.
 */
export function conciseResume({
  resume,
  claims,
  fields,
  confidence,
  format,
  warnings,
  unread,
  unproved,
  unconfirmed,
  conflicts,
}: ResumeData) {
  const { skills: _, ...entries } = conciseEntries(resume);
  return {
    resume: entries,
    claims: claims.map(({ id, kind, text }) => ({ id, kind, text })),
    fields: fields
      .filter((field) => field.confidence < SURE)
      .map(({ path, confidence }) => ({ path, confidence })),
    confidence,
    format,
    warnings,
    unread: unread.map(({ text }) => ({ text })),
    ...(unproved && { unproved: unproved.map(conciseNearest) }),
    ...(unconfirmed && { unconfirmed: unproved ? unconfirmed.map(named) : unconfirmed.map(conciseNearest) }),
    ...(conflicts && { conflicts }),
  };
}

/** The nearest text without its place, which only the whole text gives a meaning. */
function conciseNearest<Row extends { nearest?: { text: string } | undefined }>({ nearest, ...row }: Row) {
  return { ...row, ...(nearest && { nearest: { text: nearest.text } }) };
}

/** Why it is not proved stands in `unproved`, at its path. */
function named({ claimId, kind, text, path }: Unconfirmed) {
  return { claimId, kind, text, path };
}

/** Of a correction what it changed: the rest of the resume stands as it did. */
export function conciseCorrection({ corrected }: ResumeData) {
  return { corrected };
}

/** The entries of a resume without what their claims say. */
export function conciseEntries({ experience, education, ...rest }: Resume) {
  return {
    ...rest,
    ...(experience && {
      experience: experience.map(({ title, company, duration }) => ({ title, company, duration })),
    }),
    ...(education && {
      education: education.map(({ degree, institution, year }) => ({ degree, institution, year })),
    }),
  };
}

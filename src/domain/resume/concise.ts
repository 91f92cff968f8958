import type { Unconfirmed } from "./import/unproved-schema.ts";
import type { ImportPreview, Resume, ResumeData } from "./schema.ts";

/** A field below this confidence is worth showing to the user. */
const SURE = 0.8;

/**
 * A resume without repetition: claims with ids, entries without descriptions, and the uncertain fields. The
 * document has the same content in another form and is omitted.
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

/** The nearest text without its position, which only makes sense with the whole text. */
function conciseNearest<Row extends { nearest?: { text: string } | undefined }>({ nearest, ...row }: Row) {
  return { ...row, ...(nearest && { nearest: { text: nearest.text } }) };
}

/** `unproved` says why, at its path. */
function named({ claimId, kind, text, path }: Unconfirmed) {
  return { claimId, kind, text, path };
}

/** A preview's lines alone: its document says the same in another form. */
export function concisePreview({ document: _, ...preview }: ImportPreview) {
  return preview;
}

/** For a correction, only its changes: the rest of the resume is as before. */
export function conciseCorrection({ corrected }: ResumeData) {
  return { corrected };
}

/** The resume's entries without what their claims say. */
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

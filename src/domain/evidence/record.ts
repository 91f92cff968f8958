import type { PersonEvidence, PersonJob } from "../../engine/fit/types.ts";
import { entryAt, type ResumeDocument, textOf } from "../../engine/resume/json-resume.ts";
import { monthsOf } from "../../engine/resume/years.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { credentialsOf } from "./credentials.ts";

type CareerRecord = Required<
  Pick<PersonEvidence, "degrees" | "ahead" | "credentials" | "lapsed" | "jobs" | "languages">
>;

/** The degrees, credentials, jobs and languages of a resume with their claims, and the credentials in a profile. */
export function careerRecord(
  claims: readonly ClaimRecord[],
  document: ResumeDocument,
  certificates: readonly string[],
  now: Date,
): CareerRecord {
  const ofKind = (kind: string) => claims.filter((claim) => claim.kind === kind);
  return {
    ...credentialsOf(claims, document, certificates, now),
    jobs: ofKind("job").flatMap((claim) => jobOf(claim, claims, document, now)),
    languages: ofKind("language").map(({ id, path }) => {
      const entry = entryAt(document, path);
      return { language: textOf(entry.language), fluency: textOf(entry.fluency), claimIds: [id] };
    }),
  };
}

/** A job by title, with its bullet texts. */
function jobOf(
  { id, path }: ClaimRecord,
  claims: readonly ClaimRecord[],
  document: ResumeDocument,
  now: Date,
): PersonJob[] {
  const entry = entryAt(document, path);
  const title = textOf(entry.position);
  const bullets = claims.filter((claim) => claim.kind === "bullet" && claim.path.startsWith(`${path}.`));
  if (title === "" && bullets.length === 0) return [];
  const months = monthsOf(entry, now);
  return [
    {
      title,
      text: [...(title === "" ? [] : [title]), ...bullets.map(({ text }) => text)].join("\n"),
      claimIds: [id],
      lines: bullets.map(({ text, id: bullet }) => ({ text, claimIds: [bullet] })),
      ...(months && { months }),
    },
  ];
}

import { educationOf, heldDegree, isUnfinished } from "../../engine/education.ts";
import type { PersonCredential, PersonEvidence, PersonJob } from "../../engine/fit/types.ts";
import { countriesAt } from "../../engine/places/place.ts";
import { isBreakEntry } from "../../engine/resume/break-entry.ts";
import { entryAt, isLapsed, type ResumeDocument, textOf } from "../../engine/resume/json-resume.ts";
import { saysNotHeld } from "../../engine/resume/papers-not-held.ts";
import { monthsOf } from "../../engine/resume/years.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { ownWords } from "./skills.ts";

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
  const bulletsOf = bulletsByPath(claims);
  return {
    ...credentialsOf(claims, document, certificates, now),
    jobs: ofKind("job").flatMap((claim) => jobOf(claim, bulletsOf(claim.path), document, now)),
    languages: ofKind("language").map(({ id, path }) => {
      const entry = entryAt(document, path);
      return { language: textOf(entry.language), fluency: textOf(entry.fluency), claimIds: [id] };
    }),
  };
}

/** The bullets below each path. A resume may have thousands, so they are not searched for each job. */
function bulletsByPath(claims: readonly ClaimRecord[]): (path: string) => readonly ClaimRecord[] {
  const byPath = new Map<string, ClaimRecord[]>();
  for (const claim of claims.filter(({ kind }) => kind === "bullet"))
    for (const { index } of claim.path.matchAll(/\./g)) {
      const above = claim.path.slice(0, index);
      const known = byPath.get(above);
      if (known) known.push(claim);
      else byPath.set(above, [claim]);
    }
  return (path) => byPath.get(path) ?? [];
}

/** A job by title, with its bullet texts. A career break is none. */
function jobOf(
  { id, path }: ClaimRecord,
  bullets: readonly ClaimRecord[],
  document: ResumeDocument,
  now: Date,
): PersonJob[] {
  const entry = entryAt(document, path);
  const title = textOf(entry.position);
  if ((title === "" && bullets.length === 0) || isBreakEntry(entry)) return [];
  const months = monthsOf(entry, now);
  const employer = textOf(entry.name);
  const countries = countriesAt(textOf(entry.location));
  return [
    {
      title,
      text: [...(title === "" ? [] : [title]), ...bullets.map(({ text }) => text)].join("\n"),
      claimIds: [id],
      lines: bullets.map(({ text, id: bullet }) => ({ text, claimIds: [bullet] })),
      ...(months && { months }),
      ...(employer !== "" && { employer }),
      ...(countries.length > 0 && { countries }),
    },
  ];
}

/** True if a paper is under way, or was never issued. */
function isPending(text: string): boolean {
  return saysNotHeld(text) || isUnfinished(text);
}

/** The person's certificates and degrees. Expired ones, and future or unfinished degrees, are listed separately. */
function credentialsOf(
  claims: readonly ClaimRecord[],
  document: Record<string, unknown>,
  stated: readonly string[],
  now: Date,
): Required<Pick<PersonEvidence, "degrees" | "ahead" | "credentials" | "lapsed">> {
  const ofKind = (kind: string) => claims.filter((claim) => claim.kind === kind);
  const certificates = ofKind("certificate").map(({ id, text, path, kind }) => {
    const entry = entryAt(document, path);
    const held: PersonCredential = {
      text: ownWords(kind, text, entry, now),
      issuer: textOf(entry.issuer),
      claimIds: [id],
    };
    return { held, isOver: isLapsed(held.text, entry, now), until: textOf(entry.endDate) };
  });
  const degrees = ofKind("degree").flatMap(({ id, path }) => {
    const entry = entryAt(document, path);
    const text = heldDegree(entry, now);
    if (text === undefined) return [];
    const area = textOf(entry.area);
    const words = text.includes(area) ? text : `${text} ${area}`.trim();
    const level = educationOf([text]);
    return words === "" ? [] : [{ text: words, claimIds: [id], ...(level && { level }) }];
  });
  return {
    lapsed: certificates.flatMap(({ held, isOver, until }) =>
      isOver
        ? [
            {
              ...held,
              text: until && !held.text.includes(until) ? `${held.text}, until ${until}` : held.text,
            },
          ]
        : [],
    ),
    credentials: [
      ...certificates.flatMap(({ held, isOver }) => (isOver ? [] : [held])),
      ...stated.map((text) => ({ text, claimIds: [] })),
    ].filter(({ text }) => text !== "" && !isLapsed(text, {}, now) && !isPending(text)),
    degrees,
    ahead: ofKind("degree").flatMap(({ id, text, path }) =>
      heldDegree(entryAt(document, path), now) === undefined ? [{ text, claimIds: [id] }] : [],
    ),
  };
}

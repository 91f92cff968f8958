import { educationOf, heldDegree, isUnfinished } from "../../engine/education.ts";
import type { PersonCredential, PersonEvidence } from "../../engine/fit/types.ts";
import { entryAt, isLapsed, textOf } from "../../engine/resume/json-resume.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { ownWords } from "./skills.ts";

/** The person's certificates and degrees. Expired ones, and future or unfinished degrees, are listed separately. */
export function credentialsOf(
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
    return { held, isOver: isLapsed(held.text, entry, now) };
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
    lapsed: certificates.flatMap(({ held, isOver }) => (isOver ? [held] : [])),
    credentials: [
      ...certificates.flatMap(({ held, isOver }) => (isOver ? [] : [held])),
      ...stated.map((text) => ({ text, claimIds: [] })),
    ].filter(({ text }) => text !== "" && !isLapsed(text, {}, now) && !isUnfinished(text)),
    degrees,
    ahead: ofKind("degree").flatMap(({ id, text, path }) =>
      heldDegree(entryAt(document, path), now) === undefined ? [{ text, claimIds: [id] }] : [],
    ),
  };
}

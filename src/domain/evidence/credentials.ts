import { educationOf, heldDegree, isUnfinished } from "../../engine/education.ts";
import type { PersonCredential, PersonEvidence } from "../../engine/fit/types.ts";
import { entryAt, textOf } from "../../engine/resume/json-resume.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { ownWords } from "./skills.ts";

/** Licences that no longer hold. */
const lapsed =
  /\b(?:expired|lapsed|revoked|surrendered|suspended|abgelaufen|erloschen|caducad|vencid|expiré|périmé)/i;

/** The certificates and degrees that the person holds: none that lies ahead or is unfinished; those that have lapsed apart. */
export function credentialsOf(
  claims: readonly ClaimRecord[],
  document: Record<string, unknown>,
  stated: readonly string[],
  now: Date,
): Required<Pick<PersonEvidence, "degrees" | "credentials" | "lapsed">> {
  const ofKind = (kind: string) => claims.filter((claim) => claim.kind === kind);
  const certificates = ofKind("certificate").map(({ id, text, path, kind }) => {
    const entry = entryAt(document, path);
    const held: PersonCredential = {
      text: ownWords(kind, text, entry, now),
      issuer: textOf(entry.issuer),
      claimIds: [id],
    };
    return { held, isOver: lapsed.test(held.text) || isOver(textOf(entry.endDate), now) };
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
    ].filter(({ text }) => text !== "" && !lapsed.test(text) && !isUnfinished(text)),
    degrees,
  };
}

/** Whether a day, month or year is over. */
function isOver(date: string, now: Date): boolean {
  return /^\d{4}/.test(date) && date.slice(0, 10) < now.toISOString().slice(0, Math.min(10, date.length));
}

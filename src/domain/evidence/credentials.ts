import { educationOf, heldDegree, isUnfinished } from "../../engine/education.ts";
import type { PersonCredential, PersonEvidence } from "../../engine/fit/types.ts";
import { entryAt, textOf } from "../../engine/resume/json-resume.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { ownWords } from "./skills.ts";

/** Licences that no longer hold. */
const lapsed =
  /\b(?:expired|lapsed|revoked|surrendered|suspended|abgelaufen|erloschen|caducad|vencid|expiré|périmé)/i;

/** The certificates and degrees that the person holds: none that lies ahead, is unfinished or has lapsed. */
export function credentialsOf(
  claims: readonly ClaimRecord[],
  document: Record<string, unknown>,
  stated: readonly string[],
  now: Date,
): Required<Pick<PersonEvidence, "degrees" | "credentials">> {
  const ofKind = (kind: string) => claims.filter((claim) => claim.kind === kind);
  const certificates = ofKind("certificate").map(({ id, text, path, kind }): PersonCredential => {
    const entry = entryAt(document, path);
    return { text: ownWords(kind, text, entry, now), issuer: textOf(entry.issuer), claimIds: [id] };
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
    credentials: [...certificates, ...stated.map((text) => ({ text, claimIds: [] }))].filter(
      ({ text }) => text !== "" && !lapsed.test(text) && !isUnfinished(text),
    ),
    degrees,
  };
}

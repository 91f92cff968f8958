import type { PreparedCredential } from "./credential-names.ts";
import { isLetters, standsFor } from "./spelled-out.ts";

const bodies =
  "AHA|ARC|American Heart Association|(?:American |British )?Red Cross|ILCOR|Resuscitation Council";
const named = new RegExp(
  String.raw`\((?:by |from |through |issued by )?((?:the )?(?:${bodies})[^()]*)\)`,
  "u",
);
/** "Issued by the American Heart Association". */
const issued =
  /(?<!\p{L})(?:issued|awarded|accredited|provided) (?:by|through) (?:the )?(\p{Lu}[\p{L}.&' ]{2,60}?(?: or (?:the )?\p{Lu}[\p{L}.&' ]{2,60}?)?)(?=$|[,;()])/u;

/** The bodies one of which must have issued the required paper; empty if the demand names none. */
export function bodiesIn(text: string): string[] {
  const list = (named.exec(text) ?? issued.exec(text))?.[1];
  return list?.split(/\s(?:or|and\/or)\s|[,/]/u).map((body) => body.replace(/^\s*the\s/i, "").trim()) ?? [];
}

/** True if the held paper names one of these bodies, in full or by initials. */
export function isOfBody({ text, issuer = "" }: PreparedCredential, asked: readonly string[]): boolean {
  const said = `${text} ${issuer}`;
  const isSaid = (body: string) =>
    said.toLowerCase().includes(body.toLowerCase()) ||
    (isLetters(body) ? standsFor(body, issuer) : isLetters(issuer) && standsFor(issuer, body));
  return asked.length === 0 || asked.some(isSaid);
}

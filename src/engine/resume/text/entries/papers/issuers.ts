import { splitCommas } from "../../../../text/cuts.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import { employerScore } from "../../sections/classify.ts";

const ISSUER =
  /\b(?:association|institute|council|board|red cross|state of|university|college|academy|department|amazon|aws|google|microsoft|cisco|comptia|oracle|salesforce|isc2|isaca|pmi|osha|nccer|ihk|tüv|tuv|dekra|coursera|edx|udemy|hubspot|meta|ibm|red hat|linux foundation|scrum alliance|scrum\.org|cambridge|goethe|instituto|institut|chamber|society|foundation|federation|commission|ministry|authority|agency|bureau|training center|school|kammer|handwerkskammer|croix-rouge|cruz roja|dmv|asha|ancc|aha|acls provider center)\b/i;

/** True if a text has a word for certificate issuers. */
export function namesIssuer(text: string): boolean {
  return ISSUER.test(text);
}

/** True if a text names a certificate issuer. */
export function isIssuer(text: string): boolean {
  return namesIssuer(text) || (employerScore(text) >= 2 && !/\d$/.test(text));
}

/** True if a person says it of themselves, as no paper's name does: "Ich fahre nicht mehr nachts." */
export function isOwnSentence(text: string): boolean {
  return /^(?:ich|i|je|yo|eu|ik|io|jag|jeg|we|wir)\s\p{Ll}.*\s.*[.!]$/iu.test(text);
}

/** True if a text is capitalised like a name and is not a number or level. */
function isNameLike(text: string): boolean {
  return (
    text.length <= 60 &&
    /^\p{Lu}.*\p{L}/u.test(text) &&
    !/\p{Ll}{5}[.!]$/u.test(text) &&
    !/\d|#|\b(?:no|nr|id|license|licence|number|level|score|class)\b|^(?:teil|part|module?|módulo|modul|stufe|niveau|nivel|parte|partie)\s(?:\d|[ivx]+\b)/i.test(
      text,
    )
  );
}

/** The issuer of a certificate, if it is in a bracket after its name. */
export function bracketIssuer(piece: Piece): Piece | undefined {
  const open = piece.text.lastIndexOf("(");
  if (open < 1 || !piece.text.endsWith(")")) return undefined;
  const inner = slice(piece, open + 1, piece.text.length - 1);
  return isIssuer(inner.text) ? inner : undefined;
}

const GRANT =
  /\b(?:certifi|licen|registered|diploma|qualified|card\b|badge|endorsement|permit\b|registration)/i;

/** "(no points)": what is good to be without denies no licence. */
const CLEAN =
  /\((?:no|zero|without|ohne|keine|sin|sans|aucun|sem|senza|zonder) (?:\p{L}+ )?(?:points?|endorsements?|restrictions?|accidents?|convictions?|offen[cs]es|violations|punkte|puntos|pontos|punti|punten|infracciones|auflagen)\)/iu;

export function isClean(text: string): boolean {
  return CLEAN.test(text);
}

/** "Local Anesthesia Endorsement, Idaho": a paper, although it has the form of a town and its state. */
export function isPaper(text: string): boolean {
  return GRANT.test(text);
}

/** True if the issuer comes first: "College of Pharmacists – Registered Pharmacist". */
export function isReversed(first: string, last: string): boolean {
  return isIssuer(first) && !GRANT.test(first) && GRANT.test(last) && !isIssuer(last);
}

/** "Title – Specialty, Issuer": the issuer, and the words before its comma, which belong to the name. */
export function issuerTail(parts: readonly Piece[]): { before: Piece; issuer: Piece } | undefined {
  const only = parts.length === 1 ? parts[0] : undefined;
  const [before, issuer, more] = only === undefined ? [] : splitCommas(only);
  if (before === undefined || issuer === undefined || more !== undefined) return undefined;
  return !isIssuer(before.text) && isIssuer(issuer.text) ? { before, issuer } : undefined;
}

/** The issuer among the parts of a certificate; a part that may be unknown only has to look like a name. */
export function issuerAmong(parts: readonly Piece[], mayBeUnknown: boolean): Piece | undefined {
  const known = parts.find((part) => isIssuer(part.text));
  if (known !== undefined) return known;
  const only = parts.length === 1 ? parts[0] : undefined;
  return mayBeUnknown && only !== undefined && isNameLike(only.text) ? only : undefined;
}

/** "(online, National College)": who issued a paper, without how. */
export function insideBracket(piece: Piece): Piece {
  const inner = /^\([^()]*\)$/u.test(piece.text) ? slice(piece, 1, piece.text.length - 1) : piece;
  return slice(inner, /^(?:online|e-?learning|webinar)[,:;]\s/iu.exec(inner.text)?.[0].length ?? 0);
}

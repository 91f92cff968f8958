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
export function isNameLike(text: string): boolean {
  return (
    text.length <= 60 &&
    /^\p{Lu}/u.test(text) &&
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

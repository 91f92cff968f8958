import families from "../../../../../db/lexicon/studies/credential-families.json" with { type: "json" };
import { initials } from "../../../catalog/titles/name-variants.ts";
import { dataFile } from "../../../lexicon/data-file.ts";
import { labelKey } from "../../../skills/normalise.ts";
import type { CatalogIndex } from "../../scales.ts";
import type { PersonCredential } from "../../types.ts";
import { contentWords, shareOf } from "../skills/content-words.ts";

const read = dataFile("studies/credential-families", families);

/**
 * Catalogue entries that group several certificates, none of which replaces another: a CISSP is not a CISM.
 * `general` if the entry's name asks for any of them, `own` if it is one of them.
 */
const credentialFamilies: ReadonlyMap<string, "general" | "own"> = new Map([
  ...read.words("general").map((id): [string, "general"] => [id, "general"]),
  ...read.words("own").map((id): [string, "own"] => [id, "own"]),
]);

/** Certificate issuers whose name may be omitted. */
const certificateMakers = /^(?:comptia|cisco|isc2|\(isc\)²|pmi|shrm|axelos|scrum\.org)\s+/iu;

/** A licence or certificate of the catalogue, by its canonical id, and the words that name it. */
export interface NamedCredential {
  id: string;
  text: string;
}

/** A licence or certificate with the catalogue's credentials that it names. */
export interface PreparedCredential extends PersonCredential {
  names: readonly NamedCredential[];
}

/** The catalogue's licences and certificates that a text names. */
export function credentialsIn(text: string, { skills }: CatalogIndex): NamedCredential[] {
  return skills
    .find(text)
    .filter(({ id }) => skills.entry(id)?.kind === "credential")
    .map(({ id, text: words }) => ({ id: skills.canonical(id), text: words }));
}

/** True if the held paper is the required one. In an entry that groups several certificates, each is separate. */
export function isSameCredential(
  asked: NamedCredential,
  held: NamedCredential,
  texts: { asked: string; held: string },
  { skills }: CatalogIndex,
): boolean {
  if (asked.id !== held.id || isOtherKind(asked.text, held.text, texts)) return false;
  const family = credentialFamilies.get(asked.id);
  if (family === undefined) return true;
  const left = contentWords(texts.asked).filter((word) => !contentWords(asked.text).includes(word));
  if (left.length > 0 && shareOf(left, texts.held) !== 1) return false;
  const isAny = family === "general" && labelKey(asked.text) === labelKey(skills.entry(asked.id)?.name ?? "");
  return isAny || isSameName(asked.text, held.text);
}

/** True if a name is a stage on the way to a professional qualification: "ACCA Applied Knowledge", "CFA Level I". */
export function isStage(text: string): boolean {
  return stage.test(text);
}

const stage =
  /(?<!\p{L})(?:applied (?:knowledge|skills)|(?:knowledge|skills|operational|management) level|part[- ]qualified|finalist|student member|affiliate|(?:teil|part|parte|partie|module|modul) \d{1,2}|\d{1,4} ?(?:std|stunden|h|hours?|heures|horas)\.? (?:von|of|sur|de) \d{1,4}|cfa(?: program)?,? level (?:i{1,2}|[12]))(?!\p{L})/iu;

/** Words after a certificate's name that do not specify its kind. */
const noKind =
  /^(?:within|through|before|after|upon|prior|when|from|until|issued|provider|provided|holder|knowledge|training|course|exam|is|preferred)$/i;

/** "ServSafe Manager" and "ServSafe allergen": the same name with different words after it. */
function isOtherKind(asked: string, held: string, texts: { asked: string; held: string }): boolean {
  const isAskedLonger = asked.length > held.length;
  const [short, long] = isAskedLonger ? [held, asked] : [asked, held];
  const around = isAskedLonger ? texts.held : texts.asked;
  if (!long.toLowerCase().startsWith(`${short.toLowerCase()} `)) return false;
  const [, next = ""] = /^ (\p{L}{3,})/u.exec(around.slice(around.indexOf(short) + short.length)) ?? [];
  const [kind] = noKind.test(next) ? [] : contentWords(next);
  return kind !== undefined && !contentWords(long).includes(kind);
}

function isSameName(asked: string, held: string): boolean {
  const [left, right] = [asked, held].map((name) => labelKey(name.replace(certificateMakers, "")));
  if (left === undefined || right === undefined) return false;
  return (
    left === right ||
    initials(left) === right ||
    initials(right) === left ||
    shareOf(contentWords(left), right) === 1
  );
}

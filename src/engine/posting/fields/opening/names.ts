import { atWords, nearWords } from "../../../lexicon/places/locatives.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { type Piece, slicePart } from "../../../text/piece.ts";
import { canBeEmployer } from "../company/company-name.ts";

const joint =
  "(?:&|\\+|of|the|and|und|et|y|e|en|og|och|i|de|du|des|del|della|dei|di|da|do|das|dos|la|le|les|van|von|vom|der|den|het|ten|ter|zum|zur|am|d'|l'|'t)";
const word = "(?:(?:d'|l')?[\\p{Lu}\\d][\\p{L}\\p{N}'’&.-]*)";
/** A name: capitalised words with short words between them, the shortest that the place behind it leaves. */
const name = `(?:${word}(?: \\p{Ll}{4,}(?= \\p{Lu}))?(?: (?:${joint} ){0,2}${word}){0,6}?)`;
/** "La mairie de Saint-Germain", "la casa di riposo San Giuseppe": a kind of employer in lower case, behind its article. */
const kind = "(?:\\p{Ll}[\\p{L}'’-]{3,} (?:(?:de|du|des|d'|del|della|di|da|do|van) ?(?:la |l')?)?){1,3}";
const article =
  /^(?:the (?:governors|governing body|trustees|board|head(?:teacher)?|principal|partners) of (?:the )?|(?:the|die|der|das|la|le|les|il|lo|el|los|het|de|det|den|a|o|as|os|an|zum|am|firma) |l['’]|notre |nuestr[oa] |(?:für|bei|in) unser\p{L}* |(?:bei|en|at|chez|bij|voor|presso|na|no|somos|siamo|we are|we['’]re|wir sind|nous sommes) (?:the |die |der |dem |la |le |el |het |de |l['’])?|(?:my|mein\p{L}*|mon|ma|mi|la mia|minha) (?:firm|company|firma|empresa|entreprise|société|azienda|ditta)\s)/iu;
/** "Als familiengeführtes Hotel am Titisee": what an employer is, and no name. */
const asSuch = /^(?:als|as|como|en tant que|come|jako) /iu;
const ofTown = "d['’]|di|de|del|w|we|z|ze|da";
const behind = `,? (?:${nearWords}|${atWords}|${ofTown}|at) (\\p{Lu}[^,()]{2,40}?),?|,? \\(([^()]{2,60})\\)|, (\\p{Lu}[^,()]{2,40}),?`;
const whole = new RegExp(`^(${name})(?:${behind})?$`, "u");
const wholeOfKind = new RegExp(`^((?:${kind})?${name})(?:${behind})?$`, "u");
const ofTownBehind = new RegExp(`^ (?:${ofTown}) `, "u");
const LONGEST = 110;

/** Who hires and where, as a sentence names them before its verb: "Garage Besson (Annonay)". */
export interface Hirer {
  employer?: Piece;
  place?: Piece;
}

/** An employer's name, with or without a town behind it; undefined where a text is anything else. */
export function hirerIn(given: Piece): Hirer | undefined {
  if (given.text.length > LONGEST || asSuch.test(given.text)) return undefined;
  const led = article.exec(given.text)?.[0].length ?? 0;
  const piece = slicePart(given, led);
  const match = (led > 0 ? wholeOfKind : whole).exec(piece.text);
  const named = match?.[1];
  if (match === null || named === undefined) return undefined;
  // "Comune di Pieve": a kind of employer alone has its name behind it.
  if (!named.includes(" ") && ofTownBehind.test(piece.text.slice(named.length)))
    return isEmployer(piece.text) ? { employer: piece } : undefined;
  const town = match.slice(2).find((part) => part !== undefined);
  const employer = slicePart(piece, 0, named.length);
  if (!isEmployer(employer.text)) return undefined;
  if (town === undefined) return { employer };
  const at = piece.text.indexOf(town, named.length);
  return { employer, place: slicePart(piece, at, at + town.length) };
}

function isEmployer(text: string): boolean {
  return canBeEmployer(text) && !isPlaceName(text);
}

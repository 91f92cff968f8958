import { type Piece, pieceOf, slice } from "../../../text/piece.ts";
import type { ProfileDraft } from "../draft.ts";
import { type Extraction, extract } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";

/** Contact details, as written. */
export type Contacts = { email?: Extraction; phone?: Extraction; url?: Extraction; profiles: ProfileDraft[] };

const MAX_LINE_LENGTH = 1000;
const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d][\p{L}\d.-]{0,120}\.\p{L}{2,24}/u;
const PHONE = /(?:\(?\+|\(|00)?\d(?:\s(?!\s)|[\d()./–‑-]){5,22}\d(?:\s{0,2}(?:x|ext\.?)\s{0,2}\d{1,6})?/gi;
const PHONE_LABEL =
  /(?:tel|phone|mobile?|cell|telefon|t[ée]l[ée]phone|tel[ée]fono|handy|m[óo]vil|mob|portable|fon|ph|contact(?=\s?n)|[☎✆📞📱])\.?(?:\s?(?:no|nr|number)\.?)?\s{0,20}[:.]?\s{0,3}$/iu;
/** Before an identity document number. */
const IDENTITY =
  /〒\s?$|(?:^|[^\p{L}])(?:p\.?\s?o\.?\s?box|postfach|casilla(?: postal)?|caixa postal|c\.?\s?c|d\.?n\.?i|r\.?u\.?t|c[ée]dula(?: de (?:ciudadan[íi]a|identidad))?|cpf|nif|nie|rg|id|identity|passport|passeport|pasaporte|crn-?\d?|reg)\.?\s?(?:n[°º.o]{0,2}|no\.?|number)?\s{0,20}[:.]?\s{0,3}$/iu;
const URL =
  /(?:https?:\/\/|www\.)[^\s|,;<>()"'“”•·]{3,300}|(?<![@\p{L}\d.-])[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,3}\.(?:com|org|net|io|dev|me|co|de|at|ch|fr|es|uk|eu|us|ca|au|app|ai|info|design|tech|in|nl|it|pt|mx|page|site|xyz)(?:\/[^\s|,;<>()"'“”•·]{0,200})?(?![\p{L}\d@])/giu;
const NETWORKS: readonly (readonly [string, RegExp])[] = [
  ["LinkedIn", /linkedin\.com\/(?:in|pub)\/([^/?#\s]{1,120})/i],
  ["GitHub", /github\.com\/([^/?#\s]{1,60})/i],
  ["GitLab", /gitlab\.com\/([^/?#\s]{1,60})/i],
  ["Xing", /xing\.com\/profile\/([^/?#\s]{1,80})/i],
  ["X", /(?:twitter|\bx)\.com\/([^/?#\s]{1,40})/i],
  ["Stack Overflow", /stackoverflow\.com\/users\/([^?#\s]{1,80})/i],
  ["Behance", /behance\.net\/([^/?#\s]{1,60})/i],
  ["Dribbble", /dribbble\.com\/([^/?#\s]{1,60})/i],
  ["ORCID", /orcid\.org\/([\dX-]{10,25})/i],
  ["Medium", /medium\.com\/(@?[^/?#\s]{1,60})/i],
  ["Kaggle", /kaggle\.com\/([^/?#\s]{1,60})/i],
  ["Instagram", /instagram\.com\/([^/?#\s]{1,60})/i],
];
const HANDLE =
  /\b(linkedin|github|gitlab|twitter|xing)\s?[:–-]\s?(?:\/?in\/)?@?([a-z\d][a-z\d_-]{2,40})(?=$|[\s|,;•·)])/gi;

/** Reads the contact lines. The first e-mail, phone and page are used, and one profile per network. */
export function readContacts(lines: readonly Line[]): Contacts {
  const contacts: Contacts = { profiles: [] };
  for (const line of lines) {
    const piece = slice(line.piece, 0, MAX_LINE_LENGTH);
    contacts.email ??= emailIn(piece) ?? line.links.map(emailIn).find((email) => email);
    contacts.phone ??= phoneIn(piece);
    for (const url of [...line.links, ...urlsIn(piece)]) takeUrl(url, contacts);
    takeHandles(piece, contacts);
  }
  return contacts;
}

/** True if a text has an e-mail address, phone number or web address. */
export function hasContact(text: string): boolean {
  const piece = pieceOf(text);
  return (emailIn(piece) ?? phoneIn(piece)) !== undefined || urlsIn(piece).length > 0;
}

/** The first e-mail address in a text. */
function emailIn(piece: Piece): Extraction | undefined {
  const at = piece.text.indexOf("@");
  if (at < 1) return undefined;
  const match = EMAIL.exec(piece.text.slice(0, MAX_LINE_LENGTH));
  return match === null ? undefined : extract(slice(piece, match.index, match.index + match[0].length), 0.98);
}

/** The first phone number: with a label, a plus, or at least nine digits, and never a period of years. */
function phoneIn(piece: Piece): Extraction | undefined {
  for (const match of piece.text.matchAll(PHONE)) {
    const before = piece.text.slice(0, match.index);
    const digits = match[0].replace(/\D/g, "").length;
    const isLabelled = PHONE_LABEL.test(before.slice(-30));
    const isYears =
      /^\(?(?:19|20)\d\d\s?[–‑\-/.]\s?(?:\d{2}|(?:19|20)\d\d)\)?$/.test(match[0]) ||
      /(?:^|[^\d.])\d{1,2}[./]\s?(?:19|20)\d\d(?:\D|$)/.test(match[0]) ||
      /^\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d(?:\D|$)/.test(match[0]);
    const isInside = /[\p{L}\d#/@.=_-]$/u.test(before) && !isLabelled;
    const isLong = digits >= 9 || /^\(?\+/.test(match[0]) || /^\(?\d{3}\)?[\s.-]\d{4}$/.test(match[0]);
    if (IDENTITY.test(before.slice(-30))) continue;
    if (digits < 7 || digits > 15 || isYears || isInside || !(isLong || isLabelled)) continue;
    // "06 55 50 98 76 - 33000 Bordeaux": a dash with spaces ends a complete number.
    const dash = match[0].search(/\s[-–]\s/);
    const isComplete = dash > 0 && match[0].slice(0, dash).replace(/\D/g, "").length >= 9;
    const length = isComplete ? dash : match[0].length;
    // "Feldgasse 12 / 0660 123 4567": the house number does not belong to the telephone number.
    const lead = /^\(\d{1,3}\)\s[–-]\s|^\d{1,4}\s\/\s(?=\+|0)/.exec(match[0])?.[0].length ?? 0;
    if (lead > 0 && match[0].slice(lead).replace(/\D/g, "").length >= 9)
      return extract(slice(piece, match.index + lead, match.index + match[0].length), 0.9);
    const open = match[0].split("(").length > match[0].split(")").length && match[0].startsWith("(") ? 1 : 0;
    return extract(
      slice(piece, match.index + open, match.index + length),
      isLabelled || digits >= 10 ? 0.95 : 0.75,
    );
  }
  return undefined;
}

function urlsIn(piece: Piece): Piece[] {
  const urls: Piece[] = [];
  for (const match of piece.text.matchAll(URL)) {
    const isMail = piece.text[match.index + match[0].length] === "@" || piece.text[match.index - 1] === "@";
    const isBare = !/^(?:https?:|www\.)/i.test(match[0]);
    // "ASP.NET" and "Node.js" are not web addresses.
    if (isMail || (isBare && !match[0].includes("/") && /\p{Lu}/u.test(match[0]))) continue;
    const end = match[0].length - (/[.,:;!?]{1,3}$/.exec(match[0])?.[0].length ?? 0);
    urls.push(slice(piece, match.index, match.index + end));
  }
  return urls;
}

function takeUrl(url: Piece, contacts: Contacts): void {
  if (/^(?:mailto|tel):/i.test(url.text) || (url.text.includes("@") && !url.text.includes("/"))) return;
  for (const [network, pattern] of NETWORKS) {
    const match = pattern.exec(url.text);
    const username = match?.[1];
    if (match === null || username === undefined) continue;
    if (contacts.profiles.some((profile) => profile.network === network)) return;
    const at = match.index + match[0].length - username.length;
    contacts.profiles.push({
      network,
      username: extract(slice(url, at, at + username.length), 0.95),
      url: extract(url, 0.95),
    });
    return;
  }
  contacts.url ??= extract(url, 0.85);
}

function takeHandles(piece: Piece, contacts: Contacts): void {
  for (const match of piece.text.matchAll(HANDLE)) {
    const label = (match[1] ?? "").toLowerCase();
    const handle = match[2] ?? "";
    const network = { linkedin: "LinkedIn", github: "GitHub", gitlab: "GitLab", twitter: "X", xing: "Xing" }[
      label
    ];
    if (network === undefined || contacts.profiles.some((profile) => profile.network === network)) continue;
    if (
      /^(?:https?|www|linkedin|github|gitlab|xing|twitter|in)$/i.test(handle) ||
      piece.text[match.index + match[0].length] === "."
    )
      continue;
    const at = match.index + match[0].length - handle.length;
    contacts.profiles.push({ network, username: extract(slice(piece, at, at + handle.length), 0.85) });
  }
}

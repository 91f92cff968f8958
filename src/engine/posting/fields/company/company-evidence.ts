import { normalized } from "../../../../shared/text/combining-marks.ts";
import type { Doc } from "../../../text/doc.ts";
import { type Piece, pieceOf } from "../../../text/piece.ts";
import { isNameLike, looksLikeOrganisation } from "./company-name.ts";

/** True if the rest of the text mentions the name again, in words or in an address. */
export function isConfirmed(doc: Doc, piece: Piece): boolean {
  const rest = doc.folded.slice(piece.end, 60_000);
  const key = flat(piece.text);
  if (
    key.length >= 5 &&
    addressesOf(rest).some(
      (address) => address.includes(key.slice(0, 24)) || (address.length >= 6 && key.includes(address)),
    )
  )
    return true;
  const own = piece.text.replace(/^(?:The|La|Le|El|Die|Der|Das) /, "");
  return (
    own.length >= 5 &&
    new RegExp(
      `(?<!\\p{L})${own.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?:'s)? (?:is|has|are|was|ist|est|es|é|insures|regrets|\\p{Ll}{3,12}s|kept|belongs)`,
      "u",
    ).test(rest)
  );
}

function addressesOf(text: string): string[] {
  return [...text.matchAll(/(?:@|www\.|https?:\/\/)([\p{L}\p{N}-]{3,40})\./gu)]
    .slice(0, 20)
    .map((match) => flat(match[1] ?? ""));
}

function flat(text: string): string {
  return normalized(text, "NFKD")
    .toLowerCase()
    .replace(/\p{M}|[^\p{L}\p{N}]/gu, "");
}

const mailboxes =
  /^(?:gmail|outlook|hotmail|yahoo|icloud|proton\p{L}*|gmx|web|mail|qq|163|linkedin|indeed|example|www)$/u;

/** A name in the text that matches the application address: "Otter's Roost", jobs@ottersroost.example. */
export function namedInAddress(doc: Doc): Piece | undefined {
  const text = doc.folded.slice(0, 20_000);
  const addresses = addressesOf(text).filter((address) => address.length >= 5 && !mailboxes.test(address));
  if (addresses.length === 0) return undefined;
  for (const match of text.matchAll(nameOfWords)) {
    const name = match[0];
    const key = flat(name);
    if (addresses.some((address) => isOwn(address, key, name)) && isNameLike(name))
      return pieceOf(name, match.index);
  }
  return undefined;
}

/** "Tern Gully Dairies" writes from terngully.example. */
function isOwn(address: string, key: string, name: string): boolean {
  const isPart = address.length >= 8 && (key.startsWith(address) || key.endsWith(address));
  return address === key || (isPart && looksLikeOrganisation(name));
}

const nameOfWords =
  /(?<![\p{L}\p{N}@./-])\p{Lu}[\p{L}\p{N}&'-]{1,30}(?: (?:&|and|of|do|da|de|\p{Lu}[\p{L}\p{N}&'-]{0,30})){0,4}(?!@)/gu;

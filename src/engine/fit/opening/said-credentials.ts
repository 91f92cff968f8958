import type { CatalogIndex } from "../prepare.ts";
import type { PersonText } from "../types.ts";
import type { PreparedCredential } from "./credential-names.ts";

/** A line of at most this length says one thing. */
const LONGEST = 160;
const credential = /licen[sc]|certifi|\bnclex|registration|\bpassed\b|\bexam/i;
const none = /^\W*(?:no|not|never|without|lost|kein|ohne|sin|sans|sem)(?!\p{L})/iu;
/** The start of "I hold a licence". "I helped others get certified" does not start this way. */
const holding =
  /^(?:\W*i\s)?\W*(?:hold(?:s|ing)?|licensed|passed|obtained|earned|certified|active|current|valid|completed)(?!\p{L})/iu;

/** Licences and certificates listed as skills, or stated in a line. They are evidence as well. */
export function saidCredentials(
  texts: readonly PersonText[],
  { skills }: CatalogIndex,
): PreparedCredential[] {
  return texts.flatMap(({ text, claimIds }) => {
    if (claimIds.length === 0 || text.length > LONGEST || !credential.test(text) || none.test(text))
      return [];
    const isListed = text.split(/\s+/).length <= 6;
    if (!isListed && !holding.test(text)) return [];
    const names = skills
      .findHeld(text)
      .filter(({ id }) => skills.entry(id)?.kind === "credential")
      .map(({ id, text: words }) => ({ id: skills.canonical(id), text: words }));
    return names.length > 0 ? [{ text, claimIds, names }] : [];
  });
}

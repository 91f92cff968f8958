import { wordsOf } from "../../text/words.ts";
import type { PersonText } from "../types.ts";
import { contentWords, shareOf } from "./content-words.ts";
import { type Found, type Known, met, near, unknown, unmet } from "./types.ts";

/** A licence or certificate by its own name, or by another name that the catalogue has for it. */
export function credentialOutcome(text: string, { person, index }: Known): Found {
  const { credentials = [] } = person;
  const wanted = contentWords(text);
  const ids = credentialsIn(text);
  const isIt = (held: PersonText) =>
    hasItsClass(text, held.text) &&
    (shareOf(wanted, held.text) === 1 || credentialsIn(held.text).some((id) => ids.includes(id)));
  const own = credentials.filter(isIt);
  const shown = own.find(({ claimIds }) => claimIds.length > 0);
  if (shown) return met(shown.claimIds, shown.text);
  if (own[0]) return near(`${own[0].text}, as the profile says`);
  const alike = credentials.find((held) => (shareOf(wanted, held.text) ?? 0) >= 0.5);
  if (alike) return near(alike.text);
  return credentials.length === 0 || (wanted.length === 0 && ids.length === 0) ? unknown : unmet;

  function credentialsIn(said: string): string[] {
    const isCredential = (id: string) => index.skills.entry(id)?.kind === "credential";
    return index.skills
      .find(said)
      .flatMap(({ id }) => (isCredential(id) ? [index.skills.canonical(id)] : []));
  }
}

/** Whether the single letters and numbers that tell classes apart, as in "Class A" or "608", are in the other name, too. */
function hasItsClass(wanted: string, held: string): boolean {
  const marks = (text: string) =>
    wordsOf(text).flatMap(({ key }) => (/^(?:[b-z]\d?|\d{1,3}|i{1,3}|iv)$/.test(key) ? [key] : []));
  const classes = (text: string) => [
    ...marks(text),
    ...(/\b(?:class|klasse|clase|type)\s?A\b/i.test(text) ? ["a"] : []),
  ];
  const said = new Set(wordsOf(held).map(({ key }) => key));
  return classes(wanted).every((mark) => said.has(mark));
}

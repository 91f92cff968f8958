import { wordsOf } from "../../text/words.ts";
import { contentWords, shareOf } from "./content-words.ts";
import { credentialsIn, type PreparedCredential } from "./prepare-record.ts";
import { type Found, type Known, met, near, unknown, unmet } from "./types.ts";

/** A licence or certificate by its own name, or by another name that the catalogue has for it. */
export function credentialOutcome(text: string, { record, index }: Known): Found {
  const { credentials } = record;
  const wanted = contentWords(text);
  const ids = credentialsIn(text, index);
  const isIt = (held: PreparedCredential) =>
    hasItsClass(text, held.text) &&
    (shareOf(wanted, held.text) === 1 || (ids.length > 0 && ids.every((id) => held.ids.includes(id))));
  const own = credentials.filter(isIt);
  const shown = own.find(({ claimIds }) => claimIds.length > 0);
  if (shown) return met(shown.claimIds, shown.text);
  if (own[0]) return near(`${own[0].text}, as the profile says`);
  const several = ids.length > 1 ? byEach(ids) : undefined;
  if (several) return several;
  const alike = credentials.find((held) => (shareOf(wanted, held.text) ?? 0) >= 0.5);
  if (alike) return near(alike.text);
  // Who may drive an ordinary car seldom writes it down.
  if (isOrdinaryDriving(text)) return unknown;
  return credentials.length === 0 || (wanted.length === 0 && ids.length === 0) ? unknown : unmet;

  /** "BLS and ACLS" are two things. */
  function byEach(asked: readonly string[]): Found | undefined {
    const held = asked.map((id) =>
      credentials.find((one) => one.claimIds.length > 0 && one.ids.includes(id)),
    );
    const some = held.flatMap((one) => one ?? []);
    if (some.length === 0) return undefined;
    const claimIds = some.flatMap((one) => one.claimIds);
    const named = some.map((one) => one.text).join(", ");
    return some.length === held.length ? met(claimIds, named) : { ...near(named), claimIds };
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

const driving =
  /driv\p{L}*['’]?s? (?:license|licence)|driving (?:license|licence)|führerschein|fahrerlaubnis|permis (?:b\b|de conduire)|carn(?:et|é) (?:b\b|de conducir)|licencia de conducir|permiso de conduc|\bcnh\b|carta de condução|rijbewijs|patente b|驾照|驾驶证/iu;
const heavy = /\b(?:cdl|commercial|class a|hazmat|hgv|lgv|[cd]1?e?|[ade])\b(?!['’])/iu;

function isOrdinaryDriving(text: string): boolean {
  const found = driving.exec(text);
  return found !== null && !heavy.test(text.replace(found[0], "").replace(/\b(?:a|de)\b(?= )/giu, ""));
}

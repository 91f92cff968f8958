import type { Requirement } from "../../posting/types.ts";
import { heldWords } from "../../skills/owned.ts";
import { asksForAny } from "./any-of.ts";
import { best, type Found, type Known, met, near, unknown, unmet } from "./types.ts";

/** The level (0..7) at which an opening's skills are compared. Source: docs/methods.md, Openings. */
const ASKED_LEVEL = { required: 4, preferred: 3 } as const;

/** A skill by the claims that show it or a narrower one, or that say its words; a related one comes near. */
export function skillOutcome(
  { text, necessity }: Pick<Requirement, "text" | "necessity">,
  known: Known,
): Found {
  const { person, index } = known;
  const named = index.skills.resolve(text)?.id;
  const places = named === undefined ? index.skills.find(text) : [];
  const ids = named === undefined ? places.map(({ id }) => id) : [named];
  const found = [...new Set(ids)].map((id) => byCatalogue(id, ASKED_LEVEL[necessity], known));
  const whole = found.length === 0 ? unmet : asksForAny(text, places) ? best(found) : all(found);
  if (whole.outcome === "met") return atLevel(text, whole, known);
  // Of what the catalogue knows, the claims' skills were found already: "React to alarms" shows no React.
  const said = listedAs(text, known) ?? (found.length === 0 ? inWords(text, known) : undefined);
  if (said) return atLevel(text, said, known);
  const isNothing = person.skills.length + person.texts.length === 0;
  // A tool has one name in every language.
  const isHidden = known.isForeign && ids.every((id) => index.skills.entry(id)?.kind !== "tool");
  return isNothing || (isHidden && whole.outcome === "unmet") ? unknown : whole;
}

/** A numbered level, as of a certificate ("HACCP level 3"), is shown by claims that name it; without it a skill comes near. */
function atLevel(text: string, found: Found, { person, record }: Known): Found {
  const level = /\b(?:level|stufe|niveau|nivel|nível)\s?(\d)\b/iu.exec(text)?.[1];
  if (level === undefined) return found;
  const listed = person.skills.map(({ name, claimIds }) => ({ text: name, claimIds }));
  const isShown = [...record.texts, ...record.credentials, ...listed].some(
    (one) =>
      one.claimIds.some((id) => found.claimIds.includes(id)) && new RegExp(`\\b${level}\\b`).test(one.text),
  );
  return isShown ? found : near(found.shownBy ?? text);
}

function byCatalogue(id: string, level: number, { holdings, index: { skills } }: Known): Found {
  const by = holdings.coveredBy(id, level);
  if (!by) return unmet;
  const isIt = skills.canonical(by.id) === skills.canonical(id);
  // A narrower skill shows a broader one, but no licence or degree replaces another.
  const isNarrower = skills.relation(by.id, id) === 1 && skills.entry(id)?.kind !== "credential";
  return by.claimIds.length > 0 && (isIt || isNarrower) ? met(by.claimIds, by.name) : near(by.name);
}

/** A skill that the person lists by the same words. */
export function listedAs(text: string, { person }: Known): Found | undefined {
  const listed = person.skills.find(
    ({ name, claimIds }) => claimIds.length > 0 && heldWords(name, text) !== undefined,
  );
  return listed && met(listed.claimIds, listed.name);
}

/** A skill that the catalogue does not know, by its own words in a claim that does not deny it. */
function inWords(text: string, { record }: Known): Found | undefined {
  const parts = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const { text: said, lower, claimIds } of record.texts) {
    const words =
      claimIds.length > 0 && parts.every((part) => lower.includes(part)) ? heldWords(said, text) : undefined;
    if (words !== undefined) return met(claimIds, words);
  }
  return undefined;
}

/** Several things asked for in one line are met when each is; with some of them it is near. */
function all(found: readonly Found[]): Found {
  const claimIds = found.flatMap((one) => one.claimIds);
  if (found.every(({ outcome }) => outcome === "met")) return met(claimIds, found[0]?.shownBy);
  const close = found.flatMap((one) => one.shownBy ?? one.near ?? []);
  return close[0] === undefined ? unmet : { ...near(close.join(", ")), claimIds: [...new Set(claimIds)] };
}

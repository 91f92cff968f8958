import type { Requirement } from "../../../posting/types.ts";
import { heldWords } from "../../../skills/owned.ts";
import { type Evidence, wordingsOf } from "../prepare-record.ts";
import { type PreparedText, shownShare } from "../prepared-text.ts";
import { best, type Found, type Known, met, near, unknown, unmet } from "../types.ts";
import { alternatives } from "./any-of.ts";
import { byExample, byFamily, byPaper } from "./close-names.ts";
import { contentWords } from "./content-words.ts";
import { withEachPart } from "./each-part.ts";
import { sayingIt, saysNames, withNames } from "./named.ts";
import type { ProperNames } from "./proper-names.ts";
import { withStatedLevel } from "./stated-level.ts";
import { namesIn, placesIn, type SkillPlace } from "./things-named.ts";
import { isSameThing, meansWhole } from "./wording.ts";

/** Words before a skill that do not narrow it. */
const usual = new Set(
  "basic advanced intermediate strong solid general daily modern large small complex high fast paced volume full part own team level senior junior various commercial professional conversational written verbal oral effective outstanding great exceptional superior sound thorough deep broad extensive significant successful".split(
    " ",
  ),
);
/** What ends the words before a skill. */
const phraseEnd =
  /[,;:()]|\s(?:and|or|of|in|with|for|to|the|a|an|at|on|by|as|from|your|our|und|oder|in|mit|für|der|die|das|et|ou|de|des|du|en|avec|y|o|con|e|com|em)\s/giu;

/** A broad skill is near to a narrower kind, "wood grill cooking", unless a claim names that kind. */
function withKind(
  demand: string,
  { text, start }: { text: string; start: number },
  found: Found,
  { index, record }: Known,
): Found {
  if (found.outcome !== "met" || /\s/.test(text)) return found;
  const entry = index.skills.entry(index.skills.resolve(text)?.id ?? "");
  if (entry === undefined || entry.kind === "tool" || entry.kind === "credential") return found;
  const before = ` ${demand.slice(0, start)}`.split(phraseEnd).at(-1) ?? "";
  const kind = contentWords(before.replace(/.*\s\/\s/u, ""), usual);
  if (kind.length === 0) return found;
  return record.said.some((one) => shownShare(kind, one) === 1)
    ? found
    : near(found.shownBy ?? text, found.claimIds);
}

/** The level (0..7) at which an opening's skills are compared. Source: docs/methods.md, Openings. */
const ASKED_LEVEL = { required: 4, preferred: 3 } as const;

/** The credit of a skill towards another below the same one. */
const SIBLING = 0.4;

type Asked = Pick<Requirement, "text" | "necessity" | "level">;

/** A skill, by claims that show it or a narrower one or contain its words. A related skill is near. */
export function skillOutcome(requirement: Asked, known: Known): Found {
  const { text, level = "" } = requirement;
  const names = namesIn(text, known);
  const found = withNames(text, withoutNames(requirement, placesIn(text, known), known), names, known);
  const shown = found.outcome === "met" ? withEachPart(text, found, known) : inOneLine(text, names, known);
  if (shown) return withStatedLevel(`${level} ${text}`, shown, known);
  const example = byExample(text, found, known);
  return example.outcome === "unmet" ? (byFamily(text, known) ?? byPaper(text, known) ?? example) : example;
}

/** Fewer words may stand in a line by chance. */
const FEWEST_WORDS = 3;

/** A line that has all words of a demand, and denies none: "PLC Siemens (TIA Portal)". */
function inOneLine(text: string, names: ProperNames, { record }: Known): Found | undefined {
  const words = contentWords(text);
  if (words.length < FEWEST_WORDS) return undefined;
  const isShown = (one: PreparedText) => shownShare(words, one) === 1 && saysNames(one, names);
  const line = record.texts.find((one) => one.claimIds.length > 0 && isShown(one));
  return line && met(line.claimIds, line.text);
}

function withoutNames({ text, necessity }: Asked, places: readonly SkillPlace[], known: Known): Found {
  const { person, index } = known;
  const ids = places.map(({ id }) => id);
  const once = new Map(places.map((place) => [`${place.id} ${place.text}`, place]));
  const anyOf = new Set(alternatives(text, places).map(({ id }) => id));
  const outcomesOf = (some: readonly SkillPlace[]) =>
    some.map((place) => withKind(text, place, catalogueOutcome(place, ASKED_LEVEL[necessity], known), known));
  const found = outcomesOf([...once.values()].filter(({ id }) => !anyOf.has(id)));
  const oneOf = outcomesOf([...once.values()].filter(({ id }) => anyOf.has(id)));
  const isOne = found.length === 0 && oneOf.length > 0;
  const whole = isOne ? best(oneOf) : all([...found, ...(oneOf.length > 0 ? [best(oneOf)] : [])]);
  if (whole.outcome === "met") return atLevel(text, whole, known);
  // The claims' known skills were already found: "React to alarms" does not show React.
  const said = listedAs(text, known) ?? (places.length === 0 ? inWords(text, known) : undefined);
  if (said) return atLevel(text, said, known);
  const isNothing = person.skills.length + person.texts.length === 0;
  // A tool has the same name in every language.
  const isHidden = known.isForeign && ids.every((id) => index.skills.entry(id)?.kind !== "tool");
  return isNothing || (isHidden && whole.outcome === "unmet") ? unknown : whole;
}

/** A numbered level ("HACCP level 3") needs a claim that names it. Without one the skill is near. */
function atLevel(text: string, found: Found, { person, record }: Known): Found {
  const level = /\b(?:level|stufe|niveau|nivel|nível)\s?(\d)\b/iu.exec(text)?.[1];
  if (level === undefined) return found;
  const listed = person.skills.map(({ name, claimIds }) => ({ text: name, claimIds }));
  const isShown = [...record.texts, ...record.credentials, ...listed].some(
    (one) =>
      one.claimIds.some((id) => found.claimIds.includes(id)) && new RegExp(`\\b${level}\\b`).test(one.text),
  );
  return isShown ? found : near(found.shownBy ?? text, found.claimIds);
}

/** A catalogue skill required in these words at a level 0..7, by the claims that show it or a narrower one. */
export function catalogueOutcome(
  { id, text }: Pick<SkillPlace, "id" | "text">,
  level: number,
  known: Evidence,
): Found {
  const { holdings, person } = known;
  const { skills } = known.index;
  const by = holdings.coveredBy(id, level);
  if (!by) return unmet;
  // A narrower skill shows a broader one, but one licence or degree does not replace another.
  const isIt = (own: string) =>
    skills.canonical(own) === skills.canonical(id) ||
    (skills.relation(own, id) === 1 && skills.entry(id)?.kind !== "credential");
  // Two things of one field are near only if they are of one kind: a program is near no method beside it.
  const isClose = (own: string) =>
    skills.relation(own, id) > SIBLING || skills.entry(own)?.kind === skills.entry(id)?.kind;
  const nearest = holdings.nearestTo(id, level).filter((own) => isClose(own.id));
  if (nearest.length === 0) return unmet;
  const close = near(
    nearest.map(({ name }) => name).join(", "),
    nearest.flatMap(({ claimIds }) => claimIds),
  );
  if (by.claimIds.length === 0 || !isIt(by.id)) return close;
  const entry = skills.entry(id);
  const isSame = (own: string) => skills.canonical(own) === skills.canonical(id);
  const same = person.skills.filter((own) => isSame(own.id) && own.claimIds.length > 0);
  if (!entry || meansWhole(text, entry)) {
    const ids = same.flatMap(({ claimIds }) => claimIds);
    const has = (said: string) => said.toLowerCase().includes(text.toLowerCase());
    const isPaper = skills.entry(by.id)?.kind === "credential";
    // What claims name in these words comes first, and a narrower skill last. A certificate says more than both.
    const named = isPaper || has(by.name) ? undefined : same.flatMap(wordingsOf).find((one) => has(one.text));
    if (named) return met([...named.claimIds, ...ids], text);
    return same[0] && !isSame(by.id) && !isPaper
      ? met(ids, same[0].name)
      : met([...by.claimIds, ...ids], by.name);
  }
  const own = person.skills
    .filter((skill) => isIt(skill.id))
    .flatMap(wordingsOf)
    .filter((said) => said.claimIds.length > 0 && isSameThing(text, said.text));
  const saying = own.length > 0 ? own : [sayingIt(text, known.record.said)].flatMap((one) => one ?? []);
  const ids = saying.flatMap(({ claimIds }) => claimIds);
  return saying[0] ? met(ids, saying[0].text) : close;
}

/** A skill that the person lists by the same words. */
export function listedAs(text: string, { person, record }: Known): Found | undefined {
  const listed = person.skills.find(
    ({ name, claimIds }) => claimIds.length > 0 && heldWords(name, text) !== undefined,
  );
  if (!listed) return undefined;
  const lower = text.toLowerCase();
  const others = record.said.filter((one) => one.lower.includes(lower) && one.says(text));
  return met([...listed.claimIds, ...others.flatMap(({ claimIds }) => claimIds)], listed.name);
}

/** A skill unknown to the catalogue, by its own words in a claim that does not deny it. */
function inWords(text: string, { record }: Known): Found | undefined {
  const parts = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const { text: said, lower, claimIds } of record.texts) {
    const words =
      claimIds.length > 0 && parts.every((part) => lower.includes(part)) ? heldWords(said, text) : undefined;
    if (words !== undefined) return met(claimIds, words);
  }
  return undefined;
}

/** Several demands in one line are met if each is. If only some are, the line is near. */
function all(found: readonly Found[]): Found {
  if (found.length === 0) return unmet;
  const claimIds = found.flatMap((one) => one.claimIds);
  if (found.every(({ outcome }) => outcome === "met")) return met(claimIds, found[0]?.shownBy);
  const close = new Set(found.flatMap((one) => one.shownBy ?? one.near?.split(", ") ?? []));
  return close.size === 0 ? unmet : near([...close].join(", "), [...new Set(claimIds)]);
}

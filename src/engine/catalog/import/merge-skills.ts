import { nameKey } from "../titles/name-key.ts";
import { acronymOf, initials, lookupVariants } from "../titles/name-variants.ts";
import type { SkillEntry } from "../types.ts";

export interface MergedSkills {
  skills: SkillEntry[];
  /** Maps every id of any source to its canonical id, which may be the id itself. */
  canonical: ReadonlyMap<string, string>;
}

/**
 * Merges the skills of several sources, in order of precedence, so that a name belongs to one skill. An entry whose
 * name is a name or alias of an earlier source, or a name of its own source, is merged into that skill and adds its
 * spellings; the earlier entry's id, name and kind stay. An alias that two new skills of one source claim is
 * ambiguous and belongs to neither. Deterministic, linear in the number of names.
 */
export function mergeSkills(sources: readonly (readonly SkillEntry[])[]): MergedSkills {
  const owners = new Map<string, string>();
  const merged = new Map<string, SkillEntry>();
  const canonical = new Map<string, string>();
  for (const source of sources) {
    settleNames(source, { owners, merged, canonical });
    settleAliases(source, { owners, merged, canonical });
  }
  const skills = [...merged.values()].map((entry) => withParent(entry, canonical));
  return { skills, canonical };
}

interface Merging {
  /** The skill that owns a name or alias, by key. */
  owners: Map<string, string>;
  merged: Map<string, SkillEntry>;
  canonical: Map<string, string>;
}

/** Resolves exact names before looser spellings, so that the order of entries does not matter. */
function settleNames(source: readonly SkillEntry[], { owners, merged, canonical }: Merging): void {
  const add = (entry: SkillEntry) => {
    merged.set(entry.id, { ...entry, aliases: [] });
    owners.set(nameKey(entry.name), entry.id);
    canonical.set(entry.id, entry.id);
  };
  const unmet: SkillEntry[] = [];
  for (const entry of source) {
    const owner = owners.get(nameKey(entry.name)) ?? sameId(entry, merged);
    if (owner === undefined) unmet.push(entry);
    else canonical.set(entry.id, owner);
  }
  const known = new Map(owners);
  for (const entry of unmet) {
    const exact = owners.get(nameKey(entry.name));
    const owner = exact ?? (known.size > 0 ? looseOwner(entry, known, merged) : undefined);
    if (owner === undefined) add(entry);
    else canonical.set(entry.id, owner);
  }
}

function sameId(entry: SkillEntry, merged: ReadonlyMap<string, SkillEntry>): string | undefined {
  return merged.has(entry.id) ? entry.id : undefined;
}

/** A looser spelling matches only a tool or a skill of the same kind: "SEO software" is not the craft of SEO. */
function looseOwner(
  entry: SkillEntry,
  known: ReadonlyMap<string, string>,
  merged: ReadonlyMap<string, SkillEntry>,
): string | undefined {
  for (const variant of lookupVariants(entry.name)) {
    const owner = known.get(nameKey(variant));
    const kind = owner === undefined ? undefined : merged.get(owner)?.kind;
    if (kind === "tool" || kind === entry.kind) return owner;
  }
  return acronymOwner(entry, known, merged);
}

/**
 * The tool that an acronym names, unless the tool spells the acronym out differently: "Watershed modeling system WMS"
 * is not a warehouse management system.
 */
function acronymOwner(
  entry: SkillEntry,
  known: ReadonlyMap<string, string>,
  merged: ReadonlyMap<string, SkillEntry>,
): string | undefined {
  const found = acronymOf(entry.name);
  const owner = found && merged.get(known.get(nameKey(found.acronym)) ?? "");
  if (found === undefined || owner?.kind !== "tool") return undefined;
  const names = [owner.name, ...owner.aliases];
  const letters = nameKey(found.acronym);
  const meant = names.filter((name) => name.includes(" ") && initials(name) === letters).map(singular);
  const words = singular(found.words);
  const agrees = meant.length === 0 || meant.some((name) => words === name || words.endsWith(` ${name}`));
  return names.includes(found.acronym) && agrees ? owner.id : undefined;
}

function singular(name: string): string {
  return nameKey(name)
    .split(" ")
    .map((word) => word.replace(/s$/, ""))
    .join(" ");
}

function settleAliases(source: readonly SkillEntry[], { owners, merged, canonical }: Merging): void {
  const claims = new Map<string, { owner: string; spelling: string; contested: boolean }>();
  for (const entry of source) {
    const owner = canonical.get(entry.id) ?? entry.id;
    for (const spelling of [entry.name, ...entry.aliases]) {
      const key = nameKey(spelling);
      const claim = claims.get(key);
      if (key === "" || owners.has(key)) continue;
      if (claim === undefined) claims.set(key, { owner, spelling, contested: false });
      else if (claim.owner !== owner) claim.contested = true;
    }
  }
  for (const [key, { owner, spelling, contested }] of claims) {
    if (contested) continue;
    owners.set(key, owner);
    merged.get(owner)?.aliases.push(spelling);
  }
}

function withParent(entry: SkillEntry, canonical: ReadonlyMap<string, string>): SkillEntry {
  const { parent, ...rest } = entry;
  const known = parent === undefined ? undefined : (canonical.get(parent) ?? parent);
  return known === undefined || known === entry.id ? rest : { ...rest, parent: known };
}

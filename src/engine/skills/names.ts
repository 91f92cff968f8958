import { type Labels, sourceOf } from "./labels.ts";
import { compactKey, stemWord, words } from "./normalise.ts";

/** A resolved skill name: the canonical id, and the rule that matched. */
export interface Resolved {
  id: string;
  how: "exact" | "alias" | "stem" | "spelling";
}

type Owners = Map<string, string[]>;
/** Shorter compact forms match by accident. */
const MIN_COMPACT_LENGTH = 5;

/**
 * Returns a function from a name to its skill: by name, written alias, derived alias, same stems, same letters. A
 * name that fits two skills resolves to neither, unless an earlier source has it.
 */
export function createResolver({ all, stemOf }: Labels): (name: string) => Resolved | undefined {
  const tables = { name: newOwners(), alias: newOwners(), derived: newOwners() };
  const nameStems = newOwners();
  const stems = newOwners();
  const compacts = newOwners();
  for (const label of all) {
    add(tables[label.kind], label.words.join(" "), label.id);
    // Stems and joined letters of loose or derived labels would prove too much.
    if (label.isLoose || label.kind === "derived") continue;
    const stemmed = label.words.map(stemOf).join(" ");
    if (label.kind === "name") add(nameStems, stemmed, label.id);
    add(stems, stemmed, label.id);
    add(compacts, compactKey(label.words), label.id);
  }
  return (name) => {
    const parts = words(name);
    return lookUp(parts) ?? (parts[0] === "ms" ? lookUp(["microsoft", ...parts.slice(1)]) : undefined);
  };

  function lookUp(parts: string[]): Resolved | undefined {
    const key = parts.join(" ");
    const exact = tables.name.get(key)?.[0];
    if (exact !== undefined) return { id: exact, how: "exact" };
    const alias = one(tables.alias.get(key)) ?? one(tables.derived.get(key));
    if (alias !== undefined) return { id: alias, how: "alias" };
    const stemmed = parts.map(stemWord).join(" ");
    const compact = compactKey(parts);
    const near = one(nameStems.get(stemmed)) ?? one(stems.get(stemmed));
    const id = near ?? (compact.length < MIN_COMPACT_LENGTH ? undefined : one(compacts.get(compact)));
    return id === undefined ? undefined : { id, how: "stem" };
  }
}

function newOwners(): Owners {
  return new Map();
}

/** A later source does not make an earlier one's label ambiguous. */
function add(owners: Owners, key: string, id: string): void {
  const ids = owners.get(key);
  if (ids === undefined) owners.set(key, [id]);
  else if (!ids.includes(id) && sourceOf(ids[0] ?? id) === sourceOf(id)) ids.push(id);
}

function one(ids: readonly string[] | undefined): string | undefined {
  return ids?.length === 1 ? ids[0] : undefined;
}

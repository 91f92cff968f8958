import { textHash } from "../../shared/hash.ts";
import { once } from "../../shared/lazy-module.ts";
import { createSpelling } from "../catalog/titles/spelling.ts";
import type { SkillEntry, SkillKind } from "../catalog/types.ts";
import { createFinder, type SkillMention } from "./find.ts";
import { type Labels, readLabels } from "./labels.ts";
import { createResolver, type Resolved } from "./names.ts";
import { heldAmong, MAX_MENTIONS, type MentionBudget } from "./owned.ts";
import { createTree } from "./relations.ts";

const MOST_KEPT = 2000;
/** In shorter names, a different letter makes a different name. */
const SHORTEST = 6;

/**
 * Returns a function that gives the tool meant by a misspelt name, if there is exactly one: "Kuberntes". Tools
 * have the same name in every language. A word in any skill's name is not misspelt.
 */
function createMisspelt(
  { all }: Labels,
  resolve: (name: string) => Resolved | undefined,
  kindOf: (id: string) => SkillKind | undefined,
): (name: string) => Resolved | undefined {
  const spell = createSpelling(() => all.flatMap(({ words }) => words));
  const kept = new Map<string, Resolved | undefined>();
  return (name) => {
    if (name.length < SHORTEST) return undefined;
    if (kept.has(name)) return kept.get(name);
    const meant = spell(name).flatMap((one) => resolve(one) ?? []);
    const [first] = meant;
    const isOne = first !== undefined && meant.every(({ id }) => id === first.id);
    const found =
      isOne && kindOf(first.id) === "tool" ? { id: first.id, how: "spelling" as const } : undefined;
    if (kept.size < MOST_KEPT) kept.set(name, found);
    return found;
  };
}

/** Queries on a catalogue's skills. Returned ids are canonical. */
export interface SkillIndex {
  /** The skill with a name, for a tool also if misspelt; undefined if unknown or ambiguous. */
  resolve(name: string): Resolved | undefined;
  /** The canonical id of any source's entry. An unknown id is returned unchanged. */
  canonical(id: string): string;
  /** The canonical skill's entry. */
  entry(id: string): SkillEntry | undefined;
  /** The credit of a held skill towards a required one, 0..1. */
  relation(have: string, need: string): number;
  /** Every skill that a held skill counts towards, itself first, with the credit of each. */
  counts(have: string): ReadonlyMap<string, number>;
  /** The skills in a text, in order. A skill named twice appears twice. */
  find(text: string): SkillMention[];
  /**
   * The skills that a person's text says they have, each once: not denied, wished for or planned. Examines as
   * many mentions as `budget` has left and subtracts them.
   */
  findHeld(text: string, budget?: MentionBudget): SkillMention[];
}

/** Indexes a catalogue's skills. Parts that only some callers need are built at first use. */
export function createSkillIndex(skills: readonly SkillEntry[]): SkillIndex {
  const labels = readLabels(skills);
  const canonical = (id: string) => labels.canonicalIds.get(id) ?? id;
  const entries = new Map(skills.map((skill) => [skill.id, skill]));
  const entry = (id: string) => entries.get(canonical(id));
  const tree = createTree(skills, canonical);
  const finder = once(() => createFinder(labels, (id) => entry(id)?.kind));
  const byName = createResolver(labels);
  const misspelt = createMisspelt(labels, byName, (id) => entry(id)?.kind);
  return {
    resolve: (name) => byName(name) ?? misspelt(name),
    canonical,
    entry,
    relation: tree.relation,
    counts: tree.counts,
    find: (text) => finder()(text),
    findHeld: createHeldFinder((text) => finder()(text)),
  };
}

interface Entry {
  held: readonly SkillMention[];
  /** How many mentions were examined. */
  looked: number;
}

/** Many times the claims of the longest resume. An entry takes about a hundred bytes. */
const MOST_TEXTS = 10_000;

/**
 * Finds the skills that a text says its writer has, with a cache of recently read texts: each write judges all
 * claims again, and few have changed. Keys are digests, so no text is kept.
 */
function createHeldFinder(
  find: (text: string) => readonly SkillMention[],
): (text: string, budget?: MentionBudget) => SkillMention[] {
  const cache = new Map<string, Entry>();
  return (text, budget = { left: MAX_MENTIONS }) => {
    const key = textHash(text);
    const known = cache.get(key);
    if (known !== undefined && known.looked <= budget.left) {
      cache.delete(key);
      cache.set(key, known);
      budget.left -= known.looked;
      return [...known.held];
    }
    const before = budget.left;
    const held = heldAmong(text, find(text), budget);
    // If the budget is used up, the text may have been read only in part.
    if (budget.left > 0) store(cache, key, { held, looked: before - budget.left });
    return held;
  };
}

function store(cache: Map<string, Entry>, key: string, value: Entry): void {
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > MOST_TEXTS && oldest !== undefined) cache.delete(oldest);
}

import type { SkillEntry } from "../catalog/types.ts";
import { createFinder, type SkillMention } from "./find.ts";
import { createHeldFinder } from "./held-cache.ts";
import { readLabels } from "./labels.ts";
import { createMisspelt } from "./misspelt.ts";
import { createResolver, type Resolved } from "./names.ts";
import type { MentionBudget } from "./owned.ts";
import { createRanker, type RankedSkill } from "./rank.ts";
import { createTree } from "./relations.ts";

/** The queries on a catalogue's skills; returned ids are canonical. */
export interface SkillIndex {
  /** The skill that a name denotes, of a tool also a misspelt one; undefined where it is unknown or ambiguous. */
  resolve(name: string): Resolved | undefined;
  /** The canonical id of an entry of any source; an unknown id is returned unchanged. */
  canonical(id: string): string;
  /** The canonical skill's entry. */
  entry(id: string): SkillEntry | undefined;
  /** The credit of a held skill towards a required one, 0..1. */
  relation(have: string, need: string): number;
  /** Every skill that a held skill counts towards, itself first, each with its credit. */
  counts(have: string): ReadonlyMap<string, number>;
  /** The skills a text names, in its order; a skill named twice is there twice. */
  find(text: string): SkillMention[];
  /**
   * The skills that a person's text says the person has, each once: not denied, wished for or planned. Looks at as many
   * mentions as `budget` has left, and takes them off it.
   */
  findHeld(text: string, budget?: MentionBudget): SkillMention[];
  /** Skills a sentence may be about, best first, at most `limit`. */
  rankSkills(sentence: string, limit: number): RankedSkill[];
}

/** Indexes a catalogue's skills; parts that only some callers need are built at first use. */
export function createSkillIndex(skills: readonly SkillEntry[]): SkillIndex {
  const labels = readLabels(skills);
  const canonical = (id: string) => labels.canonicalIds.get(id) ?? id;
  const entries = new Map(skills.map((skill) => [skill.id, skill]));
  const entry = (id: string) => entries.get(canonical(id));
  const tree = createTree(skills, canonical);
  const finder = once(() => createFinder(labels, (id) => entry(id)?.kind));
  const ranker = once(() => createRanker(labels));
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
    rankSkills: (sentence, limit) => ranker()(sentence, limit),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

import { nameKey, slug } from "../titles/name-key.ts";
import type { SkillKind } from "../types.ts";

/** An occupation while its rows are read. The files come in any order. */
export interface OccupationDraft {
  title?: string;
  description: string;
  /** By key, so that spellings that differ only in case count once. */
  alternateTitles: Map<string, string>;
  interests: Map<string, number>;
  values: Map<string, number>;
  /** By scale, then by style. */
  styles: Map<string, Map<string, number>>;
  jobZone?: number;
  /** Share of answers in percent, by category of required education 1..12. */
  education: Map<number, number>;
  skills: Map<string, { importance?: number; level?: number }>;
  knowledge: Map<string, number>;
  tools: Map<string, { hot: boolean; inDemand: boolean }>;
}

/** A release while it is being read. */
export interface OnetDraft {
  occupations: Map<string, OccupationDraft>;
  /** Skills and Knowledge elements by skill id. */
  elements: Map<string, { name: string; kind: SkillKind }>;
  /** Technology examples: id by name key, name by id. */
  toolIds: Map<string, string>;
  tools: Map<string, string>;
}

export function emptyOnetDraft(): OnetDraft {
  return { occupations: new Map(), elements: new Map(), toolIds: new Map(), tools: new Map() };
}

export function draftOf(draft: OnetDraft, code: string): OccupationDraft {
  const known = draft.occupations.get(code);
  if (known !== undefined) return known;
  const fresh: OccupationDraft = {
    description: "",
    alternateTitles: new Map(),
    interests: new Map(),
    values: new Map(),
    styles: new Map(),
    education: new Map(),
    skills: new Map(),
    knowledge: new Map(),
    tools: new Map(),
  };
  draft.occupations.set(code, fresh);
  return fresh;
}

/** The skill id of a technology example; names that differ only in case and punctuation are the same tool. */
export function toolId(draft: OnetDraft, example: string): string {
  const key = nameKey(example);
  const known = draft.toolIds.get(key);
  if (known !== undefined) return known;
  const base = `onet-t-${slug(example)}`;
  let id = base;
  for (let count = 2; draft.tools.has(id); count += 1) id = `${base}-${count}`;
  draft.toolIds.set(key, id);
  draft.tools.set(id, example);
  return id;
}

import { heldDegree, isAhead } from "../../engine/education.ts";
import type { PersonSkill } from "../../engine/fit/types.ts";
import {
  certificateName,
  entries,
  entryAt,
  isLapsed,
  textOf,
  texts,
} from "../../engine/resume/json-resume.ts";
import { saysNotHeld } from "../../engine/resume/papers-not-held.ts";
import type { SkillIndex } from "../../engine/skills/index.ts";
import type { ClaimRecord } from "../resume/schema.ts";

/** Levels 0..7 for unrated skills: listed, used in an entry, both, or proved by a certificate. */
const LISTED = 4;
const USED = 3.5;
const LISTED_AND_USED = 4.5;
const CERTIFIED = 5;
/** A licence is held or not. It has no levels. */
const HELD = 7;

/** Many times the skills text of the longest resume. */
const MOST_MENTIONS = 5000;

/** Words for skill ratings, on the level scale 0..7. */
const rated: [RegExp, number][] = [
  [/expert|master/i, 6],
  [/advanced|proficient|senior/i, 5],
  [/intermediate|competent|good/i, 3.5],
  [/beginner|basic|novice|elementary/i, 2],
];

interface Held {
  name: string;
  claimIds: Set<string>;
  /** Claim ids, by the words in which the claims name a skill. */
  wordings: Map<string, string[]>;
  listed: boolean;
  used: boolean;
  certified: boolean;
  rating: number | undefined;
  /** The level in the person's words. */
  stated: string | undefined;
}

/**
 * The skills that a resume shows, each once by canonical id under the user's own name for it: listed skills,
 * skills in entries, and skills that certificates stand for. A name not in the catalogue stays as it is.
 */
export function ownedSkills(
  claims: readonly ClaimRecord[],
  document: Record<string, unknown>,
  certificates: readonly string[],
  index: SkillIndex,
  now: Date,
): PersonSkill[] {
  const held = new Map<string, Held>();
  const note = (id: string, name: string, claimId: string | undefined, mark: Partial<Held>) => {
    const known = held.get(id) ?? blank(name);
    if (claimId !== undefined) {
      known.claimIds.add(claimId);
      const same = known.wordings.get(name);
      if (same === undefined) known.wordings.set(name, [claimId]);
      else if (same.at(-1) !== claimId) same.push(claimId);
    }
    held.set(id, { ...known, ...mark });
  };
  const levels = levelsOf(document);
  const ratings = ratingsOf(levels);
  const budget = { left: MOST_MENTIONS };
  for (const { kind, text, id, path } of claims) {
    const own = ownWords(kind, text, entryAt(document, path), now);
    if (kind === "skill") {
      const skill = index.resolve(text)?.id ?? `own:${text.toLowerCase()}`;
      // If it is listed again under another name without a rating, it keeps its rating.
      const rating = ratings.get(text.toLowerCase()) ?? held.get(skill)?.rating;
      const stated = levels.get(text.toLowerCase()) ?? held.get(skill)?.stated;
      note(skill, text, id, { listed: true, rating, stated });
    } else if (kind === "certificate") {
      if (isLapsed(own, entryAt(document, path), now) || saysNotHeld(own)) continue;
      for (const mention of index.findHeld(own, budget))
        note(mention.id, mention.text, id, { certified: true });
    } else if (usable.has(kind)) {
      for (const mention of index.findHeld(own, budget)) note(mention.id, mention.text, id, { used: true });
    }
  }
  for (const text of certificates) {
    for (const mention of index.findHeld(text, budget))
      note(mention.id, mention.text, undefined, { certified: true });
  }
  return [...held].map(([id, skill]) => ({
    id,
    name: skill.name,
    level: index.entry(id)?.kind === "credential" ? HELD : levelOf(skill),
    claimIds: [...skill.claimIds],
    ...(skill.stated !== undefined && { stated: skill.stated }),
    wordings: [...skill.wordings].map(([text, claimIds]) => ({ text, claimIds })),
  }));
}

const usable = new Set(["bullet", "summary", "job", "project", "volunteering", "degree", "course", "award"]);

/**
 * What a claim says about its writer. Omits names of employers, schools and issuers (working at Oracle does not
 * mean using Oracle), future certificates, and the kind of an unfinished degree.
 */
export function ownWords(kind: string, text: string, entry: Record<string, unknown>, now: Date): string {
  switch (kind) {
    case "job":
    case "volunteering":
      return textOf(entry.position);
    case "degree":
      return heldDegree(entry, now) ?? textOf(entry.area);
    case "certificate":
      return isAhead(textOf(entry.date), now) ? "" : nameAndDate(certificateName(entry), textOf(entry.date));
    case "award":
      return textOf(entry.title);
    default:
      return text;
  }
}

function nameAndDate(name: string, date: string): string {
  return date === "" ? name : `${name} (${date})`;
}

function blank(name: string): Held {
  const marks = { listed: false, used: false, certified: false, rating: undefined, stated: undefined };
  return { name, claimIds: new Set(), wordings: new Map(), ...marks };
}

/** The maximum over the evidence, so that listing a skill never lowers its level. */
function levelOf({ listed, used, certified, rating }: Held): number {
  const stated = rating ?? (listed ? (used ? LISTED_AND_USED : LISTED) : 0);
  return Math.max(stated, certified ? CERTIFIED : 0, used ? USED : 0);
}

/** The level that each skill group of the document states, by the lower-case names in the group. */
function levelsOf(document: Record<string, unknown>): Map<string, string> {
  const found = entries(document, "skills").flatMap((group): [string, string][] => {
    const level = textOf(group.level);
    const names = texts(group.keywords);
    if (level === "") return [];
    return (names.length > 0 ? names : [textOf(group.name)]).map((name) => [name.toLowerCase(), level]);
  });
  return new Map(found);
}

/** The same levels as numbers, as far as their words are known. */
function ratingsOf(levels: ReadonlyMap<string, string>): Map<string, number> {
  const found = [...levels].flatMap(([name, words]): [string, number][] => {
    const level = rated.find(([pattern]) => pattern.test(words))?.[1];
    return level === undefined ? [] : [[name, level]];
  });
  return new Map(found);
}

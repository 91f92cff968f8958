import { jsonHash } from "../../shared/hash.ts";
import type { RiasecLetter, RiasecProfile } from "../assessment/riasec.ts";
import {
  BAND_MONTHS,
  type ConsentedMove,
  consentedMoves,
  type Sharer,
  type Vocabulary,
} from "./consented.ts";
import type { CareerPath, PathTransition } from "./types.ts";

/** Options for grouping: at least `k` users (never fewer than 5), and the words that may be shown. */
export interface GroupOptions extends Vocabulary {
  k: number;
}

/** No caller can request smaller groups. Source: docs/methods.md, Groups of users. */
const MIN_GROUP_SIZE = 5;
/** Minimum number of different outcomes in a group, so that membership does not reveal a member's outcome. */
const MIN_OUTCOMES = 2;
/** Ordered codes of three letters: a pool needs k people for each before three letters are shown. */
const THREE_LETTER_CODES = 120;
/** The values shown for a first, second and third letter, and for all others. */
const letterValues = [90, 70, 50] as const;
const OTHER_LETTER_VALUE = 20;

/** What a group shows besides its move, finest first. A move without a group is tried at the next level. */
const levels = [
  { letters: true, style: true },
  { letters: true, style: false },
  { letters: false, style: true },
  { letters: false, style: false },
] as const;
type Level = (typeof levels)[number];

/**
 * Paths derived from other users' data: each represents at least `k` users with equal shown values and at least
 * two outcomes. Sorted by id; the order of `sharers` does not matter. Source: docs/methods.md, Groups of users.
 */
export function groupsOf(sharers: readonly Sharer[], options: GroupOptions): CareerPath[] {
  const k = Math.max(MIN_GROUP_SIZE, Math.ceil(options.k) || 0);
  const letterCount = lettersShown(sharers, k);
  let open = sharers.flatMap((sharer) => consentedMoves(sharer, options, letterCount));
  const groups: CareerPath[] = [];
  for (const level of levels) {
    const fitting = open.filter((move) => hasAll(move, level));
    const left = open.filter((move) => !hasAll(move, level));
    for (const members of classesOf(fitting, level))
      if (mayShow(members, k)) groups.push(groupPath(members, level, k));
      else left.push(...members);
    open = left;
  }
  return groups.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Three letters in a pool of many, two in a small one. */
function lettersShown(sharers: readonly Sharer[], k: number): number {
  const pool = sharers.filter((one) => one.shareCareerPath && one.shareAssessmentResults && one.riasec);
  return pool.length >= THREE_LETTER_CODES * k ? 3 : 2;
}

function hasAll(move: ConsentedMove, level: Level): boolean {
  return (!level.letters || move.letters !== undefined) && (!level.style || move.style !== undefined);
}

function classesOf(moves: readonly ConsentedMove[], level: Level): ConsentedMove[][] {
  const classes = new Map<string, ConsentedMove[]>();
  for (const move of moves) {
    const key = JSON.stringify([move.from, move.to, shownProfile(move, level)]);
    const members = classes.get(key);
    if (members === undefined) classes.set(key, [move]);
    else members.push(move);
  }
  return [...classes.values()];
}

function shownProfile(move: ConsentedMove, level: Level): Pick<ConsentedMove, "letters" | "style"> {
  return {
    ...(level.letters ? { letters: move.letters } : {}),
    ...(level.style ? { style: move.style } : {}),
  };
}

/** True if a group may be shown. Each member is one person. A failure shared by all would be revealed about each. */
function mayShow(members: readonly ConsentedMove[], k: number): boolean {
  const outcomes = new Set(members.map(({ band, success }) => `${band} ${success}`));
  return members.length >= k && outcomes.size >= MIN_OUTCOMES && members.some(({ success }) => success);
}

function groupPath(members: readonly ConsentedMove[], level: Level, k: number): CareerPath {
  const transition = groupTransition(members, k);
  const { letters, style } = shownProfile(members[0] ?? nobody, level);
  const content = {
    ...(letters === undefined ? {} : { riasecProfile: profileOf(letters) }),
    ...(style === undefined ? {} : { workStyleProfile: style }),
    stations: [{ title: transition.from }, { title: transition.to }],
    transitions: [transition],
    group: { size: `${k} or more` },
  };
  return { id: `group-${jsonHash(content)}`, ...content };
}

const nobody: ConsentedMove = { from: "", to: "", band: 0, success: false, skills: [] };

/** A group's values: the middle of its median band, the majority's outcome, and skills shared by k members. */
function groupTransition(members: readonly ConsentedMove[], k: number): PathTransition {
  const { from, to } = members[0] ?? nobody;
  const bands = members.map(({ band }) => band).sort((a, b) => a - b);
  const median = bands[Math.floor((bands.length - 1) / 2)] ?? 0;
  const success = members.filter((member) => member.success).length > members.length / 2;
  const skills = sharedSkills(members, k);
  const duration = median * BAND_MONTHS + BAND_MONTHS / 2;
  return { from, to, duration, success, ...(skills.length > 0 ? { skillsAcquired: skills } : {}) };
}

function sharedSkills(members: readonly ConsentedMove[], k: number): string[] {
  const holders = new Map<string, number>();
  for (const skill of members.flatMap(({ skills }) => skills))
    holders.set(skill, (holders.get(skill) ?? 0) + 1);
  return [...holders]
    .filter(([, count]) => count >= k)
    .map(([skill]) => skill)
    .sort();
}

function profileOf(letters: string): RiasecProfile {
  const value = (letter: RiasecLetter) => {
    const place = letters.indexOf(letter);
    return place < 0 ? OTHER_LETTER_VALUE : (letterValues[place] ?? OTHER_LETTER_VALUE);
  };
  const [R, I, A, S, E, C] = [value("R"), value("I"), value("A"), value("S"), value("E"), value("C")];
  return { R, I, A, S, E, C };
}

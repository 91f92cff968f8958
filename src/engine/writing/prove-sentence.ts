import { mixedJobs, skillElsewhere } from "./checks/bundles.ts";
import { changedChange } from "./checks/changes.ts";
import { wrongEmployer } from "./checks/employers.ts";
import { lacking, unfinishedElsewhere } from "./checks/lacking.ts";
import { changedNone } from "./checks/none.ts";
import { changedNumber } from "./checks/numbers.ts";
import { namesNothing, takesOver } from "./checks/pointing.ts";
import { wrongRole } from "./checks/roles.ts";
import { wrongTime } from "./checks/time.ts";
import type { Checked, Fault } from "./checks/types.ts";
import { weakened } from "./checks/weakened.ts";
import { type Level, levelsIn } from "./levels.ts";
import type { Source } from "./sources.ts";
import { type Carried, carry, contentOf, placeIn, type Sentence } from "./tokens/carry.ts";
import type { Words } from "./words/index.ts";

const we = /^(?:we|wir|nous|nosotros|我们)$/;
const our = /^(?:our|the|unser|unsere|das|die|nuestro|nuestra|el|la|notre|l|nosso|nossa|o|a)$/;
const team = /^(?:team|crew|group|department|abteilung|gruppe|equipo|grupo|equipe|departamento|service)$/;
const said =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|nous|notre|nosotros|nuestr\p{L}*|noss\p{L}*)(?!\p{L})|我们|团队|小组|部门/iu;

/** What a team did, the person did not do alone. */
function teamLeftOut({ sentence, carried }: Checked): Fault | undefined {
  if (said.test(sentence.text) || sentence.marks.some(({ token }) => team.test(token.key))) return undefined;
  for (const { source, place } of carried) {
    if (source.claim?.kind !== "bullet" || place < 0 || source.parts[place] !== 0) continue;
    const [first, second] = source.tokens.map(({ key }) => key);
    if (
      we.test(first ?? "") ||
      source.text.startsWith("我们") ||
      (our.test(first ?? "") && team.test(second ?? ""))
    )
      return { why: "The claim says this of a team, and the sentence does not.", source };
  }
  return undefined;
}

const low = new Set<Level>(["a1", "a2", "b1"]);

/** A language known only a little may not be stated without saying so. */
function hiddenLevel({ sentence, carried }: Checked): Fault | undefined {
  for (const { source } of carried) {
    if (source.claim?.kind !== "language") continue;
    const level = levelsIn(source.claim.text)[0];
    if (level === undefined || !low.has(level)) continue;
    if (levelsIn(sentence.text).includes(level)) continue;
    return { why: "The claim limits how well the language is known, which the sentence leaves out.", source };
  }
  return undefined;
}

const away = /^(?:at|from|aus|von|zu|desde|de|depuis|em|en)$/;

/** "My home is in" is followed by the person's place. Working from there is a different fact. */
function homeElsewhere({ sentence, carried }: Checked): Fault | undefined {
  for (const [index, { at, source, place }] of carried.entries()) {
    if (source.claim?.path !== "basics.location" || place >= 0) continue;
    const isSaid = (each: (typeof carried)[number]) => each.place >= 0;
    const [last, next] = [carried.slice(0, index).findLast(isSaid), carried.slice(index + 1).find(isSaid)];
    const isBeside = last?.source === source || next?.source === source;
    const before = sentence.marks.slice(Math.max(0, at - 2), at);
    if (!isBeside || before.some(({ token }) => away.test(token.key)))
      return { why: "The claim names the place where the person lives, and the sentence another.", source };
  }
  return undefined;
}

const checks: readonly ((checked: Checked) => Fault | undefined)[] = [
  mixedJobs,
  skillElsewhere,
  weakened,
  changedNone,
  teamLeftOut,
  homeElsewhere,
  lacking,
  unfinishedElsewhere,
  changedNumber,
  changedChange,
  wrongTime,
  wrongRole,
  wrongEmployer,
  hiddenLevel,
];
/** How many faulty claims are set aside to see whether the others support the sentence. */
const MOST_TRIES = 6;

/** The sources that support a sentence, or why none does. */
export type Proved = { carried: Carried[] } | { why: string };

/** Proves a sentence by the sources it cites: first with those of one job, then with those of several. */
export function proveSentence(
  sentence: Sentence,
  sources: readonly Source[],
  { words, today, last }: { words: Words; today: string; last: string | undefined },
): Proved {
  const nothing = namesNothing(sentence, words);
  if (nothing) return { why: nothing };
  const left = leftOver(sentence, sources, words);
  if (left.length > 0) return { why: `Nothing cited says ${listed(left)}.` };
  const bundles = [...new Set(sources.flatMap(({ bundle }) => bundle ?? []))];
  const ways = [...bundles.map((one) => inBundle(sources, one)), inBundle(sources, undefined)];
  const wide = bundles.length > 1 ? [...ways, [...sources]] : ways;
  let why =
    "The words are those of different facts; keep to what one claim says, or write a sentence for each.";
  let isBest = false;
  for (const way of wide) {
    const found = prove(sentence, way, words, today);
    if ("carried" in found) {
      const moved =
        pointsElsewhere(sentence, found.carried, last, words) ?? takesOver(sentence, found.carried, words);
      if (!moved) return found;
      why = moved;
      isBest = true;
    } else if (found.why !== undefined && !isBest) {
      why = found.why;
      isBest = true;
    }
  }
  return { why };
}

function inBundle(sources: readonly Source[], bundle: string | undefined): Source[] {
  return sources.filter((source) => source.bundle === undefined || source.bundle === bundle);
}

function prove(
  sentence: Sentence,
  given: readonly Source[],
  words: Words,
  today: string,
): { carried: Carried[] } | { why: string | undefined } {
  let sources = given;
  let why: string | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const carried = carry(sentence, sources, words);
    if (!carried) break;
    const fault = checks.reduce<Fault | undefined>(
      (found, check) => found ?? check({ sentence, carried, words, today }),
      undefined,
    );
    if (!fault) return { carried };
    why ??= fault.why;
    if (!fault.source) break;
    sources = sources.filter((source) => source !== fault.source);
  }
  return { why };
}

/** "There" refers to the job mentioned last. */
function pointsElsewhere(
  { marks }: Sentence,
  carried: readonly Carried[],
  last: string | undefined,
  words: Words,
): string | undefined {
  const [bundle] = carried.flatMap(({ source }) => source.bundle ?? []);
  if (last === undefined || bundle === undefined || bundle === last) return undefined;
  const names = carried.some(({ source, place }) => source.employer.has(source.tokens[place]?.lemma ?? ""));
  const points = marks.some(({ token }) => words.is("there", token.key));
  return points && !names
    ? "The sentence before speaks of another job than this one; name the employer."
    : undefined;
}

/** The words of a sentence that are in none of the sources. */
function leftOver(sentence: Sentence, sources: readonly Source[], words: Words): string[] {
  return contentOf(sentence).flatMap((at) =>
    sources.some((source) => placeIn(source, sentence, at, words) !== undefined)
      ? []
      : [sentence.marks[at]?.token.text ?? ""],
  );
}

const MOST_NAMED = 12;

function listed(left: readonly string[]): string {
  return [...new Set(left)]
    .slice(0, MOST_NAMED)
    .map((word) => `"${word}"`)
    .join(", ");
}

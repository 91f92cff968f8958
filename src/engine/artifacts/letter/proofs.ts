import { entryAt } from "../../resume/json-resume.ts";
import { MONTHS, monthsCovered, monthsOf } from "../../resume/years.ts";
import { byWeight, ofKind, weigher } from "../evidence.ts";
import { postOf, titleClaim } from "../resume/entry-heads.ts";
import { fromClaims, type Line, type Material, type UsableClaim } from "../types.ts";
import { isElsewhere } from "../words/letters/elsewhere.ts";
import { hasResult } from "../words/said/figures.ts";
import { isCut, textsOf } from "../words/said/types.ts";
import { worthQuoting } from "./matters.ts";
import { type SayableLine, sayableOf } from "./sayable.ts";

const MOST_PROOFS = 2;
/** For the current job, or the one that shows most; and for an earlier one. */
const MOST_BULLETS = 5;
const FEWER_BULLETS = 2;
/** After the first two, a line must show a demand or a result. */
const LEAST_WORTH = 0.5;
/** Work that shows less than this share of what the best shows does not begin the letter. */
const A_SHARE = 0.5;
/** Where no work shows a demand, the latest comes first. */
const WORTH_LEADING = 2;
/** A bullet with more words is a paragraph, too long to take in at a glance. */
const LONGEST = 36;

/** A job with those of its lines that form sentences, the most relevant first. */
export interface Candidate {
  owner: UsableClaim;
  bullets: SayableLine[];
  /** Its position in the resume. */
  index: number;
  worth: number;
}

/** The two jobs that show most of the demands, the latest first, each in full and then shorter. */
export function proofs(material: Material): Line[][] {
  const all = candidates(material);
  const asked = new Set(
    material.asked.requirements.flatMap(({ claimIds, nearIds }) => [...claimIds, ...nearIds]),
  );
  const isAsked = ({ id }: UsableClaim) => asked.has(id);
  const isDatedJob = (one: Candidate) => one.owner.kind === "job" && hasDates(one, material);
  const most = all[0]?.worth ?? 0;
  const bearsOn = ({ worth }: Candidate) => most < WORTH_LEADING || worth >= most * A_SHARE;
  // A letter that omits the last job raises questions, unless it is a short one in another trade.
  const isToSay = (one: Candidate) => bearsOn(one) || isLasting(one, material);
  const last = all
    .filter((one) => isDatedJob(one) && isToSay(one))
    .toSorted((left, right) => latestFirst(left, right, material))[0];
  const isPassing = (one: Candidate) => postOf(one.owner, material).isCurrent && !isToSay(one);
  const chosen = [...(last ? [last] : []), ...all.filter((one) => one !== last && !isPassing(one))]
    // An earlier job without usable lines adds nothing, unless a demand asks for that very work.
    .filter(
      ({ bullets, owner }, nth) =>
        nth === 0 || bullets.length > 0 || isAsked(owner) || postOf(owner, material).isCurrent,
    )
    .slice(0, MOST_PROOFS);
  // A job without dates has no place in time, so the one that shows most comes first.
  const isOrdered = chosen.every((one) => hasDates(one, material));
  const ordered = isOrdered
    ? chosen.toSorted(
        (left, right) => Number(bearsOn(right)) - Number(bearsOn(left)) || latestFirst(left, right, material),
      )
    : chosen.toSorted((left, right) => right.worth - left.worth);
  return ordered.map((candidate, nth) => {
    const bullets = candidate.bullets.slice(0, nth === 0 ? MOST_BULLETS : FEWER_BULLETS);
    return shorter(bullets).map((some) =>
      proofLine({ ...candidate, bullets: some }, material, nth, ordered[nth - 1]),
    );
  });
}

/** True for a job of an employer that lasted for a year. */
function isLasting({ owner }: Candidate, material: Material): boolean {
  const { at, dates } = postOf(owner, material);
  const span = monthsOf(entryAt(material.document, owner.path), new Date(material.today));
  return at !== "" && dates.startDate !== "" && span !== undefined && monthsCovered([span]) >= MONTHS;
}

/** All lines of a job, then one less each, and the first beside one further down that states a result. */
function shorter(bullets: readonly SayableLine[]): SayableLine[][] {
  const result = bullets.slice(2).find(({ claim }) => hasResult(claim.text));
  const pair = result && bullets[0] ? [[bullets[0], result]] : [];
  return [
    ...Array.from({ length: bullets.length + 1 }, (_, less) => bullets.slice(0, bullets.length - less)),
    ...pair,
  ];
}

/** Jobs that the letter has not used yet, the strongest first. */
export function furtherPosts(material: Material, body: readonly Line[]): Line[] {
  const used = new Set(body.flatMap(({ claimIds }) => claimIds));
  const all = candidates(material);
  const named = all.filter(({ owner }) => used.has(owner.id));
  const nth = named.length;
  const placeOf = ({ owner }: Candidate) => postOf(owner, material).at;
  const least = (all[0]?.worth ?? 0) * A_SHARE;
  return all
    .filter(
      (one) =>
        !used.has(one.owner.id) &&
        (one.bullets.length > 0 || postOf(one.owner, material).title) &&
        // A further season at the same place says nothing new, and neither does work of a few weeks in another trade.
        (one.bullets.length > 0 || !named.some((other) => placeOf(other) === placeOf(one))) &&
        (one.worth >= least || !postOf(one.owner, material).isCurrent || isLasting(one, material)),
    )
    .map((candidate) => proofLine(candidate, material, nth));
}

/** Among equally relevant jobs, those with lines come first, then the later ones. */
export function candidates(material: Material): Candidate[] {
  const { claims } = material;
  const weigh = weigher(material);
  const isWorthQuoting = worthQuoting(material);
  // Without a reader it is not known what a line is worth.
  const fewest = isElsewhere(material.words.language) ? MOST_BULLETS : FEWER_BULLETS;
  const owners = [...ofKind(claims, "job"), ...ofKind(claims, "volunteering")];
  return owners
    .map((owner, index): Candidate => {
      // Among equally relevant lines, those with a number come first. A result is worth a met preference.
      const sayable = new Map(
        sayableOf(owner, material)
          .filter(({ claim: { text } }) => !isCut(text) && countWords([text]) <= LONGEST)
          .toSorted((left, right) => Number(/\d/.test(right.claim.text)) - Number(/\d/.test(left.claim.text)))
          .map((one) => [one.claim, one]),
      );
      const worthOf = (claim: UsableClaim) => weigh(claim) + Number(hasResult(claim.text));
      const bullets = byWeight([...sayable.keys()], worthOf)
        .flatMap((claim) => sayable.get(claim) ?? [])
        .filter(({ claim, said }) => said.form !== "noted" || isWorthQuoting(claim, weigh(claim)))
        .filter(({ claim }, nth) => nth < fewest || worthOf(claim) >= LEAST_WORTH)
        .slice(0, MOST_BULLETS);
      const most = Math.max(0, ...bullets.map(({ claim }) => weigh(claim)));
      const worth = bullets.length > 0 ? most + (weigh(owner) + 1) / 2 : weigh(owner) / 2;
      return { owner, bullets, index, worth };
    })
    .sort((left, right) => right.worth - left.worth || latestFirst(left, right, material));
}

function proofLine({ owner, bullets }: Candidate, material: Material, nth: number, before?: Candidate): Line {
  const { letter } = material.words;
  const post = {
    ...postOf(owner, material),
    isEarlier: before !== undefined && isOver(owner, before, material),
  };
  const said = bullets.map((bullet) => bullet.said);
  const [figures, noted] = [textsOf(said, "figures"), textsOf(said, "noted")];
  const did = letter.did(
    said.filter(({ form }) => form !== "figures" && form !== "noted"),
    post.isCurrent,
    nth,
  );
  return fromClaims(
    [
      letter.post(post),
      did,
      figures.length > 0 ? letter.figures(figures) : "",
      noted.length > 0 ? letter.noted(noted) : "",
    ]
      .filter(Boolean)
      .join(letter.space),
    [owner, ...titleClaim(owner, material), ...bullets.map(({ claim }) => claim)],
    { kind: "paragraph" },
  );
}

function hasDates({ owner }: Candidate, material: Material): boolean {
  const { isCurrent, dates } = postOf(owner, material);
  return isCurrent || dates.endDate !== "" || dates.startDate !== "";
}

/** The later one first, by end and start. Jobs without dates come last, in resume order. */
function latestFirst(left: Candidate, right: Candidate, material: Material): number {
  const [one, other] = [left, right].map(({ owner }) => {
    const { isCurrent, dates } = postOf(owner, material);
    return `${isCurrent ? "9999" : dates.endDate || dates.startDate}|${dates.startDate}`;
  });
  return (other ?? "").localeCompare(one ?? "") || left.index - right.index;
}

/** True if a job ended before the previous one in the letter started. */
function isOver(owner: UsableClaim, before: Candidate, material: Material): boolean {
  const { endDate } = postOf(owner, material).dates;
  const { startDate } = postOf(before.owner, material).dates;
  return endDate !== "" && startDate !== "" && endDate <= startDate;
}

/** The words of texts. Chinese has no spaces, so two of its characters count as a word. */
export function countWords(texts: readonly string[]): number {
  const all = texts.join(" ");
  const han = all.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = all.replace(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return others + Math.ceil(han / 2);
}

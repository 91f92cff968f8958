import type { Mark } from "../read.ts";
import type { Source } from "../sources.ts";
import type { Words } from "../words/index.ts";
import { carriedAt } from "./carries.ts";
import type { Token } from "./token.ts";

/** A token of a sentence, with its source and its position there. */
export interface Carried {
  /** Its position among the sentence's marks. */
  at: number;
  source: Source;
  place: number;
}

interface Step {
  cost: number;
  from: Step | undefined;
  carried: Carried;
}

/** A sentence in the form that is compared with sources. */
export interface Sentence {
  text: string;
  marks: readonly Mark[];
  tokens: readonly Token[];
  /** The skills that contain each token in their names. */
  skills: readonly (readonly string[])[];
}

/** The positions that a source may be asked about. */
export function contentOf({ marks }: Sentence): number[] {
  return marks.flatMap(({ isContent }, at) => (isContent ? [at] : []));
}

const found = new WeakMap<Sentence, Map<Source, Map<number, number | undefined>>>();

/** Earlier results for the sentence in a source, because each way to prove the sentence asks again. */
function placesOf(sentence: Sentence, source: Source): Map<number, number | undefined> {
  const bySource = found.get(sentence) ?? new Map<Source, Map<number, number | undefined>>();
  found.set(sentence, bySource);
  const places = bySource.get(source) ?? new Map<number, number | undefined>();
  bySource.set(source, places);
  return places;
}

/** Where a source supports a token of a sentence. The opening says nothing about the person. */
export function placeIn(source: Source, sentence: Sentence, at: number, words: Words): number | undefined {
  const mark = sentence.marks[at];
  if (!mark || (source.claim === undefined && mark.frame === "me")) return undefined;
  const known = placesOf(sentence, source);
  if (known.has(at)) return known.get(at);
  const { tokens } = sentence;
  const asked = { tokens, at, text: sentence.text, skills: sentence.skills[at] ?? [] };
  const carried = carriedAt(source, asked, words);
  // What a skill implies, it implies only about the person.
  const place =
    carried === -1 && mark.frame === "you" && source.claim?.kind === "skill" ? undefined : carried;
  known.set(at, place);
  return place;
}

/**
 * Supports each content word of a sentence with one of the sources, changing sources as rarely as possible. A
 * change needs a word or mark that joins facts. Undefined if this is impossible.
 */
export function carry(sentence: Sentence, sources: readonly Source[], words: Words): Carried[] | undefined {
  let steps: Step[] = [];
  for (const [index, at] of contentOf(sentence).entries()) {
    const next = sources.flatMap((source): Step[] => {
      const place = placeIn(source, sentence, at, words);
      if (place === undefined) return [];
      const carried = { at, source, place };
      if (index === 0) return [{ cost: 0, from: undefined, carried }];
      const best = steps
        .map((step) => ({ step, cost: step.cost + changeCost(step.carried, source, sentence.marks[at]) }))
        .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
        .reduce<{ step: Step; cost: number } | undefined>(
          (least, one) => (least === undefined || one.cost < least.cost ? one : least),
          undefined,
        );
      return best ? [{ cost: best.cost, from: best.step, carried }] : [];
    });
    if (next.length === 0) return undefined;
    steps = next;
  }
  const [first, ...others] = steps;
  if (!first) return [];
  let last: Step | undefined = others.reduce((least, step) => (step.cost < least.cost ? step : least), first);
  const way: Carried[] = [];
  for (; last; last = last.from) way.unshift(last.carried);
  return way;
}

function changeCost({ source: from, place }: Carried, to: Source, mark: Mark | undefined): number {
  if (from === to) return 0;
  if (!from.claim || !to.claim) return 1;
  if (isContact(from) || isContact(to)) return mark?.joint === "none" ? 2 : 1;
  // "…, cutting waste" makes one fact the result of another.
  if (from.claim.kind === "bullet" && to.claim.kind === "bullet" && /ing$/.test(mark?.token.key ?? "")) {
    return Number.POSITIVE_INFINITY;
  }
  if (mark?.joint === "strong") return from.bundle === to.bundle ? 1 : 3;
  // "Im Gasthof Almrausch leite ich": once an employer is named, facts about that job may follow.
  const token = from.tokens[place];
  const isPlace = token !== undefined && (token.kind === "date" || from.employer.has(token.lemma));
  if (mark?.joint !== "weak" && !(mark?.joint === "none" && isPlace)) return Number.POSITIVE_INFINITY;
  const isOwner = (source: Source) => source.claim?.path === source.bundle;
  return from.bundle !== undefined && from.bundle === to.bundle && (isOwner(from) || isOwner(to))
    ? 1
    : Number.POSITIVE_INFINITY;
}

function isContact({ claim }: Source): boolean {
  return claim?.kind === "contact";
}

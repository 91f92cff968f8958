import type { Span } from "../../text/piece.ts";
import type { Requirement } from "../types.ts";
import { carriesText } from "./carries/carries-text.ts";
import { proveValue, unless } from "./prove/prove-value.ts";
import type { Proof } from "./types.ts";

/** A requirement with the place of its words, and its position in the reading. */
interface ProvedRequirement {
  requirement: Requirement;
  own: Span;
  path: string;
}

const or =
  /^[\s,)]*(?:and\/or|or|oder|bzw\.?|ou|o|u|und\/oder|et\/ou|y\/o|e\/ou)\s+(?:an?\s|in\s)?$|^\s*(?:或者?|或是)\s*$/iu;
const and = /^[\s,)]*(?:and|und|et|y|e|as well as|sowie|both|&|\+)\s+$|^\s*(?:和|以及|及|与)\s*$/iu;
const comma = /^\s*[,、]\s*$/u;

/** Items of a vertical list are all required, unless the text says that one is enough. */
const listed = /\n|;/u;
const oneOf =
  /(?<!\p{L})(?:one (?:or more )?of|any of|at least one|either|eine[nrs]? (?:der|von)|mindestens eine\p{L}*|l['’]une? des|au moins une?|un[oa] de|algun[oa]s? de|al menos un[oa]|pelo menos um|um d[oae]s|um dos)(?!\p{L})|之一|任一|至少一/iu;

const whyAll = "The text asks for all of these, not for one of them.";
const whyChoice = "The text asks for one of these, so they are kept as one requirement with alternatives.";

/** The alternatives supported by the text; none if it joins them with "and". */
export function choiceOf(
  proof: Proof,
  path: string,
  { alternatives, quote }: { alternatives: readonly string[]; quote: string },
): string[] {
  const found = alternatives.flatMap((value, at) => {
    const part = `${path}.alternatives[${at}]`;
    return proveValue(proof, part, { value, quote }, (said) => unless(carriesText(said, value))) ?? [];
  });
  const kept = found.map(({ value }) => value);
  const isAll = found[0] !== undefined && areAllAsked(proof.source.text, found[0].span, kept);
  if (isAll) proof.unproved.push({ path: `${path}.alternatives`, why: whyAll });
  return isAll ? [] : kept;
}

function areAllAsked(text: string, [start, end]: Span, names: readonly string[]): boolean {
  const said = text.slice(start, end).toLowerCase();
  const places = names
    .map((name): Span => [said.indexOf(name.toLowerCase()), said.indexOf(name.toLowerCase()) + name.length])
    .filter(([from]) => from >= 0)
    .toSorted((left, right) => left[0] - right[0]);
  if (oneOf.test(said)) return false;
  const gaps = places.slice(1).map(([from], at) => said.slice(places[at]?.[1] ?? from, from));
  if (gaps.some((gap) => listed.test(gap))) return !gaps.some((gap) => or.test(gap));
  return gaps.some((gap) => and.test(gap)) && gaps.every((gap) => and.test(gap) || comma.test(gap));
}

/** Requirements joined by "or" in the text as one, with alternatives. */
export function asChoices(proof: Proof, proved: readonly ProvedRequirement[]): Requirement[] {
  const groups = groupsOf(proof.source.text, proved);
  const merged = new Map<ProvedRequirement, Requirement>();
  for (const group of groups) {
    const [first, ...others] = group;
    if (!first) continue;
    for (const { path } of others) proof.unproved.push({ path, why: whyChoice });
    const span: Span = [first.own[0], Math.max(...group.map(({ own }) => own[1]))];
    merged.set(first, {
      ...first.requirement,
      text: proof.source.text.slice(...span).replace(/\s+/g, " "),
      alternatives: group.map(({ requirement }) => requirement.text),
      span,
    });
  }
  const gone = new Set(groups.flatMap((group) => group.slice(1)));
  return proved.flatMap((one) => (gone.has(one) ? [] : [merged.get(one) ?? one.requirement]));
}

/** Consecutive requirements of one kind with "or" before the last and otherwise commas. */
function groupsOf(text: string, proved: readonly ProvedRequirement[]): ProvedRequirement[][] {
  const single = proved
    .filter(({ requirement }) => requirement.alternatives === undefined)
    .toSorted((left, right) => left.own[0] - right.own[0]);
  const groups: ProvedRequirement[][] = [];
  let open: ProvedRequirement[] = [];
  for (const one of single) {
    const before = open.at(-1);
    const isSame = before?.requirement.kind === one.requirement.kind && before.own[1] <= one.own[0];
    const gap = before && isSame ? text.slice(before.own[1], one.own[0]) : "";
    if (or.test(gap)) groups.push([...open, one]);
    open = isSame && comma.test(gap) ? [...open, one] : [one];
  }
  return groups;
}

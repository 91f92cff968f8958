import { type Doc, pieceAt } from "../../text/doc.ts";
import type { Place } from "../../text/piece.ts";
import { alternativesOf } from "../requirements/choices.ts";
import type { Requirement, Span } from "../types.ts";

/** A skill as written in the posting. */
export interface FoundSkill {
  name: string;
  span: Span;
  need: "required" | "preferred";
}

/** Kinds whose words may contain catalogue skills. A required licence or certificate is its own requirement. */
const naming = new Set(["skill", "experience", "education"]);
const MAX_SKILLS = 100;

/**
 * The skills of the requirements: catalogue skills in a required skill or experience, or else the skill in its
 * own words, each alternative separately. A skill both required and preferred is required.
 */
export function skillsOf(
  doc: Doc,
  requirements: readonly Requirement[],
  mentions: readonly Place[],
): FoundSkill[] {
  const byName = new Map<string, FoundSkill>();
  for (const requirement of requirements) {
    if (!naming.has(requirement.kind)) continue;
    for (const [start, end] of placesOf(doc, requirement, mentions)) {
      const skill: FoundSkill = {
        name: doc.text.slice(start, end),
        span: [start, end],
        need: requirement.necessity,
      };
      const known = byName.get(skill.name.toLowerCase());
      if (known === undefined || (known.need === "preferred" && skill.need === "required"))
        byName.set(skill.name.toLowerCase(), skill);
    }
  }
  return [...byName.values()].slice(0, MAX_SKILLS);
}

function placesOf(doc: Doc, { kind, span }: Requirement, mentions: readonly Place[]): Span[] {
  const [from, to] = span;
  const named = mentions
    .filter(({ start, end }) => start >= from && end <= to)
    // The catalogue contains degrees by abbreviation, such as BSN. A degree's subject is not a required skill.
    .filter(({ start, end }) => kind !== "education" || /^\p{Lu}{2,6}$/u.test(doc.text.slice(start, end)))
    .map(({ start, end }): Span => [start, end]);
  if (named.length > 0) return named;
  if (kind !== "skill") return [];
  const { text } = pieceAt(doc, from, to);
  let at = 0;
  const choices = alternativesOf(text) ?? [text];
  return choices.map((choice): Span => {
    at = Math.max(at, text.indexOf(choice, at));
    return [from + at, from + at + choice.length];
  });
}

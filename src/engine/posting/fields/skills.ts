import { type Doc, pieceAt } from "../../text/doc.ts";
import { alternativesOf } from "../requirements/choices.ts";
import type { Requirement, Span } from "../types.ts";

/** A skill as the posting writes it. */
export interface FoundSkill {
  name: string;
  span: Span;
  need: "required" | "preferred";
}

/** Kinds whose words may hold skills of the catalogue; a licence or certificate asked for is a requirement of its own. */
const naming = new Set(["skill", "experience", "education"]);
const MAX_SKILLS = 100;

/**
 * The skills of the requirements: the catalogue's that a skill or experience asked for names, else the skill by its
 * own words, each of alternatives by itself. What is both required and preferred is required.
 */
export function skillsOf(
  doc: Doc,
  requirements: readonly Requirement[],
  mentions: readonly { start: number; end: number }[],
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

function placesOf(
  doc: Doc,
  { kind, span }: Requirement,
  mentions: readonly { start: number; end: number }[],
): Span[] {
  const [from, to] = span;
  const named = mentions
    .filter(({ start, end }) => start >= from && end <= to)
    // A degree by its letters, such as BSN, is in the catalogue; the subject of a degree is no skill asked for.
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

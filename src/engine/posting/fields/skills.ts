import { type Doc, lineAt, type TextSpan } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import { looksLikeInstruction } from "../prompt-injection.ts";
import { type Requirement, requirementAround } from "../requirement.ts";
import type { Sections } from "../sections.ts";
import type { SkillFinder, Span } from "../types.ts";

export interface FoundSkill {
  name: string;
  span: Span;
  need: "required" | "preferred";
}

const MAX_SKILLS = 100;
/** Of more mentions than a long posting has, the rest names no skill that was not named before. */
const MAX_MENTIONS = 1000;

/**
 * The skills a posting names, as it writes them: those of the finder in the order of the text, and the items of labelled
 * lists. A skill that is both required and preferred is required.
 */
export function findSkills(
  doc: Doc,
  labelled: Labelled,
  sections: Sections,
  finder: SkillFinder | undefined,
): FoundSkill[] {
  const hits =
    finder === undefined
      ? []
      : finder.find(doc.text).filter((hit) => hit.end > hit.start && hit.end <= doc.text.length);
  const known = hits.slice(0, MAX_MENTIONS).flatMap((hit) => {
    const need = needAt(doc, sections, hit.start, hit.end);
    if (need === undefined) return [];
    return [
      {
        key: hit.id,
        name: doc.text.slice(hit.start, hit.end),
        span: [hit.start, hit.end] satisfies Span,
        need,
      },
    ];
  });
  const listed = (["required", "preferred"] as const).flatMap((need) =>
    (labelled.get(need) ?? [])
      .flatMap((piece) => listItems(doc, piece, need))
      .map((item) => ({ ...item, need })),
  );
  const fresh = listed.filter(({ span: [start, end] }) => !overlapsAny(hits, start, end));
  return unique([...known, ...fresh]);
}

/** Whether a range overlaps one of the mentions, which are in the order of the text. */
function overlapsAny(
  mentions: readonly { start: number; end: number }[],
  start: number,
  end: number,
): boolean {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? end) < end) low = middle + 1;
    else high = middle;
  }
  return (mentions[low - 1]?.end ?? 0) > start;
}

function needAt(
  doc: Doc,
  sections: Sections,
  start: number,
  end: number,
): "required" | "preferred" | undefined {
  const section = sections.at(start);
  const need: Requirement | undefined = requirementAround(doc.folded, start, end);
  if (need === "not_needed") return undefined;
  if (section === "preferred")
    return need === "required" && !isLabelLine(doc, start) ? "required" : "preferred";
  if (need !== undefined) return section === "aside" && need === "preferred" ? undefined : need;
  return section === "aside" ? undefined : "required";
}

function isLabelLine(doc: Doc, at: number): boolean {
  return lineAt(doc, at).text.slice(0, 70).includes(":");
}

function listItems(
  doc: Doc,
  piece: TextSpan,
  need: FoundSkill["need"],
): { key: string; name: string; span: Span }[] {
  if (piece.text.length > 1000 || /[.!?] \p{Lu}/u.test(piece.text)) return [];
  const items: { key: string; name: string; span: Span }[] = [];
  let from = 0;
  for (const end of [...[...piece.text.matchAll(/[,;、|•]| and | und | et | y /g)], undefined]) {
    const raw = piece.text.slice(from, end?.index ?? piece.text.length);
    const start = piece.start + from + (raw.length - raw.trimStart().length);
    const name = raw.trim().replace(/[.]$/, "");
    from = (end?.index ?? 0) + (end?.[0].length ?? 0);
    if (!isSkillName(name)) continue;
    items.push({
      key: name.toLowerCase(),
      name: doc.text.slice(start, start + name.length),
      span: [start, start + name.length],
    });
  }
  return items.length >= 2 || (need === "preferred" && isAlone(piece)) ? items : [];
}

// One wish is often all there is; "Preferred: 2 weeks" or the begin of a sentence is no skill.
function isAlone({ text }: TextSpan): boolean {
  return isSkillName(text.replace(/[.]$/, "")) && /^\p{L}/u.test(text);
}

/** Whether an item of a list can be the name of a skill: short, with letters, and no sentence. */
function isSkillName(item: string): boolean {
  return (
    item.length <= 40 && item.split(" ").length <= 4 && /\p{L}/u.test(item) && !looksLikeInstruction(item)
  );
}

function unique(list: (FoundSkill & { key: string })[]): FoundSkill[] {
  const byKey = new Map<string, FoundSkill>();
  for (const { key, ...skill } of list) {
    const known = byKey.get(key);
    if (known === undefined || (known.need === "preferred" && skill.need === "required"))
      byKey.set(key, skill);
  }
  return [...byKey.values()].slice(0, MAX_SKILLS);
}

import type { Piece } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import { isDemand } from "../headings/headings.ts";
import type { PostingLine } from "../headings/layout.ts";
import type { Mention } from "../mentions.ts";
import { fills } from "./unnamed-skill.ts";

/** This many items that are only catalogue skills show that the list's other short items are skills too. */
const LEAST_SKILLS = 2;
const MAX_WORDS = 3;

/** The lines, with short items next to catalogue skills in a demand list marked. */
export function withSkillLists(
  lines: readonly PostingLine[],
  at: (piece: Piece) => readonly Mention[],
): PostingLine[] {
  const marked = [...lines];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    if (isItem(lines[from])) {
      while (isItem(lines[to])) to += 1;
      const list = lines.slice(from, to);
      const skills = list.filter(({ body }) => isShort(body) && fills(body, at(body))).length;
      if (skills >= LEAST_SKILLS)
        for (const [place, line] of list.entries())
          if (isShort(line.body)) marked[from + place] = { ...line, isOfSkills: true };
    }
    from = to;
  }
  return marked;
}

function isItem(line: PostingLine | undefined): boolean {
  return line?.isBullet === true && !line.isHeading && isDemand(line.section);
}

function isShort({ text }: Piece): boolean {
  return wordsOf(text).length <= MAX_WORDS;
}

import { isPlaceName } from "../../../text/names/place-names.ts";
import { type Piece, pieceOf } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import { isTermOfJob } from "../../fields/head.ts";
import { isDemand } from "../headings/headings.ts";
import type { PostingLine } from "../headings/layout.ts";
import type { Mention } from "../mentions.ts";
import { kindOf } from "./kinds.ts";
import { fills } from "./unnamed-skill.ts";

/** This many items that are only catalogue skills show that the list's other short items are skills too. */
const LEAST_SKILLS = 2;
const MAX_WORDS = 3;
/** So many items with small letters show that capitals are not the list's style. */
const LEAST_PLAIN = 2;

/** The lines, with short items next to catalogue skills in a demand list marked. */
export function withSkillLists(
  lines: readonly PostingLine[],
  at: (piece: Piece) => readonly Mention[],
): PostingLine[] {
  const found = [...lines];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    if (isItem(lines[from])) {
      while (isItem(lines[to])) to += 1;
      const list = lines.slice(from, to);
      const skills = list.filter(({ body }) => isShort(body) && fills(body, at(body))).length;
      const small = list.filter(({ body }) => /^\p{Ll}/u.test(body.text)).length;
      const isPlain = small >= LEAST_PLAIN && small * 2 >= list.length;
      for (const [place, line] of list.entries())
        if (isShort(line.body) && (skills >= LEAST_SKILLS || isBareName(line.body.text, isPlain)))
          found[from + place] = { ...line, isOfSkills: true };
    }
    from = to;
  }
  return found;
}

function isItem(line: PostingLine | undefined): boolean {
  return (
    line !== undefined &&
    (line.isBullet || isShort(line.body)) &&
    !line.isHeading &&
    !/[.:!?]$/u.test(line.body.text) &&
    isDemand(line.section)
  );
}

/**
 * "Sage 50", "TomTom": an item that is only a name. Where other items begin with small letters, capitals are enough:
 * "Exact Online".
 */
function isBareName(text: string, isAmongPlain: boolean): boolean {
  return (
    name.test(text) &&
    (isAmongPlain ? !/^\p{Lu}{2,3}$/u.test(text) : marked.test(text)) &&
    !isPlaceName(text) &&
    !isTermOfJob(text) &&
    kindOf(pieceOf(text)) === undefined
  );
}

const name = /^\p{Lu}[\p{L}\d.+#&-]*(?: (?:\p{Lu}[\p{L}\d.+#&-]*|\d{1,4})){0,2}$/u;
/** With a number, or capitals inside or throughout. */
const marked = /\p{L} ?\d|\p{Ll}\p{Lu}|^\p{Lu}{5,12}$/u;

function isShort({ text }: Piece): boolean {
  return wordsOf(text).length <= MAX_WORDS;
}

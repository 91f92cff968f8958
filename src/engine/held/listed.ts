import { bulletLength } from "../text/bullets.ts";
import type { Place } from "../text/piece.ts";
import { othersActIn, withoutWares } from "./bullet.ts";
import { withoutCounted } from "./counted.ts";
import { type Cues, has, isDoubtful, wordsIn } from "./cues.ts";
import { ownPart, plainClause } from "./parts.ts";

const LONGEST_ITEM = 4;

const LONGEST_LINE = 600;

const mark = "[,;:/|•·+&、，；：\\t\\u3000]|\\s[–—-]\\s|\\s{2,}";

const opening = "[(（]";

/** Bracketed text about another item. */
const asides = /(?<!◊\s?)[(（][^()（）◊]*[)）]/gu;

/** True if a place is a list item or a separate line: not a sentence, and without doubt in it. */
export function isListed(text: string, { start, end }: Place, cues: Cues): boolean {
  const nearest = Math.max(0, start - LONGEST_LINE);
  const begin = Math.max(nearest, text.lastIndexOf("\n", start - 1) + 1);
  const from = begin + lastSentence(text.slice(begin, start));
  const line = text.slice(from, end + LONGEST_LINE).split("\n", 1)[0] ?? "";
  const stop = line.slice(end - from).search(/[.。!?！？;；](?=\s|$|\p{Script=Han})/u);
  if (/[?？]/.test(line[end - from + stop] ?? "")) return false;
  const said = stop < 0 ? line : line.slice(0, end - from + stop);
  const bullet = bulletLength(said);
  const own = plainClause(`${said.slice(bullet, Math.max(bullet, start - from))}◊${said.slice(end - from)}`);
  const marks = new RegExp(`${mark}|${opening}|${cues.joint}`, "iu");
  const items = own
    .replace(asides, " ")
    .split(marks)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const place = items.findIndex((item) => item.includes("◊"));
  // In "KNX, kein DALI" only DALI is denied.
  const isLabel = /◊\s?(?:[:：=]|[–—-]\s)/u.test(own);
  const around = items
    .filter(
      (item, index) =>
        index <= place + Number(isLabel) || !/[\p{Lu}\d]/u.test(item) || has(cues.knowing, item),
    )
    .join(", ");
  const isDoubted = isDoubtful(bullet > 0 ? withoutWares(around) : around, cues);
  const isOfOthers = bullet > 0 ? othersActIn(around, cues) : has(cues.others, withoutCounted(around));
  if (isDoubted || isOfOthers) return false;
  if (bullet > 0)
    return (
      !has(cues.opens, own.slice(0, own.indexOf("◊"))) &&
      (wordsIn(own).length <= LONGEST_BULLET || has(cues.does, own) || has(cues.uses, own))
    );
  if (items.length <= 1)
    return (
      own
        .replace(asides, "")
        .trim()
        .replace(/[.。]$/u, "") === "◊"
    );
  const [before = [], behind = []] = (items[place] ?? "◊").split("◊").map(wordsIn);
  if (before.length > MOST_BESIDE || behind.length > MOST_BESIDE) return false;
  const isOwn = has(cues.self, ownPart(own));
  return items.every((item) => wordsIn(item).length <= LONGEST_ITEM && (isOwn || !isLongInHan(item)));
}

/** Chinese and Japanese have no spaces between words. */
function isLongInHan(item: string): boolean {
  return (item.match(/[\p{Script=Han}\p{Script=Hiragana}]/gu) ?? []).length > LONGEST_IN_HAN;
}

const LONGEST_IN_HAN = 10;

/** Longer ones are sentences without a subject, which have a verb of doing. */
const LONGEST_BULLET = 14;

/** A level, a year, "some". */
const MOST_BESIDE = 2;

function lastSentence(before: string): number {
  const ends = [...before.matchAll(/[.。!?！？;；](?:\s|$|(?=\p{Script=Han}))/gu)].at(-1);
  return ends ? ends.index + ends[0].length : 0;
}

import {
  able,
  agents,
  agentsBehind,
  articles,
  choosing,
  handingOver,
  receivers,
  tools,
  wares,
} from "../lexicon/held/bullets.ts";
import { withoutCounted } from "./counted.ts";
import { type Cues, has, wordsIn } from "./cues.ts";
import { matchesOf } from "./frame.ts";
import { latin } from "./latin.ts";
import { partMarks } from "./parts.ts";

const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
/** One of some words, and at most two more before the end of a text. */
const ending = (words: string, start = "") =>
  new RegExp(latin(`${start}${word(words)}\\s(?:\\p{L}+\\s){0,2}$`), "u");
const byThem = ending(agents);
const byThemBehind = ending(`${agents}|${agentsBehind}`);
const byThemFirst = ending(`${agents}|${agentsBehind}`, "^[^\\p{L}◊]*");
const forThem = ending(receivers);
const acting = new RegExp(
  latin(
    `^,?(?:\\s(?:of|von|de|di|van)(?:\\s\\p{L}+)?)?\\s+(?:\\p{L}+(?:ing|[aei]ndo|ant)|to|${able})(?!\\p{L})`,
  ),
  "u",
);
const handedOver = new RegExp(latin(`^[^\\p{L}◊]*(?:${handingOver})(?!\\p{L})[^◊]*◊`), "u");
/** "Hired welders with ◊", and not "hired welders through ◊". */
const chosen = new RegExp(latin(`^[^\\p{L}◊]*(?:${choosing})(?!\\p{L})[^◊]*(?<!${word(tools)}\\s)◊`), "u");
const onlyArticles = new RegExp(latin(`^[^\\p{L}◊]*(?:(?:${articles})\\s)*$`), "u");
/** Words of doubt before a number: "nearly 200 websites". */
const nearly = "nearly|almost|fast|knapp|presque|casi|quase|quasi|bijna|prawie|niemal";
const onWares = new RegExp(latin(`(?<=\\p{L}\\s)${word(wares)}|${word(nearly)}(?=\\s\\d)`), "giu");

const inHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether a bullet names other people who do what it says. A bullet has no subject but its writer, so those for whom,
 * with whom or on whom it works do nothing: "Beratung von Kunden zu ◊". Others act as its subject, behind "by", in a
 * clause of their own, or where the thing is their trade: "◊ consultants".
 */
export function othersActIn(bullet: string, cues: Cues): boolean {
  if (inHan.test(bullet)) return has(cues.others, bullet);
  const said = withoutCounted(bullet).toLowerCase();
  return matchesOf(cues.others, said).some(({ 0: name, index }) => {
    const [before, behind] = [said.slice(0, index), said.slice(index + name.length)];
    return behind.includes("◊") ? actsBefore(before, behind, cues) : actsBehind(before, cues);
  });
}

/** Whether people named before a thing are those who do it. */
function actsBefore(before: string, behind: string, { opens }: Cues): boolean {
  const toThing = behind.slice(0, behind.indexOf("◊"));
  // "Month-end close, bank reconciliation, VAT in ◊": neither the first part nor that of the thing.
  const isElsewhere = partMarks.test(before) && partMarks.test(toThing);
  const isSubject = !isElsewhere && onlyArticles.test(lastPart(before));
  // "Built reports for the sales team using ◊".
  const isActing = acting.test(behind) && !forThem.test(before);
  return isSubject || byThem.test(before) || byThemFirst.test(before) || isActing || has(opens, toThing);
}

/** Whether people named behind a thing are those who do it. */
function actsBehind(before: string, { opens }: Cues): boolean {
  const between = before.slice(before.indexOf("◊") + 1);
  return (
    wordsIn(between).length === 0 ||
    byThemBehind.test(before) ||
    has(opens, between) ||
    onlyArticles.test(lastPart(before))
  );
}

const lastPart = (text: string) => text.split(partMarks).at(-1) ?? "";

/** A bullet without the wares it is about, which would be a doubt in a sentence: "Erstellung von Angeboten in ◊". */
export function withoutWares(bullet: string): string {
  return bullet.replace(onWares, (words) => " ".repeat(words.length));
}

/** Whether a clause begins by giving work to others or choosing them, so that a thing behind it is theirs. */
export function isLeftToOthers(clause: string): boolean {
  const said = clause.toLowerCase();
  return handedOver.test(said) || chosen.test(said);
}

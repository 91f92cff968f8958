import type { HeldLanguage } from "../lexicon/held/types.ts";
import { withoutCounted } from "./counted.ts";
import { at, type Cues, cuesOf, has } from "./cues.ts";
import { frameOf, matchesOf } from "./frame.ts";
import { partMarks, unlike } from "./parts.ts";

/** Those for whom or whose something is do nothing: "the customer list", "set up ◊ for the owner of the bar". */
const towards =
  /(?<!\p{L})(?:for|of|from|für|von|vom|der|des|pour|de|du|par[as]?|del?|por|d[oa]s?|di|dei|degli|delle|van|voor|från|för|fra|til|dla|od|pro|için)\s(?:\p{L}+\s){0,2}$/iu;
const whose = /(?<!\p{L})(?:of|der|des|du|del?|d[oa]s?|di|dei|degli|delle|van)\s(?:\p{L}+\s)?$/iu;
const attributive = /^(?:['’]s?)?\s(?!\p{L}+ing\s)\p{L}+\s(?:in|on|with|using|through|via|into)\s◊/u;

/** Whether a part names other people who may do what it says. */
export function namesOthers(part: string, { others }: Cues): boolean {
  const said = withoutCounted(part).toLowerCase();
  return matchesOf(others, said).some(({ 0: name, index }) => {
    const [before, behind] = [said.slice(0, index), said.slice(index + name.length)];
    if (attributive.test(behind)) return false;
    return !(behind.includes("◊") ? whose : towards).test(before);
  });
}

/** "I asked a translator fluent in ◊": who only asks, sees or buys is not who has it. */
export function isOfSeenOther(part: string, use: number, language: HeldLanguage): boolean {
  const idle = at(frameOf(language).idle, part);
  return (
    idle >= 0 && idle < use && idle < part.indexOf("◊") && has(cuesOf(language).self, part.slice(0, idle))
  );
}

/** Those who are taught a thing do not have it instead of the writer. */
const teaching =
  /^\P{L}*(?:(?:train|taught|coach|mentor|instruct|teach|schul|leid|leer|ledde|form|ense|ensin|insegn|utbild|szkol|przeszkol|škol[ií]|lär)\p{L}*|all(?:e)?)(?!\p{L})/iu;

/** What is done with or for others: "supported colleagues with ◊", "I am the one who". */
const helping = /^\P{L}*(?:support|work|assist|soy|sou|sono)\p{L}*(?!\p{L})/iu;

/** What others do with a thing: "customers using ◊", "the tester to enter it in ◊". */
const acting = /^\s(?:\p{L}+(?:ing|[aei]ndo|ant)|to)\s/u;

/** True if the clause is about other people: they precede the word of use and the writer does not. */
export function isOfOthers(clause: string, part: string, use: number, cues: Cues): boolean {
  const { others, self } = cues;
  const before = withoutCounted(part.slice(0, part.indexOf("◊")));
  if (
    matchesOf(others, before.toLowerCase()).some(({ 0: name, index }) =>
      acting.test(before.slice(index + name.length)),
    )
  )
    return true;
  const between = part.slice(use, Math.max(use, part.indexOf("◊")));
  const isBetween = /\s/u.test(between) && !teaching.test(between) && namesOthers(`${between}◊`, cues);
  if (has(self, part)) return isBetween;
  if (isBetween && !helping.test(between)) return true;
  const other = at(others, withoutCounted(part));
  return (
    (other >= 0 && other < use) ||
    (!clause.startsWith(part) &&
      has(others, withoutCounted(clause.replace(unlike, "")).split(partMarks)[0] ?? ""))
  );
}

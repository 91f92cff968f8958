import type { NotHeld } from "../lexicon/held/types.ts";
import { lackingLeads, learningLeads, nothing, othersLeads } from "../lexicon/held/words.ts";
import type { Place } from "../text/piece.ts";
import { introduction } from "./clause.ts";

const REACH = 60;
const units = "(?:\\s?(?:%|/\\s?\\d{1,3}|(?:of|out of|von|sur|de|su|di|van|av|na|z|ze)\\s\\d{1,3}))?";
/** The last part of an item: a mark, score or word for none, with nothing after it. */
const none = new RegExp(
  `^\\)?(?:\\s?[:：=|]\\s?|\\s[–—-]\\s|\\s?[(（]\\s?|\\s{1,20})(?:(?:${nothing})|0${units}|[☆○◯]{3,10})\\s?[)）]?(?=\\s*(?:$|[,;|•、，；。\\n]|\\.(?:\\s|$)|[–—-]\\s|\\s\\s))(?![,.]\\d)`,
  "iu",
);
/** A box or cross that is not ticked: "Docker ☐ Kubernetes ☐". */
const unticked = /^\)?\s{0,3}[✗✘✕❌☐☒]/u;
const learning = new RegExp(`^[^\\p{L}]{0,4}(?:${learningLeads})(?!\\p{Script=Latin})`, "iu");
const lacking = new RegExp(`^[^\\p{L}]{0,4}(?:${lackingLeads})(?!\\p{Script=Latin})`, "iu");
// "Colleagues trained in:" is about the writer.
const others = new RegExp(
  `^[^\\p{L}]{0,4}(?:${othersLeads})(?!\\p{Script=Latin})(?!.{0,40}(?:train|taught|schul|form|enseñ|addestr|trein|opgeleid|utbild|szkol|škol|指導|培训))`,
  "iu",
);
const label = /^[^:：\n]{2,60}[:：]/u;

/**
 * What a list says about an item by score or cell, or by the heading or label above or before it: "Looker 0/5",
 * "To learn:".
 */
export function ratedAs(text: string, place: Place): NotHeld | undefined {
  const behind = text.slice(place.end, place.end + REACH);
  if (none.test(behind) || unticked.test(behind)) return "denied";
  const lead = introduction(text, place) || labelBefore(text, place);
  if (learning.test(lead)) return "planned";
  if (others.test(lead)) return "others";
  return lacking.test(lead) ? "denied" : undefined;
}

/** The label at the start of a line. It ends with a sentence that ends before the place. */
function labelBefore(text: string, { start }: Place): string {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const found = label.exec(line)?.[0] ?? "";
  return /[;；。]|\.\s/u.test(line.slice(found.length)) ? "" : found;
}

import file from "../../../../../db/lexicon/artifacts/en-verbs.json" with { type: "json" };
import { dataFile } from "../../../lexicon/data-file.ts";

/** Nouns that need no article in the singular: "managed inventory". */
const uncounted = dataFile("artifacts/en-verbs", file).wordSet("uncounted");
/** Endings of nouns that can do without: "led planning", "reduced absence", "improved reliability". */
const abstract =
  /(?:ing|ness|[aei]ty|ance|ence|[stx]ion|ment|ship|hood|ware|(?<!frame|net)work|age|ry|cy|ism|ics?|th|phy|gy|keeping|care)$/u;
/** What an action starts with that has its article or needs none: "the", "all", "14", "to", "which". */
const opener =
  /^(?:a|an|the|all|both|each|every|no|any|some|many|most|more|several|my|our|their|its|his|her|this|these|those|one|two|three|four|five|six|seven|eight|nine|ten|up|over|about|around|nearly|almost|as|what|how|that|which|who|it|them|myself|someone|everyone|customers?|others|full|part)$/iu;
/** What ends the thing that an action is done to. */
const end =
  /[,;:.()–—→+&/=]|\s-\s|\s(?:of|in|on|at|by|for|from|with|without|to|into|across|over|under|through|throughout|via|using|including|during|within|between|after|before|until|since|and|or|but|while|when|where|that|which|who|as|so|than|against|around|about|because|due|not|now|a|an|the|every|each|per|daily|weekly|monthly|up|down|off|out|back)(?![\p{L}-])|\s[$€£]?\d[\d.,]*(?:%|$|\s(?:to|%)\s)/u;

/** True if the thing after the verb is one of a kind and has no article, as in the style of lists: "Cut infra bill by 31%". */
export function lacksArticle(line: string): boolean {
  const behind = line.replace(/^\S+ (?:(?:out|up|down|off|back|\p{Ll}+ly) )?/u, "");
  if (behind === line) return false;
  const [thing = ""] = ` ${behind} `.split(end);
  const words = thing.trim().split(/\s+/);
  const [first = ""] = words;
  const head = words.filter((word) => !/ly$/.test(word)).at(-1) ?? "";
  if (
    first === "" ||
    opener.test(first) ||
    /^[~$€£]?\d[\d.,]*[+%kKmM]*$/u.test(first) ||
    !/^\p{Ll}[\p{Ll}’'-]+$/u.test(head)
  )
    return false;
  if (/['’]s?$/u.test(first)) return words.length === 1;
  return !/[^s]s$/u.test(head) && !abstract.test(head) && !uncounted.has(head);
}

/** "led the migration of 14 services" for "led migration of 14 services". */
export function withArticleOfAction(line: string): string {
  return line.replace(/^(\p{L}+ )(?=\p{Ll}+(?:tion|sion|ment|ance) of )/u, "$1the ");
}

import { isConditional, isDenied } from "../mood.ts";
import type { MailLine } from "../sentences.ts";
import type { MailEvent } from "../types.ts";
import type { MailPatterns } from "../words/index.ts";
import type { RolePatterns } from "../words/roles/index.ts";
import { actsIn, type FoundAct } from "./find-acts.ts";

/** What an employer does in a sentence; nothing in a condition, plan, question or denial. */
export function saidActs(line: MailLine, patterns: MailPatterns): MailEvent[] {
  const { roles } = patterns;
  const acts = actsIn(line.words, roles).filter((act) => isDone(act, line, patterns));
  const said = acts.map(({ says }) => says);
  if (said.includes("rejected")) return ["rejected"];
  return isOfOthers(line, roles) ? said.filter((says) => says === "offer") : said;
}

/** Thanks for a past interview, and what happens to everyone or to someone else. */
function isOfOthers({ words }: MailLine, { past, all }: RolePatterns): boolean {
  return words.search(past) >= 0 || words.search(all) >= 0;
}

function isDone({ says, start, end }: FoundAct, { words, text }: MailLine, patterns: MailPatterns): boolean {
  const [before, match] = [`${words.slice(0, start)} `, words.slice(start, end)];
  if (isConditional(before, match, patterns)) return false;
  const isQuestion = /\?\s*$/.test(text);
  if (says === "rejected") return !isQuestion && !patterns.noRejection.test(words);
  if (isDenied(before, match, patterns)) return false;
  if (says === "offer") return !isQuestion && !patterns.noOffer.test(words);
  return !patterns.noInterview.test(words);
}

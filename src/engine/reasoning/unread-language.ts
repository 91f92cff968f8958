import { guessLanguage, type Language } from "../retrieval/words/stop-words.ts";
import { words } from "../retrieval/words/tokens.ts";
import { CANNOT, MAY_NOT } from "./cannot.ts";
import { ownQuestion } from "./questions/own-question.ts";
import type { Understood } from "./types.ts";

/** The languages whose function words are known but whose questions have no patterns. */
const unread: Partial<Record<Language, string>> = { it: "Italian", nl: "Dutch", sv: "Swedish", pl: "Polish" };

/**
 * An answer's sentence for a question in a language whose questions are not read: what looks understood may be an
 * accident of a word, so it says how to ask again.
 */
export function withLanguage(
  recommendation: string,
  query: string,
  { intent, subject }: Pick<Understood, "intent" | "subject">,
  isOfOpenings: boolean,
): string {
  // What quotes stored words or an opening that is named, lists dates or refuses an act needs no understanding of the sentence.
  const isSure = intent === "recall" && !recommendation.startsWith(MAY_NOT);
  const isQuoted = isOfOpenings || isSure || subject === "due" || (intent === "other" && subject !== null);
  if (isQuoted) return recommendation;
  const language = unread[guessLanguage(words(query).map(({ token }) => token))];
  if (language === undefined || ownQuestion(query) !== undefined) return recommendation;
  const again = `questions in ${language} are not read; ask it again in English, with the names as they are stored.`;
  return intent === "other" && subject === null ? `${CANNOT}${again}` : `${recommendation} Note: ${again}`;
}

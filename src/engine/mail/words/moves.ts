import { mapped } from "../../lexicon/data-file.ts";
import { anyPhrase } from "./compile.ts";

/** The moves that mails of a kind are made of, beside the sentence with the news. Phrases as in `MailWords`. */
export interface MoveWords {
  /** The employer stops with the person: "chose another person". */
  declined: readonly string[];
  regret: readonly string[];
  /** Good wishes for a search elsewhere. */
  parting: readonly string[];
  /** How many others there were, and how close it was. */
  rivals: readonly string[];
  /** The employer takes the person: "you were our first choice". */
  hired: readonly string[];
  joy: readonly string[];
  /** Pay, first day, papers of the job. */
  terms: readonly string[];
  /** The person is to come or to be seen: "drop in", "we would be curious to see you". */
  come: readonly string[];
  /** What to bring, whom to ask for, how long it takes. */
  logistics: readonly string[];
  /** Does the day suit? Please confirm. */
  agree: readonly string[];
  ring: readonly string[];
  tested: readonly string[];
  /** The application is there. */
  arrived: readonly string[];
  /** What happens to the application next, and when the person hears. */
  waiting: readonly string[];
  /** The employer confirms that the person has withdrawn. */
  quit: readonly string[];
  /** Other business: a survey, an absence, a paper that is missing, a mail for someone else, the person's own letter. */
  beside: readonly string[];
}

export type Move = keyof MoveWords;
/** One pattern for each move. It is for texts as `comparable` gives them. */
export type MovePatterns = Readonly<Record<Move, RegExp>>;

/** The patterns of a language's moves. */
export function movesOf(words: MoveWords): MovePatterns {
  return mapped(words, (_, phrases) => anyPhrase(phrases));
}

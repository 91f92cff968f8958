/** The languages of mails. */
export const mailLanguages = ["en", "de", "fr", "es", "nl", "it", "pt", "sv", "da", "nb", "pl"] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/**
 * Other statements besides an application's news: why there is none, and decisive words. Phrases as in
 * `MailWords`.
 */
export interface AroundWords {
  /** Still under review. */
  pending: readonly string[];
  /** A form that is not sent yet. */
  unfinished: readonly string[];
  /** Newsletters, job alerts, discounts. */
  advert: readonly string[];
  /** Passwords and addresses to confirm. */
  account: readonly string[];
  /** Recruiters looking for candidates. */
  outreach: readonly string[];
  /** Loans, flats, visas: other things that people apply for. */
  otherMatter: readonly string[];
  /** Offers of something other than work. */
  noOffer: readonly string[];
  /** Interviews without an invitation. */
  noInterview: readonly string[];
  /** How people can reschedule an interview themselves: no one has. */
  selfService: readonly string[];
  /** Words that make the rest of a sentence a condition or plan. */
  condition: readonly string[];
  /** The same words in a concession. */
  concession: readonly string[];
  negation: readonly string[];
  /** Words of good or bad news of any kind. */
  news: readonly string[];
  /** Denials of something else: that everyone gets an answer, that costs are paid. */
  noRejection: readonly string[];
}

/**
 * A language's mail phrases: words in any case and with or without accents, `(a|b)` for alternatives, `a?` and `(
 * a)?` for optional ones, `a*` for the rest of a word, `~` for up to four words, `~~` for up to nine and `~~~`
 * for up to eighteen. Characters other than letters and digits become spaces before comparing.
 */
export interface MailWords extends AroundWords {
  /** Function words that few other languages share. */
  common: string;
  /** A receipt. */
  applied: readonly string[];
  /** Thanks for an application, which are a receipt if nothing else is said. */
  thanked: readonly string[];
  /** A request for a call or test. */
  screen: readonly string[];
  /** An invitation to an interview, or its confirmation. */
  interview: readonly string[];
  /** What makes an interview a phone call. */
  byPhone: readonly string[];
  offer: readonly string[];
  rejected: readonly string[];
  /** The person's own words. */
  withdrawn: readonly string[];
  /** A new date for an interview. */
  moved: readonly string[];
  cancelled: readonly string[];
}

/** Constructions of a verb and its object in mails, besides the phrases of `MailWords`. */
export interface BuiltWords
  extends Pick<MailWords, "applied" | "screen" | "interview" | "offer" | "rejected" | "moved"> {
  /** Words of pleasure before an "if" that is not a condition: "delighted if you joined us". */
  wish: readonly string[];
}

/** The languages that mails are read in. */
export const mailLanguages = ["en", "de", "fr", "es", "nl", "it", "pt", "sv"] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** What is said beside an application's news: why there is none, and the words that decide; phrases as in `MailWords`. */
export interface AroundWords {
  /** Still under review. */
  pending: readonly string[];
  /** A form that is not sent yet. */
  unfinished: readonly string[];
  /** Newsletters, job alerts, discounts. */
  advert: readonly string[];
  /** Passwords and addresses to confirm. */
  account: readonly string[];
  /** Somebody looks for candidates. */
  outreach: readonly string[];
  /** Loans, flats, visas: something else that people apply for. */
  otherMatter: readonly string[];
  /** Words of an offer that offers something else than work. */
  noOffer: readonly string[];
  /** Interviews that nobody is invited to. */
  noInterview: readonly string[];
  /** How people may move an interview themselves: nobody has moved it. */
  selfService: readonly string[];
  /** What makes all after it in a sentence a condition or a plan. */
  condition: readonly string[];
  /** The same words where they concede. */
  concession: readonly string[];
  negation: readonly string[];
  /** Words of good or bad news, whatever it is. */
  news: readonly string[];
  /** Sentences that deny something else: that everybody is answered, that costs are paid. */
  noRejection: readonly string[];
}

/**
 * What mails of a language say, as phrases: words in any case and with or without accents, `(a|b)` for alternatives,
 * `a?` and `( a)?` for what may be left out, `a*` for the rest of a word, `~` for up to four words, `~~` for up to nine
 * and `~~~` for up to eighteen. Signs other than letters and digits are blanks in what is compared.
 */
export interface MailWords extends AroundWords {
  /** Function words that few other languages share. */
  common: string;
  /** A receipt. */
  applied: readonly string[];
  /** Thanks for an application, which are a receipt where nothing else is said. */
  thanked: readonly string[];
  /** Somebody asks for a call or a test. */
  screen: readonly string[];
  /** Somebody invites to an interview, or confirms one. */
  interview: readonly string[];
  /** What makes an interview a call. */
  byPhone: readonly string[];
  offer: readonly string[];
  rejected: readonly string[];
  /** The person's own words. */
  withdrawn: readonly string[];
  /** An interview gets another date. */
  moved: readonly string[];
  cancelled: readonly string[];
}

/** What mails say in constructions of a verb and its object, beside the phrases of `MailWords`. */
export interface BuiltWords
  extends Pick<MailWords, "applied" | "screen" | "interview" | "offer" | "rejected" | "moved"> {
  /** Words of pleasure before an "if" that is no condition: "delighted if you joined us". */
  wish: readonly string[];
}

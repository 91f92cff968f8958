import { everyPhrase } from "./compile.ts";

/** The roles of words in a sentence about an application, each a phrase as in `MailWords`. */
export interface RoleWords {
  /** The applicant as an object. */
  you: string;
  /** The person's application documents. */
  papers: string;
  post: string;
  talk: string;
  call: string;
  test: string;
  /** The employer wants to, is glad to, has decided to. */
  want: string;
  invite: string;
  meet: string;
  offer: string;
  hire: string;
  contract: string;
  sign: string;
  /** The job is the person's. */
  yours: string;
  not: string;
  /** To proceed with someone, to consider someone. */
  progress: string;
  choose: string;
  others: string;
  filled: string;
  stopped: string;
  /** A day of the week, a month or a time of day. */
  day: string;
  next: string;
  /** Words that look back: thanks for an interview are not an invitation. */
  past: string;
  /** Thanks for an interview or a test, and what came after it. */
  back: string;
  /** Words for everyone or for someone else. */
  all: string;
  /** Other business about an earlier application: a delay, papers to send again. */
  business: string;
  /** The application stays, or another day is looked for. */
  remains: string;
}

export type Role = keyof RoleWords;
/** Each role's words as a pattern that finds all of them in the output of `comparable`. */
export type RolePatterns = Readonly<Record<Role, RegExp>>;

/** The patterns of a language's roles. */
export function rolesOf(words: RoleWords): RolePatterns {
  const entries = Object.entries(words).map(([role, phrase]) => [role, everyPhrase(phrase)]);
  return Object.fromEntries(entries);
}

/** What words do in a sentence about an application; each a phrase as in `MailWords`. */
export interface RoleWords {
  /** Who applies, as the one whom something is done to. */
  you: string;
  /** What the person sent in, as the person's own. */
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
  /** The post belongs to the person. */
  yours: string;
  not: string;
  /** To go on with somebody, to take somebody into account. */
  progress: string;
  choose: string;
  others: string;
  filled: string;
  stopped: string;
  /** A day of the week, a month or a time of day. */
  day: string;
  next: string;
  /** What looks back: thanks for an interview is no invitation to one. */
  past: string;
  /** Whom a sentence is about where it is about everybody, or about somebody else. */
  all: string;
  /** Other business with an application that came in before: a delay, papers to send again. */
  business: string;
  /** The application stays where it is, or another day is looked for. */
  remains: string;
}

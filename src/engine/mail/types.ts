import type { Span } from "../text/piece.ts";

/** A mail's sender or recipient, from its header. */
export interface Mailbox {
  name?: string;
  address?: string;
}

/** A mail's attachment. Only a PDF is read, because it may be a posting. */
export interface MailAttachment {
  name: string;
  type: string;
  isPdf: boolean;
  /** The text of a PDF that was read. */
  text?: string;
  /** Why a PDF has no text. */
  why?: string;
}

/** The start of an event in an attached calendar: its day, with its local time and the zone of that. */
export interface MailInvite {
  when: string;
  timeZone?: string;
}

/** A mail as its writer wrote it: without earlier mails, signature and confidentiality notices. */
export interface Mail {
  from: Mailbox;
  to: Mailbox[];
  subject: string;
  /** When it was sent, as an ISO instant. */
  date?: string;
  text: string;
  /** The quoted earlier mails, if any. They only identify the opening. */
  quoted?: string;
  attachments: MailAttachment[];
  /** The event of an attached calendar, if there is just one. */
  invite?: MailInvite;
}

/** An opening that a mail may be about. */
export interface MailOpening {
  id: string;
  title: string;
  company: string;
  url?: string | undefined;
  contacts?: readonly Mailbox[] | undefined;
  /** An ISO date or instant. */
  appliedAt?: string | undefined;
}

/** What happens to an application. */
export type MailEvent = "applied" | "screen" | "interview" | "offer" | "rejected" | "withdrawn";
export type MailKind = MailEvent | "nothing";

/** Why nothing is proposed, or what is special about what is. */
export type MailWhy =
  | "moved"
  | "cancelled"
  | "conflict"
  | "unsure"
  | "conditional"
  | "pending"
  | "unfinished"
  | "advert"
  | "account"
  | "outreach"
  | "other_matter"
  | "no_event";

/** The sentence that proves a reading. */
interface MailSentence {
  where: "subject" | "text";
  span: Span;
  text: string;
}

/** What a mail says about an application. */
export interface MailReading {
  kind: MailKind;
  /** Absent where nothing is said that a kind or a `why` rests on. */
  sentence?: MailSentence;
  /** When the mail was sent, as an ISO instant. */
  at?: string;
  /** The date of an interview or a call as an ISO date, with its local time where it is said: 2026-05-12T10:30. */
  when?: string;
  /** The time zone of `when` in the mail's own letters, where it names one. */
  timeZone?: string;
  /** Until when an offer is to be answered, as `when`, with the sentence that says so. */
  answerBy?: { when: string; timeZone?: string; sentence: string };
  place?: string;
  contact?: Mailbox;
  /** The id of the opening, where exactly one fits. */
  opening?: string;
  /** The ids of the openings that fit, where it is not certain which one is meant. */
  alternatives?: string[];
  why?: MailWhy;
}

import type { z } from "zod";

/** What defineOperation gives, as far as a call by another operation's declaration needs it. */
export interface CallableOperation<Output extends z.ZodType> {
  name: string;
  output: Output;
}

/**
 * Reads with the scopes of the person behind a call, without drawing on their key's limit and without an entry in the
 * access log; of a list one page. Throws ServiceError.
 */
export type ReadOperation = <Output extends z.ZodType>(
  operation: CallableOperation<Output>,
  input: Record<string, unknown>,
) => Promise<{ data: z.output<Output>; nextCursor?: string | undefined }>;

/** What a person is shown before they agree to a delete. */
export interface Confirmation {
  /** What would be deleted, in a few words; undefined where there is nothing to ask about. May throw. */
  describe: (read: ReadOperation, input: Record<string, unknown>) => Promise<string | undefined>;
  /**
   * The field, and its value, by which a caller says that the person agreed. A person's own agreement fills it in, and
   * so does a token that was handed out with a description of what would be deleted.
   */
  word?: { field: string; value: string };
  /** No undo brings back what is deleted; so it is wherever a word is asked for. */
  isFinal?: true;
}

/** Statements that a person rates, all on one scale of whole numbers. */
export interface Questionnaire {
  /** What to do, and what the numbers mean. */
  message: string;
  scale: { min: number; max: number };
  items: readonly { id: string; text: string }[];
}

/** Questions to the person before the operation runs. */
export interface QuestionsBefore {
  /** The field that the person's answers fill, which a caller may therefore leave out where forms are shown. */
  fills: string;
  /** What to ask, page by page; undefined where the input needs nothing. Called again for each page. */
  questionnaire: (read: ReadOperation, input: Record<string, unknown>) => Promise<Questionnaire | undefined>;
  /** The input with the person's answers, by item id. */
  withAnswers: (input: Record<string, unknown>, answers: Record<string, number>) => Record<string, unknown>;
  /** What a call is refused with where the person stops. */
  stopped: string;
  /** The call that gives the same questions, for who asks them without a form; undefined where the input names none. */
  byHand: (
    input: Record<string, unknown>,
  ) => { operation: string; input: Record<string, unknown> } | undefined;
}

/** A question that an answer leaves open. */
export interface OpenQuestion {
  key: string;
  text: string;
}

/** Questions to the person after the operation ran, each answered in free text or not at all. */
export interface QuestionsAfter {
  message: string;
  /** The questions that the data, as the model sees them, leave open. */
  questions: (data: unknown) => readonly OpenQuestion[];
  /** The call that keeps what the person said to a question. */
  keep: (
    question: OpenQuestion,
    said: string,
  ) => { operation: CallableOperation<z.ZodType>; input: Record<string, unknown> };
}

/** A yes to parts of what a call brings, which only the person may say: no tool takes the field that says it. */
export interface Consent {
  /** The field that the person's yes fills with the keys of the parts; over MCP whatever a caller puts there is dropped. */
  field: string;
  message: string;
  /** The same call in a form that writes nothing and answers what waits for a yes; undefined where nothing can wait. */
  rehearsal: (input: Record<string, unknown>) => Record<string, unknown> | undefined;
  /** The keys of the parts that the data of an answer say to wait for a yes. */
  waiting: (data: unknown) => readonly string[];
  /** These parts in the person's terms. */
  parts: (input: Record<string, unknown>, keys: readonly string[]) => readonly OpenQuestion[];
  /** How the person says yes where their client shows no forms. */
  byHand: string;
}

/** What a person is shown before a call that says that they agreed. */
export interface Agreement {
  /** The field that says so; where a client shows no forms it is dropped, since nobody but the person may say it. */
  field: string;
  /** Whether the data of an answer say that something waits for a yes. */
  waits: (data: unknown) => boolean;
  /** How the person says yes where their client shows no forms. */
  byHand: string;
  /** What they agree to; undefined where the input claims no agreement. */
  describe: (input: Record<string, unknown>) => string | undefined;
  /** What their yes is called. */
  title: string;
  /** What a call is refused with where they do not agree. */
  declined: string;
}

/** What a call may do only with the person's own yes, given in a form. */
export interface Permission {
  /** What they agree to; undefined where the input needs no yes. */
  describe: (input: Record<string, unknown>) => string | undefined;
  /** What their yes is called. */
  title: string;
  /** What a call is refused with where they do not agree. */
  declined: string;
  /** What it is refused with where their client shows no forms: how else they say yes. */
  byHand: string;
}

/** What is asked of the person around a call, where their client shows forms. */
export interface ElicitationBinding {
  before?: QuestionsBefore;
  consent?: Consent;
  after?: QuestionsAfter;
  agree?: Agreement;
  permit?: Permission;
}

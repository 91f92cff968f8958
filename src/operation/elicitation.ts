import type { z } from "zod";

/** The part of an operation that another declaration needs to call it. */
export interface CallableOperation<Output extends z.ZodType> {
  name: string;
  output: Output;
}

/**
 * Reads with the caller's scopes, one page of a list. It does not count against the key's limit and is not in the
 * access log. Throws ServiceError.
 */
export type ReadOperation = <Output extends z.ZodType>(
  operation: CallableOperation<Output>,
  input: Record<string, unknown>,
) => Promise<{ data: z.output<Output>; nextCursor?: string | undefined }>;

/** What the user sees before confirming a delete. */
export interface Confirmation {
  /** What would be deleted, in a few words. Undefined if there is nothing to ask. May throw. */
  describe: (read: ReadOperation, input: Record<string, unknown>) => Promise<string | undefined>;
  /**
   * The field and value that state the user's consent. The user's own answer fills it in, and so does a token that was
   * issued with a description of what would be deleted.
   */
  word?: { field: string; value: string };
  /** The delete cannot be undone. Implied if a word must be typed. */
  isFinal?: true;
}

/** Statements that the user rates on one scale of whole numbers. */
export interface Questionnaire {
  /** The instructions, and what the numbers mean. */
  message: string;
  scale: { min: number; max: number };
  items: readonly { id: string; text: string }[];
}

/** Questions to the user before the operation runs. */
export interface QuestionsBefore {
  /** The field that the answers fill. A caller may omit it if the client shows forms. */
  fills: string;
  /** The next page of questions. Undefined if none are left. Called once per page. */
  questionnaire: (read: ReadOperation, input: Record<string, unknown>) => Promise<Questionnaire | undefined>;
  /** The input with the user's answers, by item id. */
  withAnswers: (input: Record<string, unknown>, answers: Record<string, number>) => Record<string, unknown>;
  /** The error if the user cancels. */
  stopped: string;
  /** The call that returns the same questions, for clients without forms. Undefined if the input has none. */
  byHand: (
    input: Record<string, unknown>,
  ) => { operation: string; input: Record<string, unknown> } | undefined;
}

/** A question that an answer leaves unanswered. */
export interface OpenQuestion {
  key: string;
  text: string;
}

/** Questions to the user after the operation ran. Each answer is free text and optional. */
export interface QuestionsAfter {
  message: string;
  /** The unanswered questions in the data, as the model sees it. */
  questions: (data: unknown) => readonly OpenQuestion[];
  /** The call that stores the user's answer to a question. */
  keep: (
    question: OpenQuestion,
    said: string,
  ) => { operation: CallableOperation<z.ZodType>; input: Record<string, unknown> };
}

/** Consent to parts of a call's content. Only the user can give it: no tool accepts the field. */
export interface Consent {
  /** The field that the user's consent fills with keys of the parts. Over MCP a caller's value is dropped. */
  field: string;
  message: string;
  /** The same call as a dry run that returns what needs consent. Undefined if nothing can. */
  rehearsal: (input: Record<string, unknown>) => Record<string, unknown> | undefined;
  /** The keys of the parts that need consent, from an answer's data. */
  waiting: (data: unknown) => readonly string[];
  /** These parts, described for the user. */
  parts: (input: Record<string, unknown>, keys: readonly string[]) => readonly OpenQuestion[];
  /** How the user consents if the client shows no forms. */
  byHand: string;
}

/** What the user sees before a call that claims their consent. */
export interface Agreement {
  /** The field that claims consent. It is dropped if the client shows no forms, because only the user may consent. */
  field: string;
  /** True if an answer's data contains something that needs consent. */
  waits: (data: unknown) => boolean;
  /** How the user consents if the client shows no forms. */
  byHand: string;
  /** What they consent to. Undefined if the input claims no consent. */
  describe: (input: Record<string, unknown>) => string | undefined;
  /** The label of the consent. */
  title: string;
  /** The error if they decline. */
  declined: string;
}

/** What a call may do only with the user's consent in a form. */
export interface Permission {
  /** What they consent to. Undefined if the input needs no consent. */
  describe: (input: Record<string, unknown>) => string | undefined;
  /** The label of the consent. */
  title: string;
  /** The error if they decline. */
  declined: string;
  /** The error if the client shows no forms. It says how else to consent. */
  byHand: string;
}

/** What to ask the user before or after a call, if the client shows forms. */
export interface ElicitationBinding {
  before?: QuestionsBefore;
  consent?: Consent;
  after?: QuestionsAfter;
  agree?: Agreement;
  permit?: Permission;
}

import type { Json } from "../../support/json.ts";

/** Who the user is: one of the three of the demo's samples, nobody known, or one of the ten of people/. All are fictional. */
export type Who = "nurse" | "electrician" | "engineer" | "stranger" | Written;

/** The name of one of the ten people with tasks in words of their own. */
export type Written = `people/${string}`;

/** A task in the user's words, and the calls that do it best. */
export interface Task {
  id: string;
  /** What the user says, what they pasted included. */
  says: string;
  who: Who;
  /** Modules the user has answered before. */
  assessed?: readonly string[];
  /** Calls made before, in earlier conversations; they count for nothing. */
  before?: readonly Step[];
  steps: readonly Step[];
  /** Texts that the answers together must show, in whatever case; `|` stands between those of which one will do. */
  facts?: readonly string[];
  /** Texts that no document of a `judged` answer, or else no answer at all, may hold as whole words. */
  never?: readonly string[];
  /** Most tokens (o200k) of all results together. */
  tokens: number;
}

/**
 * One call. Arguments may take values from earlier answers: a text `$label.path[0].to` stands for what is there,
 * `{ "$answers": "label", "with": 4 }` for that answer to every item that `label` asked.
 */
export interface Step {
  /** The operation's own tool, whether or not the connection lists it. */
  tool: string;
  arguments?: Json;
  /** A name for the answer, to be referred to later. */
  as?: string;
  /** What `never` is about is the document of this answer. */
  judged?: true;
  /** What a brief may not say of a requirement that has these words. */
  outcomes?: Readonly<Record<string, "met" | "unmet">>;
  /** Texts the answer must hold. */
  shows?: readonly string[];
  /** Texts it must not hold. */
  lacks?: readonly string[];
  /** What must stand at a path of the answer. */
  is?: Readonly<Record<string, unknown>>;
  /** The most that a number at a path may be. */
  atMost?: Readonly<Record<string, number>>;
  /** Paths where there must be something. */
  has?: readonly string[];
  /** The error type, where the call is meant to fail. */
  fails?: string;
  /** Most tokens (o200k) of the answer. */
  tokens: number;
}

/** What a connection answers a tool call. */
export interface Answer {
  isError: boolean;
  structured: Json;
  text: string;
}

/** Calls a tool by its listed name. */
export type Call = (tool: string, args: Json) => Promise<Answer>;

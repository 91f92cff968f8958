import type { Child } from "hono/jsx";
import type { ServiceError } from "../operation/errors.ts";
import type { Access } from "./dependencies.ts";
import type { SentFile } from "./files/held-files.ts";
import type { Machine } from "./machine.ts";
import type { Said } from "./notices/said.ts";
import type { HeadProps } from "./parts/page-head.tsx";
import type { Person } from "./person.ts";

/** The fields of a submitted form. A repeated field has its values in order. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** A refused form: what was typed, and why it was refused. */
export interface RefusedForm {
  act: string;
  fields: Fields;
  problem: ServiceError;
}

export interface PageRequest {
  person: Person;
  machine: Machine;
  access: Access;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

export interface Submission extends PageRequest {
  fields: Fields;
  file: SentFile | undefined;
  /** Identifies this form: submitting it again has no effect. */
  once: string;
}

/** A page's content, below its heading. */
export interface Shown extends HeadProps {
  body: Child;
  /** What a form did, if it shows this page. */
  message?: string;
  /** The page to see after an undo of what the form did; without it there is no undo. */
  undoneAt?: string;
}

/** Where a completed form leads, and the message there; nothing if nothing changed. */
export interface Done {
  to: string;
  said?: Said;
}

/** The last page for a person whose action signs them out. */
export interface Farewell {
  farewell: Shown;
}

/** A page with its forms. A form redirects, or shows something only once. */
export interface Page {
  path: string;
  /** Its URL fragment is stored in the browser until the person is signed in. */
  keepsFragment?: true;
  show: (request: PageRequest) => Promise<Shown>;
  acts?: Readonly<Record<string, (submission: Submission) => Promise<Done | Shown | Farewell>>>;
  /** A response sent instead of a page. */
  send?: (request: PageRequest) => Promise<Response>;
}

/** A field's first value, trimmed; "" if missing. */
export function field(fields: Fields, name: string): string {
  return fields[name]?.[0]?.trim() ?? "";
}

/** The fields among these that are filled in. */
export function filledIn(fields: Fields, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, field(fields, name)]).filter(([, value]) => value !== ""),
  );
}

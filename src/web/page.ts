import type { Child } from "hono/jsx";
import type { ServiceError } from "../operation/errors.ts";
import type { Access } from "./dependencies.ts";
import type { Machine } from "./machine.ts";
import type { HeadProps } from "./parts/page-head.tsx";
import type { Person } from "./person.ts";
import type { Said } from "./said.ts";
import type { SentFile } from "./sent-file.ts";

/** The fields of a form as they were sent; a field that was sent several times has its values in order. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** A form that was refused: what was typed, and why it cannot be. */
export interface RefusedForm {
  act: string;
  fields: Fields;
  problem: ServiceError;
}

/** What a page is asked for. */
export interface PageRequest {
  person: Person;
  machine: Machine;
  access: Access;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** A form that was sent to a page. */
export interface Submission extends PageRequest {
  fields: Fields;
  file: SentFile | undefined;
  /** Stands for this form: the same form sent again is done once. */
  once: string;
}

/** What a page shows, below its head. */
export interface Shown extends HeadProps {
  body: Child;
}

/** Where a form that was done leads, and what is said there; nothing where nothing was changed. */
export interface Done {
  to: string;
  said?: Said;
}

/** The last page that a person sees who is signed out by what they did. */
export interface Farewell {
  farewell: Shown;
}

/** A page with the forms it takes. A form leads on, or shows what is shown but once. */
export interface Page {
  path: string;
  /** What stands behind its # is kept in the browser until the person is signed in. */
  keepsFragment?: true;
  show: (request: PageRequest) => Promise<Shown>;
  acts?: Readonly<Record<string, (submission: Submission) => Promise<Done | Shown | Farewell>>>;
  /** What is sent as it is in place of a page. */
  send?: (request: PageRequest) => Promise<Response>;
}

/** The first value of a field, without blanks around; "" where it was not sent. */
export function field(fields: Fields, name: string): string {
  return fields[name]?.[0]?.trim() ?? "";
}

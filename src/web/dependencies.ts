import type { Context } from "hono";
import type { AllowedHosts } from "../http/origin-check.ts";
import type { Store, WebSession } from "../store/ports/store.ts";
import type { Machine } from "./machine.ts";
import type { PersonDependencies } from "./person.ts";
import type { CookiePlace } from "./session/cookie.ts";

export interface WebOptions extends PersonDependencies {
  store: Store;
  hosts: AllowedHosts;
  place: CookiePlace;
  /** The folder of the database. */
  dataDir?: string | undefined;
}

/** The session of a request. */
export interface FoundSession {
  session: WebSession;
  /** What its forms carry. */
  formToken: string;
  /** Whether a form's token is the session's. */
  isForm: (token: string) => boolean;
}

export interface WebDependencies extends WebOptions {
  machine: Machine;
  /** The session of a request's cookie, if it lives. */
  sessionOf: (c: Context) => Promise<FoundSession | undefined>;
}

import type { Context } from "hono";
import { type OwnAccess, ownAccess } from "../auth/own-access.ts";
import type { AllowedHosts } from "../http/origin-check.ts";
import type { ServiceError } from "../operation/errors.ts";
import type { ReadFile } from "../operation/handler.ts";
import type { Launch } from "../shared/agent-clients.ts";
import type { Store, WebSession } from "../store/ports/store.ts";
import type { Machine } from "./machine.ts";
import type { PersonDependencies } from "./person.ts";
import type { CookiePlace } from "./session/cookie.ts";

export interface WebOptions extends PersonDependencies {
  store: Store;
  readFile: ReadFile;
  /** Registers a listener that is called after each committed write of this process. It must not throw. */
  onWritten: (listener: (userId: string) => void) => void;
  hosts: AllowedHosts;
  place: CookiePlace;
  /** The folder of the database. */
  dataDir?: string | undefined;
  /** Where the server is reached; known once it listens. */
  server: { baseUrl: string | null };
  /** The command that agents start. */
  launch: Launch;
}

/** How a person's data is reached, with what to paste into a client. */
export interface Access extends OwnAccess {
  launch: Launch;
  /** Where clients that speak HTTP connect. */
  address: string | null;
  /** Where these pages are; null where that is not known. */
  home: string | null;
}

/** The access to the data of a session's person. */
export function accessOf({ userId }: WebSession, deps: WebOptions): Access {
  const { launch, server } = deps;
  const address = server.baseUrl === null ? null : `${server.baseUrl}/mcp`;
  return { ...ownAccess(userId, deps), launch, address, home: server.baseUrl };
}

/** The session of a request. */
export interface FoundSession {
  session: WebSession;
  /** What its forms carry. */
  formToken: string;
  /** Set where the person is suspended: what every page and form is answered. */
  suspension: ServiceError | undefined;
  /** What is stored is the demo's fictional person. */
  isDemo: boolean;
  /** Whether a form's token is the session's. */
  isForm: (token: string) => boolean;
}

export interface WebDependencies extends WebOptions {
  machine: Machine;
  /** The session of a request's cookie, if it lives. */
  sessionOf: (c: Context) => Promise<FoundSession | undefined>;
}

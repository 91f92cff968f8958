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
  /** The server's address, known once it listens. */
  server: { baseUrl: string | null };
  /** The command that starts an agent's connection. */
  launch: Launch;
  /** Fills a user without a career with the fictional person of the demo. */
  fillDemo: (userId: string) => Promise<void>;
}

/** How to reach a person's data, with what to paste into a client. */
export interface Access extends OwnAccess {
  launch: Launch;
  /** Where HTTP clients connect. */
  address: string | null;
  /** The address of these pages; null if unknown. */
  home: string | null;
}

/** Access to the data of a session's person. */
export function accessOf({ userId }: WebSession, deps: WebOptions): Access {
  const { launch, server } = deps;
  const address = server.baseUrl === null ? null : `${server.baseUrl}/mcp`;
  return { ...ownAccess(userId, deps), launch, address, home: server.baseUrl };
}

export interface FoundSession {
  session: WebSession;
  /** The token in its forms. */
  formToken: string;
  /** Set if the person is suspended: the answer to every page and form. */
  suspension: ServiceError | undefined;
  /** The stored data is the demo's fictional person. */
  isDemo: boolean;
  /** True if a form's token is the session's. */
  isForm: (token: string) => boolean;
}

export interface WebDependencies extends WebOptions {
  machine: Machine;
  /** The session of a request's cookie, if it is valid. */
  sessionOf: (c: Context) => Promise<FoundSession | undefined>;
}

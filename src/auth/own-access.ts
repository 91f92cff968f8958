import { fail } from "../operation/errors.ts";
import { jsonHash } from "../shared/hash.ts";
import { DAY_MS } from "../shared/time.ts";
import type { KeyRecord, Store, WebSession } from "../store/ports/store.ts";
import { issueKey, type KeyOutside } from "./issue-key.ts";
import { expandScopes } from "./scopes.ts";
import { SESSION_IDLE_MS } from "./sign-in.ts";

const LONGEST_NAME = 100;

interface Outside extends KeyOutside {
  store: Pick<Store, "access" | "sessions">;
  /** All scopes there are. */
  scopes: readonly string[];
}

/** What a new key is to be. */
interface OwnKeyRequest {
  name: string;
  /** Names of scopes, or `all`, `read:*` and `write:*`. */
  scopes: readonly string[];
  /** Until it expires; never where undefined. */
  days: number | undefined;
}

/** What opens a person's data, for that person to see and to end. */
export interface OwnAccess {
  /** Keys and addresses that are not revoked, the newest first. */
  keys: () => Promise<KeyRecord[]>;
  /** Makes a key and gives it, which is the only time; `once` stands for the form. Throws where that was done. */
  makeKey: (request: OwnKeyRequest, once: string) => Promise<string>;
  revokeKey: (id: string) => Promise<void>;
  /** Browsers that are signed in, the one used last first. */
  sessions: () => Promise<WebSession[]>;
  endSession: (id: string) => Promise<void>;
}

/** The access to one person's data. */
export function ownAccess(userId: string, { store, runtime, scopes }: Outside): OwnAccess {
  const { access, sessions } = store;
  const keys = async () => {
    const all = await access.listKeys();
    return all
      .filter((key) => key.userId === userId && key.revokedAt === null)
      .sort((left, right) => right.createdAt.localeCompare(left.createdAt));
  };
  return {
    keys,
    makeKey: async ({ name, scopes: asked, days }, once) => {
      if (name === "" || name.length > LONGEST_NAME)
        throw fail("validation.bad_request", "name must say in a few words what the key is for.");
      const id = `key_${jsonHash([userId, once])}`;
      if (await access.findKeyById(id))
        throw fail(
          "validation.bad_request",
          "This key was made and shown already; revoke it and make another.",
        );
      const expiresAt =
        days === undefined ? null : new Date(runtime.now().getTime() + days * DAY_MS).toISOString();
      const request = {
        id,
        userId,
        name,
        scopes: expandScopes(asked, scopes),
        expiresAt,
      };
      return (await issueKey({ store, runtime }, request)).key;
    },
    revokeKey: async (id) => {
      const own = (await keys()).some((key) => key.id === id);
      if (!own || !(await access.revokeKey(id, runtime.now().toISOString())))
        throw fail(
          "resource.not_found",
          "No key of yours is open under this name; it may be revoked already.",
        );
    },
    sessions: async () => {
      const since = new Date(runtime.now().getTime() - SESSION_IDLE_MS).toISOString();
      return (await sessions.list(userId)).filter(({ lastUsedAt }) => lastUsedAt > since);
    },
    endSession: async (id) => {
      if (!(await sessions.end(userId, id)))
        throw fail("resource.not_found", "This browser is signed out already.");
    },
  };
}

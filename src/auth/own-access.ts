import type { UrlTokenKind } from "../operation/declaration.ts";
import { fail } from "../operation/errors.ts";
import { jsonHash } from "../shared/hash.ts";
import { DAY_MS } from "../shared/time.ts";
import type { KeyRecord, Store, WebSession } from "../store/ports/store.ts";
import { expandScopes, issueKey, type KeyOutside } from "./issue-key.ts";
import { SESSION_IDLE_MS } from "./sign-in.ts";

const LONGEST_NAME = 100;

interface Outside extends KeyOutside {
  store: Pick<Store, "access" | "sessions">;
  /** All scopes there are. */
  scopes: readonly string[];
}

/** The properties of a new key. */
interface OwnKeyRequest {
  name: string;
  /** Names of scopes, or `all`, `read:*` and `write:*`. */
  scopes: readonly string[];
  /** Days until it expires. Undefined: never. */
  days: number | undefined;
  /** Set for a token that opens a single URL. */
  urlToken?: UrlTokenKind;
}

/** What grants access to a user's data. The user can list and revoke it. */
export interface OwnAccess {
  /** Keys and URL tokens that are not revoked, newest first. */
  keys: () => Promise<KeyRecord[]>;
  /** Makes a key and returns it, for the only time. `once` identifies the form. Throws if it was already used. */
  makeKey: (request: OwnKeyRequest, once: string) => Promise<string>;
  revokeKey: (id: string) => Promise<void>;
  /** Signed-in browsers, last used first. */
  sessions: () => Promise<WebSession[]>;
  endSession: (id: string) => Promise<void>;
}

/** The access to one user's data. */
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
    makeKey: async ({ name, scopes: asked, days, urlToken }, once) => {
      if (name === "" || name.length > LONGEST_NAME)
        throw fail("validation.bad_request", "name must say in a few words what the key is for.");
      const id = `key_${jsonHash([userId, once])}`;
      if (await access.findKeyById(id))
        throw fail(
          "validation.bad_request",
          "This key was already made and shown. Revoke it and make another.",
        );
      const expiresAt =
        days === undefined ? null : new Date(runtime.now().getTime() + days * DAY_MS).toISOString();
      const request = {
        id,
        userId,
        name,
        // A token for one URL has no scopes.
        scopes: urlToken ? [] : expandScopes(asked, scopes),
        expiresAt,
        ...(urlToken && { urlToken }),
      };
      return (await issueKey({ store, runtime }, request)).key;
    },
    revokeKey: async (id) => {
      const own = (await keys()).some((key) => key.id === id);
      if (!own || !(await access.revokeKey(id, runtime.now().toISOString())))
        throw fail("resource.not_found", "You have no active key with this name. It may already be revoked.");
    },
    sessions: async () => {
      const since = new Date(runtime.now().getTime() - SESSION_IDLE_MS).toISOString();
      return (await sessions.list(userId)).filter(({ lastUsedAt }) => lastUsedAt > since);
    },
    endSession: async (id) => {
      if (!(await sessions.end(userId, id)))
        throw fail("resource.not_found", "This browser is already signed out.");
    },
  };
}

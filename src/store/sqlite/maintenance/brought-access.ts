import { openDatabase } from "../driver/driver.ts";

/** A key that grants a client access. */
export interface LiveKey {
  id: string;
  userId: string;
  name: string;
  prefix: string;
  scopes: string[];
}

/** Everything in a database that grants access or sends data out. */
export interface BroughtAccess {
  keys: LiveKey[];
  /** Issuers' accounts whose tokens open a user's data. */
  links: { userId: string; issuer: string; subject: string }[];
  /** Endpoints that receive events. */
  webhooks: { userId: string; url: string }[];
}

/** Reads the access that a database grants at a time (RFC 3339). */
export function accessIn(file: string, now: string): BroughtAccess {
  const database = openDatabase(file, { readonly: true, fileMustExist: true });
  try {
    const keys = database
      .prepare<[string], Omit<LiveKey, "scopes"> & { scopes: unknown }>(
        `select id, user_id as userId, name, prefix, scopes from api_keys
         where revoked_at is null and (expires_at is null or expires_at > ?) order by id`,
      )
      .all(now)
      .map((key) => ({ ...key, scopes: namesIn(key.scopes) }));
    const links = database
      .prepare<[], BroughtAccess["links"][number]>(
        "select user_id as userId, issuer, subject from subject_links order by id",
      )
      .all();
    const webhooks = database
      .prepare<[], BroughtAccess["webhooks"][number]>(
        "select user_id as userId, webhook_url as url from webhooks where is_active = 1 order by id",
      )
      .all();
    return { keys, links, webhooks };
  } finally {
    database.close();
  }
}

/**
 * Removes what a restore must not bring back: scopes of any key (also revoked ones) that are not `allowed`, and all
 * sessions and codes of the pages, which may have been ended since.
 */
export function limitAccess(file: string, allowed: ReadonlySet<string>): void {
  const database = openDatabase(file, { fileMustExist: true });
  try {
    database.pragma("secure_delete = on");
    database.transaction(() => {
      const setScopes = database.prepare("update api_keys set scopes = ? where id = ?");
      const keys = database.prepare<[], { id: string; scopes: unknown }>("select id, scopes from api_keys");
      for (const { id, scopes } of keys.all()) {
        const kept = JSON.stringify(namesIn(scopes).filter((scope) => allowed.has(scope)));
        if (kept !== scopes) setScopes.run(kept, id);
      }
      database.exec("delete from web_sessions; delete from sign_in_codes");
    })();
  } finally {
    database.close();
  }
}

/** The names in a scopes column; none if it holds anything else. */
function namesIn(column: unknown): string[] {
  const value = parsed(column);
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}

function parsed(column: unknown): unknown {
  if (typeof column !== "string") return undefined;
  try {
    return JSON.parse(column);
  } catch {
    return undefined;
  }
}

import { fail } from "../../operation/errors.ts";
import { HOURLY_LIMIT } from "../../operation/new-key.ts";
import { expandNames, isAdminScope } from "../../operation/scopes.ts";
import { jsonHash, textHash } from "../../shared/hash.ts";
import type { FoundKey, KeyRecord, Store, SubjectLink } from "../../store/ports/store.ts";
import type { KeyOutside } from "../issue-key.ts";
import type { CheckedToken } from "./verify-token.ts";

export interface CallerDependencies extends KeyOutside {
  store: Pick<Store, "access" | "subjects">;
  /** All scopes there are. */
  scopes: readonly string[];
  /** An unlinked account gets its own user. */
  newUsers: boolean;
}

/**
 * The caller of a checked token, in the same form as a key's caller. Each client of a linked account has a stored key
 * that nobody can present. The client is limited, listed and revoked by it. Scopes and expiry come from the token.
 * Throws auth.forbidden.
 */
export async function callerOf(token: CheckedToken, deps: CallerDependencies): Promise<FoundKey> {
  const link = await linkOf(token, deps);
  const record = await clientKeyOf(link, token.client, deps);
  if (record.revokedAt !== null)
    throw fail("auth.forbidden", "This client's access was revoked. Link the account again to allow it.");
  return {
    ...record,
    scopes: tokenScopes(token.scope, deps.scopes),
    expiresAt: token.expiresAt.toISOString(),
  };
}

async function linkOf(
  token: CheckedToken,
  { store, runtime, newUsers }: CallerDependencies,
): Promise<SubjectLink> {
  const { issuer, subject } = token;
  const known = await store.subjects.find(issuer, subject);
  if (known) return known;
  if (!newUsers)
    throw fail(
      "auth.forbidden",
      "The token is valid, but its account is not linked to a user here. The server's administrator can link it with `career-context users link`.",
    );
  const createdAt = runtime.now().toISOString();
  // Never an existing user: an e-mail address proves nothing here.
  const user = { id: runtime.newId("usr"), name: null, email: null, createdAt };
  return store.subjects.link({ id: runtime.newId("lnk"), userId: user.id, issuer, subject, createdAt }, user);
}

/** The stored key of a linked account's client. Created at its first call. */
async function clientKeyOf(
  { id: linkId, userId }: SubjectLink,
  client: string,
  { store: { access }, runtime }: CallerDependencies,
): Promise<FoundKey> {
  // Headers cannot contain a line break, so no presented key has this hash.
  const hash = textHash(`${linkId}\n${client}`);
  const known = await access.findKey(hash);
  if (known) return known;
  const record: KeyRecord = {
    id: `key_${jsonHash([linkId, client])}`,
    userId,
    hash,
    prefix: linkId,
    name: nameOf(client),
    // Its scopes come from its tokens.
    scopes: [],
    hourlyLimit: HOURLY_LIMIT,
    credits: null,
    creditKind: null,
    creditsGranted: null,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: runtime.now().toISOString(),
  };
  // If two first calls race, one finds the other's key.
  const failure = await access.createKey(record).catch((error: unknown) => ({ error }));
  const made = await access.findKey(hash);
  if (made) return made;
  throw failure?.error ?? new Error("A created key is missing.");
}

const LONGEST_NAME = 100;

/** A client's name in the list of keys and the access log: its id, if that looks like a name or URL. */
function nameOf(client: string): string {
  return /^[\w.:/@~%+-]+$/.test(client) ? client.slice(0, LONGEST_NAME) : "a client of the issuer";
}

/** True if a stored key belongs to a linked account's client. */
export function isClientKey({ prefix }: Pick<KeyRecord, "prefix">): boolean {
  return prefix.startsWith("lnk_");
}

/**
 * The service's scopes in a token's `scope` claim, by name or as `all`, `read:*` and `write:*`. Other names are
 * ignored, and so is administration, whatever the issuer says.
 */
export function tokenScopes(claim: string, known: readonly string[]): string[] {
  return expandNames(
    claim.split(" "),
    known.filter((scope) => !isAdminScope(scope)),
  ).scopes;
}

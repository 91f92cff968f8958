import { fail } from "../../operation/errors.ts";
import { HOURLY_LIMIT } from "../../operation/new-key.ts";
import { jsonHash, textHash } from "../../shared/hash.ts";
import type { FoundKey, KeyRecord, Store, SubjectLink } from "../../store/ports/store.ts";
import type { KeyOutside } from "../issue-key.ts";
import { tokenScopes } from "./token-scopes.ts";
import type { CheckedToken } from "./verify-token.ts";

export interface CallerDependencies extends KeyOutside {
  store: Pick<Store, "access" | "subjects">;
  /** All scopes there are. */
  scopes: readonly string[];
  /** An account that is not linked gets a user of its own. */
  newUsers: boolean;
}

/**
 * The caller of a checked token, in the form that the caller of a key has: each client of a linked account has a stored
 * key that nobody can present, by which it is limited, listed and revoked; scopes and end are those of the token. Throws
 * auth.forbidden.
 */
export async function callerOf(token: CheckedToken, deps: CallerDependencies): Promise<FoundKey> {
  const link = await linkOf(token, deps);
  const record = await clientKeyOf(link, token.client, deps);
  if (record.revokedAt !== null)
    throw fail(
      "auth.forbidden",
      "The access of this client was ended here; link the account again to allow it.",
    );
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
      "The token is good, and its account is linked to nobody's data here; whoever runs this server links it with `career-context users link`.",
    );
  const createdAt = runtime.now().toISOString();
  // Never somebody who is there already: an e-mail address proves nothing here.
  const user = { id: runtime.newId("usr"), name: null, email: null, createdAt };
  return store.subjects.link({ id: runtime.newId("lnk"), userId: user.id, issuer, subject, createdAt }, user);
}

/** The key that stands for a client of a linked account; made at its first call. */
async function clientKeyOf(
  { id: linkId, userId }: SubjectLink,
  client: string,
  { store: { access }, runtime }: CallerDependencies,
): Promise<FoundKey> {
  // A line break comes in no header: nothing that is presented as a key has this hash.
  const hash = textHash(`${linkId}\n${client}`);
  const known = await access.findKey(hash);
  if (known) return known;
  const record: KeyRecord = {
    id: `key_${jsonHash([linkId, client])}`,
    userId,
    hash,
    prefix: linkId,
    name: nameOf(client),
    // What it may do is in each of its tokens.
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
  // Of two first calls at once, one finds what the other made.
  const failure = await access.createKey(record).catch((error: unknown) => ({ error }));
  const made = await access.findKey(hash);
  if (made) return made;
  throw failure?.error ?? new Error("A key that was made is not there.");
}

const LONGEST_NAME = 100;

/** What a client is called in the lists of keys and of who did what: its id, where that is a name or an address. */
function nameOf(client: string): string {
  return /^[\w.:/@~%+-]+$/.test(client) ? client.slice(0, LONGEST_NAME) : "a client of the issuer";
}

/** Whether a stored key stands for a client of a linked account. */
export function isClientKey({ prefix }: Pick<KeyRecord, "prefix">): boolean {
  return prefix.startsWith("lnk_");
}

import { fail } from "../operation/errors.ts";
import { refuseSuspended } from "../operation/suspended.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { authenticate } from "./api-keys.ts";
import type { ResourceName } from "./oauth/protected-resource.ts";
import type { RemoteAccess } from "./oauth/remote-access.ts";

/** What a request says of itself. */
export interface Presented {
  header: (name: string) => string | undefined;
  query: (name: string) => string | undefined;
}

export interface CallerSources {
  store: Store;
  /** Set where access tokens are taken beside keys. */
  remote?: RemoteAccess | undefined;
}

/** The caller of a request by its key, or where they are taken by its access token. Throws ServiceError. */
export async function findCaller(
  { header, query }: Presented,
  to: ResourceName,
  { store, remote }: CallerSources,
  now: Date,
): Promise<KeyRecord> {
  if (remote && query("access_token") !== undefined)
    throw fail(
      "validation.bad_request",
      "A token is taken from the Authorization header alone: an address stays in logs.",
    );
  const bearer = /^bearer +(\S+)$/i.exec((header("authorization") ?? "").trim())?.[1];
  const remoteCaller = bearer === undefined ? undefined : await remote?.authenticate(bearer, to, now);
  const caller = remoteCaller ?? (await authenticate(header, store, now));
  refuseSuspended(caller);
  return caller;
}

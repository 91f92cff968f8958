import type { FoundKey } from "../../store/ports/store.ts";
import { createIssuerKeys, type IssuerKeysDependencies } from "./issuer-keys.ts";
import { createJsonFetch } from "./json-fetch.ts";
import {
  type ProtectedResource,
  protectedResources,
  type ResourceName,
  type ResourceSettings,
} from "./protected-resource.ts";
import { type CallerDependencies, callerOf } from "./token-caller.ts";
import { isAccessToken, verifyToken } from "./verify-token.ts";

/** Accepts access tokens of the issuers that the operator named. */
export interface RemoteAccess {
  resources: Record<ResourceName, ProtectedResource>;
  issuers: readonly string[];
  /** The caller of a token for a resource. Undefined if it is not a token, but perhaps a key. Throws ServiceError. */
  authenticate: (presented: string, to: ResourceName, now: Date) => Promise<FoundKey | undefined>;
}

export interface RemoteAccessOptions extends ResourceSettings, Omit<CallerDependencies, "runtime"> {
  runtime: CallerDependencies["runtime"] & { timers: Parameters<typeof createJsonFetch>[0] };
  onFailure: IssuerKeysDependencies["onFailure"];
}

/** Creates the access token check. Fetches nothing before the first token. */
export function createRemoteAccess(options: RemoteAccessOptions): RemoteAccess {
  const { runtime, issuers, onFailure } = options;
  const fetchJson = createJsonFetch(runtime.timers);
  const keysOf = new Map(
    issuers.map((issuer) => [issuer, createIssuerKeys(issuer, { fetchJson, now: runtime.now, onFailure })]),
  );
  const resources = protectedResources(options);
  return {
    resources,
    issuers,
    authenticate: async (presented, to, now) => {
      if (!isAccessToken(presented)) return undefined;
      return callerOf(await verifyToken(presented, resources[to].audiences, keysOf, now), options);
    },
  };
}

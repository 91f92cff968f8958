import type { ProtectedResource, ResourceName } from "../auth/oauth/protected-resource.ts";
import type { RemoteAccess } from "../auth/oauth/remote-access.ts";
import { isClientKey } from "../auth/oauth/token-caller.ts";
import { INVALID_TOKEN } from "../auth/oauth/verify-token.ts";
import type { ServiceError } from "../operation/errors.ts";
import { isAdminScope } from "../operation/scopes.ts";
import type { KeyRecord } from "../store/ports/store.ts";

/** The path of the refused request. */
export interface Refused {
  to: ResourceName;
  remote?: RemoteAccess | undefined;
  /** The caller, if known. */
  caller?: KeyRecord | undefined;
  /** The scope of the operation. */
  scope?: string | undefined;
}

/**
 * The `WWW-Authenticate` header of an error: the accepted credentials (RFC 6750, RFC 9728). Undefined if none would
 * help.
 */
export function challengeOf(error: ServiceError, { to, remote, caller, scope }: Refused): string | undefined {
  if (!remote) return error.status === 401 ? "Bearer" : undefined;
  const resource = remote.resources[to];
  if (error.status === 401) {
    const wasPresented = error.title === INVALID_TOKEN || error.type === "auth.api_key_invalid";
    return bearer(
      resource,
      wasPresented ? "invalid_token" : undefined,
      error.message,
      scope === undefined || isAdminScope(scope) ? resource.scope : scope,
    );
  }
  // A client cannot request another key. It can request another token, except for administration.
  const canStepUp =
    error.type === "auth.insufficient_scope" &&
    caller !== undefined &&
    isClientKey(caller) &&
    !isAdminScope(error.scope ?? scope ?? "");
  return canStepUp
    ? bearer(resource, "insufficient_scope", "The token lacks the scope.", error.scope ?? scope)
    : undefined;
}

function bearer(
  { metadataUrl }: ProtectedResource,
  error: string | undefined,
  description: string,
  scope: string | undefined,
): string {
  const said = {
    ...(error !== undefined && { error, error_description: description.replaceAll(/[^ !#-[\]-~]/g, "'") }),
    ...(scope !== undefined && { scope }),
    resource_metadata: metadataUrl,
  };
  return `Bearer ${Object.entries(said)
    .map(([name, value]) => `${name}="${value}"`)
    .join(", ")}`;
}

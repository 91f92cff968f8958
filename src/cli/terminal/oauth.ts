import type { Service } from "../../app/service.ts";
import { isIssuer } from "../../auth/oauth/issuer-url.ts";
import type { RemoteAccess } from "../../auth/oauth/remote-access.ts";
import type { OAuthSettings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";
import { UsageError } from "../../platform/usage-error.ts";

/** Throws UsageError if an issuer cannot be one. */
export function requireIssuer(issuer: string): void {
  if (!isIssuer(issuer))
    throw new UsageError(
      "An issuer is its address as written in its tokens, https:// without query (http:// on this machine alone), such as https://id.example/realms/me.",
    );
}

/** Throws UsageError if the settings do not fit together. */
export function checkOAuth({ issuers, audience, newUsers }: OAuthSettings, publicUrl: URL | undefined): void {
  for (const issuer of issuers) requireIssuer(issuer);
  if (issuers.length === 0) {
    if (audience === undefined && !newUsers) return;
    throw new UsageError("--oauth-audience and --oauth-new-users need --oauth-issuer.");
  }
  if (publicUrl === undefined)
    throw new UsageError(
      "--oauth-issuer needs --public-url: tokens are issued for the address that clients use.",
    );
  if (audience !== undefined && (!URL.canParse(audience) || audience.includes("#")))
    throw new UsageError(
      "--oauth-audience must be a URI without a fragment, such as https://career.example/api.",
    );
}

/** The token verifier; undefined, with nothing loaded, if no issuer is configured. */
export async function openRemoteAccess(
  { issuers, audience, newUsers }: OAuthSettings,
  publicUrl: URL | undefined,
  { store, runtime, scopes }: Service,
  log: Log,
): Promise<RemoteAccess | undefined> {
  if (issuers.length === 0 || publicUrl === undefined) return undefined;
  const { createRemoteAccess } = await import("../../auth/oauth/remote-access.ts");
  return createRemoteAccess({
    ...{ store, runtime, scopes, issuers, audience, newUsers, publicUrl },
    onFailure: (issuer, reason) =>
      log.warn(`The keys of an issuer could not be fetched: ${reason}.`, { issuer }),
  });
}

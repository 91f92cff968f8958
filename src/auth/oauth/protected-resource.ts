/** A surface that is a separate resource for issuers (RFC 8707): a token for one is not valid for another. */
export type ResourceName = "mcp" | "rest";

export interface ProtectedResource {
  /** The required audience of a token. */
  audiences: readonly string[];
  /** The paths of its metadata. */
  metadataPaths: readonly string[];
  metadataUrl: string;
  /** The metadata of RFC 9728. */
  metadata: Record<string, unknown>;
  /** The scopes that a client without a token should request. */
  scope: string;
}

export interface ResourceSettings {
  /** The server's origin, as clients reach it. */
  publicUrl: URL;
  issuers: readonly string[];
  /** A further audience that both resources accept. */
  audience?: string | undefined;
}

const WELL_KNOWN = "/.well-known/oauth-protected-resource";
/** The scopes of the first consent. A call that needs more names them. */
const SHORT_SCOPES = ["read:*", "write:*"];

/** The server's resources. A resource's name is its URL, so a client requests a token for the URL that it calls. */
export function protectedResources(settings: ResourceSettings): Record<ResourceName, ProtectedResource> {
  return {
    // MCP clients look below the path first, then at the root.
    mcp: {
      ...resource("/mcp", "Career context", settings),
      metadataPaths: [`${WELL_KNOWN}/mcp`, WELL_KNOWN],
    },
    rest: resource("/api/v1", "Career context, REST", settings),
  };
}

function resource(
  path: string,
  name: string,
  { publicUrl: { origin }, issuers, audience }: ResourceSettings,
): ProtectedResource {
  const uri = `${origin}${path}`;
  return {
    audiences: audience === undefined ? [uri] : [uri, audience],
    metadataPaths: [`${WELL_KNOWN}${path}`],
    metadataUrl: `${origin}${WELL_KNOWN}${path}`,
    metadata: {
      resource: uri,
      authorization_servers: issuers,
      scopes_supported: SHORT_SCOPES,
      bearer_methods_supported: ["header"],
      resource_name: name,
      resource_documentation: `${origin}/docs`,
    },
    scope: SHORT_SCOPES.join(" "),
  };
}

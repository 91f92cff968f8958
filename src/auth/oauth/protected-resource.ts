/** A way to reach operations that is a resource of its own to issuers (RFC 8707): a token for one is none for another. */
export type ResourceName = "mcp" | "rest";

export interface ProtectedResource {
  /** What a token must have as its audience. */
  audiences: readonly string[];
  /** Paths below which its metadata are. */
  metadataPaths: readonly string[];
  metadataUrl: string;
  /** The metadata of RFC 9728. */
  metadata: Record<string, unknown>;
  /** What a client without a token asks for. */
  scope: string;
}

export interface ResourceSettings {
  /** Where clients reach this server; without a path. */
  publicUrl: URL;
  issuers: readonly string[];
  /** A further audience that both resources take. */
  audience?: string | undefined;
}

const WELL_KNOWN = "/.well-known/oauth-protected-resource";
/** What a first consent is asked for; a call that wants more says which. */
const SHORT_SCOPES = ["read:*", "write:*"];

/** The resources that this server is. Their names are their addresses: what a client asks a token for is what it calls. */
export function protectedResources(settings: ResourceSettings): Record<ResourceName, ProtectedResource> {
  return {
    // MCP's clients look below the path first and at the root after it.
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

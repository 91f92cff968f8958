import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";
import { onTestFinished } from "vitest";
import { freePort } from "../net/free-port.ts";

export interface RealIssuer {
  issuer: string;
  /** Who consented to what, in order: the client, and the scopes that it was given. */
  consents: { client: unknown; scopes: string[] }[];
  /** How the next clients are known: by a document at their id's address. */
  documents: Map<string, object>;
}

export interface RealIssuerOptions {
  /** The account that signs in. */
  subject: string;
  resource: string;
  /** The scopes that the issuer knows for the resource. */
  scopes: readonly string[];
  /** Seconds that an access token is good. */
  lifetime?: number;
}

/** An OAuth issuer as there are many: registration by document and dynamically, PKCE, resource indicators, refresh, revocation. Who comes is signed in and consents at once. */
export async function startProvider({
  subject,
  resource,
  scopes,
  lifetime = 300,
}: RealIssuerOptions): Promise<RealIssuer> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const consents: RealIssuer["consents"] = [];
  const documents: RealIssuer["documents"] = new Map();
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "k1", alg: "RS256", use: "sig" };
  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    cookies: { keys: ["a key of a test"] },
    clientAuthMethods: ["none"],
    clientDefaults: { token_endpoint_auth_method: "none" },
    scopes: ["openid", "offline_access", ...scopes],
    rotateRefreshToken: true,
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub }) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true },
      revocation: { enabled: true },
      clientIdMetadataDocument: { enabled: true, ack: "draft-02" },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(" "),
          audience: resource,
          accessTokenTTL: lifetime,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
    fetch: async (url: URL | string) => {
      const found = documents.get(String(url));
      return Response.json(found ?? {}, { status: found ? 200 : 404 });
    },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/interaction/"))
      void interact(request, response, { provider, subject, resource, consents });
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { issuer, consents, documents };
}

interface Interacting {
  provider: Provider;
  subject: string;
  resource: string;
  consents: RealIssuer["consents"];
}

/** What a person does at an issuer: signs in, and gives a client what it asks for. */
async function interact(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, subject, resource, consents }: Interacting,
): Promise<void> {
  const { prompt, params, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === "login") {
    await provider.interactionFinished(request, response, { login: { accountId: subject } });
    return;
  }
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = known ?? new provider.Grant({ accountId: subject, clientId: params.client_id });
  const scopes = String(params.scope ?? "").split(" ");
  grant.addOIDCScope(["openid", "offline_access", ...scopes].join(" "));
  grant.addResourceScope(resource, scopes.filter((scope) => scope !== "offline_access").join(" "));
  consents.push({ client: params.client_id, scopes });
  const merge = { mergeWithLastSubmission: true };
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } }, merge);
}

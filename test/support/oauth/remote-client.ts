import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import { NEWEST_REVISION } from "../mcp/client.ts";

const REDIRECT = "http://127.0.0.1:9/callback";

export interface RemoteClient {
  client: Client;
  /** What the client keeps. */
  kept: { information?: OAuthClientInformationMixed; tokens?: OAuthTokens };
  /** How often its person was sent to the issuer. */
  visits: () => number;
  /** Takes what the person was given at the last visit. */
  comeBack: () => Promise<void>;
}

export interface RemoteClientOptions {
  /** Where its metadata document is; registered dynamically without one. */
  document?: string;
  /** Revision that it speaks. */
  revision?: string;
}

/** A client that knows nothing but the address, and finds out the rest as the protocol says; its person's browser follows the issuer. */
export async function connectRemote(url: string, options: RemoteClientOptions = {}): Promise<RemoteClient> {
  const kept: RemoteClient["kept"] = {};
  const browser = createBrowser();
  let verifier = "";
  let discovery: OAuthDiscoveryState | undefined;
  let callback: URLSearchParams | undefined;
  let visits = 0;
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    ...(options.document !== undefined && { clientMetadataUrl: options.document }),
    clientMetadata: metadata(),
    clientInformation: () => kept.information,
    saveClientInformation: (information) => {
      kept.information = information;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    codeVerifier: () => verifier,
    saveCodeVerifier: (made) => {
      verifier = made;
    },
    discoveryState: () => discovery,
    saveDiscoveryState: (state) => {
      discovery = state;
    },
    redirectToAuthorization: async (address) => {
      visits += 1;
      callback = await browser.follow(address);
    },
    invalidateCredentials: (scope) => {
      if (scope === "tokens" || scope === "all") delete kept.tokens;
    },
  };
  const make = () => new StreamableHTTPClientTransport(new URL(url), { authProvider: provider });
  const client = new Client(
    { name: "remote client", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: options.revision ?? NEWEST_REVISION } } },
  );
  onTestFinished(() => client.close());
  let transport = make();
  const comeBack = async () => {
    if (callback === undefined) throw new Error("The person was not sent to the issuer.");
    await transport.finishAuth(callback);
  };
  try {
    await client.connect(transport);
  } catch (error) {
    if (callback === undefined) throw error;
    // Sent away to the issuer: the client comes again with what its person was given.
    await comeBack();
    transport = make();
    await client.connect(transport);
  }
  return { client, kept, visits: () => visits, comeBack };
}

/** What a client says of itself at registration, or in its document. */
export function metadata(): OAuthClientMetadata {
  return {
    client_name: "A remote client",
    redirect_uris: [REDIRECT],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    application_type: "native",
  };
}

/** A browser: it follows redirects with its cookies until it is sent to the client. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return {
    follow: async (start: URL): Promise<URLSearchParams> => {
      let at = start;
      for (let n = 0; n < 10; n += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const answer = await fetch(at, { redirect: "manual", headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get("location");
        if (location === null) throw new Error(`The issuer shows a page: ${await answer.text()}`);
        at = new URL(location, at);
        if (at.href.startsWith(REDIRECT)) return at.searchParams;
      }
      throw new Error("The issuer redirects without end.");
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from "jose";
import { onTestFinished } from "vitest";

/** An issuer of whatever tokens a test asks for, with its metadata and keys on a port of this machine. */
export interface FakeIssuer {
  issuer: string;
  /** Signs claims as they are; `header` goes over the usual one. */
  sign: (claims: JWTPayload, header?: Partial<JWTHeaderParameters>, by?: CryptoKey) => Promise<string>;
  /** Signs with another key from now on; its own set shows it alone, unless the old ones are kept. */
  rotate: (options?: { keepOld?: boolean }) => Promise<void>;
  keys: () => JSONWebKeySet;
  /** Answers every request in place of the issuer; undefined gives it back. */
  answerWith: (answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined) => void;
  /** Paths that were asked for. */
  asked: string[];
}

export async function startIssuer(alg = "ES256", path = ""): Promise<FakeIssuer> {
  const asked: string[] = [];
  let count = 0;
  let current: { kid: string; privateKey: CryptoKey } | undefined;
  let jwks: JSONWebKeySet = { keys: [] };
  let instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const rotate: FakeIssuer["rotate"] = async ({ keepOld = false } = {}) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    const kid = `k${++count}`;
    current = { kid, privateKey };
    const key = { ...(await exportJWK(publicKey)), kid, alg, use: "sig" };
    jwks = { keys: keepOld ? [...jwks.keys, key] : [key] };
  };
  await rotate();
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (instead) return instead(request, response);
    const found = documents(request.url);
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const issuer = `${origin}${path}`;
  const documents = (url: string | undefined) =>
    ({
      [`/.well-known/oauth-authorization-server${path}`]: { issuer, jwks_uri: `${origin}/jwks` },
      "/jwks": jwks,
    })[url ?? ""];
  return {
    issuer,
    asked,
    rotate,
    keys: () => jwks,
    answerWith: (answer) => (instead = answer),
    sign: async (claims, header = {}, by) => {
      if (!current) throw new Error("The issuer has no key.");
      return new SignJWT(claims)
        .setProtectedHeader({ alg, typ: "at+jwt", kid: current.kid, ...header })
        .sign(by ?? current.privateKey);
    },
  };
}

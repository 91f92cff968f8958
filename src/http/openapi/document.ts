import type { z } from "zod";
import type { UrlTokenKind } from "../../operation/declaration.ts";
import { type Operation, pathFields } from "../../operation/definition.ts";
import { takesIdempotencyKey } from "../../operation/pipeline/idempotency.ts";
import { isObject } from "../../shared/json.ts";
import type { Schema } from "./plain.ts";
import { responses, sharedHeaders, sharedResponses, sharedSchemas } from "./responses.ts";
import { createShapes, jsonSchema, type Shapes } from "./shapes.ts";
import { shareRepeated } from "./share-repeated.ts";

/** A document's title and description. */
interface About {
  title: string;
  description: string;
}

const envelope =
  "takes an API key and answers `{ data, metadata, links }`; failures are `{ error, type, message? }`. The description of a failure lists its types; beside those of its own, each operation can fail with those of `default`. Each answer has the headers that are listed for failures; Retry-After comes with 429. A write with `If-Match` is 412 unless that is the ETag of the GET of its path.";

/** The operations on a user's own data. */
const ownData: About = {
  title: "career-context",
  description: `A person's career, served to AI agents from their own machine. Every path that does not say otherwise ${envelope}`,
};

/** The operations of the administrator. */
export const administration: About = {
  title: "career-context administration",
  description: `For administrators of a server with several people. Every path ${envelope} The key needs the scope that \`x-scope\` names, which no wildcard holds: \`career-context keys create --scopes\` gives it by name.`,
};

/** The OpenAPI 3.1 document of operations, with named schemas. A test compares it with a committed snapshot. */
export function buildOpenApi(
  declared: Iterable<Operation>,
  version: string,
  named: Readonly<Record<string, z.ZodType>>,
  { about = ownData, oauth }: { about?: About; oauth?: OAuthFacts } = {},
): Schema {
  const operations = [...declared];
  const inputs = operations.map(({ input }) => jsonSchema(input, "input"));
  const shapes = createShapes(named, inputs);
  const described = operations.map((operation) => ({ operation, entry: describe(operation, shapes, oauth) }));
  const repeated = shareRepeated(described);
  const paths: Record<string, Schema> = {};
  for (const { operation, entry } of described) {
    const { path, method } = operation.http;
    paths[path] = { ...paths[path], [method.toLowerCase()]: repeated.refer(entry) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: about.title,
      version,
      license: { name: "MIT", identifier: "MIT" },
      description: about.description,
    },
    servers: [{ url: "/" }],
    security: [{ bearer: [] }, { apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        apiKey: { type: "apiKey", in: "header", name: "X-API-Key" },
        ...urlTokenSchemes(operations),
        ...(oauth && oauthSchemes(oauth)),
      },
      headers: sharedHeaders,
      responses: { ...sharedResponses(), ...repeated.responses },
      parameters: { "Idempotency-Key": idempotencyParameter, ...repeated.parameters },
      schemas: { ...sharedSchemas, ...shapes.used() },
    },
  };
}

function describe(operation: Operation, shapes: Shapes, oauth: OAuthFacts | undefined): Schema {
  return {
    operationId: operation.name,
    summary: operation.title,
    description: operation.description,
    tags: [operation.feature],
    "x-scope": operation.scope,
    "x-mcp-tool": operation.mcp.tool,
    ...inputOf(operation, shapes),
    ...(operation.http.urlToken && { security: [{ [schemeOf(operation.http.urlToken)]: [] }] }),
    ...(oauth && oauthSecurity(oauth, operation)),
    responses: responses(operation, shapes),
  };
}

function schemeOf(kind: UrlTokenKind): string {
  return `${kind}Token`;
}

/** The security schemes of URL tokens, for routes that take no API key. */
function urlTokenSchemes(operations: readonly Operation[]): Schema {
  const kinds = new Set(operations.flatMap(({ http: { urlToken } }) => urlToken ?? []));
  return Object.fromEntries(
    [...kinds].map((kind) => [schemeOf(kind), { type: "apiKey", in: "query", name: "token" }]),
  );
}

/** The issuers whose access tokens are accepted, and the scopes that a client requests first. */
interface OAuthFacts {
  issuers: readonly string[];
  scopes: readonly string[];
}

/** A security scheme for each issuer. An issuer that only follows RFC 8414 has its metadata at another URL. */
function oauthSchemes({ issuers, scopes }: OAuthFacts): Record<string, Schema> {
  const of = (issuer: string): Schema => ({
    type: "openIdConnect",
    openIdConnectUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    description: `An access token of ${issuer}, whose audience is this API. Ask for ${scopes.join(" and ")}; each operation names the scope that it needs; a star means all of its kind.`,
  });
  return Object.fromEntries(issuers.map((issuer, place) => [nameAt(place), of(issuer)]));
}

/** The security of an operation if access tokens are accepted. Empty if the operation has its own URL token. */
function oauthSecurity({ issuers }: OAuthFacts, { scope, http }: Operation): Schema {
  if (http.urlToken) return {};
  const tokens = issuers.map((_, place) => ({ [nameAt(place)]: [scope] }));
  return { security: [{ bearer: [] }, { apiKey: [] }, ...tokens] };
}

function nameAt(place: number): string {
  return place === 0 ? "oauth" : `oauth${place + 1}`;
}

/** The header that makes a repeated write happen once. */
const idempotencyParameter = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key with the same body gives the first answer again for 24 hours.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

/** Where each input field is sent: path, query, or the body for all others. */
function inputOf(operation: Operation, shapes: Shapes): Schema {
  const input = jsonSchema(operation.input, "input");
  const properties = isObject(input.properties) ? input.properties : {};
  const required = Array.isArray(input.required) ? input.required : [];
  const inPath = pathFields(operation.http.path);
  const bodyless = operation.http.method === "GET" || operation.http.method === "DELETE";
  const inQuery = bodyless
    ? Object.keys(properties).filter((name) => !inPath.includes(name))
    : (operation.http.query ?? []);
  const parameter = (place: string) => (name: string) => {
    const { description, ...schema } = isObject(properties[name]) ? properties[name] : {};
    return {
      name,
      in: place,
      ...(description !== undefined && { description }),
      ...((place === "path" || required.includes(name)) && { required: true }),
      schema: shapes.refer(schema),
      ...(schema.type === "array" && { explode: false }),
    };
  };
  const parameters = [
    ...inPath.map(parameter("path")),
    ...inQuery.map(parameter("query")),
    ...(takesIdempotencyKey(operation) ? [{ $ref: "#/components/parameters/Idempotency-Key" }] : []),
  ];
  const elsewhere = [...inPath, ...inQuery];
  const inBody = Object.keys(properties).filter((name) => !elsewhere.includes(name));
  const sent = bodyless || inBody.length === 0 ? undefined : only(inBody, input);
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(sent && {
      requestBody: {
        ...(sent.required && { required: true }),
        content: { "application/json": { schema: shapes.refer(sent) } },
      },
    }),
  };
}

/** The schema of an object with only these properties. */
function only(
  names: readonly string[],
  { required: all, ...schema }: Schema,
): Schema & { required?: string[] } {
  const required = Array.isArray(all) ? names.filter((name) => all.includes(name)) : [];
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter(([name]) => names.includes(name))),
    ...(required.length > 0 && { required }),
  };
}

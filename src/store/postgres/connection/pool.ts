import postgres from "postgres";
import { isSocket, type PostgresAddress, parsePostgresAddress } from "../../../shared/postgres-address.ts";
import { UnusableDatabase } from "../../common/unusable.ts";
import { sendBeginAhead } from "./sent-begin.ts";
import { tlsOptions } from "./tls.ts";
import { createKnownColumns } from "./together.ts";
import { createUse } from "./use.ts";

/** One process's connections to a database. */
export type Pool = ReturnType<typeof openPool>;

/** Called with the text of each statement, without its values. */
export type OnStatement = (statement: string) => void;

/** The most parallel transactions. Further ones wait for a connection. */
const MOST_CONNECTIONS = 10;
const CONNECT_SECONDS = 10;
/** The pause between connection attempts. The driver's own pauses grow to 20 seconds, and requests would wait. */
const FIRST_PAUSE_SECONDS = 0.02;
const LAST_PAUSE_SECONDS = 1;

/** Prepares the connections. The first statement opens the first one. */
export function openPool(url: string, most = MOST_CONNECTIONS, onStatement?: OnStatement) {
  const address = addressOf(url);
  const pool = postgres({
    ...placeOf(address),
    ssl: tlsOptions(address),
    max: most,
    prepare: address.prepares,
    ...(onStatement && { debug: (_: number, statement: string) => onStatement(statement) }),
    connect_timeout: CONNECT_SECONDS,
    backoff: (failures: number) => Math.min(FIRST_PAUSE_SECONDS * 2 ** failures, LAST_PAUSE_SECONDS),
    connection: { application_name: address.applicationName ?? "career-context" },
    onnotice: () => undefined,
    // The driver would query the types on each new connection, and fails if that ends meanwhile. Lists are sent as text
    // instead.
    fetch_types: false,
    types: {
      // Used for counts and times in milliseconds. All are below 2^53.
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      // Sent and read as text. The schema's columns convert it.
      json: { to: 114, from: [114, 3802], parse: asText, serialize: storableJson },
    },
  });
  return Object.assign(sendBeginAhead(pool), { use: createUse(most), columns: createKnownColumns() });
}

/** Parses a database's URL. Throws UnusableDatabase. */
export function addressOf(url: string): PostgresAddress {
  const address = parsePostgresAddress(url);
  if ("problem" in address) throw new UnusableDatabase(`The database's URL ${address.problem}.`);
  return address;
}

/** The driver's options. It reads what is undefined from the environment: PGUSER, PGPASSWORD, PGDATABASE. */
function placeOf({ host, port, user, password, database }: PostgresAddress) {
  // As lists, which the driver's types do not know: it cuts a text at each colon, also inside an IPv6 address.
  const server = Object.assign({ host, port }, { host: [host], port: [port] });
  return {
    ...(isSocket(host) ? { path: `${host}/.s.PGSQL.${port}` } : server),
    ...(user !== undefined && { user }),
    ...(password !== undefined && { password }),
    ...(database !== undefined && { database }),
  };
}

function asText(text: string): string {
  return text;
}

/** A lone surrogate in JSON. It is written as an escape, complete pairs are not. */
const halfCharacter = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** PostgreSQL cannot read fields of JSON with a lone surrogate, so U+FFFD replaces it. */
function storableJson(text: string): string {
  return text.replace(halfCharacter, "$1\uFFFD");
}

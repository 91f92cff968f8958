import postgres from "postgres";

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
  return postgres(url, {
    max: most,
    ...(onStatement && { debug: (_: number, statement: string) => onStatement(statement) }),
    connect_timeout: CONNECT_SECONDS,
    backoff: (failures: number) => Math.min(FIRST_PAUSE_SECONDS * 2 ** failures, LAST_PAUSE_SECONDS),
    connection: { application_name: "career-context" },
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

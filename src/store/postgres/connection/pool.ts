import postgres from "postgres";

/** The connections of one process to a database. */
export type Pool = ReturnType<typeof openPool>;

/** Sees the text of each statement that is sent, without its values. */
export type OnStatement = (statement: string) => void;

/** Connections for transactions side by side; those that ask for more wait. */
const MOST_CONNECTIONS = 10;
const CONNECT_SECONDS = 10;
/** Between two tries to connect; the driver's own pauses grow to 20 seconds, in which requests wait. */
const FIRST_PAUSE_SECONDS = 0.02;
const LAST_PAUSE_SECONDS = 1;

/** Prepares the connections to a database; none is made before the first statement. */
export function openPool(url: string, most = MOST_CONNECTIONS, onStatement?: OnStatement) {
  return postgres(url, {
    max: most,
    ...(onStatement && { debug: (_: number, statement: string) => onStatement(statement) }),
    connect_timeout: CONNECT_SECONDS,
    backoff: (failures: number) => Math.min(FIRST_PAUSE_SECONDS * 2 ** failures, LAST_PAUSE_SECONDS),
    connection: { application_name: "career-context" },
    onnotice: () => undefined,
    // The driver asks for them on each new connection, and breaks where that one ends meanwhile: lists are sent as text.
    fetch_types: false,
    types: {
      // Counts and times in milliseconds: all below 2^53.
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      // Written and read as text: the schema's columns make values of it.
      json: { to: 114, from: [114, 3802], parse: asText, serialize: storableJson },
    },
  });
}

function asText(text: string): string {
  return text;
}

/** Half a character in JSON, which is written as an escape; those of a pair are written as they are. */
const halfCharacter = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** PostgreSQL takes no field out of JSON that has half a character: the one that stands for none is in its place. */
function storableJson(text: string): string {
  return text.replace(halfCharacter, "$1\uFFFD");
}

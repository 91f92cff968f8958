import postgres from "postgres";

/** The connections of one process to a database. */
export type Pool = ReturnType<typeof openPool>;

/** Connections for transactions side by side; those that ask for more wait. */
const MOST_CONNECTIONS = 10;
const CONNECT_SECONDS = 10;

/** Prepares the connections to a database; none is made before the first statement. */
export function openPool(url: string, most = MOST_CONNECTIONS) {
  return postgres(url, {
    max: most,
    connect_timeout: CONNECT_SECONDS,
    connection: { application_name: "career-context" },
    onnotice: () => undefined,
    types: {
      // Counts and times in milliseconds: all below 2^53.
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      // Written and read as text: the schema's columns make values of it.
      json: { to: 114, from: [114, 3802], parse: asText, serialize: asText },
    },
  });
}

function asText(text: string): string {
  return text;
}

/** How much TLS a connection has, in libpq's words. */
const tlsModes = ["disable", "prefer", "require", "verify-ca", "verify-full"] as const;
type TlsMode = (typeof tlsModes)[number];

/** Where a PostgreSQL database is, as its URL says. */
export interface PostgresAddress {
  /** A name or an address; a folder if it is a socket. */
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  tls: TlsMode;
  /** The file of the certificates to trust. Undefined: those that Node trusts. */
  rootCertificates: string | undefined;
  applicationName: string | undefined;
  /** False if a pooler in between loses prepared statements. */
  prepares: boolean;
}

const DEFAULT_PORT = 5432;
const parameters = [
  "host",
  "port",
  "user",
  "password",
  "sslmode",
  "sslrootcert",
  "application_name",
  "prepare",
];

const NO_URL = "must be a URL such as postgres://user:password@host:5432/name";

/** Parses the URL of a database. Otherwise says what is wrong with it, without repeating what may be a password. */
export function parsePostgresAddress(text: string): PostgresAddress | { problem: string } {
  if (!/^postgres(ql)?:\/\//.test(text)) return { problem: NO_URL };
  if (hasSeveralHosts(text))
    return { problem: "names several hosts. Name one: an address that follows the primary" };
  const whole = withHost(text);
  if (!URL.canParse(whole)) return { problem: NO_URL };
  const url = new URL(whole);
  const { searchParams: given } = url;
  const unknown = [...given.keys()].find((name) => !parameters.includes(name));
  if (unknown !== undefined)
    return { problem: `has the parameter ${unknown}. Only these are supported: ${parameters.join(", ")}` };
  const host = given.get("host") ?? (decoded(url.hostname)?.replace(/^\[(.*)\]$/, "$1") || "localhost");
  const tls = readTls(host, given.get("sslmode"), given.get("sslrootcert"));
  if ("problem" in tls) return tls;
  const prepare = given.get("prepare") ?? "true";
  if (!/^(true|false)$/.test(prepare))
    return { problem: "has an unknown value of prepare. These are supported: true, false" };
  // As libpq does: the parameter overrides what is before the path.
  const port = Number(given.get("port") ?? (url.port || DEFAULT_PORT));
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return { problem: "has a port that is no number from 1 to 65535" };
  return {
    host,
    port,
    user: decoded(url.username) || given.get("user") || undefined,
    password: decoded(url.password) || given.get("password") || undefined,
    database: decoded(url.pathname.slice(1)) || undefined,
    ...tls,
    applicationName: given.get("application_name") ?? undefined,
    prepares: prepare === "true",
  };
}

/** True if a host is the folder of a socket. */
export function isSocket(host: string): boolean {
  return host.startsWith("/");
}

/**
 * The URL with a host. Without one, `postgres://user@/name` is a usual way to write a socket, which no other kind of URL
 * allows.
 */
export function withHost(text: string): string {
  return text.replace(/^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?=(?::\d+)?(?:[/?#]|$))/, "$1localhost");
}

function hasSeveralHosts(text: string): boolean {
  const beforePath = text.slice(text.indexOf("//") + 2).split(/[/?]/, 1)[0] ?? "";
  return (
    beforePath.slice(beforePath.lastIndexOf("@") + 1).includes(",") || /[?&]host=[^&]*(,|%2C)/i.test(text)
  );
}

/** Beyond this machine TLS is the default. Never less than what was asked. */
function readTls(
  host: string,
  mode: string | null,
  roots: string | null,
): Pick<PostgresAddress, "tls" | "rootCertificates"> | { problem: string } {
  // `allow` permits TLS, so it may be required.
  const asked = mode === "allow" ? "require" : tlsModes.find((known) => known === mode);
  if (mode !== null && asked === undefined)
    return { problem: `has an unknown sslmode. These are supported: allow, ${tlsModes.join(", ")}` };
  if (roots === "system") {
    if ((asked ?? "verify-full") !== "verify-full")
      return { problem: "has sslrootcert=system, which needs sslmode=verify-full" };
    return { tls: "verify-full", rootCertificates: undefined };
  }
  const isHere = isSocket(host) || /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host);
  const tls = asked ?? (isHere ? "disable" : "require");
  // As libpq does: who names the certificates to trust wants the server's to be checked.
  const isChecked = roots !== null && (tls === "require" || (asked === undefined && tls === "disable"));
  return { tls: isChecked ? "verify-ca" : tls, rootCertificates: roots ?? undefined };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

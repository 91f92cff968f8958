import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { type ConnectionOptions, checkServerIdentity } from "node:tls";
import { isSocket, type PostgresAddress } from "../../../shared/postgres-address.ts";
import { UnusableDatabase } from "../../common/unusable.ts";

type TlsOptions = ConnectionOptions | "prefer" | false;

/** The driver's TLS options. Throws UnusableDatabase if the certificates to trust cannot be read. */
export function tlsOptions({ tls, host, rootCertificates }: PostgresAddress): TlsOptions {
  if (tls === "disable" || isSocket(host)) return false;
  if (tls === "prefer") return tls;
  if (tls === "require") return { rejectUnauthorized: false };
  const roots = rootCertificates === undefined ? {} : { ca: readCertificates(rootCertificates) };
  // The driver names no host for an address, and Node would then compare the certificate with `localhost`.
  return {
    ...roots,
    checkServerIdentity: (_, certificate) =>
      tls === "verify-full" ? checkServerIdentity(host, certificate) : undefined,
  };
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UnusableDatabase(
      `The certificates of sslrootcert cannot be read: ${file}. To fix it, name a PEM file that this user can read, or use sslrootcert=system.`,
    );
  }
}

/** Asks for TLS and reads one letter. The rest of the message is a length and a number that means this question. */
const QUESTION = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = "S";
const WAIT_MS = 3000;

/** True if the server says that it has no TLS. The driver reports only that the connection ended. */
export async function lacksTls({ tls, host, port }: PostgresAddress): Promise<boolean> {
  if (tls === "disable" || tls === "prefer" || isSocket(host)) return false;
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: WAIT_MS }, () => socket.write(QUESTION));
    const end = (lacks: boolean) => {
      socket.destroy();
      resolve(lacks);
    };
    socket.once("timeout", () => end(false));
    socket.once("data", (answer) => end(answer.toString("latin1", 0, 1) !== YES));
    socket.once("error", () => end(false));
    socket.once("close", () => end(false));
  });
}

import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { schemaOf } from "../../../src/store/postgres/connection/open.ts";
import { freePort } from "../../support/net/free-port.ts";
import { selfSigned } from "../../support/net/self-signed.ts";
import { withPostgres } from "../../support/postgres/database.ts";
import { prepare, TEMPLATE, urlOf } from "../../support/postgres/prepare.ts";
import { postgresUser } from "../../support/postgres/programs.ts";
import { initialize, runServer } from "../../support/postgres/server.ts";

vi.setConfig({ testTimeout: 120_000 });

type Certificate = ReturnType<typeof selfSigned>;

/** A server with such a certificate, or without TLS; `rules` are its pg_hba.conf. Gives the URL of its database. */
async function server(certificate?: Certificate, rules?: string) {
  const folder = mkdtempSync(join(tmpdir(), "career-context-tls-"));
  const password = initialize(folder);
  const { uid, gid } = postgresUser();
  const put = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
    chmodSync(file, 0o600);
    return file;
  };
  const port = await freePort();
  const settings = {
    listen_addresses: "*",
    unix_socket_directories: "/tmp",
    unix_socket_permissions: "0777",
  };
  const tls = certificate && {
    ...{ ssl: "on", ssl_cert_file: put("server.crt", certificate.cert) },
    ssl_key_file: put("server.key", certificate.key),
  };
  const running = runServer(folder, port, {
    ...{ ...settings, ...tls },
    hba_file: put("rules", rules ?? "local all all scram-sha-256\nhost all all all scram-sha-256\n"),
  });
  onTestFinished(async () => {
    running.kill("SIGQUIT");
    await new Promise((resolve) => running.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  const found = { pid: 0, port, password };
  const more = new URL(urlOf(found, TEMPLATE)).search;
  expect(more).toBe("");
  await prepare(found);
  const at = (host: string, query = "") => `${urlOf(found, TEMPLATE).replace("127.0.0.1", host)}${query}`;
  return { at, password };
}

function trusted({ cert }: Certificate): string {
  const folder = mkdtempSync(join(tmpdir(), "career-context-ca-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "ca.pem"), cert);
  return join(folder, "ca.pem");
}

const opens = async (url: string) =>
  expect(await schemaOf(url)).toMatchObject({ version: expect.any(Number) });
const refuses = (url: string, says: RegExp) => expect(schemaOf(url)).rejects.toThrow(says);

withPostgres("TLS to PostgreSQL", () => {
  test("checks as much of the certificate as sslmode asks", async () => {
    const [own, other] = [selfSigned({ address: [127, 0, 0, 9] }), selfSigned()];
    const { at } = await server(own);
    const [root, foreign] = [trusted(own), trusted(other)];
    for (const query of ["", "?sslmode=disable", "?sslmode=prefer", "?sslmode=require"])
      await opens(at("localhost", query));
    await opens(at("localhost", `?sslmode=verify-full&sslrootcert=${root}`));
    await opens(at("127.0.0.1", `?sslmode=verify-ca&sslrootcert=${root}`));
    await opens(at("127.0.0.1", `?sslmode=require&sslrootcert=${root}`));
    // It is for `localhost`, and for another address than this.
    await refuses(at("127.0.0.1", `?sslmode=verify-full&sslrootcert=${root}`), /ALTNAME.*host name/);
    for (const mode of ["verify-full", "verify-ca", "require"])
      await refuses(
        at("localhost", `?sslmode=${mode}&sslrootcert=${foreign}`),
        /SELF_SIGNED.*set sslrootcert/,
      );
    await refuses(at("localhost", "?sslmode=verify-full"), /SELF_SIGNED.*set sslrootcert/);
    await refuses(at("localhost", "?sslrootcert=system"), /SELF_SIGNED.*set sslrootcert/);
    await refuses(at("localhost", "?sslrootcert=/no/such.pem"), /cannot be read: \/no\/such\.pem/);
    // Sockets have no TLS.
    await opens(at("%2Ftmp", "?sslmode=require"));
  });

  test("says that a certificate has expired", async () => {
    const own = selfSigned({ until: "20210101000000Z" });
    const { at } = await server(own);
    await refuses(at("localhost", `?sslmode=verify-full&sslrootcert=${trusted(own)}`), /EXPIRED.*renew/);
  });

  test("says that a server has none, and sends no password without it", async () => {
    const { at } = await server();
    await opens(at("localhost"));
    await opens(at("localhost", "?sslmode=prefer"));
    for (const mode of ["require", "verify-ca", "verify-full"])
      await refuses(at("localhost", `?sslmode=${mode}`), /turn on TLS at the server.*sslmode=disable/);
    for (const { address, internal, family } of Object.values(networkInterfaces()).flatMap(
      (all) => all ?? [],
    ))
      if (!internal && family === "IPv4") {
        await refuses(at(address), /turn on TLS at the server/);
        await opens(at(address, "?sslmode=disable"));
      }
  });

  test("says that a server may accept nothing else", async () => {
    const rules = "host all postgres all scram-sha-256\nhostssl all all all scram-sha-256\n";
    // Its own setup comes without TLS, so the role's database is made by the administrator's role alone.
    const { at } = await server(selfSigned(), `${rules}host all career_app 127.0.0.1/32 scram-sha-256\n`);
    await opens(at("localhost", "?sslmode=require"));
    await refuses(at("[::1]", "?sslmode=disable"), /28000.*accepts only TLS.*sslmode=verify-full/);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSettings } from "../../../src/platform/config.ts";
import { parsePostgresAddress } from "../../../src/shared/postgres-address.ts";

const URL_WITHOUT = "postgres://career@db.example/career";

function file(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "career-context-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "secret"), text);
  return join(folder, "secret");
}

const settings = (env: Record<string, string>) => readSettings({}, { env } as unknown as typeof process);
const address = (env: Record<string, string>) => parsePostgresAddress(settings(env).databaseUrl ?? "");

describe("the database's settings", () => {
  test("come from files, whose last line break is left out", () => {
    const password = "p ä&ss/w:rd?";
    const env = {
      CAREER_CONTEXT_DATABASE_URL_FILE: file(`${URL_WITHOUT}\n`),
      CAREER_CONTEXT_DATABASE_PASSWORD_FILE: file(`${password}\r\n`),
      CAREER_CONTEXT_SECRET_FILE: file("0123456789abcdef0123456789abcdef\n"),
    };
    expect(address(env)).toMatchObject({ host: "db.example", user: "career", password });
    expect(settings(env).secret).toBe("0123456789abcdef0123456789abcdef");
    expect(settings(env).place).toBe("the PostgreSQL database career at db.example");
  });

  test("give a socket its password, too", () => {
    for (const url of ["postgres:///career?host=/run/pg&user=a", "postgres://a@%2Frun%2Fpg/career"]) {
      const env = { CAREER_CONTEXT_DATABASE_URL: url, CAREER_CONTEXT_DATABASE_PASSWORD: "secret" };
      expect(address(env)).toMatchObject({ host: "/run/pg", user: "a", password: "secret" });
      expect(settings(env).place).toBe("the PostgreSQL database career at /run/pg");
    }
  });

  test("take PGSSLMODE and PGSSLROOTCERT, which the URL overrides", () => {
    const env = { PGSSLMODE: "verify-full", PGSSLROOTCERT: "/ca.pem" };
    expect(address({ ...env, CAREER_CONTEXT_DATABASE_URL: URL_WITHOUT })).toMatchObject({
      ...{ tls: "verify-full", rootCertificates: "/ca.pem" },
    });
    const url = `${URL_WITHOUT}?sslmode=disable`;
    expect(address({ ...env, CAREER_CONTEXT_DATABASE_URL: url })).toMatchObject({ tls: "disable" });
    expect(() => settings({ PGSSLMODE: "all", CAREER_CONTEXT_DATABASE_URL: URL_WITHOUT })).toThrow(
      /PGSSLMODE.*unknown sslmode/,
    );
  });

  test("take PGPORT where the URL names no port", () => {
    const port = (url: string) =>
      Object(address({ PGPORT: "6000", CAREER_CONTEXT_DATABASE_URL: url })).port as unknown;
    for (const url of [URL_WITHOUT, "postgres://a:p@/career?host=/run/pg", "postgres:///career"])
      expect(port(url)).toBe(6000);
    for (const url of ["postgres://a@db.example:7000/career", "postgres://a@/career?host=/run/pg&port=7000"])
      expect(port(url)).toBe(7000);
    const wrong = { PGPORT: "6000,6001", CAREER_CONTEXT_DATABASE_URL: URL_WITHOUT };
    expect(() => settings(wrong)).toThrow(/PGPORT.*number from 1 to 65535/);
  });

  test.each([
    [{ CAREER_CONTEXT_DATABASE_PASSWORD_FILE: "/no/such" }, /PASSWORD_FILE must name a file/],
    [{ CAREER_CONTEXT_DATABASE_PASSWORD: "a", CAREER_CONTEXT_DATABASE_PASSWORD_FILE: "/b" }, /not both/],
    [{ CAREER_CONTEXT_SECRET: "a", CAREER_CONTEXT_SECRET_FILE: "/b" }, /either CAREER_CONTEXT_SECRET or/],
  ])("are refused where they are unclear: %o", (env, says) => {
    expect(() => settings({ CAREER_CONTEXT_DATABASE_URL: URL_WITHOUT, ...env })).toThrow(says);
  });

  test("have one password", () => {
    const env = {
      CAREER_CONTEXT_DATABASE_URL: "postgres://a:geheim@b/c",
      CAREER_CONTEXT_DATABASE_PASSWORD: "d",
    };
    expect(() => settings(env)).toThrow(/Use one of them/);
    expect(() => settings(env)).not.toThrow(/geheim/);
  });
});

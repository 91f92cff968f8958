import { describe, expect, test } from "vitest";
import { parsePostgresAddress } from "../../../src/shared/postgres-address.ts";

const tlsOf = (url: string) => {
  const address = parsePostgresAddress(url);
  return "problem" in address ? address.problem : [address.tls, address.rootCertificates];
};

describe("the URL of a PostgreSQL database", () => {
  test("names the server, the role and the database", () => {
    expect(parsePostgresAddress("postgres://car%40eer:p%3Aw@db.example:6432/ca%20reer")).toEqual({
      ...{ host: "db.example", port: 6432, user: "car@eer", password: "p:w", database: "ca reer" },
      ...{ tls: "require", rootCertificates: undefined, applicationName: undefined },
      prepares: true,
    });
    expect(parsePostgresAddress("postgresql://[fd00::2]/career")).toMatchObject({
      host: "fd00::2",
      port: 5432,
    });
    expect(parsePostgresAddress("postgres://a.example/b?prepare=false")).toMatchObject({ prepares: false });
    for (const url of [
      "postgres:///career?host=/run/pg&user=a",
      "postgres://a@%2Frun%2Fpg/career",
      "postgres://a@/career?host=/run/pg",
      "postgres://a:p@/career?host=%2Frun%2Fpg",
      "postgres://a:p@localhost/career?host=/run/pg",
    ])
      expect(parsePostgresAddress(url)).toMatchObject({
        ...{ host: "/run/pg", user: "a", database: "career", tls: "disable", port: 5432 },
      });
    for (const url of [
      "postgres:///career?host=/run/pg&port=6000",
      "postgres://a@/career?port=6000&host=/run/pg",
      "postgres://a.example:7000/career?port=6000",
      "postgres://:6000/career",
      "postgres://a:p@:6000/career",
    ])
      expect(parsePostgresAddress(url)).toMatchObject({ port: 6000, database: "career" });
    for (const port of ["0", "65536", "a", "1.5", ""])
      expect(parsePostgresAddress(`postgres:///career?port=${port}`)).toMatchObject({
        problem: expect.stringMatching(/port/),
      });
  });

  test.each([
    ["postgres://localhost/a", "disable"],
    ["postgres://127.0.0.1/a", "disable"],
    ["postgres://[::1]/a", "disable"],
    ["postgres:///a", "disable"],
    ["postgres://127.example/a", "require"],
    ["postgres://10.0.0.1/a", "require"],
    ["postgres://10.0.0.1/a?sslmode=disable", "disable"],
    ["postgres://10.0.0.1/a?sslmode=prefer", "prefer"],
    ["postgres://10.0.0.1/a?sslmode=allow", "require"],
    ["postgres://localhost/a?sslmode=require", "require"],
    ["postgres://localhost/a?sslmode=verify-ca", "verify-ca"],
    ["postgres://localhost/a?sslmode=verify-full", "verify-full"],
    ["postgres://localhost/a?sslrootcert=system", "verify-full"],
  ])("%s is reached by sslmode %s", (url, mode) => {
    expect(tlsOf(url)).toEqual([mode, undefined]);
  });

  test("that names the certificates to trust has the server's checked", () => {
    expect(tlsOf("postgres://db.example/a?sslrootcert=/ca.pem")).toEqual(["verify-ca", "/ca.pem"]);
    expect(tlsOf("postgres://localhost/a?sslrootcert=/ca.pem")).toEqual(["verify-ca", "/ca.pem"]);
    expect(tlsOf("postgres://a.example/a?sslmode=require&sslrootcert=/ca.pem")).toEqual([
      "verify-ca",
      "/ca.pem",
    ]);
    expect(tlsOf("postgres://a.example/a?sslmode=verify-full&sslrootcert=/c")).toEqual(["verify-full", "/c"]);
  });

  test.each([
    ["mysql://a/b", /must be a URL such as postgres/],
    ["postgres://a:b", /must be a URL/],
    ["postgres://u:geheim@a.example:1,b.example:2/c", /several hosts/],
    ["postgres:///c?host=/a,/b", /several hosts/],
    ["postgres://a/b?sslmode=verify", /unknown sslmode.*verify-full/],
    ["postgres://a/b?sslmode=require&sslrootcert=system", /needs sslmode=verify-full/],
    ["postgres://a/b?channel_binding=require", /parameter channel_binding.*Only these/],
    ["postgres://a/b?sslcert=/c", /parameter sslcert/],
    ["postgres://a/b?prepare=0", /unknown value of prepare/],
  ])("%s is refused, and its password is not repeated", (url, says) => {
    const address = parsePostgresAddress(url);
    expect(address).toEqual({ problem: expect.stringMatching(says) });
    expect(JSON.stringify(address)).not.toContain("geheim");
  });
});

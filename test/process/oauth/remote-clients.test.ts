import { describe, expect, test } from "vitest";
import { z } from "zod";
import { callTool } from "../../support/mcp/client.ts";
import { freePort } from "../../support/net/free-port.ts";
import { type RealIssuerOptions, startProvider } from "../../support/oauth/provider.ts";
import { connectRemote, metadata } from "../../support/oauth/remote-client.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

const SCOPES = ["read:*", "write:*", "read:alerts", "read:context", "write:profile"];

/** A server that takes the tokens of a real issuer, where one person has an account. */
async function begun({ args = [], ...more }: Partial<RealIssuerOptions> & { args?: string[] } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await startProvider({ subject: "ada", resource: `${url}/mcp`, scopes: SCOPES, ...more });
  const dataDir = temporaryFolder();
  const flags = ["--port", String(port), "--public-url", url, "--oauth-issuer", provider.issuer, ...args];
  const server = await serveOn(dataDir, { args: flags });
  const account = ["--issuer", provider.issuer, "--subject", "ada", "--data-dir", dataDir];
  return {
    ...{ provider, server, dataDir },
    mcp: `${url}/mcp`,
    link: () => runWell(["users", "link", "local", ...account]),
    unlink: () => runWell(["users", "unlink", "local", ...account]),
  };
}

describe("a client that knows the address alone", () => {
  test("registers itself, is let in by its person, and works with the data of whoever is linked", async () => {
    const { provider, mcp, link, server, dataDir } = await begun();
    await link();
    const { client, kept, visits } = await connectRemote(mcp);
    expect(visits()).toBe(1);
    expect(provider.consents).toEqual([
      { client: kept.information?.client_id, scopes: expect.arrayContaining(["read:*", "write:*"]) },
    ]);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("update_profile");
    const written = await callTool(client, "update_profile", { current_job_title: "Nurse" });
    expect(written.isError).toBe(false);
    const profile = await (await server.request("GET", "/api/v1/profile")).json();
    expect(JSON.stringify(profile)).toContain("Nurse");
    const keys = await runWell(["keys", "list", "--data-dir", dataDir]);
    expect(keys).toContain(`${kept.information?.client_id}  user local  live  by access tokens`);
  });

  test("is known by the document at its address, where it has one", async () => {
    const { provider, mcp, link } = await begun();
    await link();
    const document = "https://client.example/career.json";
    provider.documents.set(document, { ...metadata(), client_id: document });
    const { client, kept } = await connectRemote(mcp, { document });
    expect(kept.information?.client_id).toBe(document);
    expect((await callTool(client, "list_alerts")).isError).toBe(false);
  });

  test("asks for more when a call needs it, and its person consents again", async () => {
    // This issuer knows of writing one scope alone, which nobody asks for at first.
    const { provider, mcp, link } = await begun({ scopes: ["read:*", "write:profile"] });
    await link();
    const document = "https://client.example/career.json";
    provider.documents.set(document, { ...metadata(), client_id: document });
    const { client, kept, visits, comeBack } = await connectRemote(mcp, { document });
    expect(kept.tokens?.scope).not.toContain("write");
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain("update_profile");
    const write = () => callTool(client, "update_profile", { current_job_title: "Nurse" });
    await expect(write()).rejects.toThrow();
    expect([visits(), provider.consents.at(-1)?.scopes]).toEqual([
      2,
      expect.arrayContaining(["read:*", "write:profile"]),
    ]);
    await comeBack();
    expect((await write()).isError).toBe(false);
    expect(visits()).toBe(2);
  });

  test("gets another token when the first has ended, without its person", async () => {
    const { mcp, link } = await begun({ lifetime: 1 });
    await link();
    const { client, kept, visits } = await connectRemote(mcp);
    const first = kept.tokens?.access_token;
    // The server allows for clocks that differ by half a minute: the token is spoilt instead of waited for.
    kept.tokens = { ...kept.tokens, access_token: `${first}x`, token_type: "Bearer" };
    expect((await callTool(client, "list_alerts")).isError).toBe(false);
    expect([visits(), kept.tokens.access_token === first]).toEqual([1, false]);
  });

  test("keeps the token that it has when its grant is revoked, gets no other, and goes to the issuer again", async () => {
    const { provider, mcp, link } = await begun();
    await link();
    const { client, kept, visits, comeBack } = await connectRemote(mcp);
    const { access_token: good = "", refresh_token: token = "" } = kept.tokens ?? {};
    const revoked = await fetch(`${provider.issuer}/token/revocation`, {
      method: "POST",
      body: new URLSearchParams({ token, client_id: kept.information?.client_id ?? "" }),
    });
    expect([revoked.status, token]).toEqual([200, expect.stringMatching(/./)]);
    expect((await callTool(client, "list_alerts")).isError).toBe(false);
    kept.tokens = { access_token: `${good}x`, refresh_token: token, token_type: "Bearer" };
    await expect(callTool(client, "list_alerts")).rejects.toThrow();
    expect(visits()).toBe(2);
    await comeBack();
    expect((await callTool(client, "list_alerts")).isError).toBe(false);
  });

  test("is sent away with a clear word where its person is linked to nobody", async () => {
    const { mcp, dataDir } = await begun();
    await expect(connectRemote(mcp)).rejects.toThrow(/denied access \(HTTP 403\)/);
    const users = await runWell(["users", "list", "--json", "--data-dir", dataDir]);
    expect(
      z.array(z.object({ id: z.string(), links: z.array(z.unknown()) })).parse(JSON.parse(users)),
    ).toEqual([{ id: "local", links: [] }]);
  });

  test("has a person of its own at the first call where that is allowed", async () => {
    const { mcp, dataDir, provider } = await begun({ args: ["--oauth-new-users"] });
    const { client } = await connectRemote(mcp);
    expect((await callTool(client, "update_profile", { current_job_title: "Nurse" })).isError).toBe(false);
    const users = await runWell(["users", "list", "--data-dir", dataDir]);
    expect(users).toContain(`  linked: ada of ${provider.issuer}`);
  });

  test("is shut out at once when the account is unlinked by the command line", async () => {
    const { mcp, link, unlink } = await begun();
    await link();
    const { client } = await connectRemote(mcp);
    expect((await callTool(client, "list_alerts")).isError).toBe(false);
    await unlink();
    await expect(callTool(client, "list_alerts")).rejects.toThrow(/users link/);
  });
});

describe("the command line", () => {
  test.each([
    [["serve", "--oauth-issuer", "https://id.example"], "--oauth-issuer needs --public-url"],
    [["serve", "--oauth-new-users"], "--oauth-audience and --oauth-new-users need --oauth-issuer."],
    [["serve", "--oauth-audience", "x:y"], "--oauth-audience and --oauth-new-users need --oauth-issuer."],
    [
      ["serve", "--public-url", "https://a.example", "--oauth-issuer", "http://id.example"],
      "An issuer is its address",
    ],
    [
      ["serve", "--public-url", "https://a.example", "--oauth-issuer", "https://id.example?x"],
      "An issuer is its address",
    ],
    [
      [
        "serve",
        "--public-url",
        "https://a.example",
        "--oauth-issuer",
        "https://id.example",
        "--oauth-audience",
        "x",
      ],
      "--oauth-audience must be a URI",
    ],
    [["users", "link", "local", "--issuer", "id.example", "--subject", "s"], "An issuer is its address"],
    [["users", "link", "nobody", "--issuer", "https://id.example", "--subject", "s"], "Unknown user"],
    [
      ["users", "unlink", "local", "--issuer", "https://id.example", "--subject", "s"],
      "This user has no such link",
    ],
  ])("says what would be right: %j", async (args, says) => {
    const { code, stderr } = await run([...args, "--data-dir", temporaryFolder()]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
  });

  test("links an account once, shows it, and says whose it is", async () => {
    const at = ["--data-dir", temporaryFolder()];
    const account = ["--issuer", "https://id.example/", "--subject", "s-1", ...at];
    const made = await runWell([
      "users",
      "create",
      "--name",
      "B",
      "--email",
      "b@example.org",
      "--json",
      ...at,
    ]);
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(made));
    await runWell(["users", "link", id, ...account]);
    await runWell(["users", "link", id, ...account]);
    const { code, stderr } = await run(["users", "link", "local", ...account]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`linked to user ${id}`)]);
    expect(await runWell(["users", "list", ...at])).toContain("  linked: s-1 of https://id.example/");
    const unlinked = await runWell(["users", "unlink", id, "--json", ...account]);
    expect(JSON.parse(unlinked)).toMatchObject({ userId: id, issuer: "https://id.example/", subject: "s-1" });
    expect(await runWell(["users", "list", ...at])).not.toContain("linked");
  });

  test("reads the environment where a flag does not say otherwise", async () => {
    const env = {
      CAREER_CONTEXT_OAUTH_ISSUER: "https://id.example, https://id2.example",
      CAREER_CONTEXT_OAUTH_AUDIENCE: "urn:a",
    };
    const server = await serveOn(temporaryFolder(), { args: ["--public-url", "https://a.example"], env });
    const metadata = await (await fetch(`${server.url}/.well-known/oauth-protected-resource/mcp`)).json();
    expect(metadata).toMatchObject({
      resource: "https://a.example/mcp",
      authorization_servers: ["https://id.example", "https://id2.example"],
    });
    const { code, stderr } = await run(["serve", "--data-dir", temporaryFolder()], {
      env: { CAREER_CONTEXT_OAUTH_NEW_USERS: "yes" },
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining("must be 1 or 0")]);
  });
});

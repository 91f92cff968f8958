import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { onTestFinished } from "vitest";
import { type Harness, HOST, start } from "../harness.ts";
import { temporaryFolder } from "../program/folder.ts";
import { environment, programFile } from "../program/program.ts";
import { outputValidator } from "./output-validator.ts";

/** A form as the person sees it, and what they do with it. */
export interface Form {
  message: string;
  fields: string[];
  /** What stands beside each field. */
  titles: string[];
}
export type FormAnswer = {
  action: "accept" | "decline" | "cancel";
  content?: Record<string, string | number | boolean>;
};
export type Person = (form: Form) => FormAnswer;

/** A client whose person answers forms; without a person it shows none. */
export type Connect = (person?: Person) => Promise<Client>;

function clientOf(mode: "legacy" | { pin: string }, person: Person | undefined): Client {
  const client = new Client(
    { name: "forms", version: "1.0.0" },
    {
      versionNegotiation: { mode },
      capabilities: person ? { elicitation: { form: {} } } : {},
      jsonSchemaValidator: outputValidator,
    },
  );
  if (person) {
    client.setRequestHandler("elicitation/create", ({ params }) => {
      const schema = "requestedSchema" in params ? params.requestedSchema : undefined;
      const properties = Object.entries(schema?.properties ?? {});
      return person({
        message: params.message,
        fields: properties.map(([name]) => name),
        titles: properties.map(([, { title }]) => title ?? ""),
      });
    });
  }
  onTestFinished(() => client.close());
  return client;
}

/** The app in memory over streamable HTTP, in the newest revision. */
export async function overHttp(): Promise<Connect> {
  const h = await start({ toolsets: ["all"] });
  const { key } = await h.newPerson();
  return (person) => connectHttp(h, key, person);
}

/** A client with a key, over streamable HTTP in the newest revision. */
export async function connectHttp({ app }: Harness, key: string, person?: Person): Promise<Client> {
  const client = clientOf({ pin: "2026-07-28" }, person);
  const transport = new StreamableHTTPClientTransport(new URL(`http://${HOST}/mcp`), {
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("host", HOST);
      headers.set("authorization", `Bearer ${key}`);
      return app.fetch(new Request(url, { ...init, headers }));
    },
  });
  await client.connect(transport);
  return client;
}

/** The same at a server's address. */
export async function connectAt(url: string, key: string, person?: Person): Promise<Client> {
  const client = clientOf({ pin: "2026-07-28" }, person);
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", url), { requestInit }));
  return client;
}

/** The real process over stdio, each client with a process of its own on one folder. */
function overStdio(mode: "legacy" | { pin: string }): () => Promise<Connect> {
  return async () => {
    const folder = temporaryFolder();
    return async (person) => {
      const client = clientOf(mode, person);
      const args = [programFile, "mcp", "--toolsets", "all", "--data-dir", folder];
      await client.connect(
        new StdioClientTransport({ command: process.execPath, args, env: environment(), stderr: "ignore" }),
      );
      return client;
    };
  };
}

/** Both protocol eras over stdio, as a table of tests wants them. */
export const stdioEras: [string, () => Promise<Connect>][] = [
  ["stdio at 2026-07-28", overStdio({ pin: "2026-07-28" })],
  ["stdio at 2025-11-25", overStdio("legacy")],
];

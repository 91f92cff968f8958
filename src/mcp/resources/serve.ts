import {
  ProtocolError,
  ProtocolErrorCode,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
  type Server,
} from "@modelcontextprotocol/server";
import { errorBody, ServiceError } from "../../operation/errors.ts";
import type { LegacySubscriptions } from "../notifications/subscriptions.ts";
import type { Connection } from "../session/connection.ts";
import type { Target } from "./kinds.ts";
import { listResources } from "./list.ts";
import { listTemplates } from "./listed-kinds.ts";
import { readFile, readResource, requireTarget } from "./read.ts";

/** Resources served by another part besides the person's own. They never change while the process runs. */
export interface ResourceSource {
  list: () => Promise<Resource[]>;
  templates: readonly ResourceTemplateType[];
  /** Undefined for a URI that is not its own. */
  read: (uri: string) => Promise<{ uri: string; mimeType: string; text: string } | undefined>;
}

export interface ResourceOptions {
  /** Subscriptions on request, if client and transport support them. */
  subscriptions?: LegacySubscriptions | undefined;
  sources?: readonly ResourceSource[];
}

/** Adds the resources: lists them within the peer's scopes, reads them, and supports subscriptions where possible. */
export function serveResources(server: Server, connection: Connection, options: ResourceOptions = {}): void {
  const { subscriptions, sources = [] } = options;
  server.setRequestHandler("resources/list", async ({ params }) => {
    const cursor = params?.cursor;
    const page = await asProtocol("", () => listResources(connection, cursor));
    if (!page)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, "The cursor is not one of this server's.");
    if (cursor !== undefined) await subscriptions?.listShown();
    const more = cursor === undefined ? await Promise.all(sources.map(({ list }) => list())) : [];
    return { ...page, resources: [...page.resources, ...more.flat()] };
  });
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: [...listTemplates(connection), ...sources.flatMap(({ templates }) => templates)],
  }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    for (const { read } of sources) {
      const contents = await read(uri);
      if (contents) return { contents: [contents] };
    }
    return asProtocol(uri, async () => {
      const file = await readFile(connection, uri);
      if (file) return { contents: [file] };
      const { mimeType, text, lastModified } = await readResource(connection, uri);
      const _meta = lastModified === undefined ? {} : { _meta: { lastModified } };
      return { contents: [{ uri, mimeType, text, ..._meta }] };
    });
  });
  if (subscriptions) serveSubscriptions(server, connection, subscriptions);
}

function serveSubscriptions(
  server: Server,
  connection: Connection,
  subscriptions: LegacySubscriptions,
): void {
  server.setRequestHandler("resources/subscribe", async ({ params: { uri } }) => {
    await asProtocol(uri, async () => {
      await requireReadable(connection, requireTarget(connection, uri));
      await subscriptions.subscribe(uri);
    });
    return {};
  });
  server.setRequestHandler("resources/unsubscribe", async ({ params: { uri } }) => {
    await subscriptions.unsubscribe(uri);
    return {};
  });
}

/**
 * A document must exist before it can be subscribed to. A permanent resource, or one that only the user creates,
 * need not.
 */
async function requireReadable(connection: Connection, { kind, input }: Target): Promise<void> {
  try {
    await connection.readInternal(kind.operation, input);
  } catch (error) {
    const stored = kind.values !== undefined && "operation" in kind.values;
    if (error instanceof ServiceError && error.status === 404 && !stored) return;
    throw error;
  }
}

/**
 * Valid URIs are repeated in the error, as the protocol requires, so that the client knows which one failed.
 * Other text could say anything.
 */
function isPlain(uri: string): boolean {
  return /^[a-z][a-z0-9+.-]{0,19}:\/\/[\w.~%:/?#&=+@{}-]{1,300}$/.test(uri);
}

/** A resource has no failed result, so a failure is a protocol error. Its data is REST's error body. */
async function asProtocol<T>(uri: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404) throw new ResourceNotFoundError(isPlain(uri) ? uri : "", error.message);
    const { retryAfterSeconds } = error;
    const data = { ...errorBody(error), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    const code = error.status >= 500 ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidRequest;
    throw new ProtocolError(code, error.message, data);
  }
}

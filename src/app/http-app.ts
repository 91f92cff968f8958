import { Hono } from "hono";
import type { RemoteAccess } from "../auth/oauth/remote-access.ts";
import { shapes } from "../domain/shapes.ts";
import { createAnswerMemory } from "../http/answers/answer-memory.ts";
import { createFastPath, type FastPath } from "../http/answers/fast-path.ts";
import { mountCors } from "../http/cors.ts";
import { mountMcp } from "../http/mcp.ts";
import { administration, buildOpenApi } from "../http/openapi/document.ts";
import type { AllowedHosts } from "../http/origin-check.ts";
import { mountPages } from "../http/pages.ts";
import { createReadiness, mountReadiness } from "../http/readiness.ts";
import { mountResourceMetadata } from "../http/resource-metadata.ts";
import { mountRest } from "../http/rest.ts";
import { createStateCodec } from "../mcp/elicitation/context.ts";
import { buildResourceKinds } from "../mcp/resources/build-kinds.ts";
import { definitionByScope } from "../mcp/session/definition-by-scope.ts";
import { buildToolDefinitions, type ToolDefinition } from "../mcp/tools/definitions.ts";
import { createMcpOverHttp } from "../mcp/transports/http.ts";
import { isAdminScope } from "../operation/scopes.ts";
import { errorFacts, type Log } from "../platform/logger.ts";
import type { Launch } from "../shared/agent-clients.ts";
import { mountWeb } from "../web/web.ts";
import type { Service } from "./service.ts";

export interface AppOptions {
  service: Service;
  hosts: AllowedHosts;
  version: string;
  /** Identifies the served database on this machine. Shown by the health check. */
  dataId?: string | undefined;
  /** The folder of the database. */
  dataDir?: string | undefined;
  toolsets: readonly string[];
  log: Log;
  /** Browsers reach the pages over TLS. */
  isSecure?: boolean;
  /** The port that browsers use, if not the server's own. */
  pagesPort?: number | undefined;
  /** Accepts access tokens in addition to keys. */
  remote?: RemoteAccess | undefined;
  /** The command that the pages show for connecting an agent. */
  launch?: Launch;
  /** Resolves when the server may get requests. */
  warmUp?: Promise<void>;
  /** Data from the build. Missing parts are created now. */
  builtTools?: readonly ToolDefinition[];
}

export interface App {
  app: Hono;
  /** Answers repeated GETs. */
  fastPath: FastPath;
  /** Makes /readyz report that this server is not ready. */
  drain: () => void;
  /** Ends notification streams, which would otherwise stay open. */
  endStreams: () => Promise<void>;
  close: () => Promise<void>;
}

/** Wires the HTTP surface: REST, MCP, the OpenAPI document and the pages. */
export function createApp({
  service,
  hosts,
  version,
  dataId,
  dataDir,
  toolsets,
  log,
  isSecure = false,
  pagesPort,
  remote,
  launch = { command: "career-context", args: ["mcp"] },
  warmUp,
  builtTools,
}: AppOptions): App {
  const app = new Hono();
  const every = [...service.operations.values()];
  const own = every.filter(({ scope }) => !isAdminScope(scope));
  const admin = every.filter(({ scope }) => isAdminScope(scope));
  const onError = (error: Error) => log.debug("An MCP request was refused.", errorFacts(error));
  const definitionOf = definitionByScope(
    {
      tools: buildToolDefinitions(every, builtTools),
      version,
      resources: buildResourceKinds(every),
      timers: service.runtime.timers,
      executor: async () => service.executor,
      operations: async () => service.operations,
      changeFeed: async () => service.changeFeed,
      stateCodec: createStateCodec(service.secret),
      onBug: (error, requestId) => service.onBug(error, requestId, "mcp"),
    },
    toolsets,
  );
  const mcp = createMcpOverHttp(definitionOf, onError);
  const answers = createAnswerMemory(service.store.stamp);
  mountCors(app, hosts);
  mountRest(app, service.operations, { ...service, hosts, answers, remote });
  const missingPage = mountWeb(app, {
    ...service,
    hosts,
    place: { port: () => pagesPort ?? hosts.port(), isSecure },
    dataDir,
    launch,
    fillDemo: async (userId) => (await import("./demo/fill.ts")).fillDemo(service, userId),
  });
  mountMcp(app, mcp, { ...service, hosts, remote });
  if (remote) mountResourceMetadata(app, remote, hosts);
  const readiness = createReadiness(service.store, service.runtime.timers, warmUp);
  mountReadiness(app, readiness);
  const oauth = remote && { issuers: remote.issuers, scopes: remote.resources.rest.scope.split(" ") };
  const documents = {
    document: () => buildOpenApi(own, version, shapes, { ...(oauth && { oauth }) }),
    adminDocument: () => buildOpenApi(admin, version, shapes, { about: administration }),
  };
  mountPages(app, { ...service, hosts, ...documents, version, dataId, missingPage });
  const fastPath = createFastPath({ ...service, hosts, remote }, answers);
  const { drain } = readiness;
  return { app, fastPath, drain, endStreams: mcp.endStreams, close: () => mcp.close() };
}

import type { Client } from "@modelcontextprotocol/client";
import type { Hono } from "hono";
import { expect, onTestFinished } from "vitest";
import { createPageFetcher } from "../../src/app/fetch-page.ts";
import { createApp } from "../../src/app/http-app.ts";
import { createFileReader } from "../../src/app/reader/file-reader.ts";
import { createService, type Service } from "../../src/app/service.ts";
import type { HeavyWorker } from "../../src/app/worker/worker.ts";
import { issueKey } from "../../src/auth/issue-key.ts";
import { createRemoteAccess } from "../../src/auth/oauth/remote-access.ts";
import type { Alert } from "../../src/domain/alerts/schema.ts";
import type { FastPath } from "../../src/http/answers/fast-path.ts";
import type { Operation } from "../../src/operation/definition.ts";
import type { ReadFile, ServerFacts } from "../../src/operation/handler.ts";
import type { OAuthSettings } from "../../src/platform/config.ts";
import type { Log } from "../../src/platform/logger.ts";
import { createSystemTimers } from "../../src/platform/runtime.ts";
import type { Store } from "../../src/store/ports/store.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";
import type { Engine } from "./engine.ts";
import { type FakeRuntime, fakeRuntime } from "./fake-runtime.ts";
import type { Image, Inside } from "./inside.ts";
import { asObject, type Json } from "./json.ts";
import { connectMcp } from "./mcp/client.ts";
import { openEngine } from "./open-engine.ts";
import { type FiredEvent, watchOutbox } from "./outbox-watch.ts";

/** The process that reads files is the built one, as people run it. */
const reader = new URL("../../dist/reader.js", import.meta.url);

export const PORT = 8787;
export const HOST = `localhost:${PORT}`;
/** Where clients reach a program that takes access tokens. */
export const PUBLIC_URL = "https://career.example";
export const HOUR_MS = 60 * 60 * 1000;

type IssuedKey = Parameters<typeof issueKey>[1];

export interface Setup {
  runtime?: FakeRuntime;
  /** What keeps the data; SQLite unless said. */
  engine?: Engine;
  /** Of `tempPlace`, to be opened again later; the test's own unless said. */
  place?: string;
  /** What the database begins as; empty unless said. */
  image?: Image;
  /** Sees each statement that is sent to PostgreSQL. */
  onStatement?: (statement: string) => void;
  /** Puts something around the real store, which fails for example. */
  around?: (store: Store) => Store;
  server?: Partial<ServerFacts>;
  /** Reads files in place of the built process. */
  readFile?: ReadFile;
  /** Pages are fetched, under the rules of `server`. */
  allowFetch?: boolean;
  toolsets?: readonly string[];
  /** What the program seals with; by default one of its own data. */
  secret?: string;
  declarations?: readonly Operation[];
  /** Does the heavy work, which is otherwise done here. */
  heavyWorker?: HeavyWorker;
  allowedHosts?: readonly string[];
  /** Whose pages may use REST. */
  corsOrigins?: readonly string[];
  /** Browsers reach the pages by TLS. */
  isSecure?: boolean;
  /** Whose access tokens are taken; the address of clients is `https://career.example`. */
  oauth?: Partial<OAuthSettings>;
  /** Errors logged do not fail the test. */
  expectBugs?: boolean;
  /** Takes every log entry in place of the harness. */
  log?: Log;
}

export interface Sent {
  key?: string | undefined;
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The client's address as the socket would have it. */
  address?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON object that came; `{}` where the body was empty. */
  body: Json;
}

export interface Harness {
  runtime: FakeRuntime;
  store: Store;
  /** The database under the store, to look past it. */
  inside: Inside;
  /** The connection under a store of SQLite. */
  sqlite: Database | undefined;
  /** Where the data are, for another program to open them. */
  place: string;
  service: Service;
  app: Hono;
  fastPath: FastPath;
  /** As after a signal. */
  drain: () => void;
  /** Log entries of level error so far. */
  bugs: Json[];
  newUser: () => Promise<string>;
  /** A key of a user, with every scope unless said; gives what a caller sends. */
  newKey: (userId: string, more?: Partial<IssuedKey>) => Promise<string>;
  /** A fresh user and a key with every scope. */
  newPerson: () => Promise<{ userId: string; key: string }>;
  send: (method: string, path: string, sent?: Sent) => Promise<Answer>;
  /** A connected client of the newest protocol revision. */
  mcp: (key: string) => Promise<Client>;
  addAlert: (userId: string, more?: Partial<Alert>) => Promise<Alert>;
  /** Events committed to the outbox since the last time this was asked, oldest first. */
  fired: () => FiredEvent[];
  /** Ends it as the program ends; a test that does not is cleaned up after. */
  close: () => Promise<void>;
}

/** A whole fresh program in memory: real store, service and app; only clock, ids and the socket are fake. */
export async function start(setup: Setup = {}): Promise<Harness> {
  const runtime = setup.runtime ?? fakeRuntime();
  const bugs: Json[] = [];
  const { store: inner, inside, sqlite, place } = await openEngine(setup);
  const watched = watchOutbox(setup.around?.(inner) ?? inner);
  const log = setup.log ?? quietLog(bugs);
  const server: ServerFacts = {
    baseUrl: `http://${HOST}`,
    allowLoopbackTargets: true,
    webhookAllow: [],
    ...setup.server,
  };
  const service = createService({
    store: watched.store,
    runtime,
    server,
    log,
    readFile: setup.readFile ?? createFileReader({ script: reader, timers: createSystemTimers() }),
    ...(setup.allowFetch && {
      fetchPage: createPageFetcher({
        lookup: runtime.addressesOf,
        timers: runtime.timers,
        rules: () => server,
      }),
    }),
    ...(setup.secret !== undefined && { secret: setup.secret }),
    ...(setup.declarations && { declarations: setup.declarations }),
    ...(setup.heavyWorker && { heavyWorker: () => setup.heavyWorker as HeavyWorker }),
  });
  const {
    app,
    fastPath,
    drain,
    close: closeApp,
  } = createApp({
    service,
    hosts: { port: () => PORT, names: setup.allowedHosts ?? [], origins: setup.corsOrigins ?? [] },
    ...(setup.oauth && { remote: remoteAccess(service, setup.oauth, log) }),
    version: "0.0.0",
    toolsets: setup.toolsets ?? ["core"],
    ...(setup.isSecure && { isSecure: true }),
    log,
  });
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await closeApp();
    await service.close();
  };
  onTestFinished(async () => {
    await close();
    if (!setup.expectBugs) expect(bugs).toEqual([]);
  });
  const helpers = people(service);
  return {
    runtime,
    store: watched.store,
    ...{ inside, sqlite, place },
    service,
    app,
    fastPath,
    drain,
    bugs,
    ...helpers,
    send: (method, path, sent = {}) => send(app, method, path, sent),
    mcp: (key) => connectMcp(app, HOST, key),
    addAlert: (userId, more = {}) => addAlert(service, userId, more),
    fired: watched.fired,
    close,
  };
}

function remoteAccess({ store, runtime, scopes }: Service, oauth: Partial<OAuthSettings>, log: Log) {
  return createRemoteAccess({
    ...{ store, runtime, scopes },
    ...{ issuers: [], newUsers: false, audience: undefined, ...oauth },
    publicUrl: new URL(PUBLIC_URL),
    onFailure: (issuer, reason) => log.warn(reason, { issuer }),
  });
}

function quietLog(bugs: Json[]): Log {
  const ignore = () => undefined;
  const keep = (message: string, facts: Json = {}) => void bugs.push({ message, ...facts });
  return { debug: ignore, info: ignore, warn: ignore, error: keep };
}

function people(service: Service) {
  const { store, runtime } = service;
  const newUser = async () => {
    const id = runtime.newId("usr");
    await store.access.createUser({ id, name: null, email: null, createdAt: runtime.now().toISOString() });
    return id;
  };
  const newKey = async (userId: string, more: Partial<IssuedKey> = {}) => {
    const { key } = await issueKey(service, { userId, name: "test key", scopes: service.scopes, ...more });
    return key;
  };
  const newPerson = async () => {
    const userId = await newUser();
    return { userId, key: await newKey(userId) };
  };
  return { newUser, newKey, newPerson };
}

async function send(app: Hono, method: string, path: string, sent: Sent): Promise<Answer> {
  const headers = new Headers({ host: HOST, ...sent.headers });
  if (sent.key !== undefined) headers.set("authorization", `Bearer ${sent.key}`);
  const payload = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  if (payload !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
  const response = await app.request(
    path,
    { method, headers, ...(payload !== undefined && { body: payload }) },
    { incoming: { socket: { remoteAddress: sent.address ?? "127.0.0.1" } } },
  );
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  const body = isJson && text !== "" ? asObject(JSON.parse(text)) : {};
  return { status: response.status, headers: response.headers, text, body };
}

async function addAlert({ store, runtime }: Service, userId: string, more: Partial<Alert>): Promise<Alert> {
  const alert: Alert = {
    id: runtime.newId("alr"),
    userId,
    alertType: "inactivity",
    severity: "info",
    message: "Nothing was noted for a while.",
    isRead: false,
    isDismissed: false,
    createdAt: runtime.now().toISOString(),
    ...more,
  };
  await store.write(userId, (tx) => tx.alerts.put(alert));
  return alert;
}

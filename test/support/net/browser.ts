import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { z } from "zod";

/** A Chromium of this machine, if there is one. */
export const chromium = ["chromium", "chromium-browser", "google-chrome"]
  .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
  .find((file) => existsSync(file));

const Message = z.looseObject({
  id: z.number().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
type Message = z.infer<typeof Message>;

type Params = Record<string, unknown>;

/** One page or one frame of another site. */
export interface Target {
  send: (method: string, params?: Params) => Promise<unknown>;
  /** The value of an expression, waited for where it is a promise. */
  evaluate: (expression: string) => Promise<unknown>;
}

export interface Tab extends Target {
  /** The frame of another site whose address contains the text; waits until it is there. */
  frame: (address: string) => Promise<Target>;
}

export interface Browser {
  open: (address: string, width: number, height: number) => Promise<Tab>;
  close: () => Promise<void>;
}

/** Starts a headless browser, spoken to over a pipe. */
export async function openBrowser(command: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "career-context-browser-"));
  const flags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
  ];
  const child = spawn(
    command,
    [...flags, `--user-data-dir=${profile}`, "--remote-debugging-pipe", "about:blank"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    },
  );
  const wire = talk(child);
  return {
    open: (address, width, height) => openTab(wire, address, width, height),
    close: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      await Promise.race([gone, wire.send("Browser.close", {}).catch(() => undefined)]);
      if (child.exitCode === null && child.signalCode === null) await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Wire {
  send: (method: string, params: Params, sessionId?: string) => Promise<unknown>;
  heard: Message[];
}

/** Chromium reads file 3 and writes file 4: JSON texts that end in a zero byte. */
function talk(child: ChildProcess): Wire {
  const [, , , input, output] = child.stdio;
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const heard: Message[] = [];
  let asked = 0;
  let rest = "";
  let ended = false;
  // A browser that died must fail the test, not let it wait.
  child.once("exit", () => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new Error("The browser has ended."));
  });
  writable(input).on("error", () => undefined);
  readable(output).setEncoding("utf8");
  readable(output).on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const message = Message.parse(JSON.parse(part));
      const asker = message.id === undefined ? undefined : waiting.get(message.id);
      if (!asker) heard.push(message);
      else if (message.error) asker.reject(new Error(message.error.message));
      else asker.resolve(message.result);
    }
  });
  return {
    heard,
    send: (method, params, sessionId) => {
      if (ended) return Promise.reject(new Error("The browser has ended."));
      asked += 1;
      const id = asked;
      writable(input).write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
  };
}

function readable(stream: unknown): Readable {
  if (typeof stream === "object" && stream !== null && "setEncoding" in stream) return stream as Readable;
  throw new Error("The browser has no output pipe.");
}

function writable(stream: unknown): Writable {
  if (typeof stream === "object" && stream !== null && "write" in stream) return stream as Writable;
  throw new Error("The browser has no input pipe.");
}

const Attached = z.looseObject({
  sessionId: z.string(),
  targetInfo: z.looseObject({ targetId: z.string() }),
});

async function openTab(wire: Wire, address: string, width: number, height: number): Promise<Tab> {
  const made = await wire.send("Target.createTarget", { url: "about:blank" });
  const { targetId } = z.object({ targetId: z.string() }).parse(made);
  const joined = await wire.send("Target.attachToTarget", { targetId, flatten: true });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(joined);
  const tab = targetOf(wire, sessionId);
  await tab.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  const size = { width, height, deviceScaleFactor: 1, mobile: false };
  await tab.send("Emulation.setDeviceMetricsOverride", size);
  await tab.send("Page.navigate", { url: address });
  return { ...tab, frame: (part) => frameOf(wire, sessionId, part) };
}

function targetOf(wire: Wire, sessionId: string): Target {
  const send = (method: string, params: Params = {}) => wire.send(method, params, sessionId);
  return {
    send,
    evaluate: async (expression) => {
      const answer = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = z
        .looseObject({
          result: z.looseObject({ value: z.unknown().optional() }),
          exceptionDetails: z.unknown().optional(),
        })
        .parse(answer);
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    },
  };
}

async function frameOf(wire: Wire, parent: string, part: string): Promise<Target> {
  const find = async () => {
    for (const { method, sessionId, params } of wire.heard) {
      if (method !== "Target.attachedToTarget" || sessionId !== parent) continue;
      const target = targetOf(wire, Attached.parse(params).sessionId);
      if (String(await target.evaluate("location.href")).includes(part)) return target;
    }
    return undefined;
  };
  return eventually(`there is a frame at ${part}`, find);
}

const PATIENCE_MS = 60_000;

/** Asks again and again until there is something; throws after a minute, saying what was waited for. */
export async function eventually<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  const last = Date.now() + PATIENCE_MS;
  while (Date.now() < last) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Waited in vain until ${what}.`);
}

import { expect, onTestFinished } from "vitest";
import type { FakeTimers } from "../fake-timers.ts";
import { asObject, at, type Json } from "../json.ts";
import { rawRequest } from "./raw.ts";

/** Real time that another process may take: a loaded machine must fail nothing. */
const PATIENCE_MS = 20_000;
/** Time of the fake timers within which every notice comes, and the length of a step. */
const WITHIN_MS = 10_000;
const STEP_MS = 100;

export interface Listening {
  /** What the server granted. */
  granted: Json;
  /** The next notice: `updated URI`, `list changed`, or `over` at the stream's end. */
  next: () => Promise<string>;
  /** Leaves, as a client that goes away. */
  leave: () => Promise<void>;
}

/** Listens to changes in the stateless revision; `send` is the way to the server, whose timers are stepped where they are fake. */
export async function listen(
  send: (request: ReturnType<typeof rawRequest>) => Promise<Response> | Response,
  notifications: Json,
  timers?: FakeTimers,
): Promise<Listening> {
  const response = await send(rawRequest("modern", "subscriptions/listen", { notifications }));
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const frames = framesOf(response, timers);
  const granted = await frames.next();
  expect(granted?.method).toBe("notifications/subscriptions/acknowledged");
  onTestFinished(() => frames.leave());
  return {
    granted: asObject(at(granted, "params", "notifications")),
    next: async () => noticeOf(await frames.next()),
    leave: frames.leave,
  };
}

/** A message of the server in a word. */
export function noticeOf(message: Json | undefined): string {
  if (message === undefined || "result" in message) return message ? "over" : "cut";
  if (message.method === "notifications/resources/list_changed") return "list changed";
  return `updated ${at(message, "params", "uri")}`;
}

function framesOf(response: Response, timers: FakeTimers | undefined) {
  if (!response.body) throw new Error("There should be a stream.");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const whole = (): Json | undefined => {
    const end = text.indexOf("\n\n");
    if (end === -1) return undefined;
    const frame = text.slice(0, end);
    text = text.slice(end + 2);
    const data = frame.split("\n").find((line) => line.startsWith("data: "));
    return data === undefined ? whole() : asObject(JSON.parse(data.slice("data: ".length)));
  };
  const next = async (): Promise<Json | undefined> => {
    const known = whole();
    if (known) return known;
    const { done, value } = await (timers ? stepped(reader.read(), timers) : inTime(reader.read()));
    if (done) return undefined;
    text += value;
    return next();
  };
  return { next, leave: () => reader.cancel() };
}

/** The promise's value; throws where it does not come. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${PATIENCE_MS / 1000} s.`)), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The promise's value, in as many steps of the timers as it takes; throws where it does not come. */
async function stepped<T>(promise: Promise<T>, { advance }: FakeTimers): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  for (let passed = 0; passed < WITHIN_MS && !isSettled; passed += STEP_MS) await advance(STEP_MS);
  if (!isSettled) throw new Error(`Nothing came within ${WITHIN_MS / 1000} s of the timers' time.`);
  return promise;
}

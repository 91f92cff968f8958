import { expect, onTestFinished } from "vitest";
import { asObject, at, type Json } from "../json.ts";
import { rawRequest } from "./raw.ts";

/** How long anything is waited for, so that a loaded machine fails nothing. */
const PATIENCE_MS = 20_000;

export interface Listening {
  /** What the server granted. */
  granted: Json;
  /** The next notice: `updated URI`, `list changed`, or `over` at the stream's end. */
  next: () => Promise<string>;
  /** Leaves, as a client that goes away. */
  leave: () => Promise<void>;
}

/** Listens to changes in the stateless revision; `send` is the way to the server. */
export async function listen(
  send: (request: ReturnType<typeof rawRequest>) => Promise<Response> | Response,
  notifications: Json,
): Promise<Listening> {
  const response = await send(rawRequest("modern", "subscriptions/listen", { notifications }));
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const frames = framesOf(response);
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

function framesOf(response: Response) {
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
    const { done, value } = await inTime(reader.read());
    if (done) return undefined;
    text += value;
    return next();
  };
  return { next, leave: () => reader.cancel() };
}

/** The promise's value; throws where it does not come. */
export async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Waited in vain.")), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

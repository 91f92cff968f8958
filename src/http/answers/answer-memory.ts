import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLive } from "../../auth/stored-keys.ts";
import type { Reply } from "../../operation/types.ts";
import type { KeyRecord, Store } from "../../store/ports/store.ts";
import type { EnvelopeParts } from "./envelope.ts";

/** A stored answer to a GET. */
interface RememberedAnswer {
  key: KeyRecord;
  operation: string;
  /** The path as the access log shows it. */
  resource: string;
  tag: string;
  parts: EnvelopeParts;
}

/** A stored answer that is found again. */
export interface FoundAnswer extends RememberedAnswer {
  /** Set if the store may have changed since. The answer is valid only if the caller's revision is still this one. */
  revision: number | undefined;
}

export interface AnswerMemory {
  /** The stored answer to an equal request, unless the store has changed since. */
  find(request: IncomingMessage, now: Date): FoundAnswer | undefined;
  keep(request: IncomingMessage, kept: NonNullable<Reply["kept"]>, answer: RememberedAnswer): void;
}

const MOST_ANSWERS = 200;

/** Creates a memory of answers. They are valid while `stamp`, the store's change stamp, is the same, if it has one. */
export function createAnswerMemory(stamp: Store["stamp"]): AnswerMemory {
  const answers = new Map<string, FoundAnswer & { until: number }>();
  let current: object | undefined;
  const dropStale = () => {
    const now = stamp();
    if (now !== current || answers.size >= MOST_ANSWERS) answers.clear();
    current = now;
  };

  return {
    find(request, now) {
      if (answers.size === 0) return undefined;
      const id = idOf(request);
      const answer = id === undefined ? undefined : answers.get(id);
      if (!answer || stamp() !== current) return undefined;
      return now.getTime() < answer.until && isLive(answer.key, now) ? answer : undefined;
    },
    keep(request, kept, answer) {
      dropStale();
      const id = idOf(request);
      if (id === undefined || kept.stamp !== current) return;
      const revision = current ? undefined : kept.revision;
      answers.set(id, { ...answer, revision, until: kept.until });
    },
  };
}

/**
 * A digest of the request, equal for requests with the same answer. It is a digest so that no API key stays in memory.
 * Undefined for anything but plain GETs of a program: headers from browsers and proxies need the full checks.
 */
function idOf({ method, url = "", headers, rawHeaders }: IncomingMessage): string | undefined {
  if (method !== "GET" || !url.startsWith("/")) return undefined;
  if (unusual.some((name) => headers[name] !== undefined)) return undefined;
  // The two header parsers differ if a header was sent twice.
  if (Object.keys(headers).length * 2 !== rawHeaders.length) return undefined;
  const { host = "", authorization = "", "x-api-key": apiKey = "" } = headers;
  return hash("sha256", `${host}\n${authorization}\n${apiKey}\n${url}`, "base64url");
}

const unusual = ["origin", "sec-fetch-site", "content-length", "transfer-encoding", "upgrade"] as const;

let last = { at: Number.NaN, text: "" };

/**
 * A time as RFC 3339 text. Requests in the same millisecond share it: formatting costs more than most steps of a
 * request.
 */
export function formatTime(time: Date): string {
  const at = time.getTime();
  if (at !== last.at) last = { at, text: time.toISOString() };
  return last.text;
}

import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLive } from "../auth/key-hash.ts";
import type { Reply } from "../operation/types.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import type { EnvelopeParts } from "./envelope.ts";

/** An answer to a GET with all that is needed to give it again. */
interface RememberedAnswer {
  key: KeyRecord;
  operation: string;
  /** The path as the access log shows it. */
  resource: string;
  tag: string;
  parts: EnvelopeParts;
}

export interface AnswerMemory {
  /** The answer to a request that says the same as an earlier one, if nothing at all has changed in the store since. */
  find(request: IncomingMessage, now: Date): RememberedAnswer | undefined;
  keep(request: IncomingMessage, kept: NonNullable<Reply["kept"]>, answer: RememberedAnswer): void;
}

const MOST_ANSWERS = 200;

/** Creates the memory of answers that `stamp`, the store's change stamp, makes valid. */
export function createAnswerMemory(stamp: Store["stamp"]): AnswerMemory {
  const answers = new Map<string, RememberedAnswer & { until: number }>();
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
      if (id !== undefined && kept.stamp === current) answers.set(id, { ...answer, until: kept.until });
    },
  };
}

/**
 * The same for requests with the same answer: a digest, so that no key stays in memory. Undefined for all but the plain
 * GETs of a program: what a browser or a proxy adds is for the checks to judge.
 */
function idOf({ method, url = "", headers, rawHeaders }: IncomingMessage): string | undefined {
  if (method !== "GET" || !url.startsWith("/")) return undefined;
  if (unusual.some((name) => headers[name] !== undefined)) return undefined;
  // Of a header that was sent twice, the two readers of headers do not make the same.
  if (Object.keys(headers).length * 2 !== rawHeaders.length) return undefined;
  const { host = "", authorization = "", "x-api-key": apiKey = "" } = headers;
  return hash("sha256", `${host}\n${authorization}\n${apiKey}\n${url}`, "base64url");
}

const unusual = ["origin", "sec-fetch-site", "content-length", "transfer-encoding", "upgrade"] as const;

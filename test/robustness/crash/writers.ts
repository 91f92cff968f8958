import { z } from "zod";
import type { Server, Stdio } from "./member.ts";
import { type Chance, pause } from "./random.ts";

/** What became of one write: `unknown` where the process died before it answered, and it was not sent again. */
export interface Write {
  token: string;
  kind: Kind["name"];
  outcome: "acknowledged" | "refused" | "unknown";
  id?: string;
  /** How often it was sent. */
  sent: number;
  /** Whether the answer was that of an earlier sending. */
  replayed: boolean;
}

interface Kind {
  name: "timeline" | "memory" | "job";
  operation: string;
  path: string;
  input: (token: string) => Record<string, unknown>;
}

const kinds: readonly Kind[] = [
  {
    name: "timeline",
    operation: "timeline.create",
    path: "/api/v1/timeline",
    input: (token) => ({ eventType: "crash.write", eventData: { token } }),
  },
  {
    name: "memory",
    operation: "memories.create",
    path: "/api/v1/memories",
    input: (token) => ({ contentText: `Remember ${token} whatever happens` }),
  },
  {
    name: "job",
    operation: "jobsWorkspace.create",
    path: "/api/v1/jobs-workspace",
    input: (token) => ({ type: "opportunity", title: token, sourceType: "manual" }),
  },
];

const Created = z.looseObject({ data: z.looseObject({ id: z.string() }) });
const ToolAnswer = z.looseObject({
  result: z.looseObject({ isError: z.boolean().optional(), structuredContent: z.looseObject({}) }),
});

export interface Writing {
  isOver: () => boolean;
  key: string;
  random: Chance;
  written: Write[];
}

/** Writes over REST, each until it is acknowledged: with the same Idempotency-Key, at whichever server is there. */
export async function writeOverRest(
  name: string,
  servers: readonly Server[],
  writing: Writing,
): Promise<void> {
  for (let number = 0; !writing.isOver(); number += 1) {
    const kind = kindOf(writing.random);
    const token = `${name}x${number}`;
    const write: Write = { token, kind: kind.name, outcome: "unknown", sent: 0, replayed: false };
    writing.written.push(write);
    let acknowledged: Acknowledged | undefined;
    for (let turn = number; !acknowledged; turn += 1) {
      const url = servers[turn % servers.length]?.url();
      write.sent += url === undefined ? 0 : 1;
      if (url !== undefined)
        acknowledged = await send(`${url}${kind.path}`, kind.input(token), writing.key, token);
      if (!acknowledged) await pause(20);
    }
    Object.assign(write, acknowledged);
    await pause(writing.random.between(0, 10));
  }
}

type Acknowledged = Required<Pick<Write, "outcome" | "id" | "replayed">>;

/** Undefined where it was not acknowledged: it may be written or not. */
async function send(
  url: string,
  body: unknown,
  key: string,
  token: string,
): Promise<Acknowledged | undefined> {
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    "idempotency-key": token,
  };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => undefined);
  const status = answer?.response.status;
  if (!answer || status === 409 || status === 503) return undefined;
  if (status !== 201) throw new Error(`${token} was answered ${status}: ${answer.text}`);
  const replayed = answer.response.headers.get("idempotency-replayed") === "true";
  return { outcome: "acknowledged", id: Created.parse(JSON.parse(answer.text)).data.id, replayed };
}

/** Writes over stdio, each once: a client there has no key by which to send again. */
export async function writeOverStdio(name: string, stdio: Stdio, writing: Writing): Promise<void> {
  for (let number = 0; !writing.isOver(); number += 1) {
    const kind = kindOf(writing.random);
    const token = `${name}x${number}`;
    const write: Write = { token, kind: kind.name, outcome: "unknown", sent: 1, replayed: false };
    writing.written.push(write);
    const answer = await stdio.call("write_operation", {
      operation: kind.operation,
      arguments: kind.input(token),
    });
    if (answer !== undefined) {
      const { isError, structuredContent } = ToolAnswer.parse(answer).result;
      write.outcome = isError ? "refused" : "acknowledged";
      if (!isError) write.id = Created.parse(structuredContent).data.id;
    }
    await pause(writing.random.between(0, 10));
  }
}

function kindOf(random: Chance): Kind {
  const luck = random.next();
  const [timeline, memory, job] = kinds;
  if (!timeline || !memory || !job) throw new Error("There are three kinds.");
  return luck < 0.6 ? timeline : luck < 0.85 ? memory : job;
}

// A strict program on the installed package; a test compiles and runs it against a server, and reads what it prints.
import {
  CareerContextError,
  type Client,
  ConnectionError,
  createClient,
  type MemoryNode,
  verifyWebhook,
  WebhookVerificationError,
} from "career-context-client";

declare const process: { argv: string[] };

interface Given {
  url: string;
  key: string;
  token: string;
  memories: number;
  delivery: { headers: Record<string, string>; body: string; secret: string };
}

const [, , step = "", given = "{}"] = process.argv;
const { url, key, token, memories, delivery }: Given = JSON.parse(given);
const client: Client = createClient({ url, key });

/** What an error is, by its class. */
async function failed(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    if (error instanceof CareerContextError) {
      const { name, status, type, message, requestId, retryAfterSeconds, next } = error;
      return { name, status, type, message, requestId, retryAfterSeconds, next };
    }
    if (error instanceof ConnectionError || error instanceof WebhookVerificationError) return error.name;
    return error instanceof Error ? error.name : error;
  }
  return "no error";
}

async function calls(): Promise<unknown> {
  const { data: profile } = await client.profile.update({ current_job_title: "Electrician" });
  const title: string | null | undefined = profile.profile.current_job_title;
  const { data: made, metadata } = await client.memories.create({ contentText: "Likes “wind” & 风." });
  const requestId: string = metadata.requestId;
  const { data: changed } = await client.memories.update({ id: made.id, contentText: "Likes wind." });
  const { data: sharing } = await client.dataSharing.update({ shareCareerPath: true });
  const { data: deleted } = await client.memories.delete({ id: made.id });
  const context = await client.context.get({ expand: ["alerts", "careerHealth"], alertsLimit: 1 });
  // @ts-expect-error: the id is needed.
  const without = await failed(client.memories.delete({}));
  // @ts-expect-error: a view that is none.
  const unknownView = await failed(client.context.get({ view: "tiny" }));
  return {
    title,
    requestId,
    changed: changed.contentText,
    sharing: sharing.shareCareerPath,
    deleted: deleted.deleted,
    expanded: context.metadata.expanded,
    without,
    unknownView,
  };
}

async function files(): Promise<unknown> {
  const calendar = await client.followUps.calendar({ token });
  const text = new TextDecoder().decode(calendar.content);
  return { mediaType: calendar.mediaType, begins: text.slice(0, 15) };
}

async function pages(): Promise<unknown> {
  for (let nth = 0; nth < memories; nth += 1)
    await client.memories.create({ contentText: `Note ${nth}`, nodeType: "walked" });
  const found: MemoryNode[] = [];
  for await (const memory of client.memories.list.all({ nodeType: "walked", limit: 100 })) found.push(memory);
  const texts: Set<string> = new Set(found.map(({ contentText }) => contentText));
  let first = 0;
  for await (const _ of client.memories.list.all({ limit: 2 })) {
    first += 1;
    if (first === 3) break;
  }
  return { found: found.length, different: texts.size, first };
}

async function createOnce(): Promise<unknown> {
  const { data } = await client.timeline.create({ eventType: "interview.held" });
  return data.eventType;
}

/** The delivery as its sender would have signed it so many seconds from now. */
async function signedAt(seconds: number): Promise<Record<string, string>> {
  const { headers, body, secret } = delivery;
  const time = String(Math.floor(Date.now() / 1000) + seconds);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const raw = Uint8Array.from(atob(secret.slice("whsec_".length)), (character) => character.charCodeAt(0));
  const signer = await crypto.subtle.importKey("raw", raw, algorithm, false, ["sign"]);
  const text = new TextEncoder().encode(`${headers["webhook-id"]}.${time}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", signer, text));
  const shown = btoa(String.fromCharCode(...signature));
  return { ...headers, "webhook-timestamp": time, "webhook-signature": `v1,AAAA v1,${shown}` };
}

async function webhook(): Promise<unknown> {
  const { headers, body, secret } = delivery;
  const right = await verifyWebhook(new Headers(headers), body, { secret });
  const hex = await verifyWebhook(headers, new TextEncoder().encode(body), { secret, scheme: "hex" });
  const other = `${secret.slice(0, -4)}AAA=`;
  const { "webhook-timestamp": time = "", ...rest } = headers;
  const old = { ...rest, "webhook-timestamp": String(Number(time) - 301) };
  return {
    event: right.event,
    hex: hex.event,
    either: (await verifyWebhook(headers, body, { secret: [other, secret] })).event,
    late: (await verifyWebhook(await signedAt(-280), body, { secret })).event,
    later: (await verifyWebhook(await signedAt(-400), body, { secret, toleranceSeconds: 500 })).event,
    wrongs: await Promise.all([
      failed(verifyWebhook(await signedAt(-301), body, { secret })),
      failed(verifyWebhook(await signedAt(320), body, { secret })),
      failed(verifyWebhook(await signedAt(-20), body, { secret, toleranceSeconds: 10 })),
      failed(verifyWebhook(headers, `${body} `, { secret })),
      failed(verifyWebhook(headers, body, { secret: other })),
      failed(verifyWebhook(old, body, { secret, toleranceSeconds: 1000 })),
      failed(verifyWebhook(rest, body, { secret })),
      failed(verifyWebhook({}, body, { secret })),
      failed(verifyWebhook(headers, `${body} `, { secret, scheme: "hex" })),
      failed(verifyWebhook({ ...headers, "x-webhook-signature": "" }, body, { secret, scheme: "hex" })),
    ]),
  };
}

const steps: Record<string, () => Promise<unknown>> = {
  calls,
  files,
  pages,
  createOnce,
  createAgain: () => failed(createOnce()),
  webhook,
  read: async () => (await client.memories.list({ limit: 1 })).metadata.count,
  remove: () => failed(client.memories.delete({ id: "mem_none" })),
  error: () => failed(client.alerts.update({ id: "alr_none", action: "read" })),
  refused: () => failed(client.context.get()),
  aborted: () => failed(client.context.get({}, { signal: AbortSignal.abort() })),
};
console.log(JSON.stringify(await steps[step]?.()));

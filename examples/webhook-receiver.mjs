// A webhook receiver: subscribes itself, asks for a test delivery, prints what arrives, unsubscribes on Ctrl-C.
//
//   CAREER_CONTEXT_KEY=sk_… node examples/webhook-receiver.mjs [http://127.0.0.1:8787]
//
// The server sends to addresses of its own machine only while it listens on loopback itself, as it does by default.

import { createServer } from "node:http";
import { verify } from "./verify-webhook.mjs";

const url = process.argv[2] ?? "http://127.0.0.1:8787";
const key = process.env.CAREER_CONTEXT_KEY;
if (!key) throw new Error("Set CAREER_CONTEXT_KEY to a key of the server.");

async function call(method, path, body) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.type}: ${answer.message}`);
  return answer.data;
}

let secret = "";
// A delivery can come twice, after a retry whose first answer was lost; its event keeps its id.
const seen = new Set();

const receiver = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // The signature covers the bytes as sent: verify first, parse afterwards.
  const body = Buffer.concat(chunks).toString("utf8");
  const signed = request.headers["webhook-signature"] !== undefined && verify(secret, request.headers, body);
  // Answer within seconds and work afterwards; anything but 2xx is tried again later.
  response.writeHead(signed ? 204 : 401).end();
  if (!signed) return console.log("Refused a request without a valid signature.");
  const id = request.headers["webhook-id"];
  if (seen.has(id)) return;
  seen.add(id);
  const { event, data } = JSON.parse(body);
  console.log(`${event}: ${JSON.stringify(data)}`);
});

await new Promise((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${receiver.address().port}/`;
const subscription = await call("POST", "/webhooks", { url: address, events: ["timeline.event"] });
// Shown in this answer only. A real receiver keeps it among its secrets.
secret = subscription.secret;
console.log(`Listening at ${address}`);
await call("POST", `/webhooks/test?id=${subscription.id}`);

process.once("SIGINT", async () => {
  await call("DELETE", `/webhooks?id=${subscription.id}`);
  receiver.close();
  console.log("Unsubscribed.");
});

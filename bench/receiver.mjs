// A webhook receiver in a separate process: answers at once below /ok, never below /hang, and reports what arrived.
import { createServer } from "node:http";

const came = new Map();
const waits = [];
let requests = 0;
let firstAt;
let lastAt;

const server = createServer(async (request, response) => {
  if (request.url === "/report") return void report(response);
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.url.startsWith("/hang")) return;
  lastAt = Date.now();
  firstAt ??= lastAt;
  requests += 1;
  const id = request.headers["x-webhook-delivery"];
  came.set(id, (came.get(id) ?? 0) + 1);
  waits.push(lastAt - Date.parse(JSON.parse(Buffer.concat(chunks).toString()).timestamp));
  response.end();
});

function report(response) {
  response.end(
    JSON.stringify({ requests, deliveries: came.size, ms: (lastAt ?? 0) - (firstAt ?? 0), waits }),
  );
}

server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit());
